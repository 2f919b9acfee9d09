# Where things are installed. Everything is found from the place of the library: plugins in its qanun/plugins, rule sets in
# ../share/qanun. Debian's default below /usr would put the library a folder deeper.
set(CMAKE_INSTALL_LIBDIR lib CACHE PATH "Folder of the library, directly below the prefix")
if(NOT CMAKE_INSTALL_LIBDIR MATCHES "^lib[^/]*$")
  message(FATAL_ERROR "CMAKE_INSTALL_LIBDIR is '${CMAKE_INSTALL_LIBDIR}': it must be a folder directly below the prefix, such as lib")
endif()
include(GNUInstallDirs)

# Build trees can be moved too.
set(CMAKE_BUILD_RPATH_USE_ORIGIN ON)
