# `cpack -G DEB` in a build folder: two packages, what runs (qanun) and what plugins are built with (qanun-dev).
set(CPACK_PACKAGE_NAME qanun)
set(CPACK_PACKAGE_VENDOR "The Qanun developers")
set(CPACK_PACKAGE_CONTACT "The Qanun developers <qanun@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_COMPONENTS_ALL runtime development)
set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
# Whatever the umask of whoever builds them.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ
                                                WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_RUNTIME_PACKAGE_NAME qanun)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME qanun-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_COMPONENT_RUNTIME_DESCRIPTION "The program qanun, its library, its plugins and its rule sets.")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "Headers and CMake files to build plugins with, and programs that use the library.")

# dpkg-shlibdeps asks the libraries that were linked which packages and versions they come from. Without it the names are
# those of Debian 12.
find_program(QANUN_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(QANUN_SHLIBDEPS)
if(QANUN_SHLIBDEPS)
  set(CPACK_DEBIAN_RUNTIME_PACKAGE_SHLIBDEPS ON)
  # Our own library is in the same package.
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
else()
  set(CPACK_DEBIAN_RUNTIME_PACKAGE_DEPENDS
      "libc6 (>= 2.36), libstdc++6 (>= 12), libgcc-s1, libyaml-cpp0.7, libspdlog1.10-fmt9, libfmt9")
endif()
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "qanun (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "cmake, g++")

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/qanun RENAME copyright COMPONENT runtime)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/qanun-dev RENAME copyright COMPONENT development)
include(CPack)
