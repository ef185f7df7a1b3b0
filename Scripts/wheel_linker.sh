#!/usr/bin/env bash
# Links for glibc 2.17 by the compiler of PyPI's ziglang: wheel_linker.sh PYTHON ARGUMENT..., with the arguments of a C compiler.
#
# The compiler passes no option to its linker by which functions with equal code are linked once, and equal ends of texts too: 0.9 MB.
# So its command for the linker is run again with these options, as Scripts/build.sh links the program, without the names of characters
# (Sources/CLibrary/unicode_names.c), and with 64 KB of zeros less.
set -euo pipefail
python=$1
shift

log=$(mktemp)
trap 'rm -f "$log"' EXIT
ZIG_VERBOSE_LINK=1 "$python" -m ziglang cc -target x86_64-linux-gnu.2.17 "$@" 2>"$log" || { cat "$log" >&2; exit 1; }
# With an empty cache the compiler links the stubs of the C library first, and the library of this project last.
command=$(grep '^ld\.lld ' "$log" | tail -n 1) || { echo "wheel_linker: the compiler has not printed its command for the linker" >&2; exit 1; }
read -r -a words <<<"$command"
"$python" -m ziglang "${words[0]}" --icf=all -O2 --wrap=_swift_stdlib_getScalarName "${words[@]:1}" "$(dirname "$0")/backtrace-memory.ld"
