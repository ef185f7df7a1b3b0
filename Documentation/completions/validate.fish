# Completions of validate for fish, written by 'validate completions fish': do not edit.

function __validate_rules
    printf '%s\n' required not-blank unique empty one-of none-of boolean in-file equals file-exists length words regex
    printf '%s\n' not-regex contains not-contains starts-with not-starts-with ends-with not-ends-with alpha
    printf '%s\n' alphanumeric numeric digits lowercase uppercase slug identifier trimmed single-line ascii printable
    printf '%s\n' no-control no-bidi script normalized emoji no-emoji person-name width not-confusable integer number
    printf '%s\n' decimal range positive negative multiple-of percentage port latitude longitude money date time
    printf '%s\n' date-time local-date-time duration year year-month month week before after between past future age
    printf '%s\n' timezone iso8601 cron email idn-email hostname idn-hostname domain host-port ip ipv4 ipv6 cidr mac
    printf '%s\n' url uri uri-reference iri iri-reference uri-template data-uri mime-type uuid ulid jwt json-pointer
    printf '%s\n' relative-json-pointer semver generated-id mailto urn magnet json hex base64 base64url base32
    printf '%s\n' hex-color md5 sha1 sha256 sha512 is-regex css-color digest base58 luhn verhoeff credit-card iban bic
    printf '%s\n' isbn isbn-10 isbn-13 issn ean-8 ean-13 upc isin imei lei vat national-id orcid check-digits gtin-14
    printf '%s\n' gln sscc doi rf aba cusip cve figi iccid imsi ismn isni iso-6346 isrc meid sedol vin company-id
    printf '%s\n' tax-id passport licence-plate bitcoin ethereum mrz country currency language postal-code e164 phone
    printf '%s\n' coordinates script-code subdivision geojson-geometry password
end

function __validate_column_rules
    set -l column (commandline -ct | string replace -r '^--column=' '' | string match -r '^.*?=')
    and printf '%s\n' $column(__validate_rules)
end

function __validate_files_after
    set -l word (commandline -ct | string replace -r '^--[a-z-]+=' '')
    set -l start (string match -r '^[^=]*=' -- $word)
    if test -n "$start"
        for file in (__fish_complete_path (string replace -- $start '' $word))
            printf '%s\n' $start$file
        end
    else
        printf '%s=\n' $argv
    end
end

complete -c validate -f
complete -c validate -n __fish_use_subcommand -s h -l help -d 'Print the help.'
complete -c validate -n __fish_use_subcommand -s v -l version -d 'Print the version.'
complete -c validate -n __fish_use_subcommand -a check -d 'Checks lines or CSV records and reports every finding.'
complete -c validate -n __fish_use_subcommand -a filter -d 'Writes the valid lines or CSV records to standard output.'
complete -c validate -n __fish_use_subcommand -a infer -d 'Proposes rules for lines or records, and reports the values that nearly all others contradict.'
complete -c validate -n __fish_use_subcommand -a sample -d 'Makes records that rules accept, or that each break one of them.'
complete -c validate -n __fish_use_subcommand -a diff -d 'Compares two versions of a rule file: what passes no more, and what passes now.'
complete -c validate -n __fish_use_subcommand -a rules -d 'Lists all rules or those that match a word, or explains one rule.'
complete -c validate -n __fish_use_subcommand -a lint -d 'Finds faults and likely mistakes in rule files.'
complete -c validate -n __fish_use_subcommand -a test -d 'Runs the tests in rule files.'
complete -c validate -n __fish_use_subcommand -a convert -d 'Writes rules in another language: a rule file, a schema, a data contract or a data dictionary.'
complete -c validate -n __fish_use_subcommand -a schema -d 'Prints the JSON Schema of rule files, for editors.'
complete -c validate -n __fish_use_subcommand -a completions -d 'Prints the completions for a shell: bash, zsh or fish.'
complete -c validate -n __fish_use_subcommand -a manual -d 'Prints the manual page, for man.'
complete -c validate -n __fish_use_subcommand -a version -d 'Prints the version, or with --all those of libraries and tables too.'
complete -c validate -n __fish_use_subcommand -a help -d 'Prints the help of a command.'
complete -c validate -n '__fish_seen_subcommand_from help' -a 'check filter infer sample diff rules lint test convert schema completions manual version'

complete -c validate -n '__fish_seen_subcommand_from check' -F
complete -c validate -n '__fish_seen_subcommand_from check' -s e -l each -r -a '(__validate_rules)' -d 'Check each line against this rule; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from check' -s c -l column -r -a '(__validate_column_rules)' -d 'Check a column of the records against this rule; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from check' -s r -l rules -r -F -d 'Check records by a rule file, Data Package, JSON Schema or data contract.'
complete -c validate -n '__fish_seen_subcommand_from check' -l table -r -d 'With -r and a data contract that has several tables: the table.'
complete -c validate -n '__fish_seen_subcommand_from check' -l resource -r -d 'With -r and a Data Package: check each FILE by this resource.'
complete -c validate -n '__fish_seen_subcommand_from check' -l files -r -F -d 'The folder of the files that values of file-exists name.'
complete -c validate -n '__fish_seen_subcommand_from check' -l compat -r -a 'standard frictionless' -d 'With -r: the interpretation of types: standard (default) or frictionless.'
complete -c validate -n '__fish_seen_subcommand_from check' -l today -r -d 'The day that past, age and the like use as the current one, YYYY-MM-DD.'
complete -c validate -n '__fish_seen_subcommand_from check' -l all -d 'Report every rule that a value breaks, not only the first.'
complete -c validate -n '__fish_seen_subcommand_from check' -l files-from -r -F -d 'Check also the files that LIST names, one on each line; - is standard input.'
complete -c validate -n '__fish_seen_subcommand_from check' -l input -r -a 'csv jsonl json lines' -d 'csv, jsonl, json or lines; by default by the names of the files.'
complete -c validate -n '__fish_seen_subcommand_from check' -l at -r -d 'Place of the array in a JSON file, as in /data/items; implies --input json.'
complete -c validate -n '__fish_seen_subcommand_from check' -s z -l null -d 'Values of -e and names of --files-from end with NUL, not with a line end.'
complete -c validate -n '__fish_seen_subcommand_from check' -l no-header -d 'The first record is data; -c takes column numbers from 1.'
complete -c validate -n '__fish_seen_subcommand_from check' -l encoding -r -a 'auto UTF-8 UTF-16 UTF-16LE UTF-16BE UTF-32 UTF-32LE UTF-32BE ASCII ISO-8859-1 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-9 ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 LATIN1 LATIN2 LATIN9 WINDOWS-1250 WINDOWS-1251 WINDOWS-1252 WINDOWS-1253 WINDOWS-1254 WINDOWS-1255 WINDOWS-1256 WINDOWS-1257 WINDOWS-1258 CP1250 CP1251 CP1252 CP1253 CP1254 CP1255 CP1256 CP1257 CP1258 CP437 CP850 CP852 CP858 CP866 CP874 CP932 CP936 CP949 CP950 MACINTOSH KOI8-R KOI8-U SHIFT_JIS SJIS EUC-JP ISO-2022-JP EUC-KR UHC JOHAB GB2312 GBK GB18030 BIG5 BIG5-HKSCS EUC-TW TIS-620 VISCII IBM037 IBM273 IBM500 IBM1047' -d 'Encoding of the input; default: auto, by its byte-order mark, else UTF-8.'
complete -c validate -n '__fish_seen_subcommand_from check' -s d -l delimiter -r -d 'Text between fields: up to 8 bytes, tab, \'\\xHH\' or auto; default: a comma.'
complete -c validate -n '__fish_seen_subcommand_from check' -l widths -r -d 'Widths of fields without a delimiter, in characters, as in 10,5,8.'
complete -c validate -n '__fish_seen_subcommand_from check' -l quote -r -d 'The quote character, or none; default: a double quote.'
complete -c validate -n '__fish_seen_subcommand_from check' -l escape -r -d 'The character that makes the next one part of the field.'
complete -c validate -n '__fish_seen_subcommand_from check' -l comment -r -d 'Lines that begin with PREFIX are comments, not records.'
complete -c validate -n '__fish_seen_subcommand_from check' -l skip -r -d 'Drop the first N lines, before the header.'
complete -c validate -n '__fish_seen_subcommand_from check' -l from -r -d 'The table begins with the first line that begins with PREFIX.'
complete -c validate -n '__fish_seen_subcommand_from check' -l until -r -d 'The table ends before the first record that begins with PREFIX.'
complete -c validate -n '__fish_seen_subcommand_from check' -l skip-end -r -d 'Drop the last N rows, such as totals.'
complete -c validate -n '__fish_seen_subcommand_from check' -l skip-empty -d 'Records without any value are skipped, as blank lines are.'
complete -c validate -n '__fish_seen_subcommand_from check' -l trim -d 'White space at both ends of a field is not part of its value.'
complete -c validate -n '__fish_seen_subcommand_from check' -l na -r -d 'TEXT means an absent value, as an empty field does; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from check' -l dialect -r -a 'excel postgres mysql dos' -d 'The dialect of a program: excel, postgres, mysql or dos.'
complete -c validate -n '__fish_seen_subcommand_from check' -l format -r -a 'text jsonl csv json github gitlab junit sarif markdown html' -d 'Format of findings, by default text.'
complete -c validate -n '__fish_seen_subcommand_from check' -l id -r -d 'Name records in findings by COLUMN, by default the primary key; repeatable.'
complete -c validate -n '__fish_seen_subcommand_from check' -l baseline -r -F -d 'Findings of an earlier run (jsonl): only new ones make the status 1.'
complete -c validate -n '__fish_seen_subcommand_from check' -l errors -r -F -d 'Write findings to FILE.'
complete -c validate -n '__fish_seen_subcommand_from check' -l report -r -a '(__validate_files_after text jsonl csv json github gitlab junit sarif markdown html)' -d 'Write a report to FILE as well; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from check' -l csv-safe -d 'In CSV reports: put an apostrophe before text that a spreadsheet would run.'
complete -c validate -n '__fish_seen_subcommand_from check' -l max-findings -r -d 'Report at most N findings; all are counted.'
complete -c validate -n '__fish_seen_subcommand_from check' -l max-per-rule -r -d 'Report at most N findings of each rule of a column; all are counted.'
complete -c validate -n '__fish_seen_subcommand_from check' -l stop-after -r -d 'Stop after N invalid records.'
complete -c validate -n '__fish_seen_subcommand_from check' -l no-warnings -d 'Report no warnings.'
complete -c validate -n '__fish_seen_subcommand_from check' -l severity -r -d 'error, warning or ignore for a code or its first part; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from check' -l fail-on -r -a 'error warning never' -d 'What makes the status 1: error (default), warning or never.'
complete -c validate -n '__fish_seen_subcommand_from check' -l min-records -r -d 'Fail if the files of a table have fewer than N records together.'
complete -c validate -n '__fish_seen_subcommand_from check' -l summary -r -a 'text json none' -d 'Form of the summary: text (default), json or none.'
complete -c validate -n '__fish_seen_subcommand_from check' -l color -r -a 'auto always never' -d 'Colors in findings as text: auto (default), always or never.'
complete -c validate -n '__fish_seen_subcommand_from check' -l progress -r -a 'auto always never' -d 'Progress on standard error: auto (default), always or never.'
complete -c validate -n '__fish_seen_subcommand_from check' -s q -l quiet -d 'Print no findings to standard output and no summary.'
complete -c validate -n '__fish_seen_subcommand_from check' -l valid -r -F -d 'Write valid lines or records to FILE.'
complete -c validate -n '__fish_seen_subcommand_from check' -l invalid -r -F -d 'Write invalid lines or records to FILE.'
complete -c validate -n '__fish_seen_subcommand_from check' -l invalid-reasons -d 'Add the codes and messages of its errors to each record.'
complete -c validate -n '__fish_seen_subcommand_from check' -l max-record-bytes -r -d 'A longer record is a finding and is not checked; default: 4MiB.'
complete -c validate -n '__fish_seen_subcommand_from check' -l max-field-lines -r -d 'A quoted field over more lines is a warning; default: 100.'
complete -c validate -n '__fish_seen_subcommand_from check' -l unique-memory -r -d 'Maximum memory for unique values and keys; default: 1GiB.'
complete -c validate -n '__fish_seen_subcommand_from check' -l unique-disk -r -d 'Maximum temporary files for more of them; default: half of what is free.'
complete -c validate -n '__fish_seen_subcommand_from check' -s j -l jobs -r -d 'Number of threads; default: the number of processors.'
complete -c validate -n '__fish_seen_subcommand_from check' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from check' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from filter' -F
complete -c validate -n '__fish_seen_subcommand_from filter' -s e -l each -r -a '(__validate_rules)' -d 'Check each line against this rule; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s c -l column -r -a '(__validate_column_rules)' -d 'Check a column of the records against this rule; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s r -l rules -r -F -d 'Check records by a rule file, Data Package, JSON Schema or data contract.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l table -r -d 'With -r and a data contract that has several tables: the table.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l resource -r -d 'With -r and a Data Package: check each FILE by this resource.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l files -r -F -d 'The folder of the files that values of file-exists name.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l compat -r -a 'standard frictionless' -d 'With -r: the interpretation of types: standard (default) or frictionless.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l today -r -d 'The day that past, age and the like use as the current one, YYYY-MM-DD.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l all -d 'Report every rule that a value breaks, not only the first.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l files-from -r -F -d 'Check also the files that LIST names, one on each line; - is standard input.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l input -r -a 'csv jsonl json lines' -d 'csv, jsonl, json or lines; by default by the names of the files.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l at -r -d 'Place of the array in a JSON file, as in /data/items; implies --input json.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s z -l null -d 'Values of -e and names of --files-from end with NUL, not with a line end.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l no-header -d 'The first record is data; -c takes column numbers from 1.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l encoding -r -a 'auto UTF-8 UTF-16 UTF-16LE UTF-16BE UTF-32 UTF-32LE UTF-32BE ASCII ISO-8859-1 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-9 ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 LATIN1 LATIN2 LATIN9 WINDOWS-1250 WINDOWS-1251 WINDOWS-1252 WINDOWS-1253 WINDOWS-1254 WINDOWS-1255 WINDOWS-1256 WINDOWS-1257 WINDOWS-1258 CP1250 CP1251 CP1252 CP1253 CP1254 CP1255 CP1256 CP1257 CP1258 CP437 CP850 CP852 CP858 CP866 CP874 CP932 CP936 CP949 CP950 MACINTOSH KOI8-R KOI8-U SHIFT_JIS SJIS EUC-JP ISO-2022-JP EUC-KR UHC JOHAB GB2312 GBK GB18030 BIG5 BIG5-HKSCS EUC-TW TIS-620 VISCII IBM037 IBM273 IBM500 IBM1047' -d 'Encoding of the input; default: auto, by its byte-order mark, else UTF-8.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s d -l delimiter -r -d 'Text between fields: up to 8 bytes, tab, \'\\xHH\' or auto; default: a comma.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l widths -r -d 'Widths of fields without a delimiter, in characters, as in 10,5,8.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l quote -r -d 'The quote character, or none; default: a double quote.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l escape -r -d 'The character that makes the next one part of the field.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l comment -r -d 'Lines that begin with PREFIX are comments, not records.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l skip -r -d 'Drop the first N lines, before the header.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l from -r -d 'The table begins with the first line that begins with PREFIX.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l until -r -d 'The table ends before the first record that begins with PREFIX.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l skip-end -r -d 'Drop the last N rows, such as totals.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l skip-empty -d 'Records without any value are skipped, as blank lines are.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l trim -d 'White space at both ends of a field is not part of its value.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l na -r -d 'TEXT means an absent value, as an empty field does; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l dialect -r -a 'excel postgres mysql dos' -d 'The dialect of a program: excel, postgres, mysql or dos.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l format -r -a 'text jsonl csv json github gitlab junit sarif markdown html' -d 'Format of findings, by default text.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l id -r -d 'Name records in findings by COLUMN, by default the primary key; repeatable.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l baseline -r -F -d 'Findings of an earlier run (jsonl): only new ones make the status 1.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l errors -r -F -d 'Write findings to FILE.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l report -r -a '(__validate_files_after text jsonl csv json github gitlab junit sarif markdown html)' -d 'Write a report to FILE as well; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l csv-safe -d 'In CSV reports: put an apostrophe before text that a spreadsheet would run.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l max-findings -r -d 'Report at most N findings; all are counted.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l max-per-rule -r -d 'Report at most N findings of each rule of a column; all are counted.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l stop-after -r -d 'Stop after N invalid records.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l no-warnings -d 'Report no warnings.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l severity -r -d 'error, warning or ignore for a code or its first part; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l fail-on -r -a 'error warning never' -d 'What makes the status 1: error (default), warning or never.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l min-records -r -d 'Fail if the files of a table have fewer than N records together.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l summary -r -a 'text json none' -d 'Form of the summary: text (default), json or none.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l color -r -a 'auto always never' -d 'Colors in findings as text: auto (default), always or never.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l progress -r -a 'auto always never' -d 'Progress on standard error: auto (default), always or never.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s q -l quiet -d 'Print no findings to standard output and no summary.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l normalize -d 'Write fields as changed by the \'normalize\' steps of the rule file.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l fill -d 'Add empty fields to records with too few; each has a warning.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l cut -d 'Remove the fields beyond the last column; each record has a warning.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l invalid -r -F -d 'Write invalid lines or records to FILE.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l invalid-reasons -d 'Add the codes and messages of its errors to each record.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l max-record-bytes -r -d 'A longer record is a finding and is not checked; default: 4MiB.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l max-field-lines -r -d 'A quoted field over more lines is a warning; default: 100.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l unique-memory -r -d 'Maximum memory for unique values and keys; default: 1GiB.'
complete -c validate -n '__fish_seen_subcommand_from filter' -l unique-disk -r -d 'Maximum temporary files for more of them; default: half of what is free.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s j -l jobs -r -d 'Number of threads; default: the number of processors.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from filter' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from infer' -F
complete -c validate -n '__fish_seen_subcommand_from infer' -s o -l output -r -F -d 'Write the rules to RULES, and suspects to standard output.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l tolerance -r -d 'The share of values that may break a rule; default: 0.5%.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l files-from -r -F -d 'Check also the files that LIST names, one on each line; - is standard input.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l input -r -a 'csv jsonl json lines' -d 'csv, jsonl, json or lines; by default by the names of the files.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l at -r -d 'Place of the array in a JSON file, as in /data/items; implies --input json.'
complete -c validate -n '__fish_seen_subcommand_from infer' -s z -l null -d 'Values of -e and names of --files-from end with NUL, not with a line end.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l no-header -d 'The first record is data; -c takes column numbers from 1.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l encoding -r -a 'auto UTF-8 UTF-16 UTF-16LE UTF-16BE UTF-32 UTF-32LE UTF-32BE ASCII ISO-8859-1 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-9 ISO-8859-10 ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 LATIN1 LATIN2 LATIN9 WINDOWS-1250 WINDOWS-1251 WINDOWS-1252 WINDOWS-1253 WINDOWS-1254 WINDOWS-1255 WINDOWS-1256 WINDOWS-1257 WINDOWS-1258 CP1250 CP1251 CP1252 CP1253 CP1254 CP1255 CP1256 CP1257 CP1258 CP437 CP850 CP852 CP858 CP866 CP874 CP932 CP936 CP949 CP950 MACINTOSH KOI8-R KOI8-U SHIFT_JIS SJIS EUC-JP ISO-2022-JP EUC-KR UHC JOHAB GB2312 GBK GB18030 BIG5 BIG5-HKSCS EUC-TW TIS-620 VISCII IBM037 IBM273 IBM500 IBM1047' -d 'Encoding of the input; default: auto, by its byte-order mark, else UTF-8.'
complete -c validate -n '__fish_seen_subcommand_from infer' -s d -l delimiter -r -d 'Text between fields: up to 8 bytes, tab, \'\\xHH\' or auto; default: auto.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l widths -r -d 'Widths of fields without a delimiter, in characters, as in 10,5,8.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l quote -r -d 'The quote character, or none; default: a double quote.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l escape -r -d 'The character that makes the next one part of the field.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l comment -r -d 'Lines that begin with PREFIX are comments, not records.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l skip -r -d 'Drop the first N lines, before the header.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l from -r -d 'The table begins with the first line that begins with PREFIX.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l until -r -d 'The table ends before the first record that begins with PREFIX.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l skip-end -r -d 'Drop the last N rows, such as totals.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l skip-empty -d 'Records without any value are skipped, as blank lines are.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l trim -d 'White space at both ends of a field is not part of its value.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l na -r -d 'TEXT means an absent value, as an empty field does; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l dialect -r -a 'excel postgres mysql dos' -d 'The dialect of a program: excel, postgres, mysql or dos.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l format -r -a 'text jsonl csv json github gitlab junit sarif markdown html' -d 'Format of findings, by default text.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l id -r -d 'Name records in findings by COLUMN, by default the primary key; repeatable.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l baseline -r -F -d 'Findings of an earlier run (jsonl): only new ones make the status 1.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l errors -r -F -d 'Write findings to FILE.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l report -r -a '(__validate_files_after text jsonl csv json github gitlab junit sarif markdown html)' -d 'Write a report to FILE as well; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l csv-safe -d 'In CSV reports: put an apostrophe before text that a spreadsheet would run.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l max-findings -r -d 'Report at most N findings; all are counted.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l max-per-rule -r -d 'Report at most N findings of each rule of a column; all are counted.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l stop-after -r -d 'Stop after N invalid records.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l no-warnings -d 'Report no warnings.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l severity -r -d 'error, warning or ignore for a code or its first part; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l fail-on -r -a 'error warning never' -d 'What makes the status 1: error (default), warning or never.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l min-records -r -d 'Fail if the files of a table have fewer than N records together.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l summary -r -a 'text json none' -d 'Form of the summary: text (default), json or none.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l color -r -a 'auto always never' -d 'Colors in findings as text: auto (default), always or never.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l progress -r -a 'auto always never' -d 'Progress on standard error: auto (default), always or never.'
complete -c validate -n '__fish_seen_subcommand_from infer' -s q -l quiet -d 'Print no findings to standard output and no summary.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l max-record-bytes -r -d 'A longer record is a finding and is not checked; default: 4MiB.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l max-field-lines -r -d 'A quoted field over more lines is a warning; default: 100.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l unique-memory -r -d 'Maximum memory for unique values and keys; default: 1GiB.'
complete -c validate -n '__fish_seen_subcommand_from infer' -l unique-disk -r -d 'Maximum temporary files for more of them; default: half of what is free.'
complete -c validate -n '__fish_seen_subcommand_from infer' -s j -l jobs -r -d 'Number of threads; default: the number of processors.'
complete -c validate -n '__fish_seen_subcommand_from infer' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from infer' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from sample' -F
complete -c validate -n '__fish_seen_subcommand_from sample' -s r -l rules -r -F -d 'Make records for a rule file, Data Package, JSON Schema or data contract.'
complete -c validate -n '__fish_seen_subcommand_from sample' -s e -l each -r -a '(__validate_rules)' -d 'Make lines that this rule accepts; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from sample' -s c -l column -r -a '(__validate_column_rules)' -d 'Make a column of values that this rule accepts; can be repeated.'
complete -c validate -n '__fish_seen_subcommand_from sample' -l resource -r -d 'With -r and a Data Package: the resource.'
complete -c validate -n '__fish_seen_subcommand_from sample' -l table -r -d 'With -r and a data contract that has several tables: the table.'
complete -c validate -n '__fish_seen_subcommand_from sample' -l today -r -d 'The day that past, age and the like use as the current one, YYYY-MM-DD.'
complete -c validate -n '__fish_seen_subcommand_from sample' -s n -l number -r -d 'The number of records; by default 100.'
complete -c validate -n '__fish_seen_subcommand_from sample' -l seed -r -d 'The number on which the records depend; by default 1.'
complete -c validate -n '__fish_seen_subcommand_from sample' -l broken -r -d 'Make records that break this code; each for one after another.'
complete -c validate -n '__fish_seen_subcommand_from sample' -l output -r -a 'csv jsonl lines' -d 'csv (default), jsonl, or lines (default with -e).'
complete -c validate -n '__fish_seen_subcommand_from sample' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from sample' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from diff' -F
complete -c validate -n '__fish_seen_subcommand_from diff' -l data -r -F -d 'Check FILE, and those after NEW, by both versions; repeatable.'
complete -c validate -n '__fish_seen_subcommand_from diff' -l resource -r -d 'The resource of Data Packages that have several.'
complete -c validate -n '__fish_seen_subcommand_from diff' -l table -r -d 'The table of data contracts that have several.'
complete -c validate -n '__fish_seen_subcommand_from diff' -l format -r -a 'text json markdown' -d 'Format: text (default), json or markdown.'
complete -c validate -n '__fish_seen_subcommand_from diff' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from diff' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from rules' -a '(__validate_rules)'
complete -c validate -n '__fish_seen_subcommand_from rules' -l format -r -a 'text json' -d 'Format of the output: text (default) or json.'
complete -c validate -n '__fish_seen_subcommand_from rules' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from rules' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from lint' -F
complete -c validate -n '__fish_seen_subcommand_from lint' -l format -r -a 'text jsonl' -d 'Format of findings: text (default) or jsonl.'
complete -c validate -n '__fish_seen_subcommand_from lint' -s q -l quiet -d 'Print no summary.'
complete -c validate -n '__fish_seen_subcommand_from lint' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from lint' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from test' -F
complete -c validate -n '__fish_seen_subcommand_from test' -l format -r -a 'text jsonl csv json github gitlab junit sarif markdown html' -d 'Format of the failed tests, by default text.'
complete -c validate -n '__fish_seen_subcommand_from test' -l today -r -d 'The day that past, age and the like use as the current one, YYYY-MM-DD.'
complete -c validate -n '__fish_seen_subcommand_from test' -s q -l quiet -d 'Print no summary.'
complete -c validate -n '__fish_seen_subcommand_from test' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from test' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from convert' -F
complete -c validate -n '__fish_seen_subcommand_from convert' -l to -r -a 'rules table-schema json-schema odcs markdown html' -d 'The language of the output; default: rules.'
complete -c validate -n '__fish_seen_subcommand_from convert' -l table -r -d 'The table of a contract that has several, or the name of one that is written.'
complete -c validate -n '__fish_seen_subcommand_from convert' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from convert' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from schema' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from schema' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from completions' -a 'bash zsh fish'
complete -c validate -n '__fish_seen_subcommand_from completions' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from completions' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from manual' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from manual' -s v -l version -d 'Print the version.'

complete -c validate -n '__fish_seen_subcommand_from version' -l all -d 'Print the versions of libraries and tables too.'
complete -c validate -n '__fish_seen_subcommand_from version' -s h -l help -d 'Print this help.'
complete -c validate -n '__fish_seen_subcommand_from version' -s v -l version -d 'Print the version.'
