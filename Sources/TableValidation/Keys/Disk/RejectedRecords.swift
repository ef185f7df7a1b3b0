internal import FileOutput

/// The rejected records of a stream, of which the next one is known.
struct RejectedRecords {
  private(set) var next: RejectedRecord?
  private var reader: ScratchReader

  /// - Parameter blockSize: The number of bytes that are read at a time.
  init(_ stream: ScratchStream, blockSize: Int) {
    reader = ScratchReader(stream, blockSize: blockSize)
  }

  /// Reads the next record, which is `nil` at the end.
  mutating func advance() throws(FileError) {
    repeat {
      var offset = 0
      if let record = RejectedRecord(in: reader.buffer.span.extracting(reader.unread), at: &offset) {
        reader.skip(offset)
        next = record
        return
      }
    } while try reader.readMore()
    next = nil
  }
}
