#!/usr/bin/env bash
# Serves every control in every state, size, style and direction on the loopback interface, with its events, states and effects
# shown live, and prints the address. Ctrl-C stops it. Usage: gallery.sh [PORT]
set -euo pipefail
source "$(dirname "$0")/building.sh"
cd "$root/Examples/Gallery"

../SignUp/setup.sh
swift build "${examples_build[@]}" >&2
PORT="${1:-8090}" exec "$(swift build "${examples_build[@]}" --show-bin-path)/Gallery"
