internal import Bytes
internal import CSVRecords
internal import RuleFiles
internal import TableValidation
internal import Validation

/// A comparison of the inputs of a run with each other and with the rules, before any record is checked.
struct InputComparison {
  let inputs: [TableInput]
  let format: InputFormat

  /// Throws if the inputs cannot be checked together, or not by these rules.
  func check(by source: RuleSource) throws(UsageError) {
    try compareHeaders()
    try compareFormats()
    try compareColumns(with: source)
  }

  /// Requires that the columns are known, and that all headers are equal.
  private func compareHeaders() throws(UsageError) {
    if let input = inputs.first(where: \.hasUnknownColumns) {
      throw UsageError(
        "the first record of \(input.displayName) is longer than the limit, so that the number of columns is "
          + "unknown; raise the limit with --max-record-bytes")
    }
    guard format.hasHeader else { return }
    for input in inputs {
      guard let header = input.header else {
        throw UsageError(
          format.layout.hasPlainHeader
            ? "\(input.displayName) \(input.isBlank ? "is empty" : "has only blank lines"): it has no header; use --no-header for files without one"
            : "\(input.displayName) ends before the last row of its header, which 'headerRows' of the rules defines"
        )
      }
      guard let first = inputs[0].header, header.count == first.count,
        zip(header, first).allSatisfy({ $0.hasSameBytes(as: $1) })
      else {
        throw UsageError(
          "the header of \(input.displayName) differs from the header of \(inputs[0].displayName); check the files separately"
        )
      }
    }
  }

  /// Requires that the same delimiter was found in all inputs.
  private func compareFormats() throws(UsageError) {
    guard let other = inputs.first(where: { $0.format != inputs[0].format }),
      case .csv(let first) = inputs[0].format, case .csv(let second) = other.format
    else { return }
    let names = [first, second].map { DelimiterDetection.name($0.delimiter) }
    throw UsageError(
      "the delimiter of \(inputs[0].displayName) is \(names[0]), and that of \(other.displayName) \(names[1]); "
        + "check the files separately")
  }

  /// Throws if the rules name columns and the header has none of them.
  private func compareColumns(with source: RuleSource) throws(UsageError) {
    switch source {
    case .lines: return
    case .file(let file, _):
      let fit = HeaderFit(file.fields.map(\.name), inputs[0])
      if fit.hasNone { throw fit.error }
    case .columns(let columns):
      let fit = HeaderFit(columns.map(\.column), inputs[0])
      // A single name is probably misspelled; `ColumnResolver` reports it with a suggestion.
      if fit.hasNone, columns.count > 1 || fit.betterDelimiter != nil { throw fit.error }
    }
  }
}
