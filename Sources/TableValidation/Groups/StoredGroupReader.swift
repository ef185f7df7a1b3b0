internal import Bytes
internal import FileOutput

/// Reads the records of a stream one by one, as they are stored.
struct StoredGroupReader {
  private var reader: ScratchReader
  private let slotCount: Int
  private let hash = KeyHash.random

  /// - Parameters:
  ///   - slotCount: The number of values of a record.
  ///   - blockSize: The number of bytes that are read at a time.
  init(_ stream: ScratchStream, slotCount: Int, blockSize: Int) {
    reader = ScratchReader(stream, blockSize: blockSize)
    self.slotCount = slotCount
  }

  /// Returns the next record and the hash of its key; `nil` at the end.
  mutating func next() throws(FileError) -> (bytes: ArraySlice<UInt8>, hash: UInt64)? {
    repeat {
      if let (size, key) = record() {
        let start = reader.unread.lowerBound
        let bytes = reader.buffer[start..<start + size]
        defer { reader.skip(size) }
        return (bytes, hash(bytes.span.extracting(key)))
      }
    } while try reader.readMore()
    return nil
  }

  /// Returns the size of the record at the start of what has been read, and the range of its key in it; `nil` if it is not complete.
  private func record() -> (size: Int, key: Range<Int>)? {
    let bytes = reader.buffer.span.extracting(reader.unread)
    var offset = 0
    guard let count = LEB128.number(in: bytes, at: &offset) else { return nil }
    let key = offset..<offset + count
    offset += count
    for _ in 0..<2 where LEB128.number(in: bytes, at: &offset) == nil { return nil }
    for _ in 0..<slotCount {
      guard let mark = LEB128.number(in: bytes, at: &offset) else { return nil }
      offset += max(0, mark - StoredGroup.absentValue - 1)
    }
    return offset <= bytes.count ? (offset, key) : nil
  }
}
