internal import RuleFiles
internal import TableValidation

/// What the words of `check` and `filter` ask for, as they were typed: nothing is opened yet.
struct CheckRequest: Sendable {
  /// How findings are written.
  enum Format: String, CaseIterable, Sendable {
    case text
    case jsonl

    var report: any Report {
      switch self {
      case .text: TextReport()
      case .jsonl: JSONLinesReport()
      }
    }
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
      .text("each", "e", "RULE", "Check each line by this rule; may be repeated.") {
        $0.request.each.append($1)
      },
      .text(
        "column", "c", "COLUMN=RULE", "Check a column of CSV records; may be repeated."
      ) { $0.request.columns.append($1) },
      .text("rules", "r", "FILE", "Check CSV records by a rule file, a Table Schema.") {
        $0.request.rules = $1
      },
      .choice(
        "compat", nil, "READER", "With -r: whose reading decides, standard (unless given) or frictionless."
      ) { $0.request.compatibility = $1 },
    ]
  }

  /// The options that say how the input is read.
  static var inputOptions: [Option<Self>] {
    [
      .flag("null", "z", "With -e: values end with NUL, not with a line end.") {
        $0.request.isNullTerminated = true
      },
      .text(
        "delimiter", "d", "CHARACTER", "What separates fields; a comma unless given."
      ) { $0.request.delimiter = $1 },
      .flag("no-header", nil, "The first record is data; -c numbers columns from 1.") {
        $0.request.hasNoHeader = true
      },
      .count(
        "max-record-bytes", nil, "N", "A longer record is a finding and is not checked; 4194304 unless given."
      ) { $0.request.maximumRecordSize = $1 },
      .count(
        "unique-memory", nil, "SIZE", "Bytes that unique values and keys may take; 1073741824 unless given."
      ) { $0.request.uniqueMemory = $1 },
    ]
  }

  /// The options that say what comes out.
  static var outputOptions: [Option<Self>] {
    [
      .flag("all", nil, "Report every rule that a value breaks, not only the first.") {
        $0.request.reportsAll = true
      },
      .choice("format", nil, "FORMAT", "How findings are written: text or jsonl.") { $0.request.format = $1 },
      .text("invalid", nil, "FILE", "Write invalid lines or records there.") { $0.request.invalid = $1 },
      .text("errors", nil, "FILE", "Write findings there.") { $0.request.errors = $1 },
      .flag("quiet", "q", "No findings on standard output, no summary.") { $0.request.isQuiet = true },
      .count("jobs", "j", "N", "How many threads check; all processors unless given.") {
        $0.request.jobs = $1
      },
    ]
  }
}
