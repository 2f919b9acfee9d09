# Warnings are errors in our own code, plugins included.
set(QANUN_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
                   -Werror)
set(QANUN_PLUGIN_OPTIONS ${QANUN_WARNINGS})

function(qanun_warnings target)
  target_compile_options(${target} PRIVATE ${QANUN_WARNINGS})
endfunction()
