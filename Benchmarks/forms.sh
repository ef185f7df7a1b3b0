#!/usr/bin/env bash
# Compares the rate at which servers answer a refused post of the same form: the example, Go and Django. Usage: forms.sh [--rounds N] [--seconds N]
set -euo pipefail
cd "$(dirname "$0")/.."

./Examples/SignUp/setup.sh bench >&2
command -v go >/dev/null || apt-get install -y --no-install-recommends golang-go >&2
./Scripts/environment.sh .build/benchmarks/forms-venv Benchmarks/Forms/requirements.txt
(cd Benchmarks/Forms/go && go build -o ../../../.build/benchmarks/forms/signup-go .)
# As a server is shipped, and as Go links by itself.
flags=(--package-path Examples/SignUp -c release --static-swift-stdlib)
swift build -q "${flags[@]}" >&2
example=$(swift build "${flags[@]}" --show-bin-path)/SignUp
PYTHONPATH=Benchmarks PYTHONDONTWRITEBYTECODE=1 exec .build/benchmarks/forms-venv/bin/python -m Forms --example "$example" \
  --go "$PWD/.build/benchmarks/forms/signup-go" --gunicorn "$PWD/.build/benchmarks/forms-venv/bin/gunicorn" --go-version "$(go version)" "$@"
