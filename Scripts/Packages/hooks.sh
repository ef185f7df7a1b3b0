#!/usr/bin/env bash
# Checks the hooks for pre-commit in a repository of their own: with the program in the path, and with `long` as pre-commit
# builds it from this repository's last commit. Usage: hooks.sh PRE-COMMIT [long]
set -euo pipefail
[ $# -ge 1 ] || { echo "hooks: usage: hooks.sh PRE-COMMIT [long]" >&2; exit 2; }
precommit=$(realpath "$1")
source=$(cd "$(dirname "$0")/../.." && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export PRE_COMMIT_HOME=$scratch/cache HOME=$scratch GIT_CONFIG_GLOBAL=$scratch/gitconfig
git config --global safe.directory '*'

mkdir -p "$scratch/repository/rules"
cd "$scratch/repository"
printf 'name,email\nAnn,ann@example.com\n' >good.csv
printf 'name,email\nBob,bob@example\n' >bad.csv
printf 'fields:\n  - {name: email, rules: [email]}\nfieldsMatch: subset\ntests:\n  - {field: email, valid: %s}\n' \
  '[ann@example.com]' >rules/good.yml
sed 's/ann@example.com/bob@example/' rules/good.yml >rules/bad.yml
cat >.pre-commit-config.yaml <<END
repos:
  - repo: $source
    rev: $(git -C "$source" rev-parse HEAD)
    hooks:
      - {id: validate-check, language: system, args: [-r, rules/good.yml]}
      - {id: validate-lint, language: system}
      - {id: validate-test, language: system}
END
git init -q
git add .

# Expects what a hook has printed, after its status.
expect() {
  if ! grep -A 20 -E "^$1\.+$2$" "$scratch/log" | grep -q -E -- "$3"; then
    echo "hooks: expected '$1' to be $2 with '$3':" >&2
    cat "$scratch/log" >&2
    exit 1
  fi
}

"$precommit" run --all-files >"$scratch/log" || true
expect "validate check" Failed '^bad\.csv:2:5: error: email: .* \[email\.domain-single-label\]$'
expect "validate lint" Passed Passed
expect "validate test" Failed '^rules/bad\.yml:5:[0-9]+: email: '
"$precommit" run --files good.csv rules/good.yml >"$scratch/log"
expect "validate check" Passed Passed
expect "validate test" Passed Passed

if [ "${2:-}" = long ]; then
  "$precommit" try-repo "$source" --files rules/good.yml rules/bad.yml >"$scratch/log" || true
  expect "validate lint" Passed Passed
  expect "validate test" Failed '^rules/bad\.yml:5:[0-9]+: email: '
fi
