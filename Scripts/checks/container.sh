#!/usr/bin/env bash
# The steps of the Containerfile work in clean roots, where the program is built from nothing and is the same to the byte, and
# pre-commit builds the program.
#
# Needs: root, debootstrap, packages of PyPI
# Minutes: 15
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

[ "$(id -u)" -eq 0 ] || skip "container: debootstrap and chroot need root"
./Scripts/setup.sh packages checks
./Scripts/environment.sh .build/packaging Scripts/Packages/requirements.txt
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

mkdir "$scratch/container"
python3 Scripts/Packages/container.py "$scratch/container"
if grep -q '^VERSION_CODENAME=bookworm$' /etc/os-release; then
  ./Scripts/package.sh "$scratch/here"
  diff "$scratch/here/SHA256SUMS" "$scratch/container/SHA256SUMS" || fail "container: the build in another folder differs"
fi
./Scripts/Packages/hooks.sh .build/packaging/bin/pre-commit long
