#!/usr/bin/env bash
# The steps of action.yml. `action.sh install` installs the program for the following steps, unless it is installed already;
# `action.sh check` checks the files of the environment variable INPUT_FILES, annotates the first findings, and writes a report
# to the summary of the job. Usage: action.sh install|check
set -euo pipefail

source=$(cd "$(dirname "$0")/.." && pwd)

# Appends each line of a text that is not blank to the array `arguments`, after an option if there is one.
append() {
  local line
  while IFS= read -r line; do
    line=${line%$'\r'}
    [[ $line =~ [^[:space:]] ]] || continue
    arguments+=(${2:+"$2"} "$line")
  done <<<"$1"
}

check() {
  local -a arguments=() files=()
  local pattern
  append "${INPUT_FILES:-}"
  shopt -s nullglob globstar
  for pattern in "${arguments[@]}"; do
    if [ -e "$pattern" ]; then
      files+=("$pattern")
      continue
    fi
    # Only names are expanded here: the pattern is one word.
    local IFS=
    # shellcheck disable=SC2206
    local -a found=($pattern)
    [ "${#found[@]}" -gt 0 ] || { echo "::error::no file matches '$pattern'"; return 2; }
    files+=("${found[@]}")
  done
  [ "${#files[@]}" -gt 0 ] || { echo "::error::the input 'files' names no file"; return 2; }
  arguments=(--format github)
  [ -z "${GITHUB_STEP_SUMMARY:-}" ] || arguments+=(--report "markdown=$GITHUB_STEP_SUMMARY")
  append "${INPUT_RULES:-}" --rules
  append "${INPUT_COLUMNS:-}" --column
  append "${INPUT_EACH:-}" --each
  append "${INPUT_OPTIONS:-}"
  validate check "${arguments[@]}" -- "${files[@]}"
}

case ${1:-} in
  install)
    if command -v validate >/dev/null; then exit 0; fi
    "$source/Scripts/install.sh" --prefix "${RUNNER_TEMP:?}/validate"
    echo "$RUNNER_TEMP/validate/bin" >>"${GITHUB_PATH:?}"
    ;;
  check) check ;;
  *) echo "action: usage: action.sh install|check" >&2; exit 2 ;;
esac
