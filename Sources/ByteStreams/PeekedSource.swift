package import CSVRecords

/// A source whose first bytes can be examined before they are read.
package struct PeekedSource: ByteSource {
  private var source: any ByteSource
  /// The bytes that have been read from the source, and the range of those that have not been returned yet.
  package private(set) var head: [UInt8] = []
  private var rest = 0..<0
  private var isAtEnd = false

  package init(_ source: any ByteSource) {
    self.source = source
  }

  package var isReady: Bool { !rest.isEmpty || isAtEnd || source.isReady }

  /// Returns the first bytes of the source, which must not have been read from: at least one, more as long as the
  /// closure returns `true` for them, up to a maximum; none for an empty source.
  package mutating func peek(
    upTo size: Int = 4 << 10, while needsMore: ([UInt8]) -> Bool = { _ in true }
  ) throws -> [UInt8] {
    while !isAtEnd, head.count < size, head.isEmpty || needsMore(head) {
      var bytes = head + [UInt8](repeating: 0, count: size - head.count)
      let count = try source.read(into: &bytes, at: head.count..<bytes.count)
      bytes.removeSubrange((head.count + count)...)
      (head, isAtEnd) = (bytes, count == 0)
      rest = head.indices
    }
    return head
  }

  /// The number of bytes that have been read from the source and not returned yet.
  package var peekedCount: Int { rest.count }

  /// Skips bytes that have been examined.
  package mutating func skip(_ count: Int) {
    rest = rest.dropFirst(count)
  }

  package mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    guard !rest.isEmpty else {
      return isAtEnd ? 0 : try source.read(into: &buffer, at: range)
    }
    let count = min(range.count, rest.count)
    buffer.replaceSubrange(range.prefix(count), with: head[rest.prefix(count)])
    rest = rest.dropFirst(count)
    if rest.isEmpty { head = [] }
    return count
  }
}
