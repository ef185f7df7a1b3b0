internal import CSVRecords

/// A source of the bytes of another one from an offset on, which is read independently of it.
final class PositionedSource: SeekableSource, @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: bytes are read in order by one thread at a time, in turns.
  private var offset: Int
  private let source: any SeekableSource

  init(_ source: any SeekableSource, from offset: Int) {
    (self.source, self.offset) = (source, offset)
  }

  var isReady: Bool { true }
  var openedSize: Int { source.openedSize }

  func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    let count = try read(into: &buffer, at: range, from: offset)
    offset += count
    return count
  }

  func read(into buffer: inout [UInt8], at range: Range<Int>, from offset: Int) throws -> Int {
    try source.read(into: &buffer, at: range, from: offset)
  }

  func seek(to offset: Int) { self.offset = offset }
}
