#!/usr/bin/env bash
# Runs checks, which are the programs in Scripts/checks: those of the gate, those of the night, or those named. A check that
# fails does not stop the others. At the end it prints which were skipped, with the reason, and which have failed, with their
# last lines; the status is 1 if one has failed. The whole output of each check is kept in .build/checks.
# Usage: check.sh [--night | NAME…]; check.sh --list [--markdown]
#
# The head of a check says what it protects, then, after an empty line: what it needs, its minutes on two cores, and when it
# runs. Its status is 0 if it passes, 77 if it cannot run here, with the reason as its last line, otherwise it has failed.
set -euo pipefail
cd "$(dirname "$0")/.."

# Prints name, needs, minutes, when it runs, and purpose of each check, separated by tabs. Usage: heads FILE…
heads() {
  awk '
    function ended() {
      if (name == "") return
      if (!purpose || !("Needs" in value) || !("Minutes" in value) || !("Runs" in value)) {
        print "check: the head of " name " lacks its purpose, Needs, Minutes or Runs" > "/dev/stderr"
        exit failed = 2
      }
      print name "\t" value["Needs"] "\t" value["Minutes"] "\t" value["Runs"] "\t" purpose
    }
    FNR == 1 { ended(); name = FILENAME; gsub(/.*\/|\.[a-z]+$/, "", name); purpose = ""; delete value; inside = 1; next }
    { sub(/^# ?/, ""); sub(/^"""/, "") }
    match($0, /^(Needs|Minutes|Runs): /) { value[substr($0, 1, RLENGTH - 2)] = substr($0, RLENGTH + 1); next }
    $0 == "" { inside = 0 }
    inside { sub(/ Usage: .*/, ""); purpose = purpose (purpose ? " " : "") $0 }
    END { if (!failed) ended() }
  ' "$@"
}

# Prints the checks of a kind: gate, night or all.
named() { heads Scripts/checks/*.* | awk -F '\t' -v kind="$1" 'kind == "all" || index($4, kind) { print $1 }'; }

case ${1:-} in
  --list)
    if [ "${2:-}" = --markdown ]; then
      printf '| check | protects | needs | minutes | runs |\n|---|---|---|---|---|\n'
      heads Scripts/checks/*.* | awk -F '\t' '{ print "| `" $1 "` | " $5 " | " $2 " | " $3 " | " $4 " |" }'
    else
      heads Scripts/checks/*.* | awk -F '\t' '{ printf "%-14s %4s min, %s: %s\n", $1, $3, $4, $5 }'
    fi
    exit
    ;;
  --night) mapfile -t names < <(named night) ;;
  -*) echo "check: usage: check.sh [--night | NAME…]; check.sh --list [--markdown]" >&2; exit 2 ;;
  "") mapfile -t names < <(named gate) ;;
  *) names=("$@") ;;
esac
for name in "${names[@]}"; do
  ls Scripts/checks/"$name".* >/dev/null 2>&1 || { echo "check: there is no check '$name'; check.sh --list" >&2; exit 2; }
done

logs=.build/checks
mkdir -p "$logs"
./Scripts/setup.sh
failed=() skipped=()
for name in "${names[@]}"; do
  printf '%-14s ' "$name"
  log=$logs/$name.log start=$SECONDS status=0
  "$(echo Scripts/checks/"$name".*)" >"$log" 2>&1 </dev/null || status=$?
  last=$(tail -n 1 "$log" | cut -c 1-160)
  case $status in
    0) printf '%4d s  %s\n' $((SECONDS - start)) "$last" ;;
    77) printf 'skipped\n'; skipped+=("$last") ;;
    *)
      printf '%4d s  FAILED with status %d\n' $((SECONDS - start)) "$status"
      sed 's/^/    /' "$log"
      failed+=("$name")
      ;;
  esac
done

printf '\n%d of %d checks passed in %d s\n' $((${#names[@]} - ${#failed[@]} - ${#skipped[@]})) ${#names[@]} $SECONDS
[ ${#skipped[@]} -eq 0 ] || printf 'skipped: %s\n' "${skipped[@]}"
[ ${#failed[@]} -eq 0 ] && exit
for name in "${failed[@]}"; do
  printf '%s ended with:\n' "$name"
  tail -n 15 "$logs/$name.log" | cut -c 1-600 | sed 's/^/    /'
done
printf 'FAILED: %s: repeat with ./Scripts/check.sh %s\n' "${failed[*]}" "${failed[*]}"
exit 1
