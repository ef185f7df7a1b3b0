internal import RuleFiles
internal import TableValidation

/// What the words of `check` and `filter` ask for, as they were typed: nothing is opened yet.
struct CheckRequest: Sendable {
  /// How findings are written.
  enum Format: String, CaseIterable, Sendable {
    case text
    case jsonl
  }

  var each: [String] = []
  var columns: [String] = []
  var rules: String?
  var compatibility = Compatibility.standard
  var isNullTerminated = false
  var delimiter: String?
  var hasNoHeader = false
  var reportsAll = false
  var isQuiet = false
  var writesNormalized = false
  var format = Format.text
  var valid: String?
  var invalid: String?
  var errors: String?
  var jobs: Int?
  var maximumRecordSize: Int?
  var uniqueMemory: Int?
  var files: [String] = []
}

/// A command that checks input: `check` or `filter`.
protocol CheckingCommand: Command {
  var request: CheckRequest { get set }
}

extension CheckingCommand {
  var operands: [String] {
    get { request.files }
    set { request.files = newValue }
  }

  /// What memory costs that grows with the input.
  static var priceOfKeys: String {
    "Where values have to be unique, or stand in keys, each takes its own bytes and at most "
      + "\(CheckOptions.costOfKey) more, a record."
  }

  /// The options that say by which rules.
  static var ruleOptions: [Option<Self>] {
    [
      .list("each", "e", "RULE", \.request.each, "Check each line by this rule; may be repeated."),
      .list(
        "column", "c", "COLUMN=RULE", \.request.columns, "Check a column of CSV records; may be repeated."),
      .text("rules", "r", "FILE", \.request.rules, "Check CSV records by a rule file, a Table Schema."),
      .choice(
        "compat", nil, "READER", \.request.compatibility,
        "With -r: whose reading decides, standard (unless given) or frictionless."),
    ]
  }

  /// The options that say how the input is read.
  static var inputOptions: [Option<Self>] {
    [
      .flag("null", "z", \.request.isNullTerminated, "With -e: values end with NUL, not with a line end."),
      .text(
        "delimiter", "d", "CHARACTER", \.request.delimiter, "What separates fields; a comma unless given."),
      .flag("no-header", nil, \.request.hasNoHeader, "The first record is data; -c numbers columns from 1."),
      .count(
        "max-record-bytes", nil, "N", \.request.maximumRecordSize,
        "A longer record is a finding and is not checked; 4194304 unless given."),
      .count(
        "unique-memory", nil, "SIZE", \.request.uniqueMemory,
        "Bytes that unique values and keys may take; 1073741824 unless given."),
    ]
  }

  /// The options that say what comes out.
  static var outputOptions: [Option<Self>] {
    [
      .flag("all", nil, \.request.reportsAll, "Report every rule that a value breaks, not only the first."),
      .choice("format", nil, "FORMAT", \.request.format, "How findings are written: text or jsonl."),
      .text("invalid", nil, "FILE", \.request.invalid, "Write invalid lines or records there."),
      .text("errors", nil, "FILE", \.request.errors, "Write findings there."),
      .flag("quiet", "q", \.request.isQuiet, "No findings on standard output, no summary."),
      .count("jobs", "j", "N", \.request.jobs, "How many threads check; all processors unless given."),
    ]
  }
}
