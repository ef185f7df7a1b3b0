internal import Bytes
internal import CSVRecords
internal import TableValidation

/// The search for the way in which the beginning of a file fits best.
struct ReadingSearch {
  private let sample: InputSample
  @Boxed private var input: TableInput
  @Boxed private var columns: ReadingTrial.Columns
  @Boxed private var given: DialectOptions
  private let hasHeader: Bool
  /// How well the file fits with the given options. A column whose name was not decoded is missing.
  private let present: ReadingTrial.Result
  private let comparison: ReadingComparison

  /// - Parameters:
  ///   - input: The file as it was read.
  ///   - columns: The columns of the rules.
  ///   - given: The options of the command line.
  init(
    of sample: InputSample, _ input: TableInput, columns: ReadingTrial.Columns, given: DialectOptions,
    hasHeader: Bool
  ) {
    (self.sample, self.input, self.columns) = (sample, input, columns)
    (self.given, self.hasHeader) = (given, hasHeader)
    let way = ReadingTrial(dialect: given)
    let result = way.result(on: sample, columns, hasHeader: hasHeader)
    present = ReadingTrial.Result(
      missing: columns.missing(in: input), columnCount: input.columnCount ?? 0, records: result?.records ?? 0,
      notes: result?.notes ?? .max)
    comparison = ReadingComparison(of: sample, input, as: way, hasHeader: hasHeader)
  }

  /// Returns the first way that fits completely or, without one, the one that fits best: it has most of the columns, then the
  /// fewest malformed records, then the fewest signs that it is not the right one.
  func best(for purpose: ReadingAdvice.Purpose) -> (ReadingTrial, ReadingTrial.Result)? {
    let usesEscapes = BackslashEscapes(sample.text).isProbable
    var best: (trial: ReadingTrial, result: ReadingTrial.Result, rank: (Int, Int, Int))?
    for trial in ReadingTrial.all(for: sample, given: given, hasHeader: hasHeader, namesColumns: hasNames) {
      guard let result = trial.result(on: sample, columns, hasHeader: hasHeader),
        best.map({ (result.missing, result.notes) <= ($0.rank.0, $0.rank.1) }) ?? true,
        keepsColumns(result, of: trial),
        fits(result, of: trial, for: purpose) || result.notes == result.records, comparison.isKept(by: trial)
      else { continue }
      let signs = ReadingSigns(of: trial, on: sample, usesEscapes: usesEscapes, hasHeader: hasHeader)
      let rank = (result.missing, result.notes, signs.count)
      if best.map({ rank < $0.rank }) ?? true { best = (trial, result, rank) }
      if rank == (0, 0, 0) { break }
    }
    return best.map { ($0.trial, $0.result) }
  }

  /// Whether the way is better than the present one for the purpose.
  ///
  /// A space, which many names of columns contain, separates fields only if the rules name columns that are then found, and lines are
  /// dropped only where records follow.
  func fits(
    _ result: ReadingTrial.Result, of trial: ReadingTrial, for purpose: ReadingAdvice.Purpose
  ) -> Bool {
    guard result.records > 0 || trial.dialect.skippedLines == 0,
      !trial.separatesAtSpaces || (purpose == .columns && result.notes == 0 && !leavesPunctuation(trial))
    else { return false }
    switch (purpose, columns) {
    case (.columns, .numbered): return result.missing == 0 && result.notes == 0 && !trial.separatesAtSpaces
    case (.columns, .named), (.columns, .ofFields):
      return result.missing < columns.count && result.missing < present.missing
        && result.notes <= result.records / 2
    case (.records, _): return result.notes * 4 <= present.notes && result.missing <= present.missing
    case (.separation, _):
      return 2 * result.notes <= result.records && result.columnCount > 1 && !names(trial).contains("")
        && trial.dialect.quote != "none"
    }
  }

  /// Whether names of columns end with a character that separates columns.
  private func leavesPunctuation(_ trial: ReadingTrial) -> Bool {
    names(trial).contains { $0.hasSuffix(",") || $0.hasSuffix(";") }
  }

  private func names(_ trial: ReadingTrial) -> [String] {
    trial.input(of: sample, hasHeader: hasHeader)?.header ?? []
  }

  /// Whether each record has one field more than the header, as R writes the names of rows.
  func hasRowNames(_ trial: ReadingTrial, _ result: ReadingTrial.Result) -> Bool {
    guard hasHeader, result.missing == 0, result.columnCount > 1, result.records > 0,
      result.notes == result.records,
      let shifted = trial.withoutHeader.result(on: sample, .numbered(1), hasHeader: false)
    else { return false }
    return shifted.notes == 0 && shifted.columnCount == result.columnCount + 1
      && RowNames(sample, trial.withoutHeader).areNames
  }

  /// Whether the table has all columns that it had, unless most of its records were malformed, and the delimiter occurs.
  private func keepsColumns(_ result: ReadingTrial.Result, of trial: ReadingTrial) -> Bool {
    let isDivided = result.columnCount > 1 || (present.columnCount == 1 && !trial.changesDelimiter(of: input))
    guard isDivided || (hasNames && result.missing == 0), !hidesRecords(trial, of: result) else {
      return false
    }
    if hasNames, result.missing < present.missing { return true }
    guard result.missing <= present.missing else { return false }
    if trial.dialect.skippedLines > given.skippedLines {
      return result.columnCount > max(present.columnCount, 1) && hasTitle
    }
    return result.columnCount >= present.columnCount || present.notes > present.records / 2
  }

  /// Whether the rules name columns.
  private var hasNames: Bool { if case .named(let names) = columns { !names.isEmpty } else { false } }

  /// Whether the first line is blank or has several words, as titles have and names of columns rarely.
  private var hasTitle: Bool {
    let line = sample.text.prefix { $0 != 0x0A && $0 != 0x0D }
    return line.isEmpty || line.contains(UInt8(ascii: " "))
  }

  /// Whether lines that the way reads as comments have as many fields as the records.
  private func hidesRecords(_ trial: ReadingTrial, of result: ReadingTrial.Result) -> Bool {
    guard trial.dialect.comment != given.comment, let comment = trial.dialect.comment, result.columnCount > 1,
      let delimiter = trial.format?.dialect.delimiterByte
    else { return false }
    return sample.text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
      line.starts(with: comment.utf8) && line.count { $0 == delimiter } == result.columnCount - 1
    }
  }
}

extension ReadingTrial {
  /// Whether the delimiter is another than that with which an input was read.
  fileprivate func changesDelimiter(of input: TableInput) -> Bool {
    guard case .csv(let dialect) = input.format else { return true }
    return format?.dialect.delimiter != dialect.delimiter
  }

  fileprivate var separatesAtSpaces: Bool { dialect.delimiter == " " }
}
