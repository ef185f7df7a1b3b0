internal import TableValidation

/// The line after the summary that malformed records of an input are well-formed with other options, or fewer are malformed. The
/// whole input has been checked with these options, with a better result.
struct RecordAdvice {
  let reading: ReadingAdvice
  private let present: TrialRun
  private let proposed: TrialRun?

  /// Searches for the options; `nil` if there are none.
  ///
  /// - Parameter index: The index of the input.
  init?(forInputAt index: Int, in opened: OpenedInputs, _ summary: Summary) {
    let (input, table, request) = (opened.inputs[index], opened.table(of: index), opened.request)
    guard !summary.isInterrupted, !summary.isCutShort, !input.declaresDelimiter,
      let found = ReadingAdvice(
        for: input, of: table, request, columns: ReadingTrial.Columns(table, request), for: .records)
    else { return nil }
    reading = found.shared(for: input, in: opened)
    guard
      let present = TrialRun(presentOfInputAt: index, in: opened, summary)
    else { return nil }
    self.present = present
    if reading.hasRowNames {
      proposed = nil
      return
    }
    guard
      let proposed = TrialRun(
        ofInputAt: index, in: opened, reading.trial.dialect, encoding: reading.encoding),
      proposed.isBetter(than: present)
    else { return nil }
    self.proposed = proposed
  }

  /// Returns the line about the input.
  func line(_ input: TableInput) -> String {
    guard let proposed else {
      return
        "\(input.displayName): each record has one field more than the header, as R writes the names of rows: use "
        + "\(reading.options), and columns by their numbers"
    }
    let subject = input.displayName + (reading.isSeparate ? ", checked separately," : "")
    guard proposed.malformed > 0 else { return "\(subject) is well-formed \(reading.phrase)" }
    let records = proposed.malformed == 1 ? "record" : "records"
    return
      "\(subject) has \(proposed.malformed) malformed \(records) \(reading.phrase), instead of \(present.malformed)"
  }
}
