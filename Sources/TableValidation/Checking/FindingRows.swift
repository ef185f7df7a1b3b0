internal import Bytes

/// Findings as values, for a table with a column for each of their properties.
package struct FindingRows: Sendable {
  /// A finding, without its value.
  package struct Row: Sendable {
    package let form: FindingForm
    /// The number of the record; `nil` for a finding on the table.
    package let record: Int?
    /// The end of the value in the bytes of all values, where that of the finding before it ends too.
    fileprivate let valueEnd: Int
  }

  package private(set) var rows: [Row] = []
  private var values: [UInt8] = []

  package init() {}

  package var isEmpty: Bool { rows.isEmpty }

  /// The approximate size in memory, in bytes.
  package var size: Int { rows.count * MemoryLayout<Row>.stride + values.count }

  /// Calls the closure with the value of the finding at an index, in UTF-8; it is empty where none is shown.
  package func withValue(at index: Int, _ body: (Span<UInt8>) -> Void) {
    let start = index == 0 ? 0 : rows[index - 1].valueEnd
    body(values.span.extracting(start..<rows[index].valueEnd))
  }

  /// Appends a finding.
  ///
  /// - Parameter value: The part of the value that is shown; bytes that are not UTF-8 become U+FFFD.
  @inline(__always)
  mutating func append(_ form: FindingForm, record: Int?, value: Span<UInt8>) {
    if form.hasValue {
      let escapes = NoEscapes()
      if escapes.keepsUnchanged(value) { values.append(value) } else { escapes.append(value, to: &values) }
    }
    rows.append(Row(form: form, record: record, valueEnd: values.count))
  }

  /// Appends a finding with a form of its own.
  package mutating func append(_ finding: Finding) {
    let value = finding.value ?? ""
    append(FindingForm(finding), record: finding.location.record, value: value.utf8Span.span)
  }

  package mutating func append(_ other: FindingRows) {
    let start = values.count
    rows += other.rows.map { Row(form: $0.form, record: $0.record, valueEnd: start + $0.valueEnd) }
    values += other.values
  }

  /// Removes the findings, and keeps the memory for others.
  package mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
  }
}
