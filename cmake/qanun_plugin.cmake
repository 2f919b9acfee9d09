# qanun_add_plugin(NAME SOURCES...): a module library that Qanun finds in a plugin folder. The same file serves the tree of
# Qanun and, through find_package(qanun), every project outside it. What differs is set by the caller:
#
#   QANUN_PLUGIN_OUTPUT       folder that the library is built into; by default where CMake puts libraries
#   QANUN_PLUGIN_DESTINATION  folder that it is installed into, below the prefix; by default it is not installed
#   QANUN_PLUGIN_OPTIONS      options of the compiler, such as warnings
#   QANUN_SANITIZE            set where everything is built with sanitizers, which link against missing symbols
function(qanun_add_plugin name)
  add_library(${name} MODULE ${ARGN})
  target_link_libraries(${name} PRIVATE qanun::qanun)
  target_compile_options(${name} PRIVATE ${QANUN_PLUGIN_OPTIONS})
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON
                                           CXX_EXTENSIONS OFF)
  if(NOT QANUN_SANITIZE)
    target_link_options(${name} PRIVATE -Wl,--no-undefined)  # said when it is linked, not when a majlis loads it
  endif()
  if(QANUN_PLUGIN_OUTPUT)
    set_target_properties(${name} PROPERTIES LIBRARY_OUTPUT_DIRECTORY ${QANUN_PLUGIN_OUTPUT})
  endif()
  if(QANUN_PLUGIN_DESTINATION)
    set_target_properties(${name} PROPERTIES INSTALL_RPATH "$ORIGIN/../..")
    install(TARGETS ${name} LIBRARY DESTINATION ${QANUN_PLUGIN_DESTINATION} COMPONENT runtime)
  endif()
endfunction()
