#!/usr/bin/env bash
# Makes the packages of the program in a folder, .build/packages by default: a Debian package, a tarball and the SHA-256
# checksums of both. Usage: package.sh [--program FILE] [FOLDER]; with --program, a program that is built already.
#
# The packages are reproducible: all times are SOURCE_DATE_EPOCH, by default the time of the last commit.
set -euo pipefail

program=
output=
while [ $# -gt 0 ]; do
  case $1 in
    --program) program=$(realpath "${2:?package: --program needs a FILE}"); shift 2 ;;
    -*) echo "package: usage: package.sh [--program FILE] [FOLDER]" >&2; exit 2 ;;
    *) output=$(realpath -m "$1"); shift ;;
  esac
done
cd "$(dirname "$0")/.."
./Scripts/setup.sh packages
# A commit with a tag is a release, in which no text lacks a translation.
if [ -n "$(git tag --points-at HEAD 2>/dev/null || true)" ]; then ./Scripts/translations.sh --check --release; fi
program=${program:-$(./Scripts/build.sh)/validate}
output=${output:-$PWD/.build/packages}

SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
version=$("$program" --version | cut -d ' ' -f 2)
architecture=$(dpkg --print-architecture)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$output"
rm -f "$output"/validate_*.deb "$output"/validate-*.tar.gz "$output/SHA256SUMS"

# The tarball: a tree for any prefix.
name=validate-$version-linux-$(uname -m)
./Scripts/stage.sh "$program" "$scratch/$name"
cp LICENSE Packaging/README "$scratch/$name"
tar -C "$scratch" --create --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar \
  "$name" | gzip -n -9 >"$output/$name.tar.gz"

# The Debian package: the same tree in /usr, with Debian's folders.
root=$scratch/root
./Scripts/stage.sh "$program" "$root/usr"
share=$root/usr/share
install -d "$share/zsh/vendor-completions" "$share/doc/validate/examples" "$root/DEBIAN"
mv "$share/zsh/site-functions/_validate" "$share/zsh/vendor-completions"
rmdir "$share/zsh/site-functions"
gzip -n -9 "$share/man/man1/validate.1"
install -m 644 Packaging/copyright "$share/doc/validate"
install -m 644 Examples/data/* "$share/doc/validate/examples"
install -d "$share/lintian/overrides"
install -m 644 Packaging/lintian-overrides "$share/lintian/overrides/validate"
sed "s/@VERSION@/$version/; s/@DATE@/$(date -R -d "@$SOURCE_DATE_EPOCH")/" Packaging/changelog | gzip -n -9 \
  >"$share/doc/validate/changelog.gz"
mkdir "$scratch/debian"
printf 'Source: validate\n\nPackage: validate\nArchitecture: any\n' >"$scratch/debian/control"
# Packed relocations need glibc 2.36, which dpkg-shlibdeps does not see.
libraries=$(cd "$scratch" && dpkg-shlibdeps -O "$root/usr/bin/validate" | sed -n 's/^shlibs:Depends=//p' | sed 's/libc6 (>= 2\.3[0-5])/libc6 (>= 2.36)/')
size=$(du -k -s --apparent-size "$root/usr" | cut -f 1)
sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$architecture/; s/@LIBRARIES@/$libraries/; s/@SIZE@/$size/" \
  Packaging/control >"$root/DEBIAN/control"
(cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
dpkg-deb --build --root-owner-group -Zxz "$root" "$output/validate_${version}_$architecture.deb" >/dev/null

(cd "$output" && sha256sum ./*.deb ./*.tar.gz | sed 's| \./| |' | tee SHA256SUMS)
