internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The options by which a file can be read, where the way in which it was read does not fit: its columns are not those of the
/// rules, or its records are malformed.
///
/// The options are tried on the beginning of the file. They have to fit better than those of the run, without the loss of a column
/// or the change of a value that was well-formed.
struct ReadingAdvice {
  /// What has to become better.
  enum Purpose {
    /// More columns of the rules are found.
    case columns
    /// Fewer records are malformed.
    case records
    /// A table of one column has several.
    case separation
  }

  /// Whether the options fit only this input, and not the others of the run.
  var isSeparate = false
  /// The number of columns of the rules that the table then lacks.
  let missing: Int
  /// The number of columns of the table.
  let columnCount: Int
  /// Whether each record has one field more than the header, as in tables with the names of rows that R writes.
  private(set) var hasRowNames = false
  let sample: InputSample
  let columns: ReadingTrial.Columns
  /// The way of the options, how well it fits the sample, and the encoding that the options name.
  var trial: ReadingTrial
  let result: ReadingTrial.Result
  let encoding: String?
  private let given: DialectOptions

  /// Searches for the options; `nil` if none fit, if the input cannot be read again, or if the rules name a dialect that the options
  /// could contradict.
  init?(
    for input: TableInput, of table: CheckedTable, _ request: CheckRequest, columns: ReadingTrial.Columns,
    for purpose: Purpose
  ) {
    let path = BytePath(input.name)
    guard input.canBeReadAgain, case .csv = input.format, input.jsonStart == nil,
      table.description.dialect.properties == DialectProperties(), table.description.dialect.hasHeader,
      let sample = InputSample(path, table.encoding)
    else { return nil }
    let given = request.dialect.normalized(for: path)
    let search = ReadingSearch(
      of: sample, input, columns: columns, given: given, hasHeader: !request.hasNoHeader)
    guard let (trial, result) = search.best(for: purpose) else { return nil }
    (self.sample, self.columns, self.given, self.result) = (sample, columns, given, result)
    (missing, columnCount, encoding) = (result.missing, result.columnCount, sample.guessedEncoding)
    self.trial = trial
    if search.hasRowNames(trial, result) {
      hasRowNames = true
      self.trial = trial.withoutHeader
    } else if !search.fits(result, of: trial, for: purpose) {
      return nil
    }
    if options.isEmpty { return nil }
  }

  /// The options as on the command line: those to add or to replace, then those to remove.
  var options: String { [added, removed].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The options for a sentence.
  var phrase: String { added.isEmpty ? removed : "with " + options }

  private var added: String {
    let words = trial.dialect.changes(from: given).added
    return ((encoding.map { ["--encoding \($0)"] } ?? []) + words + (hasRowNames ? ["--no-header"] : []))
      .joined(separator: " ")
  }

  private var removed: String {
    let names = trial.dialect.changes(from: given).removed
    return names.isEmpty ? "" : "without " + names.joined(separator: " ")
  }
}
