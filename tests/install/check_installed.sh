#!/usr/bin/env bash
# check_installed.sh QUESTION SCRATCH BUILD CMAKE: puts one question to an installed copy.
set -euo pipefail
question=$1 scratch=$2 build=$3 cmake=$4
copy=$scratch/moved
lib=$(sed -n 's/^CMAKE_INSTALL_LIBDIR:[A-Z]*=//p' "$build/CMakeCache.txt")

fail() {
  echo "$*" >&2
  exit 1
}

# Nothing of the caller's environment may stand in for what was not installed.
installed_qanun() { (cd / && env -i XDG_CACHE_HOME="$scratch/cache" LC_ALL=C.UTF-8 "$copy/bin/qanun" "$@"); }

# The names below a folder, which may be a link.
names() { find -L "$1" -name "$2" -printf '%P\n' | sort; }

case $question in
  install)
    rm -rf "$scratch"
    "$cmake" --install "$build" --prefix "$scratch/first" >"$build/tests/install.log"
    mv "$scratch/first" "$copy"
    ;;
  layout)
    for file in bin/qanun "$lib/libqanun.so" "$lib/qanun/qanun-probe" include/qanun/rule_set.hpp \
      "$lib/cmake/qanun/qanunConfig.cmake" share/qanun/templates/plugin/plugin.cpp; do
      [ -e "$copy/$file" ] || fail "missing: $file"
    done
    for pair in "$lib/qanun/plugins:*.so" "share/qanun/variants:*.yaml"; do
      diff <(names "$build/${pair%:*}" "${pair#*:}") <(names "$copy/${pair%:*}" "${pair#*:}") ||
        fail "the build tree and the installed copy differ in ${pair%:*}"
    done
    ;;
  list)
    listed=$(installed_qanun list)
    for file in "$copy"/share/qanun/variants/*.yaml; do
      name=$(basename "$file" .yaml)
      grep -qw -- "$name" <<<"$listed" || fail "not listed: $name"$'\n'"$listed"
    done
    ;;
  plugins)
    shown=$(installed_qanun plugins --format json)
    for file in "$copy/$lib"/qanun/plugins/*.so; do
      grep -qF "\"file\": \"$file\"" <<<"$shown" || fail "not loaded: $file"$'\n'"$shown"
    done
    grep -qF '"refused": []' <<<"$shown" || fail "refused:"$'\n'"$shown"
    ! grep -qF "$build/$lib" <<<"$shown" || fail "taken from the build tree:"$'\n'"$shown"
    ;;
  runpath)
    while IFS= read -r -d '' file; do
      entry=$(readelf -d "$file" 2>/dev/null | sed -nE 's/.*\((RPATH|RUNPATH)\).*\[(.*)\]/\2/p')
      # shellcheck disable=SC2016  # the loader's word, not ours
      case $entry in
        "" | '$ORIGIN' | '$ORIGIN/'*) ;;
        *) fail "$file looks for libraries in $entry" ;;
      esac
    done < <(find "$copy" -type f \( -perm -u+x -o -name '*.so*' \) -print0)
    ;;
  cmake)
    ! grep -rnF -e "$build" -e "$(sed -n 's/^qanun_SOURCE_DIR:[A-Z]*=//p' "$build/CMakeCache.txt")" "$copy/$lib/cmake" ||
      fail "the CMake files point back into the tree"
    ;;
  new)
    mkdir "$scratch/made"
    (cd "$scratch/made" && env -i XDG_CACHE_HOME="$scratch/cache" LC_ALL=C.UTF-8 "$copy/bin/qanun" new plugin last_seven) |
      grep -qF -- "-DCMAKE_PREFIX_PATH=$copy " || fail "the next steps do not say where this copy lies"
    ! grep -rniF plugin_id "$scratch/made" || fail "the template shows through"
    ;;
  *) fail "no question '$question'" ;;
esac
