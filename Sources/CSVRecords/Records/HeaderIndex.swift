/// The columns of a header by name.
///
/// Names are compared byte by byte, not by canonical equivalence as by `==` of `String`.
package struct HeaderIndex: Sendable {
  /// The names of all columns, in order.
  package let names: [String]
  private let columns: [[UInt8]: [Int]]

  package init(_ header: [String]) {
    names = header
    var columns: [[UInt8]: [Int]] = [:]
    for (column, name) in header.enumerated() { columns[Array(name.utf8), default: []].append(column) }
    self.columns = columns
  }

  /// Returns the indices of the columns of that name, from 0, in order. O(1) in the number of columns.
  package func columns(named name: String) -> [Int] {
    columns[Array(name.utf8)] ?? []
  }
}
