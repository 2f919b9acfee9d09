#!/usr/bin/env bash
# check_made_plugin.sh QUESTION SCRATCH BUILD: puts one question to a plugin that `qanun new` wrote and that was built
# against the installed copy.
set -euo pipefail
question=$1 scratch=$2 build=$3
copy=$scratch/moved made=$scratch/made/last_seven library=$scratch/last_seven/build/plugins/last_seven.so

fail() {
  echo "$*" >&2
  exit 1
}

folder=$scratch/$question
rm -rf "$folder"
mkdir -p "$folder"

# qanun ARGS: the installed program, with the plugins in this folder and the rule set of the project.
qanun() {
  (cd / && env -i XDG_CACHE_HOME="$scratch/cache" LC_ALL=C.UTF-8 QANUN_PLUGIN_PATH="$folder" \
    QANUN_RULES_PATH="$made/rules" "$copy/bin/qanun" "$@")
}

# compile NAME OPTIONS: the plugin under another id, as somebody else might have built it.
compile() {
  local name=$1 compiler
  shift
  compiler=$(sed -n 's/^CMAKE_CXX_COMPILER:[A-Z]*=//p' "$build/CMakeCache.txt")
  sed "s/last_seven/$name/g" "$made/plugin.cpp" >"$folder/$name.cpp"
  "$compiler" -std=c++20 -O0 -fPIC -shared "$@" -I "$copy/include" "$folder/$name.cpp" -o "$folder/$name.so"
}

case $question in
  used)
    # Dropped into a folder, and used by a rule file of the majlis.
    cp "$library" "$folder"
    printf 'qanun: 1\nname: ours\nextends: saudi\nuse: [last_seven]\nlast_seven: {points: 7, who: buyer}\n' >"$folder/ours.yaml"
    qanun check "$folder/ours.yaml"
    shown=$(qanun score "$folder/ours.yaml" --contract hokum:S --buyer 0 --raw 100,62 --fact last_seven_side=0)
    grep -q 'LAST_SEVEN-01' <<<"$shown" || fail "no line of the plugin:"$'\n'"$shown"
    grep -qE '17 - 6' <<<"$shown" || fail "other points than 17 - 6:"$'\n'"$shown"
    qanun simulate "$folder/ours.yaml" -n 3000 --records "$folder/hands.jsonl" >"$folder/statistics"
    grep -q 'LAST_SEVEN-01' "$folder/hands.jsonl" || fail "in 3000 hands nobody won the last trick with a seven"
    qanun replay "$folder/hands.jsonl"
    ;;
  refused)
    # Three that cannot be used and one that can.
    mkdir -p "$folder/older/qanun"
    sed -E 's/kAbi = [0-9]+/kAbi = 1/' "$copy/include/qanun/version.hpp" >"$folder/older/qanun/version.hpp"
    ours=$(sed -nE 's/.*kAbi = ([0-9]+);/\1/p' "$copy/include/qanun/version.hpp")
    [ "$ours" -gt 1 ] || fail "no older ABI number than $ours"
    compile older_interface -I "$folder/older"
    compile debug_mode -D_GLIBCXX_DEBUG
    cp "$library" "$folder/last_seven.so"
    cp "$library" "$folder/same_again.so"
    status=0
    shown=$(qanun plugins) || status=$?
    [ "$status" -eq 1 ] || fail "exit code $status"
    refused=$(grep -F 'refused[' <<<"$shown" || true)
    [ "$(wc -l <<<"$refused")" -eq 3 ] || fail "not three lines:"$'\n'"$shown"
    grep -q "older_interface.so: refused\[P115\]: .* 1; this program has $ours" <<<"$refused" || fail "$refused"
    grep -q 'debug_mode.so: refused\[P117\]: .* 1; this program with 0' <<<"$refused" || fail "$refused"
    grep -q 'same_again.so: refused\[P140\]: .*last_seven.*same_again.so.*last_seven.so' <<<"$refused" || fail "$refused"
    grep -q 'feature: last_seven' <<<"$shown" || fail "the good one is gone:"$'\n'"$shown"
    # The rest keeps working, with one warning for each.
    tested=$(qanun test "$made/cases/last_seven.yaml" 2>"$folder/warnings")
    grep -qE '^3 passed, 0 failed$' <<<"$tested" || fail "$tested"
    [ "$(wc -l <"$folder/warnings")" -eq 3 ] || fail "$(cat "$folder/warnings")"
    ;;
  *) fail "no question '$question'" ;;
esac
