#!/usr/bin/env bash
# Builds the program and installs it with its manual page and the completions for bash, zsh and fish.
# Usage: install.sh [--prefix DIR], by default /usr/local.
set -euo pipefail

prefix=/usr/local
case $# in
  0) ;;
  2) prefix=$2 ;;
  *) prefix= ;;
esac
if [ -z "$prefix" ] || [ "${1:---prefix}" != --prefix ]; then
  echo "install: usage: install.sh [--prefix DIR]" >&2
  exit 2
fi
if ! mkdir -p "$prefix" 2>/dev/null || [ ! -w "$prefix" ]; then
  echo "install: cannot write $prefix; run as root, or install for yourself: install.sh --prefix ~/.local" >&2
  exit 2
fi
prefix=$(cd "$prefix" && pwd)
cd "$(dirname "$0")/.."

./Scripts/setup.sh
program="$(./Scripts/build.sh)/validate"
./Scripts/stage.sh "$program" "$prefix"
echo "installed $prefix/bin/validate, its manual page and its completions"
if [ "$(PATH="$PATH" command -v validate || true)" != "$prefix/bin/validate" ]; then
  echo "add $prefix/bin to PATH to run it as validate"
fi
