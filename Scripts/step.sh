# shellcheck shell=bash
# Sourced by other scripts: `step NAME` prints the duration of the previous step and the name of the next one.
step() {
  local now=$SECONDS
  [ -z "${step_start:-}" ] || printf '   %d s\n' $((now - step_start))
  step_start=$now
  printf '\n== %s\n' "$1"
}
