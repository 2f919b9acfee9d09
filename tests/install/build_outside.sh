#!/usr/bin/env bash
# build_outside.sh SOURCE PREFIX WORK CMAKE: builds the project in SOURCE against the installation in PREFIX alone, every
# warning an error, and runs its tests. WORK is written anew.
set -euo pipefail
source=$1 prefix=$2 work=$3 cmake=$4

# Nothing of the caller's environment, neither plugins nor rule sets nor flags, may stand in for what is installed.
clean() { env -i PATH="$PATH" HOME="$work" XDG_CACHE_HOME="$work/cache" LC_ALL=C.UTF-8 "$@"; }

rm -rf "$work"
mkdir -p "$work"
clean "$cmake" -S "$source" -B "$work/build" -G Ninja -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_BUILD_TYPE=Debug \
  -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF -DCMAKE_CXX_FLAGS="-O0 -g0 -Werror" >"$work/log" 2>&1 || {
  cat "$work/log" >&2
  exit 1
}
grep -qE "^qanun_DIR:PATH=$prefix/lib[^/]*/cmake/qanun\$" "$work/build/CMakeCache.txt" || {
  echo "another Qanun was found than the one in $prefix:" >&2
  grep '^qanun_DIR' "$work/build/CMakeCache.txt" >&2
  exit 1
}
clean "$cmake" --build "$work/build"
clean ctest --test-dir "$work/build" --output-on-failure --no-tests=error
