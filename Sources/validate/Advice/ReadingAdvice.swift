internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import RuleFiles
internal import TableValidation

/// The options by which a file can be read, where the way in which it was read does not fit: its columns are not those of the
/// rules, or its records are malformed.
struct ReadingAdvice {
  /// The options as on the command line.
  var options: String
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
  let trial: ReadingTrial
  let result: ReadingTrial.Result
  let encoding: String?

  /// Searches for the options; `nil` if none fit, if the input cannot be read again, or if options or the rules name a dialect
  /// that the options could contradict.
  ///
  /// - Parameter mustBeWellFormed: Whether all records have to be well-formed, and more so than they were read.
  init?(
    for input: TableInput, of table: CheckedTable, _ request: CheckRequest, columns: ReadingTrial.Columns,
    mustBeWellFormed: Bool = false
  ) {
    guard input.canBeReadAgain, case .csv = input.format, !input.resemblesJSON,
      request.dialect.names.allSatisfy({ $0 == "--delimiter" }),
      table.description.dialect.properties == DialectProperties(), table.description.dialect.hasHeader,
      let sample = InputSample(BytePath(input.name), table.encoding)
    else { return nil }
    let hasHeader = !request.hasNoHeader
    guard
      let (trial, result) = Self.best(
        of: ReadingTrial.all(
          for: sample, namesComma: request.dialect.delimiter != nil,
          skipsLines: hasHeader && !mustBeWellFormed), on: sample, of: input, columns: columns,
        hasHeader: hasHeader)
    else { return nil }
    (self.sample, self.columns, self.trial, self.result) = (sample, columns, trial, result)
    missing = result.missing
    columnCount = result.columnCount
    self.encoding = sample.guessedEncoding
    let encoding = sample.guessedEncoding.map { "--encoding \($0) " } ?? ""
    if hasHeader, missing == 0, columnCount > 1, result.records > 0, result.notes == result.records,
      let shifted = trial.withoutHeader.result(on: sample, .numbered(1), hasHeader: false),
      shifted.notes == 0,
      shifted.columnCount == result.columnCount + 1
    {
      hasRowNames = true
      options = encoding + trial.withoutHeader.spelling
      return
    }
    if mustBeWellFormed && (missing > 0 || result.notes > 0) { return nil }
    switch columns {
    case .named(let names):
      guard missing < names.count || names.isEmpty, Self.fits(result, trial) else { return nil }
    case .numbered:
      guard missing == 0, result.notes == 0, trial.dialect.delimiter != " " else { return nil }
    }
    options = (encoding + trial.spelling).trimmingFinalSpace
    if options.isEmpty { return nil }
  }

  /// Creates the advice to read an input without rules with a delimiter; `nil` if it cannot be read so.
  ///
  /// - Parameter name: The notation of the delimiter on the command line.
  init?(delimiter name: String, _ input: TableInput, _ table: CheckedTable) {
    let trial = ReadingTrial("--delimiter \(name)") { $0.delimiter = name.filter { $0 != "'" } }
    guard let sample = InputSample(BytePath(input.name), table.encoding),
      let result = trial.result(on: sample, .named([]), hasHeader: true)
    else { return nil }
    (self.sample, self.columns, self.trial, self.result) = (sample, .named([]), trial, result)
    (missing, columnCount, encoding) = (0, result.columnCount, nil)
    options = trial.spelling
  }

  /// Whether most records are well-formed. A space separates fields only in tables with the names of rows, since many names of
  /// columns contain one, and lines are dropped only where records follow.
  private static func fits(_ result: ReadingTrial.Result, _ trial: ReadingTrial) -> Bool {
    guard trial.dialect.delimiter != " ", result.notes <= result.records / 2 else { return false }
    return result.records > 0 || trial.dialect.skippedLines == 0
  }

  /// Whether the table of a way has more than one column or, as it was read, has only one: else its delimiter does not occur.
  private static func separates(
    _ result: ReadingTrial.Result, of trial: ReadingTrial, on input: TableInput,
    columns: ReadingTrial.Columns
  ) -> Bool {
    guard case .named(let names) = columns else { return true }
    // Names of rows make each record longer than the header.
    if trial.dialect.delimiter == " " { return result.records > 0 && result.notes == result.records }
    guard result.columnCount == 1 else { return true }
    return input.columnCount == 1 && !(names.isEmpty && trial.changesDelimiter)
  }

  /// Returns the first way that fits completely or, without one, the one that fits best: it has most of the columns, then the
  /// fewest malformed records, and reads the escapes that the text has.
  private static func best(
    of trials: [ReadingTrial], on sample: InputSample, of input: TableInput, columns: ReadingTrial.Columns,
    hasHeader: Bool
  ) -> (ReadingTrial, ReadingTrial.Result)? {
    let usesEscapes = BackslashEscapes(sample.text).isProbable
    var best: (trial: ReadingTrial, result: ReadingTrial.Result, rank: (Int, Int, Int))?
    for trial in trials {
      guard let result = trial.result(on: sample, columns, hasHeader: hasHeader),
        hasHeader || result.columnCount >= input.columnCount ?? 0,
        separates(result, of: trial, on: input, columns: columns)
      else { continue }
      let rank = (result.missing, result.notes, usesEscapes && !trial.readsEscapes ? 1 : 0)
      if best.map({ rank < $0.rank }) ?? true { best = (trial, result, rank) }
      if rank == (0, 0, 0) { break }
    }
    return best.map { ($0.trial, $0.result) }
  }
}

extension ReadingTrial {
  /// Whether the way names another delimiter than a comma.
  fileprivate var changesDelimiter: Bool { dialect.delimiter.map { $0 != "," } ?? false }

  /// The same way without the header, whose fields are not those of the records.
  fileprivate var withoutHeader: ReadingTrial {
    ReadingTrial(Self.joined(spelling, "--skip \(dialect.skippedLines + 1) --no-header")) { changed in
      changed = dialect
      changed.skippedLines += 1
    }
  }
}

extension String {
  fileprivate var trimmingFinalSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
