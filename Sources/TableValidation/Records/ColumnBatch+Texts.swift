internal import Bytes

extension ColumnBatch {
  /// Creates the batch of a column of texts, and appends their bytes.
  ///
  /// - Parameters:
  ///   - texts: The text of each record; `nil` for an absent value, as is a text that represents one by the rules.
  ///   - column: The column.
  ///   - bytes: The bytes of the batch, to which those of the texts are appended.
  public init(_ texts: some Sequence<String?>, of column: CheckedColumn, appendingTo bytes: inout [UInt8]) {
    self.init()
    for text in texts {
      let start = bytes.count
      bytes.append(text ?? "")
      if text == nil || column.isAbsent(bytes.span.extracting(start...)) { absences.append(values.count) }
      values.append(start..<bytes.count)
    }
  }
}
