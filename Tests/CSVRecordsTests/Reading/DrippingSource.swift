import CSVRecords
import TestSupport

/// A source that delivers at most the given numbers of bytes, one number a read in rotation, and that can report
/// before each read that it has to wait.
struct DrippingSource: ByteSource {
  private let bytes: [UInt8]
  private let sizes: [Int]
  private var position = 0
  private var reads = 0
  let isReady: Bool

  init(_ bytes: [UInt8], sizes: [Int] = [1], isReady: Bool) {
    self.bytes = bytes
    self.sizes = sizes
    self.isReady = isReady
  }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
    let count = min(sizes[reads % sizes.count], range.count, bytes.count - position)
    for index in 0..<count { buffer[range.lowerBound + index] = bytes[position + index] }
    position += count
    reads += 1
    return count
  }
}

/// A source that delivers one piece a read and throws if it is read again after the last piece.
struct PieceSource: ByteSource {
  struct AskedForMore: Error {}

  private let pieces: [[UInt8]]
  private var next = 0

  init(_ pieces: [String]) {
    self.pieces = pieces.map { [UInt8](latin: $0) }
  }

  var isReady: Bool { false }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    guard next < pieces.count else { throw AskedForMore() }
    let piece = pieces[next]
    precondition(piece.count <= range.count, "the piece is larger than the requested range")
    for index in piece.indices { buffer[range.lowerBound + index] = piece[index] }
    next += 1
    return piece.count
  }
}
