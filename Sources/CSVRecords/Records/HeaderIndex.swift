/// The columns of a header by name.
///
/// Names are compared byte by byte, not by canonical equivalence as `String` compares.
package struct HeaderIndex: Sendable {
  private let columns: [[UInt8]: [Int]]

  package init(_ header: [String]) {
    var columns: [[UInt8]: [Int]] = [:]
    for (column, name) in header.enumerated() { columns[Array(name.utf8), default: []].append(column) }
    self.columns = columns
  }

  /// The columns of that name, from 0, in order. O(1) in the number of columns.
  package func columns(named name: String) -> [Int] {
    columns[Array(name.utf8)] ?? []
  }
}
