# QANUN_SANITIZE: a list for -fsanitize=, for example "address,undefined" or "thread".
set(QANUN_SANITIZE "" CACHE STRING "Sanitizers to build with")
if(QANUN_SANITIZE)
  add_compile_options(-fsanitize=${QANUN_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${QANUN_SANITIZE})
endif()
