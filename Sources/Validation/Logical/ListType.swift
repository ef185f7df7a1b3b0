/// The type `list` of Table Schema v2: values of one type, separated by a delimiter. Two lists are equal if
/// they have equal items in the same order.
///
/// An item cannot contain the delimiter. An empty value has one empty item.
package struct ListType: LogicalType {
  package let delimiter: [UInt8]
  private let itemType: any LogicalType

  /// - Precondition: The delimiter is not empty.
  package init(delimiter: String, itemType: any LogicalType) {
    precondition(!delimiter.isEmpty, "the delimiter must not be empty")
    self.delimiter = Array(delimiter.utf8)
    self.itemType = itemType
  }

  /// Returns the range of the item that begins at `start`, and the start of the next item or `nil`.
  func item(in value: Span<UInt8>, from start: Int) -> (item: Range<Int>, next: Int?) {
    var end = start
    while end < value.count, !value.holds(delimiter, at: end) { end += 1 }
    return (start..<end, end < value.count ? end + delimiter.count : nil)
  }

  /// The number of items.
  func itemCount(of value: Span<UInt8>) -> Int {
    var count = 0
    var next: Int? = 0
    while let start = next {
      count += 1
      next = item(in: value, from: start).next
    }
    return count
  }

  package func appendCanonical(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    let before = bytes.count
    var canonical: [UInt8] = []
    var next: Int? = 0
    while let start = next {
      let item = item(in: value, from: start)
      canonical.removeAll(keepingCapacity: true)
      guard itemType.appendCanonical(of: value.extracting(item.item), to: &canonical) else {
        bytes.removeSubrange(before...)
        return false
      }
      bytes.append(ordered: canonical.count)
      bytes += canonical
      next = item.next
    }
    return true
  }

  package func compare(_ first: Span<UInt8>, _ second: Span<UInt8>) -> LogicalOrder? {
    var (left, right): ([UInt8], [UInt8]) = ([], [])
    guard appendCanonical(of: first, to: &left), appendCanonical(of: second, to: &right) else { return nil }
    return left == right ? .same : nil
  }
}
