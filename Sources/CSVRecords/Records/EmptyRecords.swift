internal import Bytes

/// The records of which no field has a value, and which are skipped as blank lines are.
package struct EmptyRecords: Sendable {
  private let dialect: Dialect
  private let trims: Bool
  private let absences: [[[UInt8]]]

  /// - Parameters:
  ///   - trims: Whether white space at both ends of a field does not belong to its value.
  ///   - absences: The texts that mean an absent value in each column; in further columns it is the empty one.
  package init(_ dialect: Dialect, trims: Bool = false, absences: [[[UInt8]]] = []) {
    (self.dialect, self.trims, self.absences) = (dialect, trims, absences)
  }

  /// Whether the field of a column has no value.
  func isAbsent(_ field: Range<Int>, ofColumn column: Int, in bytes: Span<UInt8>) -> Bool {
    guard !field.isEmpty else { return true }
    var scratch: [UInt8] = []
    let content = dialect.content(of: field, in: bytes, scratch: &scratch, scratchStart: bytes.count)
    if content.isEmpty { return true }
    if !scratch.isEmpty { return isAbsent(scratch.span, ofColumn: column) }
    return isAbsent(bytes.extracting(content), ofColumn: column)
  }

  private func isAbsent(_ text: Span<UInt8>, ofColumn column: Int) -> Bool {
    if trims, text.withoutWhiteSpace.isEmpty { return true }
    guard column < absences.count else { return false }
    return absences[column].contains { $0.span.equals(text) }
  }
}
