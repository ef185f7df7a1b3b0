#!/usr/bin/env bash
# Copies the stripped program, its manual page and its completions into a folder tree such as /usr/local. The pages are what
# the program prints, so that they describe that program. Usage: stage.sh PROGRAM PREFIX
set -euo pipefail
[ $# -eq 2 ] || { echo "stage: usage: stage.sh PROGRAM PREFIX" >&2; exit 2; }
program=$1
share=$2/share

install -d "$2/bin" "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
  "$share/fish/vendor_completions.d" "$share/validate/rules" "$share/validate/Documentation"
# The new program replaces the old one by a rename, since the old one could be running.
strip -o "$2/bin/.validate" "$program"
chmod 755 "$2/bin/.validate"
mv -f "$2/bin/.validate" "$2/bin/validate"
"$program" manual >"$share/man/man1/validate.1"
"$program" completions bash >"$share/bash-completion/completions/validate"
"$program" completions zsh >"$share/zsh/site-functions/_validate"
"$program" completions fish >"$share/fish/vendor_completions.d/validate.fish"
chmod 644 "$share/man/man1/validate.1" "$share/bash-completion/completions/validate" "$share/zsh/site-functions/_validate" \
  "$share/fish/vendor_completions.d/validate.fish"
install -m 644 "$(dirname "$0")"/../rules/* "$share/validate/rules"
# The rule files name it in their first line.
install -m 644 "$(dirname "$0")"/../Documentation/rule-file.schema.json "$share/validate/Documentation"
