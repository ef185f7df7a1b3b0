internal import Bytes
internal import FileOutput
internal import TableValidation

/// The advice for one of several inputs: options apply to the whole run, so that they have to fit all inputs.
extension ReadingAdvice {
  /// The maximum number of other inputs that are read, one for each header.
  private static let maximumOthers = 100

  /// The way to read the input, for a sentence.
  var way: String { isSeparate ? "checked separately \(phrase)" : phrase }

  /// Returns the advice with options that fit all inputs of the run: its own, or the search for the delimiter. If neither fits, the
  /// advice is to check the input separately.
  func shared(for input: TableInput, in opened: OpenedInputs) -> ReadingAdvice {
    let (groups, request) = (opened.groups, opened.request)
    let others = groups.representatives.filter { groups.inputs[$0].name != input.name }
      .prefix(Self.maximumOthers)
    func fits(_ trial: ReadingTrial) -> Bool {
      others.allSatisfy { isNotWorse(trial, onInputAt: $0, in: opened) }
    }
    guard !others.isEmpty, hasRowNames || !fits(trial) else { return self }
    var advice = self
    var auto = trial
    auto.dialect.delimiter = "auto"
    if !hasRowNames, trial.dialect.names.allSatisfy({ $0 == "--delimiter" }),
      !request.dialect.findsDelimiter,
      auto.result(on: sample, columns, hasHeader: !request.hasNoHeader) == result, fits(auto)
    {
      advice.trial = auto
    } else {
      advice.isSeparate = true
    }
    return advice
  }

  /// Whether another input, read in that way and in the encoding of the advice, fits the rules as well as without the advice.
  private func isNotWorse(
    _ trial: ReadingTrial, onInputAt index: Int, in opened: OpenedInputs
  ) -> Bool {
    let (other, table, request) = (opened.inputs[index], opened.table(of: index), opened.request)
    guard other.canBeReadAgain, let sample = InputSample(BytePath(other.name), table.encoding) else {
      return false
    }
    if let encoding, sample.guessedEncoding != encoding, !sample.text.span.isASCII { return false }
    let (columns, hasHeader) = (ReadingTrial.Columns(table, request), !request.hasNoHeader)
    let current = ReadingTrial(dialect: request.dialect)
    guard let changed = trial.result(on: sample, columns, hasHeader: hasHeader) else { return false }
    guard let present = current.result(on: sample, columns, hasHeader: hasHeader) else { return true }
    return changed.missing <= present.missing && changed.notes <= present.notes
      && changed.columnCount >= present.columnCount
  }
}
