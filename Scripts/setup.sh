#!/usr/bin/env bash
# Installs the missing packages that the build and the tests need besides the Swift toolchain, on Debian and derived systems;
# and for a purpose, such as `packages` for Scripts/package.sh and `checks` for Scripts/checks/packages.sh, what that needs.
# Usage: setup.sh [packages|checks|java|node|browser]…
set -euo pipefail

packages=()
command -v pkg-config >/dev/null || packages+=(pkg-config)
pkg-config --exists libpcre2-8 2>/dev/null || packages+=(libpcre2-dev)
pkg-config --exists libidn2 2>/dev/null || packages+=(libidn2-dev)
pkg-config --exists yaml-0.1 2>/dev/null || packages+=(libyaml-dev)
pkg-config --exists harfbuzz 2>/dev/null || packages+=(libharfbuzz-dev)
pkg-config --exists freetype2 2>/dev/null || packages+=(libfreetype-dev)
pkg-config --exists libmagic 2>/dev/null || packages+=(libmagic-dev)
[ -e /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf ] || packages+=(fonts-dejavu-core)
[ -e /usr/include/unictype.h ] || packages+=(libunistring-dev)
[ -e /usr/include/zlib.h ] || packages+=(zlib1g-dev)
[ -e /usr/include/zstd.h ] || packages+=(libzstd-dev)
[ -e /usr/include/lzma.h ] || packages+=(liblzma-dev)
[ -e /usr/include/bzlib.h ] || packages+=(libbz2-dev)
ldconfig -p | grep -q 'libicui18n\.so\.' || packages+=(libicu-dev)
for tool in zstd xz bzip2; do
  command -v "$tool" >/dev/null || packages+=("${tool/#xz/xz-utils}")
done
command -v python3 >/dev/null || packages+=(python3)
python3 -c 'import ensurepip' 2>/dev/null || packages+=(python3-venv)
command -v valgrind >/dev/null || packages+=(valgrind)
for purpose in "$@"; do
  case $purpose in
    packages) command -v dpkg-shlibdeps >/dev/null || packages+=(dpkg-dev) ;;
    checks)
      for tool in shellcheck mandoc lintian zsh fish debootstrap; do
        command -v "$tool" >/dev/null || packages+=("$tool")
      done
      ;;
    java) command -v java >/dev/null || packages+=(default-jre-headless) ;;
    node) command -v node >/dev/null || packages+=(nodejs) ;;
    browser)
      command -v chromium >/dev/null || packages+=(chromium)
      command -v chromedriver >/dev/null || packages+=(chromium-driver)
      ;;
    *) echo "setup: $purpose is no purpose: packages, checks, java, node, browser" >&2; exit 2 ;;
  esac
done
[ "${#packages[@]}" -eq 0 ] && exit 0

command -v swift >/dev/null || { echo "setup: install a Swift 6.3 toolchain first: https://www.swift.org/install" >&2; exit 2; }
command -v apt-get >/dev/null || { echo "setup: install these first: ${packages[*]}" >&2; exit 2; }
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "setup: as root, run: apt-get install ${packages[*]}" >&2; exit 2; }
  as_root=(sudo)
fi
echo "setup: installing ${packages[*]}"
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
