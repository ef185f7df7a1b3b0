import CSVRecords

/// A source that returns its pieces one by one; between two of them it is not ready, as a pipe between two writes.
final class PiecesSource: ByteSource, @unchecked Sendable {
  private var pieces: [[UInt8]]
  /// Whether the next piece has arrived.
  var hasArrived: Bool
  /// Whether no piece has arrived after the present one has been read.
  var arrivesOnce = false

  init(_ pieces: [[UInt8]], hasArrived: Bool = true) {
    self.pieces = pieces
    self.hasArrived = hasArrived
  }

  /// Creates a source that returns at most so many bytes at a time, and is always ready.
  convenience init(_ bytes: [UInt8], by size: Int) {
    self.init(
      stride(from: 0, to: bytes.count, by: size).map { Array(bytes[$0..<min(bytes.count, $0 + size)]) })
  }

  var isReady: Bool { hasArrived }

  func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
    precondition(hasArrived, "this read would wait for ever")
    while pieces.first?.isEmpty == true { pieces.removeFirst() }
    guard let piece = pieces.first else { return 0 }
    let count = min(range.count, piece.count)
    buffer.replaceSubrange(range.prefix(count), with: piece[..<count])
    pieces[0].removeFirst(count)
    if arrivesOnce, pieces.allSatisfy(\.isEmpty) { hasArrived = false }
    return count
  }

  /// Delivers a piece, after which the source is ready until it has been read.
  func deliver(_ piece: [UInt8]) {
    pieces.append(piece)
    hasArrived = true
  }
}

extension ByteSource {
  /// Reads everything, at most so many bytes at a time.
  mutating func readEverything(by size: Int = 1 << 16) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = try read(into: &buffer, at: buffer.indices)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
