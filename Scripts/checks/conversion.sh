#!/usr/bin/env bash
# Rule files that are converted from random JSON Schemas give the verdicts of the library jsonschema on random records, and random rule files
# that are converted to other languages and back their own. Random JSON Schemas give the verdicts of jsonschema-rs on values of all types,
# which confirm what diff says of pairs.
#
# Needs: packages of PyPI
# Minutes: 0.6
# Runs: in the gate, and at night with more rounds
set -euo pipefail
source "$(dirname "$0")/../checking.sh"

"$(oracles)" Scripts/Conversion/schemas.py "$(program)" --seed "$seed" --schemas $((rounds * 300))
"$(oracles)" Scripts/Conversion/json_types.py "$(program)" --seed "$seed" --schemas $((rounds * 300))
"$(oracles)" Scripts/Conversion/containment.py "$(program)" --seed "$seed" --schemas $((rounds * 150))
"$(oracles)" Scripts/Conversion/languages.py "$(program)" --seed "$seed" --files $((rounds * 90))
