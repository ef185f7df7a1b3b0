#!/usr/bin/env bash
# How many posts a second the server answers, on a core of its own with the load on another, beside the same server that reads
# each post and answers with two bytes; and how much memory it has after many. POSTS says how many: 100,000 unless given.
set -euo pipefail
cd "$(dirname "$0")"

./setup.sh bench
swift build -c release
program="$(swift build -c release --show-bin-path)/SignUp"
folder=$(mktemp -d)
seconds=${SECONDS_A_RUN:-5}

start() { # start DATABASE [VARIABLE=VALUE]
  local database=$1
  shift
  env "$@" PORT=0 THREADS=1 DATABASE="$folder/$database" taskset -c 0 "$program" >"$folder/address" &
  server=$!
  until [ -s "$folder/address" ]; do kill -0 $server; sleep 0.1; done
  address=$(cat "$folder/address")
}
stop() {
  kill "$server"
  wait "$server"
  : >"$folder/address"
}
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT

load() { # load SCRIPT PATH ACCEPT [SECONDS]
  ACCEPT=$3 FIRST=$RANDOM$RANDOM taskset -c 1 wrk -t1 -c16 -d"${4:-$seconds}s" -s "bench/$1.lua" "${address%/}$2" >"$folder/wrk"
  grep -E 'Socket errors' "$folder/wrk" >&2 || true
}
rate() { awk '/Requests\/sec/ {print int($2)}' "$folder/wrk"; }
posts() { awk '/requests in/ {print $1}' "$folder/wrk"; }
memory() { awk '/VmRSS/ {print $2}' "/proc/$server/status"; }

printf '%-8s %12s %12s %6s %12s %6s\n' round empty problem ratio page ratio
for round in 1 2 3; do
  start empty.sqlite3 EMPTY_HANDLER=1
  load refused /sign-up application/json
  empty=$(rate)
  stop
  start refused.sqlite3
  load refused /sign-up application/json
  problem=$(rate)
  load refused /sign-up text/html
  page=$(rate)
  stop
  awk -v r="$round" -v e="$empty" -v j="$problem" -v p="$page" \
    'BEGIN {printf "%-8s %12d %12d %6.2f %12d %6.2f\n", r, e, j, j / e, p, p / e}'
done

start accepted.sqlite3
load accepted /payment application/json
rows=$(python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM accepted").fetchone()[0])' "$folder/accepted.sqlite3")
echo "accepted and stored: $(rate) a second; $(posts) answers, $rows rows"
stop

start memory.sqlite3
load refused /sign-up text/html 1
before=$(memory)
total=0
while [ "$total" -lt "${POSTS:-100000}" ]; do
  load refused /sign-up text/html
  total=$((total + $(posts)))
done
echo "resident after the first second: $before KiB; after $total posts more: $(memory) KiB"
stop
