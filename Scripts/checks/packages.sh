#!/usr/bin/env bash
# Everything by which users get the program works: installation, manual page, completions, packages, and the files for GitHub
# Actions and pre-commit; and shellcheck has nothing to say of any shell script.
#
# Needs: Debian's tools for packages and shells, packages of PyPI
# Minutes: 1.5
# Runs: in the gate
set -euo pipefail
source "$(dirname "$0")/../checking.sh"
source Scripts/step.sh

./Scripts/setup.sh packages checks
environment=.build/packaging
./Scripts/environment.sh "$environment" Scripts/Packages/requirements.txt
tools=$PWD/$environment/bin
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

step "Shell scripts"
git ls-files -z -- '*.sh' .ci/run | xargs -0 shellcheck -x -P SCRIPTDIR -P .
shellcheck Documentation/completions/validate.bash

step "Manual page and completions"
mandoc -T lint Documentation/validate.1
program=$(program)
python3 Scripts/Packages/completions.py "$program"

step "Installation in a folder"
./Scripts/install.sh --prefix "$scratch/prefix"
cmp "$scratch/prefix/share/man/man1/validate.1" Documentation/validate.1
for file in bin/validate share/bash-completion/completions/validate share/zsh/site-functions/_validate \
  share/fish/vendor_completions.d/validate.fish share/validate/rules/people.json; do
  [ -s "$scratch/prefix/$file" ] || fail "install.sh has not installed $file"
done
PATH="$scratch/prefix/bin:$PATH" validate test "$scratch"/prefix/share/validate/rules/*.yml

step "Packages, made twice"
for copy in first second; do
  ./Scripts/package.sh --program "$program" "$scratch/$copy" >/dev/null
done
diff -r "$scratch/first" "$scratch/second" || fail "the packages of the same program differ"
(cd "$scratch/first" && sha256sum --check SHA256SUMS)
package=$(echo "$scratch"/first/*.deb)
tarball=$(echo "$scratch"/first/*.tar.gz)
tags=$(lintian --allow-root --no-cfg --fail-on error,warning "$package") || { echo "$tags" >&2; fail "lintian has findings"; }
[ -z "$tags" ] || echo "$tags"
size=$(tar -xzOf "$tarball" --wildcards '*/bin/validate' | wc -c)
[ "$size" -le 14000000 ] || fail "the stripped program has $size bytes, more than 14,000,000"
[ "$(nm "$program" | grep -c _RegexParser)" = 0 ] ||
  fail "Swift's regular expressions are linked, which have 1.3 MB; lld's option --why-extract=FILE names the object that uses them"
echo "stripped program: $size bytes"
# Each library that the program links is in a package that the Debian package depends on.
depends=$(dpkg-deb --field "$package" Depends)
ldd "$program" | sed -n 's|.* => \(/[^ ]*\) .*|\1|p' | while read -r library; do
  owner=$(dpkg-query --search "*/$(basename "$(realpath "$library")")" | sed -n '1s/:.*//p')
  [[ $depends == *"$owner"* ]] || fail "the package does not depend on $owner, which has $library"
done

step "Installation of the Debian package in a root of its own"
root=$scratch/root
mkdir -p "$root/var/lib/dpkg/info" "$root/var/lib/dpkg/updates"
touch "$root/var/lib/dpkg/status" "$root/var/lib/dpkg/available"
dpkg --root="$root" --force-depends --force-not-root --log=/dev/null --install "$package" 2>/dev/null >/dev/null
status=0
"$root/usr/bin/validate" check -e email "$root/usr/share/doc/validate/examples/addresses.txt" >"$scratch/findings" 2>/dev/null \
  || status=$?
if [ "$status" -ne 1 ] || [ ! -s "$scratch/findings" ]; then fail "the installed program has found nothing: status $status"; fi

step "Schema of rule files"
"$program" schema | cmp - Documentation/rule-file.schema.json
"$tools/python" Scripts/Packages/schema.py Documentation/rule-file.schema.json "$program"
"$tools/check-jsonschema" --schemafile Documentation/rule-file.schema.json rules/*

step "GitHub action and pre-commit hooks"
"$tools/check-jsonschema" --builtin-schema vendor.github-actions action.yml
"$tools/pre-commit" validate-manifest .pre-commit-hooks.yaml
PATH="$root/usr/bin:$PATH" "$tools/python" Scripts/Packages/action.py
PATH="$root/usr/bin:$PATH" ./Scripts/Packages/hooks.sh "$tools/pre-commit"
