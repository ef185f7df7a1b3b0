#!/usr/bin/env bash
# Runs the checks of the night: those that take longer than the gate allows, and the random comparisons of the gate on twenty
# times as many values, by another seed each night. The environment variables SEED, by default the number of the day since
# 1970, and ROUNDS, by default 20, repeat a run.
set -euo pipefail
cd "$(dirname "$0")/.."

export SEED=${SEED:-$(($(date +%s) / 86400))} ROUNDS=${ROUNDS:-20}
echo "SEED=$SEED ROUNDS=$ROUNDS"
exec ./Scripts/check.sh --night
