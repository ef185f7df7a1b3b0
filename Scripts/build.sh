#!/usr/bin/env bash
# Builds the program in its release configuration and prints the folder that contains it. The runtimes of Swift and C++ are
# linked statically, because each dynamic library makes every start slower: Documentation/Performance.md.
set -euo pipefail
cd "$(dirname "$0")/.."

# Each function has a section of its own, so that the linker removes those that nothing calls: 0.6 MB. Public ones, which others may call
# where a module is linked into their program, are among them here: 0.9 MB.
# The metadata of a generic type is found by calls and not by its name, which each start would have to parse: a start has 28 % fewer
# instructions, and the program 33 KB more.
# The names of characters are left out: Sources/CLibrary/unicode_names.c.
# Without a build identifier: it would depend on the folder of the build, by the paths in the debugging information.
flags=(-c release --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -function-sections
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors -Xswiftc -Xfrontend -Xswiftc -internalize-at-link -Xlinker --no-export-dynamic -Xlinker --build-id=none
  -Xlinker --wrap=_swift_stdlib_getScalarName)
# lld packs the relocations, which makes the program 0.9 MB smaller; glibc 2.36 is the first that reads them. It also links
# functions with equal code once: 0.6 MB. Nothing in the program compares the addresses of functions, and the gate checks the
# program as it is linked here. Nothing throws C++ exceptions, so that the tables by which they find their handlers, and the index
# of them, are left out: 1.5 MB.
case "$(getconf GNU_LIBC_VERSION 2>/dev/null)" in
  "glibc 2.3"[6-9]* | "glibc 2."[4-9]*) flags+=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=all -Xlinker -O2 -Xlinker --no-eh-frame-hdr -Xlinker "$PWD/Scripts/no-unwinding.ld") ;;
esac
archive="$(clang -print-file-name=libstdc++.a)"
if [ -f "$archive" ]; then
  mkdir -p .build/runtime
  ln -sf "$archive" .build/runtime/
  flags+=(-Xswiftc "-L$PWD/.build/runtime" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc)
fi
# The commit that `validate version --all` prints; "-modified" if files differ from it.
VALIDATE_COMMIT=$(git rev-parse HEAD 2>/dev/null || echo unknown)
if [ "$VALIDATE_COMMIT" != unknown ] && [ -n "$(git status --porcelain --untracked-files=no)" ]; then
  VALIDATE_COMMIT+=-modified
fi
export VALIDATE_COMMIT
# Some targets are compiled for size: Package.swift.
export VALIDATION_SMALL=1
swift build "${flags[@]}" --product validate >&2
swift build "${flags[@]}" --show-bin-path
