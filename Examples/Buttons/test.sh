#!/usr/bin/env bash
# Compiles the code lines of the documents on which the four buttons are based, and compares what they print with expected.txt.
# With RECORD=1, writes that file instead. Usage: test.sh
set -euo pipefail
cd "$(dirname "$0")"

source ../../Scripts/building.sh
swift build "${examples_build[@]}" >&2
program="$(swift build "${examples_build[@]}" --show-bin-path)/Buttons"
if [ -n "${RECORD:-}" ]; then "$program" >expected.txt; fi
if ldd "$program" | grep -E "harfbuzz|freetype"; then
  echo "test: a program that does not import TextMeasure links a library that it needs" >&2
  exit 1
fi
diff -u expected.txt <("$program")
echo "The code lines of the documents compile and print what is expected."
