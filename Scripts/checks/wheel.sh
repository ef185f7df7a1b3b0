#!/usr/bin/env bash
# The wheel works in a minimal Debian 11, with Python 3.9 and no other package: it is installed without a registry, checks a
# table, a file and a value, and runs the program. Usage: wheel.sh [WHEEL]; without WHEEL it is built.
#
# Needs: root, debootstrap, packages of PyPI, 250 MB
# Minutes: 3
# Runs: at night
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

[ "$(id -u)" -eq 0 ] || skip "wheel: debootstrap and chroot need root"
command -v debootstrap >/dev/null || ./Scripts/setup.sh checks
wheel=${1:-$(./Scripts/wheel.sh | tail -n 1)}

root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
debootstrap --variant=minbase --include=python3-minimal,python3-pip bullseye "$root" http://deb.debian.org/debian >/dev/null
cp "$wheel" "$root/tmp"
inside() { chroot "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin LC_ALL=C.UTF-8 "$@"; }
inside python3 -m pip install --quiet --no-index --no-deps "/tmp/${wheel##*/}" 2>&1 | grep -v '^WARNING: Running pip as' || true

cat >"$root/tmp/people.csv" <<'CSV'
name,email
Ann,ann@example.com
Bob,bob@example
CSV
cat >"$root/tmp/people.yml" <<'YAML'
fields: [{name: name}, {name: email, type: string, format: email}]
YAML
cat >"$root/tmp/check.py" <<'PYTHON'
import tablerules

rules = tablerules.load("/tmp/people.yml")
findings = rules.check([{"name": "Ann", "email": "ann@example.com"}, {"name": "Bob", "email": "bob@example"}])
print(*(finding.message for finding in findings), rules.count("/tmp/people.csv").invalid, sep="; ")
print(*(problem.code for problem in tablerules.value("length:1..3", "word")))
PYTHON

expect() { # NAME EXPECTED FOUND
  [ "$2" = "$3" ] || { printf 'wheel: %s: expected\n%s\nfound\n%s\n' "$1" "$2" "$3" >&2; exit 1; }
}
message="must be an e-mail address: its domain has no dot"
expect package "$message; 1
length.too-long" "$(inside python3 /tmp/check.py)"
status=0
found=$(inside validate check -q --summary none --errors - -r /tmp/people.yml /tmp/people.csv) || status=$?
expect program "/tmp/people.csv:3:5: error: email: 'bob@example' $message [email.domain-single-label]" "$found"
expect status 1 "$status"
echo "${wheel##*/}: $(wc -c <"$wheel") bytes; Debian $(cat "$root/etc/debian_version"), $(inside python3 --version), $(inside ldd --version | head -n 1)"
