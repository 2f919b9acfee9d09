# What the sanitizer builds need: the test programs with this label and nothing else.
set(QANUN_TEST_LABELS quick threads slow)
foreach(label ${QANUN_TEST_LABELS})
  add_custom_target(tests_${label})
endforeach()

# qanun_add_test(NAME SOURCES... LABELS labels... [LIBRARIES targets...])
#
# Builds one Catch2 program and makes each of its test cases a test of ctest. It may include the kernel's private headers,
# and knows where things are from QANUN_SOURCE_DIR, QANUN_BUILD_DIR and QANUN_PROGRAM.
function(qanun_add_test name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LABELS;LIBRARIES")
  if(NOT arg_LABELS)
    message(FATAL_ERROR "${name}: give it LABELS, some of: ${QANUN_TEST_LABELS}")
  endif()
  add_executable(${name} ${arg_UNPARSED_ARGUMENTS} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE catch_main qanun::qanun ${arg_LIBRARIES})
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/kernel/src ${PROJECT_SOURCE_DIR}/tests)
  target_compile_definitions(${name} PRIVATE QANUN_SOURCE_DIR="${PROJECT_SOURCE_DIR}" QANUN_BUILD_DIR="${PROJECT_BINARY_DIR}"
                                             QANUN_PROGRAM="${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/qanun")
  target_compile_options(${name} PRIVATE -O0)  # the kernel is what has to be fast: this halves the build of the tests
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
  qanun_warnings(${name})
  catch_discover_tests(${name})

  # catch_discover_tests takes its properties apart and keeps only the first label: they are set on the list that it leaves.
  set(properties ${CMAKE_CURRENT_BINARY_DIR}/${name}_properties.cmake)
  file(WRITE ${properties} "if(${name}_TESTS)\n"
                           "  set_tests_properties(\${${name}_TESTS} PROPERTIES LABELS \"${arg_LABELS}\")\n"
                           "endif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${properties})

  foreach(label ${arg_LABELS})
    if(NOT label IN_LIST QANUN_TEST_LABELS)
      message(FATAL_ERROR "${name}: label '${label}' is none of: ${QANUN_TEST_LABELS}")
    endif()
    add_dependencies(tests_${label} ${name})
  endforeach()
endfunction()
