# Sourced by the scripts of the gate: `step NAME` prints the name of what follows, and how long the step before took.
step() {
  local now=$SECONDS
  [ -z "${step_start:-}" ] || printf '   %d s\n' $((now - step_start))
  step_start=$now
  printf '\n== %s\n' "$1"
}
