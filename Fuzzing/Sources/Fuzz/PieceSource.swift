internal import CSVRecords

/// A source that delivers at most so many bytes a read, and never has more at once.
struct PieceSource: ByteSource {
  private let bytes: [UInt8]
  private let size: Int
  private var position = 0
  var isReady: Bool { false }

  init(_ bytes: [UInt8], size: Int) {
    (self.bytes, self.size) = (bytes, size)
  }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
    let count = min(size, range.count, bytes.count - position)
    for index in 0..<count { buffer[range.lowerBound + index] = bytes[position + index] }
    position += count
    return count
  }
}
