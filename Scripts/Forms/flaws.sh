#!/usr/bin/env bash
# Writes a page with pictures of two commits side by side, of the scenes in which a designer found flaws. Usage: flaws.sh BEFORE [AFTER]
#
# The page is .build/artifacts/flaws/index.html. Both commits are built in checkouts of their own, which takes some minutes for each.
set -euo pipefail
cd "$(dirname "$0")/../.."

python=$(./Examples/SignUp/environment.sh)
checkouts=()
for commit in "$1" "${2:-HEAD}"; do
  checkout=.build/flaws/$(git rev-parse "$commit^{commit}")
  [ -d "$checkout" ] || git clone -q . "$checkout"
  git -C "$checkout" checkout -q "$(git rev-parse "$commit")"
  "$checkout/Examples/SignUp/setup.sh" >&2
  for package in Examples/SignUp Examples/Gallery; do swift build --package-path "$checkout/$package" >&2; done
  swift build --package-path "$checkout" --product validate >&2
  checkouts+=("$checkout")
done
rm -rf .build/artifacts/flaws
PYTHONDONTWRITEBYTECODE=1 "$python" Scripts/Forms/flaws.py .build/artifacts/flaws "${checkouts[@]}"
