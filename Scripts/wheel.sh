#!/usr/bin/env bash
# Builds the wheel of the Python package and prints its path as the last line. The library in it is linked for glibc 2.17 by the
# compiler of PyPI's ziglang; auditwheel checks that it needs no newer one, and no library that a system may lack.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=.build/wheel-tools
./Scripts/environment.sh "$tools" Python/build-requirements.txt

python=$PWD/$tools/bin/python
library=$(LINKER="$PWD/Scripts/wheel_linker.sh $python" ./Scripts/library.sh | tail -n 1)
largest_library=$((16 << 20)) largest_wheel=$((7 << 20))
[ "$(stat -c %s "$library")" -le "$largest_library" ] || { echo "wheel: the library has more than $largest_library bytes" >&2; exit 1; }

folder=.build/wheel
rm -rf "$folder"
mkdir -p "$folder"
cp -r Python/pyproject.toml Python/README.md Python/src "$folder/"
cp LICENSE "$folder/"
cp "$library" "$folder/src/tablerules/"
"$python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$folder/plain" "$folder" >&2
plain=$(echo "$folder"/plain/*.whl)
"$python" -m wheel tags --remove --python-tag py3 --abi-tag none --platform-tag "linux_$(uname -m)" "$plain" >&2
PATH="$PWD/$tools/bin:$PATH" "$python" -m auditwheel repair --plat "manylinux_2_17_$(uname -m)" --wheel-dir "$folder/dist" "$folder"/plain/*.whl >&2
wheel=$(echo "$folder"/dist/*.whl)
[ "$(stat -c %s "$wheel")" -le "$largest_wheel" ] || { echo "wheel: the wheel has more than $largest_wheel bytes" >&2; exit 1; }
echo "$PWD/$wheel"
