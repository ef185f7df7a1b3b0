#!/usr/bin/env bash
# The tests of all targets pass under AddressSanitizer, and those of the pipeline, the only part that has several threads, under
# ThreadSanitizer, in builds of their own. Usage: sanitizers.sh [address|thread]
#
# Needs: nothing
# Minutes: 45
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"
# Twenty times as many random values would take hours here; optimized.sh compares them.
export ROUNDS=1

# The backtraces of Swift stop a failing process for minutes; a sanitizer prints its own.
export SWIFT_BACKTRACE=enable=no
# LeakSanitizer does not find references that Swift stores with the tag of an enum's case, and reports their objects.
export ASAN_OPTIONS=detect_leaks=0
export TSAN_OPTIONS=suppressions=$PWD/Scripts/sanitizers-thread.txt

# The frames of functions that a sanitizer has instrumented are several times as large, and so must be the stacks of threads.
ulimit -s 65536

# Usage: tested SANITIZER OPTION…
tested() {
  local sanitizer=$1 scratch=.build/$1
  shift
  swift_tests --sanitize="$sanitizer" --scratch-path "$scratch" "$@"
}

# Skipped under both, each with its reason:
skipped=(
  # They count calls of malloc, which is the sanitizer's own: Tests/CAllocations.
  --skip AllocationTests
  # They bound the memory of a process, which a sanitizer multiplies, and its address space, of which a sanitizer takes 16 TiB.
  --skip MemoryTests
  --skip 'ReadLimitTests.*more than 1 GiB'
)
case ${1:-all} in
  address | all) tested address "${skipped[@]}" ;;
esac
case ${1:-all} in
  thread | all) tested thread "${skipped[@]}" --filter 'TableValidationTests\.' ;;
esac
