# `cpack -G DEB` in a build folder: what runs (qanun), what plugins are built with (qanun-dev), and what runs in many processes
# (qanun-mpi) where there is MPI to build it with.
set(CPACK_PACKAGE_NAME qanun)
set(CPACK_PACKAGE_VENDOR "The Qanun developers")
set(CPACK_PACKAGE_CONTACT "The Qanun developers <qanun@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_COMPONENTS_ALL runtime development)
if(TARGET qanun-mpi)
  list(APPEND CPACK_COMPONENTS_ALL mpi)
endif()
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
set(CPACK_DEBIAN_MPI_PACKAGE_NAME qanun-mpi)
set(CPACK_COMPONENT_RUNTIME_DESCRIPTION "The program qanun, its library, its plugins and its rule sets.")
set(CPACK_COMPONENT_MPI_DESCRIPTION "Commands of qanun in many processes, started by mpirun.")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION "Headers and CMake files to build plugins with, and programs that use the library.")

# dpkg-shlibdeps asks the libraries that were linked which packages and versions they come from. Without it the names are
# those of Debian 12.
find_program(QANUN_SHLIBDEPS dpkg-shlibdeps)
mark_as_advanced(QANUN_SHLIBDEPS)
if(QANUN_SHLIBDEPS)
  set(CPACK_DEBIAN_RUNTIME_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_MPI_PACKAGE_SHLIBDEPS ON)
  set(CPACK_DEBIAN_MPI_PACKAGE_DEPENDS "qanun (= ${PROJECT_VERSION})")
  # Our own library is in the same package.
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
else()
  set(CPACK_DEBIAN_RUNTIME_PACKAGE_DEPENDS
      "libc6 (>= 2.36), libstdc++6 (>= 12), libgcc-s1, libyaml-cpp0.7, libspdlog1.10-fmt9, libfmt9")
  set(CPACK_DEBIAN_MPI_PACKAGE_DEPENDS "qanun (= ${PROJECT_VERSION}), libopenmpi3")
endif()
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "qanun (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_RECOMMENDS "cmake, g++")
set(CPACK_DEBIAN_MPI_PACKAGE_RECOMMENDS "openmpi-bin")

install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/qanun RENAME copyright COMPONENT runtime)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/qanun-dev RENAME copyright COMPONENT development)
if(TARGET qanun-mpi)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/qanun-mpi RENAME copyright COMPONENT mpi)
endif()
include(CPack)
