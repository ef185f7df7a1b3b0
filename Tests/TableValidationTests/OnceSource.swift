import CSVRecords
import Synchronization

/// Bytes that can be read only once, a few at a time, as those of a pipe.
final class OnceSource: ByteSource {
  private let bytes: [UInt8]
  private let position = Mutex(0)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isReady: Bool { true }

  func read(into buffer: inout [UInt8], at range: Range<Int>) -> Int {
    position.withLock { position in
      let read = bytes[position...].prefix(min(range.count, 1 + position % 37))
      buffer.replaceSubrange(range.prefix(read.count), with: read)
      position += read.count
      return read.count
    }
  }
}
