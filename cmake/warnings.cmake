# Warnings are errors in our own code.
function(qanun_warnings target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor
                                           -Wold-style-cast -Woverloaded-virtual -Werror)
endfunction()
