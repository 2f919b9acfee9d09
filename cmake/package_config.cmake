# What find_package(qanun) finds in an installation. Nothing in it holds a path of the build tree or of the prefix.
include(CMakePackageConfigHelpers)

file(READ ${PROJECT_SOURCE_DIR}/kernel/include/qanun/version.hpp version_header)
string(REGEX MATCH "kAbi = ([0-9]+);" found "${version_header}")
set(qanun_abi ${CMAKE_MATCH_1})

set(config_folder ${CMAKE_INSTALL_LIBDIR}/cmake/qanun)
set(plugin_folder ${CMAKE_INSTALL_LIBDIR}/qanun/plugins)
set(made ${CMAKE_CURRENT_BINARY_DIR}/package)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/qanunConfig.cmake.in ${made}/qanunConfig.cmake
                              INSTALL_DESTINATION ${config_folder} PATH_VARS plugin_folder)
# Before 1.0 a minor version may change what plugins are compiled against.
write_basic_package_version_file(${made}/qanunConfigVersion.cmake COMPATIBILITY SameMinorVersion)

install(EXPORT qanunTargets NAMESPACE qanun:: DESTINATION ${config_folder} COMPONENT development)
install(FILES ${made}/qanunConfig.cmake ${made}/qanunConfigVersion.cmake ${CMAKE_CURRENT_LIST_DIR}/qanun_plugin.cmake
        DESTINATION ${config_folder} COMPONENT development)
