#!/usr/bin/env bash
# Builds the server, orders by it as a page without script does, and compares what it answers. Usage: test.sh
set -euo pipefail
cd "$(dirname "$0")"
source ../../Scripts/building.sh
swift build -q "${examples_build[@]}" >&2
server=$(swift build "${examples_build[@]}" --show-bin-path)/Order
coproc SERVER { "$server"; }
read -r address <&"${SERVER[0]}"
fail() { echo "order: $1" >&2; exit 1; }
# Usage: post STATUS TEXT FIELD=VALUE…
post() {
  local status=$1 text=$2 words=()
  shift 2
  for field in "$@"; do words+=(-F "$field"); done
  answer=$(curl -sS -w '\n%{http_code} %{redirect_url}' "${words[@]}" "$address")
  [[ $(tail -n 1 <<<"$answer") == "$status "* ]] || fail "$(tail -n 1 <<<"$answer"), not $status"
  grep -qF -- "$text" <<<"$answer" || fail "no '$text' in: $answer"
}
one=("number=A-1" "items[0][name]=Tea" "items[0][count]=2" "items[0][price]=1.50")
post 200 'name="items[1][name]"' "${one[@]}" "form-edit=add items"
post 422 'href="#field-items_5B1_5D_5Bcount_5D"' "${one[@]}" "items[7][name]=Cup" "items[7][count]=0"
post 422 'href="#field-drawing"' "${one[@]}" "drawing=@Package.swift;type=text/plain"
post 303 '/accepted?number=A-1' "${one[@]}" "drawing=@Package.swift;type=image/png"
post 422 'There is an order A-1 already' "${one[@]}"
echo "order: as expected"
