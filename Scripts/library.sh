#!/usr/bin/env bash
# Builds the shared library with the C interface of Sources/CArrow/include/validation.h, and prints its path as the last line.
#
# SwiftPM links a dynamic library of its own with Swift's shared runtime, which a wheel would have to carry. So the objects are
# linked here with the static archives, and only the functions of the header are exported. LINKER names the compiler that
# links: clang by default, or one that links for an older C library, as Scripts/wheel.sh does.
set -euo pipefail
cd "$(dirname "$0")/.."

read -r -a linker <<<"${LINKER:-clang -fuse-ld=lld}"
scratch=.build/library
# Some targets are compiled for size: Package.swift.
export VALIDATION_SMALL=1
flags=(-c release --static-swift-stdlib -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -Xfrontend -Xswiftc -internalize-at-link --scratch-path "$scratch" --disable-default-traits)
swift build "${flags[@]}" --product validate >&2
swift build "${flags[@]}" --target ValidationC >&2
folder=$(swift build "${flags[@]}" --show-bin-path)
# Only the modules that the interface and the program import are linked: the linker keeps what a protocol conformance of any other one refers to.
# Objects of source files that no longer exist remain in the folder, and are left out too.
mapfile -t objects < <(swift package dump-package | python3 -c '
import json, pathlib, sys
folder = pathlib.Path(sys.argv[1])
targets = {target["name"]: target for target in json.load(sys.stdin)["targets"]}
needed, found = ["ValidationC", "validate"], set()
while needed:
    name = needed.pop()
    if name in found or name not in targets: continue
    found.add(name)
    needed += [kind[0] for dependency in targets[name]["dependencies"] for kind in dependency.values()]
for module in sorted(found):
    build = folder / f"{module}.build"
    map = build / "output-file-map.json"
    swift = [file["object"] for source, file in json.loads(map.read_text()).items() if source] if map.exists() else []
    for path in sorted({*swift, *(str(path) for path in build.glob("**/*.c.o"))}):
        if pathlib.Path(path).exists(): print(path)
' "$folder")

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift_static/linux
archives=("$toolchain"/libswift{Core,Glibc,SwiftOnoneSupport,_Builtin_float,_Concurrency,_StringProcessing,_RegexParser}.a
  "$toolchain"/lib{dispatch,BlocksRuntime}.a)
for name in libpcre2-8.a libyaml.a libstdc++.a; do
  archive=$(clang -print-file-name=$name)
  [ -f "$archive" ] || archive=/usr/lib/$(uname -m)-linux-gnu/$name
  [ -f "$archive" ] || { echo "library: there is no static archive $name" >&2; exit 2; }
  archives+=("$archive")
done

# The symbols have the version of the interface, by which the dynamic linker rejects a library without it.
abi=$(sed -n 's/^#define VAL_ABI //p' Sources/CArrow/include/validation.h)
printf 'VALIDATION_%s { global: val_*; local: *; };\n' "$abi" >"$scratch/exports"
# A variable of glibc 2.32 that libstdc++ reads to avoid locks; 0 means that there may be several threads.
printf 'char __libc_single_threaded = 0;\n' >"$scratch/single_threaded.c"
library=$scratch/libvalidation.so
# nodelete: Swift's runtime cannot be unloaded.
"${linker[@]}" -shared -fPIC -o "$library" -Wl,--version-script="$scratch/exports" -Wl,-soname,libvalidation.so \
  -Wl,-z,nodelete -Wl,-z,defs -Wl,--gc-sections -Wl,-z,relro -Wl,-z,now -s -nostdlib++ "$scratch/single_threaded.c" \
  "$toolchain/$(uname -m)/swiftrt.o" "${objects[@]}" -Wl,--start-group "${archives[@]}" -Wl,--end-group \
  -lgcc_s -lpthread -ldl -lm >&2
echo "$PWD/$library"
