# shellcheck shell=bash
# `./dev fuzz`: builds the libFuzzer targets of this folder and runs them. Sourced by dev, whose functions it uses.

kFuzzPackages=(clang-19 libclang-rt-19-dev llvm-19)
kFuzzTargets=(rules records cases plugin_file play)
readonly kFuzzPackages kFuzzTargets

# in_fuzz_environment COMMAND...: with names of functions in what the sanitizers print.
in_fuzz_environment() {
  in_test_environment env ASAN_SYMBOLIZER_PATH=/usr/bin/llvm-symbolizer-19 \
    UBSAN_OPTIONS=print_stacktrace=1 "$@"
}

# seed_folders TARGET: its own seeds and what else in the repository it can begin with.
seed_folders() {
  case $1 in
    plugin_file) printf '%s\n' "$build/fuzz/libraries" ;;
    rules) printf '%s\n' "$root/fuzz/seeds/rules" "$root/variants" "$root/tests/diagnostics" ;;
    *) printf '%s\n' "$root/fuzz/seeds/$1" ;;
  esac
}

# make_corpus_small TARGET: keeps the fewest inputs that cover as much.
make_corpus_small() {
  local corpus=$build/corpus/$1 small=$build/corpus/$1.small
  rm -rf "$small"
  mkdir -p "$small"
  quietly merging in_fuzz_environment "$build/bin/fuzz_$1" -merge=1 "$small" "$corpus"
  rm -rf "$corpus"
  mv "$small" "$corpus"
}

# fuzz_target TARGET SECONDS JOBS: one test, which passes where nothing was found.
fuzz_target() {
  local target=$1 seconds=$2 jobs=$3 log=$build/fuzz-$1.log corpus=$build/corpus/$1 result=0 folders=() flags=() input
  mapfile -t folders < <(seed_folders "$target")
  mkdir -p "$corpus" "$build/findings"
  flags=(-max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -artifact_prefix="$build/findings/$target-")
  case $target in
    plugin_file) flags+=(-dict="$root/fuzz/elf.dict" -max_len=32768) ;;
    play) flags+=(-max_len=512) ;;
    cases) flags+=(-dict="$build/fuzz/yaml.dict" -max_len=4096) ;;
    *) flags+=(-dict="$build/fuzz/yaml.dict" -max_len=8192) ;;
  esac
  # Left to itself libFuzzer goes on after some findings when it runs several processes.
  [ "$jobs" -eq 1 ] || flags+=(-fork="$jobs" -ignore_crashes=0 -ignore_timeouts=0 -ignore_ooms=0)
  in_fuzz_environment "$build/bin/fuzz_$target" "${flags[@]}" "$corpus" "${folders[@]}" </dev/null >"$log" 2>&1 ||
    result=$?
  if [ "$result" -eq 0 ]; then
    passed=$((passed + 1))
    say "fuzz $target: nothing found in $seconds s, $(find "$corpus" -type f | wc -l) inputs kept"
    return
  fi
  failed=$((failed + 1))
  LC_ALL=C grep -avE '^(#[0-9]+|INFO:|[[:space:]]*NEW_FUNC|Dictionary:|0x[0-9a-f]+,)' "$log" | tail -n 60 >&2 || true
  input=$(LC_ALL=C sed -nE 's/.*Test unit written to (.*)$/\1/p' "$log" | tail -n 1)
  say "fuzz $target: exit code $result, log in ${log#"$root/"}"
  [ -z "$input" ] || say "again: ${build#"$root/"}/bin/fuzz_$target ${input#"$root/"}"
}

fuzz() {
  local targets=() seconds=20 jobs=1 merge=no target
  while [ $# -gt 0 ]; do
    case $1 in
      --time | --jobs)
        [[ ${2:-} =~ ^[1-9][0-9]{0,6}$ ]] || misused "$1 takes a number"
        if [ "$1" = --time ]; then seconds=$2; else jobs=$2; fi
        shift
        ;;
      --merge) merge=yes ;;
      *)
        [[ " ${kFuzzTargets[*]} " == *" $1 "* ]] || misused "no fuzz target '$1'"
        targets+=("$1")
        ;;
    esac
    shift
  done
  [ ${#targets[@]} -gt 0 ] || targets=("${kFuzzTargets[@]}")
  preset=fuzz build=$root/build/fuzz
  need "${kFuzzPackages[@]}"
  build program fuzz/all
  for target in "${targets[@]}"; do
    if [ "$merge" = yes ] && [ -d "$build/corpus/$target" ]; then make_corpus_small "$target"; fi
    fuzz_target "$target" "$seconds" "$jobs"
  done
  close_tests
}
