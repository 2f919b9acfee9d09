#!/usr/bin/env bash
# check_packages.sh SCRATCH BUILD CPACK: builds the Debian packages and runs what is in them.
set -euo pipefail
scratch=$1/packages build=$2 cpack=$3 copy=$1/moved

fail() {
  echo "$*" >&2
  exit 1
}

command -v dpkg-deb >/dev/null || exit 77  # skipped
rm -rf "$scratch"
mkdir -p "$scratch"
"$cpack" -G DEB --config "$build/CPackConfig.cmake" -B "$scratch" >"$scratch/log" 2>&1 || fail "$(cat "$scratch/log")"

packages=(qanun qanun-dev)
[ ! -x "$copy/bin/qanun-mpi" ] || packages+=(qanun-mpi)
known=$(dpkg-query -W -f '${Package} ${Provides}\n')
for package in "${packages[@]}"; do
  file=$(echo "$scratch/${package}"_*.deb)
  [ -f "$file" ] || fail "no package $package: $(ls "$scratch")"
  dpkg-deb -c "$file" >/dev/null
  dpkg-deb -x "$file" "$scratch/root"
  # Every package that it depends on is one that this system has, but for our own.
  depends=$(dpkg-deb -f "$file" Depends)
  [ -n "$depends" ] || fail "$package depends on nothing"
  # shellcheck disable=SC2013  # words are what is wanted
  for name in $(sed -E 's/\([^)]*\)//g; s/[|,]/ /g' <<<"$depends"); do
    [ "$name" = qanun ] || grep -qwF -- "$name" <<<"$known" ||
      fail "$package depends on $name, which is not installed here"
  done
done
depends=$(dpkg-deb -f "$scratch"/qanun_*.deb Depends)
for name in libc6 libstdc++6 libyaml-cpp libspdlog; do
  grep -qF "$name" <<<"$depends" || fail "qanun does not depend on $name: $depends"
done

! grep -qF mpi <<<"$depends" || fail "qanun depends on MPI: $depends"
if [ "${#packages[@]}" -eq 3 ]; then
  depends=$(dpkg-deb -f "$scratch"/qanun-mpi_*.deb Depends)
  grep -qF mpi <<<"$depends" && grep -qF 'qanun (=' <<<"$depends" || fail "qanun-mpi depends on $depends"
fi

# All together hold what an installation holds.
names() { (cd "$1" && find . ! -type d | sort); }
diff <(names "$copy") <(names "$scratch/root/usr") || fail "the packages and the installed copy differ"
! dpkg-deb -c "$scratch"/qanun_*.deb | grep -E '\.hpp|\.cmake$|libqanun\.so ' || fail "parts of qanun-dev are in qanun"

program() { (cd / && env -i XDG_CACHE_HOME="$scratch/cache" LC_ALL=C.UTF-8 "$scratch/root/usr/bin/qanun" "$@"); }
program plugins --format json | grep -qF '"refused": []' || fail "$(program plugins)"
program list | grep -q '^saudi ' || fail "$(program list)"
program simulate saudi -n 100 >/dev/null
