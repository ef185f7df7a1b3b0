internal import Bytes
internal import CSVRecords
internal import FileOutput
internal import TableValidation

/// The lines after the summary about tables that were probably not read as they were written, although no record is malformed.
struct ShapeAdvice {
  /// The delimiters that are rarely part of the name of a column.
  private static let delimiters: [UInt8] = Array(",;\t|\u{1F}\u{1}".utf8)

  @Boxed private var input: TableInput
  @Boxed private var table: CheckedTable

  init(_ input: TableInput, _ table: CheckedTable) {
    (self.input, self.table) = (input, table)
  }

  /// Returns the advice for an input of a run, without its name; `nil` if the input was read as it was probably written.
  func text(in opened: OpenedInputs) -> String? {
    if input.declaresDelimiter {
      return "its first line names its delimiter, and was read as the header; --delimiter auto obeys it"
    }
    if case .jsonLines = input.format { return JSONShape.advice(onLines: input) }
    guard case .columns(let columns) = table.rules, columns.isEmpty, input.header != nil else { return nil }
    if let json = JSONShape(input) { return json.advice }
    guard input.columnCount == 1, table.format.detection == nil else { return nil }
    guard input.canBeReadAgain else {
      let found = Self.delimiters.lazy.compactMap(columns(separatedBy:)).first
      return found.map { "it has one column; with --delimiter \(DelimiterDetection.name($0)) it has \($1)" }
    }
    let advice = ReadingAdvice(
      for: input, of: table, opened.request, columns: ReadingTrial.Columns(table, opened.request),
      for: .separation)?
      .shared(for: input, in: opened)
    return advice.map { "it has one column; \($0.way) it has \($0.columnCount)" }
  }

  /// Returns the number of columns with a delimiter; `nil` if the header has only one then, or one without a name.
  private func columns(separatedBy delimiter: UInt8) -> (delimiter: UInt8, count: Int)? {
    guard let names = input.columns(separatedBy: delimiter), names.count > 1, !names.contains("") else {
      return nil
    }
    return (delimiter, names.count)
  }
}
