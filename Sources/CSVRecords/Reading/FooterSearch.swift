internal import Bytes

/// A search for the rows of a chunk with which its table ends.
struct FooterSearch {
  private let format: RecordFormat
  /// The offset of the last row that is known.
  private var row = 0

  init(_ format: RecordFormat) { self.format = format }

  /// Returns the offset of the first row of whole rows that begins with a prefix; `nil` for none.
  mutating func firstRow(startingWith prefix: Span<UInt8>, in bytes: Span<UInt8>) -> Int? {
    var candidate = bytes.firstIndex(of: prefix)
    while let offset = candidate {
      if offset == 0 || bytes[offset - 1].isLineEnd {
        move(to: offset, in: bytes)
        if row == offset { return offset }
      }
      candidate = bytes.firstIndex(of: prefix, from: offset + 1)
    }
    return nil
  }

  /// Returns the offset of the first of the last rows of whole rows; `nil` if there are fewer. O(n).
  mutating func start(ofLast count: Int, in bytes: Span<UInt8>) -> Int? {
    var starts: [Int] = []
    while row < bytes.count {
      starts.append(row)
      move(to: row + 1, in: bytes)
    }
    return starts.count >= count ? starts[starts.count - count] : nil
  }

  /// Moves to the first row at an offset or after it, or to the end of the bytes.
  private mutating func move(to offset: Int, in bytes: Span<UInt8>) {
    while row < offset {
      var finder = RecordEndFinder(format)
      row += finder.end(in: bytes.extracting(row...)) ?? bytes.count - row
    }
  }
}
