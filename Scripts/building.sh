# shellcheck shell=bash
# Sourced by the scripts that build for tests. `tests_build` and `examples_build` are the options of `swift build` and `swift test` for
# the package and for the examples: without debugging information, which takes a sixth of the time, and in folders of their own, so that
# a build by hand stays as it is.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck disable=SC2034
tests_build=(--scratch-path "$root/.build/tests" -debug-info-format none)
# shellcheck disable=SC2034
examples_build=(--scratch-path "$root/.build/examples" -debug-info-format none)
