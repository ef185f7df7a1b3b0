#!/usr/bin/env bash
# Updates the translations, Translations/*.po, from the English texts in Translations/validation.pot, writes the tables that are
# made of them in Sources/ValidationData, and lists by language which texts have no translation, or one of a former English
# text. With --check, the tests of the script run, and files that are not up to date are an error; with --check --release, such a
# text is one too.
# Usage: translations.sh [--check [--release]]
set -euo pipefail
cd "$(dirname "$0")/.."

environment=.build/translations
./Scripts/environment.sh "$environment" Tools/Translations/requirements.txt
export PYTHONDONTWRITEBYTECODE=1
[ $# -eq 0 ] || "$environment/bin/python" -m unittest discover -s Tools/Translations
"$environment/bin/python" Tools/Translations/translations.py "$@"
