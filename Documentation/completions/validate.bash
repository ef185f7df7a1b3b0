# Completions of validate for bash, written by 'validate completions bash': do not edit.
# shellcheck shell=bash

_validate() {
  local line=${COMP_LINE:0:COMP_POINT} word previous prefix choice options='' choices='' files='' column_rules=''
  local commands='check filter infer sample diff rules lint test convert schema completions manual version help'
  local rules='required not-blank unique empty one-of none-of boolean in-file equals file-exists length words regex not-regex contains not-contains starts-with not-starts-with ends-with not-ends-with alpha alphanumeric numeric digits lowercase uppercase slug identifier trimmed single-line ascii printable no-control no-bidi script normalized emoji no-emoji person-name width not-confusable integer number decimal range positive negative multiple-of percentage port latitude longitude money date time date-time local-date-time duration year year-month month week before after between past future age timezone iso8601 cron email idn-email hostname idn-hostname domain host-port ip ipv4 ipv6 cidr mac url uri uri-reference iri iri-reference uri-template data-uri mime-type uuid ulid jwt json-pointer relative-json-pointer semver generated-id mailto urn magnet json hex base64 base64url base32 hex-color md5 sha1 sha256 sha512 is-regex css-color digest base58 luhn verhoeff credit-card iban bic isbn isbn-10 isbn-13 issn ean-8 ean-13 upc isin imei lei vat national-id orcid check-digits gtin-14 gln sscc doi rf aba cusip cve figi iccid imsi ismn isni iso-6346 isrc meid sedol vin company-id tax-id passport licence-plate bitcoin ethereum mrz country currency language postal-code e164 phone coordinates script-code subdivision geojson-geometry password'
  local -a words
  read -r -a words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=('')
  word=${words[${#words[@]} - 1]} previous=${words[${#words[@]} - 2]}
  # The value of a long option can follow an equals sign; bash replaces what follows the last one.
  prefix=${word%"${word##*=}"}
  [[ $word == --*=* ]] && previous=${word%%=*} word=${word#*=}
  [[ $word == *=* ]] && column_rules=$rules
  if ((${#words[@]} <= 2)); then
    choices=$commands options='--help --version'
  else
    case ${words[1]} in
      help) choices=$commands ;;
      check)
        options='-e --each -c --column -r --rules --table --resource --files --compat --today --all --files-from --input --at -z --null --no-header --encoding -d --delimiter --widths --quote --escape --comment --skip --from --until --skip-end --skip-empty --trim --na --dialect --format --id --baseline --errors --report --csv-safe --max-findings --max-per-rule --stop-after --no-warnings --severity --fail-on --min-records --summary --color --progress -q --quiet --valid --invalid --invalid-reasons --max-record-bytes --max-field-lines --unique-memory --unique-disk -j --jobs -h --help -v --version'
        case $previous in
          -e | --each) choices=$rules ;;
          -c | --column) choices=$column_rules ;;
          -r | --rules) files=yes ;;
          --table) choices='' ;;
          --resource) choices='' ;;
          --files) files=yes ;;
          --compat) choices='standard frictionless' ;;
          --today) choices='' ;;
          --files-from) files=yes ;;
          --input) choices='csv jsonl json lines' ;;
          --at) choices='' ;;
          --encoding) choices='auto UTF-8 UTF-16 UTF-16LE UTF-16BE UTF-32 UTF-32LE UTF-32BE ASCII ISO-8859-1 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-9 ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 LATIN1 LATIN2 LATIN9 WINDOWS-1250 WINDOWS-1251 WINDOWS-1252 WINDOWS-1253 WINDOWS-1254 WINDOWS-1255 WINDOWS-1256 WINDOWS-1257 WINDOWS-1258 CP1250 CP1251 CP1252 CP1253 CP1254 CP1255 CP1256 CP1257 CP1258 CP437 CP850 CP852 CP858 CP866 CP874 CP932 CP936 CP949 CP950 MACINTOSH KOI8-R KOI8-U SHIFT_JIS SJIS EUC-JP ISO-2022-JP EUC-KR UHC JOHAB GB2312 GBK GB18030 BIG5 BIG5-HKSCS EUC-TW TIS-620 VISCII IBM037 IBM273 IBM500 IBM1047' ;;
          -d | --delimiter) choices='' ;;
          --widths) choices='' ;;
          --quote) choices='' ;;
          --escape) choices='' ;;
          --comment) choices='' ;;
          --skip) choices='' ;;
          --from) choices='' ;;
          --until) choices='' ;;
          --skip-end) choices='' ;;
          --na) choices='' ;;
          --dialect) choices='excel postgres mysql dos' ;;
          --format) choices='text jsonl csv json github gitlab junit sarif markdown html' ;;
          --id) choices='' ;;
          --baseline) files=yes ;;
          --errors) files=yes ;;
          --report) if [[ $word == *=* ]]; then files=yes; else choices='text= jsonl= csv= json= github= gitlab= junit= sarif= markdown= html='; fi ;;
          --max-findings) choices='' ;;
          --max-per-rule) choices='' ;;
          --stop-after) choices='' ;;
          --severity) choices='' ;;
          --fail-on) choices='error warning never' ;;
          --min-records) choices='' ;;
          --summary) choices='text json none' ;;
          --color) choices='auto always never' ;;
          --progress) choices='auto always never' ;;
          --valid) files=yes ;;
          --invalid) files=yes ;;
          --max-record-bytes) choices='' ;;
          --max-field-lines) choices='' ;;
          --unique-memory) choices='' ;;
          --unique-disk) choices='' ;;
          -j | --jobs) choices='' ;;
          *) files=yes ;;
        esac
        ;;
      filter)
        options='-e --each -c --column -r --rules --table --resource --files --compat --today --all --files-from --input --at -z --null --no-header --encoding -d --delimiter --widths --quote --escape --comment --skip --from --until --skip-end --skip-empty --trim --na --dialect --format --id --baseline --errors --report --csv-safe --max-findings --max-per-rule --stop-after --no-warnings --severity --fail-on --min-records --summary --color --progress -q --quiet --normalize --fill --cut --invalid --invalid-reasons --max-record-bytes --max-field-lines --unique-memory --unique-disk -j --jobs -h --help -v --version'
        case $previous in
          -e | --each) choices=$rules ;;
          -c | --column) choices=$column_rules ;;
          -r | --rules) files=yes ;;
          --table) choices='' ;;
          --resource) choices='' ;;
          --files) files=yes ;;
          --compat) choices='standard frictionless' ;;
          --today) choices='' ;;
          --files-from) files=yes ;;
          --input) choices='csv jsonl json lines' ;;
          --at) choices='' ;;
          --encoding) choices='auto UTF-8 UTF-16 UTF-16LE UTF-16BE UTF-32 UTF-32LE UTF-32BE ASCII ISO-8859-1 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-9 ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 LATIN1 LATIN2 LATIN9 WINDOWS-1250 WINDOWS-1251 WINDOWS-1252 WINDOWS-1253 WINDOWS-1254 WINDOWS-1255 WINDOWS-1256 WINDOWS-1257 WINDOWS-1258 CP1250 CP1251 CP1252 CP1253 CP1254 CP1255 CP1256 CP1257 CP1258 CP437 CP850 CP852 CP858 CP866 CP874 CP932 CP936 CP949 CP950 MACINTOSH KOI8-R KOI8-U SHIFT_JIS SJIS EUC-JP ISO-2022-JP EUC-KR UHC JOHAB GB2312 GBK GB18030 BIG5 BIG5-HKSCS EUC-TW TIS-620 VISCII IBM037 IBM273 IBM500 IBM1047' ;;
          -d | --delimiter) choices='' ;;
          --widths) choices='' ;;
          --quote) choices='' ;;
          --escape) choices='' ;;
          --comment) choices='' ;;
          --skip) choices='' ;;
          --from) choices='' ;;
          --until) choices='' ;;
          --skip-end) choices='' ;;
          --na) choices='' ;;
          --dialect) choices='excel postgres mysql dos' ;;
          --format) choices='text jsonl csv json github gitlab junit sarif markdown html' ;;
          --id) choices='' ;;
          --baseline) files=yes ;;
          --errors) files=yes ;;
          --report) if [[ $word == *=* ]]; then files=yes; else choices='text= jsonl= csv= json= github= gitlab= junit= sarif= markdown= html='; fi ;;
          --max-findings) choices='' ;;
          --max-per-rule) choices='' ;;
          --stop-after) choices='' ;;
          --severity) choices='' ;;
          --fail-on) choices='error warning never' ;;
          --min-records) choices='' ;;
          --summary) choices='text json none' ;;
          --color) choices='auto always never' ;;
          --progress) choices='auto always never' ;;
          --invalid) files=yes ;;
          --max-record-bytes) choices='' ;;
          --max-field-lines) choices='' ;;
          --unique-memory) choices='' ;;
          --unique-disk) choices='' ;;
          -j | --jobs) choices='' ;;
          *) files=yes ;;
        esac
        ;;
      infer)
        options='-o --output --tolerance --files-from --input --at -z --null --no-header --encoding -d --delimiter --widths --quote --escape --comment --skip --from --until --skip-end --skip-empty --trim --na --dialect --format --id --baseline --errors --report --csv-safe --max-findings --max-per-rule --stop-after --no-warnings --severity --fail-on --min-records --summary --color --progress -q --quiet --max-record-bytes --max-field-lines --unique-memory --unique-disk -j --jobs -h --help -v --version'
        case $previous in
          -o | --output) files=yes ;;
          --tolerance) choices='' ;;
          --files-from) files=yes ;;
          --input) choices='csv jsonl json lines' ;;
          --at) choices='' ;;
          --encoding) choices='auto UTF-8 UTF-16 UTF-16LE UTF-16BE UTF-32 UTF-32LE UTF-32BE ASCII ISO-8859-1 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-9 ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 LATIN1 LATIN2 LATIN9 WINDOWS-1250 WINDOWS-1251 WINDOWS-1252 WINDOWS-1253 WINDOWS-1254 WINDOWS-1255 WINDOWS-1256 WINDOWS-1257 WINDOWS-1258 CP1250 CP1251 CP1252 CP1253 CP1254 CP1255 CP1256 CP1257 CP1258 CP437 CP850 CP852 CP858 CP866 CP874 CP932 CP936 CP949 CP950 MACINTOSH KOI8-R KOI8-U SHIFT_JIS SJIS EUC-JP ISO-2022-JP EUC-KR UHC JOHAB GB2312 GBK GB18030 BIG5 BIG5-HKSCS EUC-TW TIS-620 VISCII IBM037 IBM273 IBM500 IBM1047' ;;
          -d | --delimiter) choices='' ;;
          --widths) choices='' ;;
          --quote) choices='' ;;
          --escape) choices='' ;;
          --comment) choices='' ;;
          --skip) choices='' ;;
          --from) choices='' ;;
          --until) choices='' ;;
          --skip-end) choices='' ;;
          --na) choices='' ;;
          --dialect) choices='excel postgres mysql dos' ;;
          --format) choices='text jsonl csv json github gitlab junit sarif markdown html' ;;
          --id) choices='' ;;
          --baseline) files=yes ;;
          --errors) files=yes ;;
          --report) if [[ $word == *=* ]]; then files=yes; else choices='text= jsonl= csv= json= github= gitlab= junit= sarif= markdown= html='; fi ;;
          --max-findings) choices='' ;;
          --max-per-rule) choices='' ;;
          --stop-after) choices='' ;;
          --severity) choices='' ;;
          --fail-on) choices='error warning never' ;;
          --min-records) choices='' ;;
          --summary) choices='text json none' ;;
          --color) choices='auto always never' ;;
          --progress) choices='auto always never' ;;
          --max-record-bytes) choices='' ;;
          --max-field-lines) choices='' ;;
          --unique-memory) choices='' ;;
          --unique-disk) choices='' ;;
          -j | --jobs) choices='' ;;
          *) files=yes ;;
        esac
        ;;
      sample)
        options='-r --rules -e --each -c --column --resource --table --today -n --number --seed --broken --output -h --help -v --version'
        case $previous in
          -r | --rules) files=yes ;;
          -e | --each) choices=$rules ;;
          -c | --column) choices=$column_rules ;;
          --resource) choices='' ;;
          --table) choices='' ;;
          --today) choices='' ;;
          -n | --number) choices='' ;;
          --seed) choices='' ;;
          --broken) choices='' ;;
          --output) choices='csv jsonl lines' ;;
          *) files=yes ;;
        esac
        ;;
      diff)
        options='--data --resource --table --format -h --help -v --version'
        case $previous in
          --data) files=yes ;;
          --resource) choices='' ;;
          --table) choices='' ;;
          --format) choices='text json markdown' ;;
          *) files=yes ;;
        esac
        ;;
      rules)
        options='--format -h --help -v --version'
        case $previous in
          --format) choices='text json' ;;
          *) choices=$rules ;;
        esac
        ;;
      lint)
        options='--format -q --quiet -h --help -v --version'
        case $previous in
          --format) choices='text jsonl' ;;
          *) files=yes ;;
        esac
        ;;
      test)
        options='--format --today -q --quiet -h --help -v --version'
        case $previous in
          --format) choices='text jsonl csv json github gitlab junit sarif markdown html' ;;
          --today) choices='' ;;
          *) files=yes ;;
        esac
        ;;
      convert)
        options='--to --table -h --help -v --version'
        case $previous in
          --to) choices='rules table-schema json-schema odcs markdown html' ;;
          --table) choices='' ;;
          *) files=yes ;;
        esac
        ;;
      schema)
        options='-h --help -v --version'
        case $previous in
          *) choices='' ;;
        esac
        ;;
      completions)
        options='-h --help -v --version'
        case $previous in
          *) choices='bash zsh fish' ;;
        esac
        ;;
      manual)
        options='-h --help -v --version'
        case $previous in
          *) choices='' ;;
        esac
        ;;
      version)
        options='--all -h --help -v --version'
        case $previous in
          *) choices='' ;;
        esac
        ;;
    esac
  fi
  [[ $word == -* ]] && choices=$options files=''
  COMPREPLY=()
  while read -r choice; do
    COMPREPLY+=("$choice")
  done < <(compgen -W "$choices" -- "${word##*=}")
  [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace
  if [[ $COMP_WORDBREAKS != *=* ]]; then
    COMPREPLY=("${COMPREPLY[@]/#/$prefix}")
  fi
  [[ -n $files ]] || compopt +o bashdefault +o default
}

complete -o bashdefault -o default -F _validate validate
