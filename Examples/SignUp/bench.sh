#!/usr/bin/env bash
# Measures how many submissions a second the server answers, compared with the same server when it only reads each submission
# and answers with two bytes; and its memory after many submissions. The server and the load generator run on one core each.
# POSTS is the number of submissions for the measurement of memory (default 100,000), SECONDS_A_RUN the duration of a run.
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
  python3 bench/tokens.py "$folder/$database" /sign-up 1 >"$folder/tokens"
}
stop() {
  kill "$server"
  wait "$server"
  : >"$folder/address"
}
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT

load() { # load SCRIPT PATH ACCEPT [SECONDS]: sets rate, posts, and cost, the processor time of the server for a post in µs
  local before after
  before=$(ticks)
  ACCEPT=$3 TOKENS=$folder/tokens taskset -c 1 wrk -t1 -c16 -d"${4:-$seconds}s" -s "bench/$1.lua" "${address%/}$2" >"$folder/wrk"
  after=$(ticks)
  grep -E 'Socket errors' "$folder/wrk" >&2 || true
  rate=$(awk '/Requests\/sec/ {print int($2)}' "$folder/wrk")
  posts=$(awk '/requests in/ {print $1}' "$folder/wrk")
  cost=$(awk -v t=$((after - before)) -v hz="$(getconf CLK_TCK)" -v n="$posts" 'BEGIN {printf "%.1f", t / hz * 1e6 / n}')
}
ticks() { awk '{print $14 + $15}' "/proc/$server/stat"; }
memory() { awk '/VmRSS/ {print $2}' "/proc/$server/status"; }
row() { # row ROUND ANSWER: the ratio to the empty handler by wall-clock time, and by processor time, which varies less
  awk -v round="$1" -v answer="$2" -v rate="$rate" -v cost="$cost" -v empty="$empty" -v least="$least" \
    'BEGIN {printf "%-6s %-10s %8d %6.2f %10.1f %6.2f\n", round, answer, rate, rate / empty, cost, least / cost}'
}

printf '%-6s %-10s %8s %6s %10s %6s\n' round answer posts/s ratio us-a-post ratio
for round in 1 2 3; do
  start empty.sqlite3 EMPTY_HANDLER=1
  load refused /sign-up application/json
  empty=$rate least=$cost
  row "$round" empty
  stop
  start refused.sqlite3
  load refused /sign-up application/json
  row "$round" problem
  load refused /sign-up text/html
  row "$round" page
  stop
done

start accepted.sqlite3
python3 bench/tokens.py "$folder/accepted.sqlite3" /payment 500000 >"$folder/tokens"
load accepted /payment application/json
rows=$(python3 -c 'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM accepted").fetchone()[0])' "$folder/accepted.sqlite3")
echo "accepted and stored: $rate posts/s, $cost us a post; $posts responses, $rows rows"
stop

start memory.sqlite3
load refused /sign-up text/html 1
before=$(memory)
total=0
while [ "$total" -lt "${POSTS:-100000}" ]; do
  load refused /sign-up text/html
  total=$((total + posts))
done
echo "resident memory after the first second: $before KiB; after $total more posts: $(memory) KiB"
stop
