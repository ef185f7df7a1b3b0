#!/usr/bin/env bash
# Builds the fuzz targets of the package Fuzzing with libFuzzer and AddressSanitizer, and runs one of them for a time. New
# inputs are kept in .build/fuzz/TARGET; the small corpus Fuzzing/Corpus/TARGET is not changed. An input on which the target
# fails is kept in .build/fuzz as TARGET-crash-…. Usage: fuzz.sh TARGET SECONDS [OPTION OF LIBFUZZER | FILE TO REPEAT]…
set -euo pipefail
cd "$(dirname "$0")/.."
targets=(Fuzzing/Corpus/*)
targets=("${targets[@]##*/}")
if [ $# -lt 2 ] || [ ! -d "Fuzzing/Corpus/$1" ]; then
  printf 'fuzz: usage: fuzz.sh TARGET SECONDS [OPTION…]; targets: %s\n' "${targets[*]}" >&2
  exit 2
fi
target=$1 seconds=$2
shift 2

./Scripts/setup.sh
flags=(--package-path Fuzzing -c release --sanitize=address --product Fuzz
  -Xswiftc -sanitize=fuzzer -Xswiftc -assert-config -Xswiftc Debug)
swift build -q "${flags[@]}" >&2
program="$(swift build "${flags[@]}" --show-bin-path)/Fuzz"

found=.build/fuzz/$target
mkdir -p "$found"
words=("$found" "Fuzzing/Corpus/$target")
for word in "$@"; do case $word in -*) ;; *) words=() ;; esac; done
# The backtraces of Swift stop a process for minutes; AddressSanitizer and libFuzzer print their own.
FUZZ_TARGET=$target SWIFT_BACKTRACE=enable=no exec "$program" \
  -max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 -max_len=4096 -artifact_prefix=".build/fuzz/$target-" \
  -print_final_stats=1 "$@" "${words[@]}"
