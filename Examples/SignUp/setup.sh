#!/usr/bin/env bash
# Installs the missing packages that this example needs, on Debian and derived systems: those of the project and the libraries
# of the server; with `tests` also a browser, with `bench` a load generator. Usage: setup.sh [tests] [bench]
set -euo pipefail

"$(dirname "$0")/../../Scripts/setup.sh"

packages=()
pkg-config --exists sqlite3 2>/dev/null || packages+=(libsqlite3-dev)
pkg-config --exists gnutls 2>/dev/null || packages+=(libgnutls28-dev)
pkg-config --exists libcrypt 2>/dev/null || packages+=(libcrypt-dev)
for purpose in "$@"; do
  case $purpose in
    tests)
      command -v chromium >/dev/null || packages+=(chromium)
      command -v chromedriver >/dev/null || packages+=(chromium-driver)
      command -v java >/dev/null || packages+=(default-jre-headless)
      python3 -c 'import ensurepip' 2>/dev/null || packages+=(python3 python3-venv)
      ;;
    bench) command -v wrk >/dev/null || packages+=(wrk) ;;
    *) echo "setup: $purpose is neither tests nor bench" >&2; exit 2 ;;
  esac
done
[ "${#packages[@]}" -eq 0 ] && exit 0

command -v apt-get >/dev/null || { echo "setup: install these first: ${packages[*]}" >&2; exit 2; }
as_root=()
if [ "$(id -u)" -ne 0 ]; then
  command -v sudo >/dev/null || { echo "setup: as root, run: apt-get install ${packages[*]}" >&2; exit 2; }
  as_root=(sudo)
fi
echo "setup: installing ${packages[*]}"
"${as_root[@]}" apt-get update -qq
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${packages[@]}" >/dev/null
