internal import CArrow

/// The column `id` of findings: a struct of texts, one for each of the columns that identify a record.
///
/// SAFETY: the arrays that `take` returns own their buffers until their release.
struct IDColumn: ~Copyable {
  private let parts: [SharedColumn]
  private var structure = FindingColumn(.structure)

  /// - Parameter count: The number of columns; 0 if records are not identified.
  init(count: Int) {
    parts = (0..<count).map { _ in SharedColumn(.text) }
  }

  var isWanted: Bool { !parts.isEmpty }
  /// The number of bytes of the texts of the largest column.
  var textSize: Int { parts.reduce(0) { max($0, $1.column.textSize) } }

  /// Appends the id of the record of a finding.
  ///
  /// - Parameters:
  ///   - ids: The ids of the records of findings.
  ///   - index: The index of the finding.
  ///   - hasRecord: Whether the finding is on a record.
  mutating func append(_ ids: RecordIDTexts, at index: Int, ofRecord hasRecord: Bool) {
    guard isWanted else { return }
    structure.append(isNull: !hasRecord)
    for (number, part) in parts.enumerated() {
      if let range = ids.ranges[index * parts.count + number] {
        part.column.append(ids.bytes.span.extracting(range))
      } else {
        part.column.appendNull()
      }
    }
  }

  /// Moves the ids to an array and returns it; the column is empty afterwards.
  mutating func take() -> ArrowArray {
    var array = unsafe structure.take()
    unsafe array.own(parts.map { part in unsafe part.column.take() })
    return unsafe array
  }
}

/// A column as an object, because an array has no elements that cannot be copied.
final class SharedColumn {
  var column: FindingColumn

  init(_ kind: FindingColumn.Kind) { column = FindingColumn(kind) }
}
