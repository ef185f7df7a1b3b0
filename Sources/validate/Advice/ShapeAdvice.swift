internal import CSVRecords
internal import FileOutput
internal import TableValidation

/// The lines after the summary about tables that were probably not read as they were written, although no record is malformed.
struct ShapeAdvice {
  /// The delimiters that are rarely part of the name of a column.
  private static let delimiters: [UInt8] = Array(",;\t|\u{1F}\u{1}".utf8)

  private let input: TableInput
  private let table: CheckedTable

  init(_ input: TableInput, _ table: CheckedTable) {
    (self.input, self.table) = (input, table)
  }

  /// Returns the advice for an input of a run, without its name; `nil` if the input was read as it was probably written.
  func text(in opened: OpenedInputs) -> String? {
    if input.declaresDelimiter {
      return "its first line names its delimiter, and was read as the header; --delimiter auto obeys it"
    }
    guard case .columns(let columns) = table.rules, columns.isEmpty, input.header != nil else { return nil }
    if input.resemblesJSON {
      return "it resembles JSON; if each of its lines is a JSON object, use --input jsonl"
    }
    guard input.columnCount == 1, table.format.detection == nil,
      let (delimiter, count) = Self.delimiters.lazy.compactMap(columns(separatedBy:)).first
    else { return nil }
    let name = DelimiterDetection.name(delimiter)
    let advice = ReadingAdvice(delimiter: name, input, table)?.shared(for: input, in: opened)
    let way = advice?.way ?? "with --delimiter \(name)"
    return "it has one column; \(way) it has \(count)"
  }

  /// Returns the number of columns with a delimiter; `nil` if the header has only one then, or one without a name, or if no record
  /// has as many fields.
  private func columns(separatedBy delimiter: UInt8) -> (delimiter: UInt8, count: Int)? {
    guard let names = input.columns(separatedBy: delimiter), names.count > 1, !names.contains(""),
      case .csv(let dialect) = input.format,
      let other = dialect.with(delimiter: delimiter, quote: dialect.quote)
    else { return nil }
    guard input.canBeReadAgain else { return (delimiter, names.count) }
    guard let sample = InputSample(BytePath(input.name), table.encoding),
      let read = sample.input(
        format: .csv(other), hasHeader: true, layout: table.format.layout, detection: nil)
    else { return nil }
    let shape = InputSample.shape(of: read)
    return shape.records == 0 || shape.faults < shape.records ? (delimiter, names.count) : nil
  }
}
