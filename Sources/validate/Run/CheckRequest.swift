internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The options and files of `check` or `filter` as given on the command line; no file is open.
struct CheckRequest: Sendable {
  /// The format of the summary on standard error.
  enum SummaryFormat: String, CaseIterable, Sendable {
    case text, json, none
  }

  /// A report in addition to the findings, as given by `--report`.
  struct Report: Sendable {
    let format: ReportFormat
    let path: BytePath
  }

  /// Whether the command is `filter`, which writes the valid records, and findings only to a file that is named.
  var isFilter = false
  var each: [String] = []
  var columns: [String] = []
  var rules: BytePath?
  /// The rules that are used instead of those of the options; `nil` for the latter.
  var given: RuleSource?
  var compatibility = Compatibility.standard
  /// The name of the resource of a Data Package by which all files are checked; `nil` if their paths decide.
  var resource: String?
  /// The name of the table of a data contract; `nil` for its only one.
  var table: String?
  /// The folder in which values name files.
  var files: BytePath?
  /// The day that rules use as the current one.
  var today = CalendarDay.today
  /// The kind of the inputs; `nil` if the rules and the names of the files decide it.
  var input: InputKind?
  /// The place of the array in a JSON file; `nil` if the rule file's dialect, or nothing, names one.
  var arrayPlace: ArrayPlace?
  var isNullTerminated = false
  @Boxed var dialect = DialectOptions()
  var hasNoHeader = false
  var encoding: String?
  var reportsAll = false
  var isQuiet = false
  var writesNormalized = false
  var repairs: RecordRepairs = []
  var format = ReportFormat.text
  var reports: [Report] = []
  var summary = SummaryFormat.text
  var color = TerminalUse.auto
  var progress = TerminalUse.auto
  var findingLimits = FindingLimits()
  var failureThreshold = FailurePolicy.Threshold.error
  var omitsWarnings = false
  var writesReasons = false
  /// The findings of an earlier run; `nil` for none.
  var baseline: BytePath?
  /// The names of the columns that identify records; if there are none, those of the primary key of the rules do.
  var identifiers: [String] = []
  var severities = CodeSeverities()
  var isSafeForSpreadsheets = false
  /// The file to which `infer` writes the rules; `nil` for standard output.
  var inferredRules: BytePath?
  var valid: BytePath?
  var invalid: BytePath?
  var errors: BytePath?
  var jobs: Int?
  var maximumRecordSize: Int?
  var maximumFieldLines: Int?
  var minimumRecords: Int?
  var stopsAfterInvalid: Int?
  var uniqueMemory: Int?
  var uniqueDisk: Int?
  /// The list of further inputs.
  var filesFrom: BytePath?
  var operands: [Word] = []
}

extension CheckRequest {
  /// Sets the place of the array by the argument of `--at`.
  mutating func setArrayPlace(_ pointer: String) throws(UsageError) {
    guard let place = ArrayPlace(pointer) else {
      throw UsageError(
        "--at: '\(pointer.shortened)' is no JSON Pointer, in which '~' is written '~0' and '/' in a name '~1'"
      )
    }
    arrayPlace = place
  }

  /// Sets the severity of a code by the argument of `--severity`, `CODE=error|warning|ignore`.
  mutating func setSeverity(_ argument: String) throws(UsageError) {
    let (code, word) = argument.split(atFirst: UInt8(ascii: "="))
    let words = CodeSeverities.words
    guard let word, let severity = words.first(where: { $0.word == word })?.severity else {
      let hint = word.flatMap { Suggestion.question(for: $0, among: words.map(\.word)) }
      throw UsageError(
        "--severity: '\(argument.shortened)' must be CODE=error, CODE=warning or CODE=ignore"
          + (hint.map { "; " + $0 } ?? ""))
    }
    do throws(CodeSeverities.Refusal) {
      try severities.set(code, to: severity)
    } catch {
      throw UsageError("--severity: \(error)")
    }
  }
}
