internal import ByteStreams
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A command that checks input: `check` or `filter`.
protocol CheckingCommand: Command {
  var request: CheckRequest { get set }
  /// The delimiter without an option, in the help.
  static var defaultDelimiter: String { get }
}

extension CheckingCommand {
  static var defaultDelimiter: String { "a comma" }

  var operands: [Word] {
    get { request.operands }
    set { request.operands = newValue }
  }

  /// The paragraphs of the help that `check` and `filter` have in common.
  static var checkDetails: [String] {
    [
      """
      RULE is NAME or NAME:ARGUMENT, such as email, length:1..40 or 'regex:\\d{5}'; 'validate rules' lists all.
      """,
      """
      Without FILE, or if FILE is -, standard input is read. A folder as FILE means the files in it whose names end .csv, \
      .tsv, .jsonl or .ndjson, compressed ones (.gz, .zst, .xz, .bz2) included, sorted by name. Headers of several files \
      may differ unless records are written to an output.
      """,
      """
      With -r and a Data Package (datapackage.json) or Data Resource, each FILE is checked by the resource whose path it is, \
      or by that of --resource; without FILE, the files of all resources are checked.
      """,
      "FORMAT is \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      """
      SIZE is a number of bytes, such as 65536, 4MB (4,000,000) or 4MiB (4,194,304). Unique values and keys are kept in \
      memory, where each counts its own bytes and \(CheckOptions.costOfKey) more.
      """,
    ]
  }

  /// The options that select the rules.
  static var ruleOptions: [Option<Self>] {
    [
      .text(
        "each", "e", value: "RULE", help: "Check each line against this rule; can be repeated.",
        completion: .rules
      ) { $0.request.each.append($1) }.repeatable,
      .text(
        "column", "c", value: "COLUMN=RULE",
        help: "Check a column of the records against this rule; can be repeated.",
        completion: .columnRules
      ) { $0.request.columns.append($1) }.repeatable,
      .path(
        "rules", "r", value: "FILE",
        help: "Check records by a rule file, Data Package, JSON Schema or data contract."
      ) {
        $0.request.rules = $1
      },
      .text("table", value: "NAME", help: "With -r and a data contract that has several tables: the table.") {
        $0.request.table = $1
      },
      .text("resource", value: "NAME", help: "With -r and a Data Package: check each FILE by this resource.")
      {
        $0.request.resource = $1
      },
      .path(
        "files", value: "DIR",
        help: "The folder of the files that values of file-exists name."
      ) { $0.request.files = $1 },
      .choice(
        "compat", value: "READER",
        help: "With -r: the interpretation of types: standard (default) or frictionless."
      ) { $0.request.compatibility = $1 },
      .day("today", help: "The day that past, age and the like use as the current one, YYYY-MM-DD.") {
        $0.request.today = $1
      },
      .flag("all", help: "Report every rule that a value breaks, not only the first.") {
        $0.request.reportsAll = true
      },
    ]
  }

  /// The options for reading the input.
  static var inputOptions: [Option<Self>] {
    [
      .path(
        "files-from", value: "LIST",
        help: "Check also the files that LIST names, one on each line; - is standard input."
      ) { $0.request.filesFrom = $1 },
      .choice(
        "input", value: "KIND",
        help: "csv, jsonl, json or lines; by default by the names of the files."
      ) { $0.request.input = $1 },
      Option(
        "at", nil, value: .init(name: "POINTER", completion: .none),
        help: "Place of the array in a JSON file, as in /data/items; implies --input json."
      ) { target, word throws(UsageError) in try target.request.setArrayPlace(try word.text()) },
      .flag("null", "z", help: "Values of -e and names of --files-from end with NUL, not with a line end.") {
        $0.request.isNullTerminated = true
      },
      .flag("no-header", help: "The first record is data; -c takes column numbers from 1.") {
        $0.request.hasNoHeader = true
      },
      .text(
        "encoding", value: "NAME",
        help: "Encoding of the input; default: auto, by its byte-order mark, else UTF-8.",
        completion: .words { EncodingName.common }
      ) { $0.request.encoding = $1 },
    ] + dialectOptions
  }

  /// The options for the dialect of CSV files.
  private static var dialectOptions: [Option<Self>] {
    [
      .text(
        "delimiter", "d", value: "TEXT",
        help:
          #"Text between fields: up to 8 bytes, tab, '\xHH' or auto; default: \#(defaultDelimiter)."#
      ) { $0.request.dialect.delimiter = $1 },
      .text(
        "widths", value: "N,N,…",
        help: "Widths of fields without a delimiter, in characters, as in 10,5,8."
      ) { $0.request.dialect.widths = $1 },
      .text("quote", value: "CHARACTER", help: "The quote character, or none; default: a double quote.") {
        $0.request.dialect.quote = $1
      },
      .text("escape", value: "CHARACTER", help: "The character that makes the next one part of the field.") {
        $0.request.dialect.escape = $1
      },
      .text("comment", value: "PREFIX", help: "Lines that begin with PREFIX are comments, not records.") {
        $0.request.dialect.comment = $1
      },
      .count("skip", value: "N", help: "Drop the first N lines, before the header.", from: 0) {
        $0.request.dialect.skippedLines = $1
      },
      .text("from", value: "PREFIX", help: "The table begins with the first line that begins with PREFIX.") {
        $0.request.dialect.headerPrefix = $1
      },
      .text("until", value: "PREFIX", help: "The table ends before the first record that begins with PREFIX.")
      {
        $0.request.dialect.footerPrefix = $1
      },
      .count("skip-end", value: "N", help: "Drop the last N rows, such as totals.", from: 0) {
        $0.request.dialect.footerRows = $1
      },
      .flag("skip-empty", help: "Records without any value are skipped, as blank lines are.") {
        $0.request.dialect.skipsEmptyRecords = true
      },
      .flag("trim", help: "White space at both ends of a field is not part of its value.") {
        $0.request.dialect.trims = true
      },
      .text("na", value: "TEXT", help: "TEXT means an absent value, as an empty field does; can be repeated.")
      {
        $0.request.dialect.missingValues.append($1)
      }.repeatable,
      .choice("dialect", value: "PROGRAM", help: "The dialect of a program: excel, postgres, mysql or dos.") {
        $0.request.dialect.preset = $1
      },
    ]
  }

  /// The options for the findings.
  static var findingOptions: [Option<Self>] {
    [
      .choice(
        "format", value: "FORMAT",
        help: "Format of findings, by default text."
      ) { $0.request.format = $1 },
      .text(
        "id", value: "COLUMN",
        help:
          "Name records in findings by COLUMN, by default the primary key; repeatable."
      ) { $0.request.identifiers.append($1) }.repeatable,
      .path(
        "baseline", value: "FILE",
        help: "Findings of an earlier run (jsonl): only new ones make the status 1."
      ) { $0.request.baseline = $1 },
      .path("errors", value: "FILE", help: "Write findings to FILE.") { $0.request.errors = $1 },
      Option(
        "report", nil,
        value: .init(
          name: "FORMAT=FILE",
          completion: .wordsBeforeFiles { ReportFormat.allCases.map(\.rawValue) }),
        help: "Write a report to FILE as well; can be repeated."
      ) { target, word throws(UsageError) in
        target.request.reports.append(try CheckRequest.Report(word))
      }.repeatable,
      .flag("csv-safe", help: "In CSV reports: put an apostrophe before text that a spreadsheet would run.") {
        $0.request.isSafeForSpreadsheets = true
      },
      .count("max-findings", value: "N", help: "Report at most N findings; all are counted.", from: 0) {
        $0.request.findingLimits.total = $1
      },
      .count(
        "max-per-rule", value: "N",
        help: "Report at most N findings of each rule of a column; all are counted.",
        from: 0
      ) { $0.request.findingLimits.perRule = $1 },
      .count("stop-after", value: "N", help: "Stop after N invalid records.") {
        $0.request.stopsAfterInvalid = $1
      },
      .flag("no-warnings", help: "Report no warnings.") { $0.request.omitsWarnings = true },
      Option(
        "severity", nil, value: .init(name: "CODE=SEVERITY", completion: .none),
        help: "error, warning or ignore for a code or its first part; can be repeated."
      ) { target, word throws(UsageError) in
        try target.request.setSeverity(try word.text())
      }.repeatable,
      .choice(
        "fail-on", value: "SEVERITY", help: "What makes the status 1: error (default), warning or never."
      ) { $0.request.failureThreshold = $1 },
      .count(
        "min-records", value: "N", help: "Fail if the files of a table have fewer than N records together.",
        from: 0
      ) { $0.request.minimumRecords = $1 },
      .choice("summary", value: "FORM", help: "Form of the summary: text (default), json or none.") {
        $0.request.summary = $1
      },
      .choice("color", value: "WHEN", help: "Colors in findings as text: auto (default), always or never.") {
        $0.request.color = $1
      },
      .choice("progress", value: "WHEN", help: "Progress on standard error: auto (default), always or never.")
      {
        $0.request.progress = $1
      },
      .flag("quiet", "q", help: "Print no findings to standard output and no summary.") {
        $0.request.isQuiet = true
      },
    ]
  }

  /// The options for the records that are copied.
  static var recordOptions: [Option<Self>] {
    [
      .path("invalid", value: "FILE", help: "Write invalid lines or records to FILE.") {
        $0.request.invalid = $1
      },
      .flag(
        "invalid-reasons",
        help: "Add the codes and messages of its errors to each record."
      ) {
        $0.request.writesReasons = true
      },
    ]
  }

  /// The options that bound memory and threads.
  static var limitOptions: [Option<Self>] {
    [
      .size(
        "max-record-bytes", value: "SIZE",
        help: "A longer record is a finding and is not checked; default: 4MiB."
      ) { $0.request.maximumRecordSize = $1 },
      .count(
        "max-field-lines", value: "N", help: "A quoted field over more lines is a warning; default: 100."
      ) { $0.request.maximumFieldLines = $1 },
      .size(
        "unique-memory", value: "SIZE", help: "Maximum memory for unique values and keys; default: 1GiB."
      ) { $0.request.uniqueMemory = $1 },
      .size(
        "unique-disk", value: "SIZE",
        help: "Maximum temporary files for more of them; default: half of what is free.", allowsZero: true
      ) { $0.request.uniqueDisk = $1 },
      .count("jobs", "j", value: "N", help: "Number of threads; default: the number of processors.") {
        $0.request.jobs = $1
      },
    ]
  }
}
