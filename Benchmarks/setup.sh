#!/usr/bin/env bash
# Builds the program and the Python package, and installs the missing programs that they are compared with, those from PyPI in
# .build/benchmarks.
set -euo pipefail
cd "$(dirname "$0")/.."

./Scripts/setup.sh
./Scripts/build.sh >/dev/null

if ! command -v pcre2grep >/dev/null || ! command -v perf >/dev/null; then
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq >&2
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends pcre2-utils linux-perf >&2
fi

wheel=$(./Scripts/wheel.sh | tail -n 1)
./Scripts/environment.sh .build/benchmarks/venv Benchmarks/requirements.txt "$wheel"
