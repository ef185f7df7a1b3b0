internal import CArrow

/// The column `id` of findings: a struct of texts, one for each of the columns that identify a record.
///
/// SAFETY: the texts are owned by the caller of `append`, which copies them before it returns; the arrays that `take` returns own
/// their buffers until their release.
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

  /// Appends the id of a record.
  ///
  /// - Parameters:
  ///   - record: The text of the record's number; `nil` if there is no record.
  ///   - next: Returns the next text of the id.
  mutating func append(_ record: UnsafeRawBufferPointer?, _ next: () -> UnsafeRawBufferPointer?) {
    guard isWanted else { return }
    unsafe structure.append(record)
    for part in parts { unsafe part.column.append(next()) }
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
