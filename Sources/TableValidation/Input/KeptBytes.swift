internal import CSVRecords
internal import FileOutput

/// The bytes of an input that can be read only once, kept while several readers read them: in memory, and on disk once the keys are
/// there.
final class KeptBytes: Sendable {
  /// The bytes that have been read and are kept, from an offset on.
  private struct Kept {
    var offset = 0
    /// The bytes in memory.
    var bytes: [UInt8] = []
    /// The bytes after those in memory, once they are on disk.
    var stream: ScratchStream?

    var end: Int { offset + bytes.count + (stream?.count ?? 0) }

    mutating func append(_ new: ArraySlice<UInt8>) throws(FileError) {
      guard stream != nil else {
        bytes += new
        return
      }
      try stream?.append { $0 += new }
    }

    func read(from start: Int, into buffer: inout [UInt8], at range: Range<Int>) throws(FileError) -> Int {
      let index = start - offset
      guard index < bytes.count else {
        return try stream?.read(from: index - bytes.count, into: &buffer, at: range) ?? 0
      }
      let found = bytes[index...].prefix(range.count)
      buffer.replaceSubrange(range.prefix(found.count), with: found)
      return found.count
    }
  }

  /// The number of bytes that are released at a time, at least.
  private static let releasedSize = 1 << 20

  /// The source, and the number of bytes read from it.
  private let source: Locked<(bytes: any ByteSource, count: Int, isAtEnd: Bool)>
  private let kept: Locked<Kept>

  /// - Parameter first: The bytes that have been read from the source.
  init(_ source: any ByteSource, after first: [UInt8]) {
    self.source = Locked((source, first.count, false))
    kept = Locked(Kept(bytes: first))
  }

  /// Frees the memory of the bytes before an offset, unless bytes are on disk.
  func release(before offset: Int) {
    kept.withLock { kept in
      let count = offset - kept.offset
      guard kept.stream == nil, count >= Self.releasedSize, count >= kept.bytes.count / 2 else { return }
      kept.bytes.removeFirst(count)
      kept.offset = offset
    }
  }

  /// Writes the bytes that are read from now on to a file.
  func store(in file: ScratchFile) {
    kept.withLock { if $0.stream == nil { $0.stream = ScratchStream(in: file) } }
  }

  /// Reads bytes from an offset on: those that are kept, or the next ones of the source.
  func read(into buffer: inout [UInt8], at range: Range<Int>, from offset: Int) throws -> Int {
    if let count = try readKept(into: &buffer, at: range, from: offset) { return count }
    return try source.withLock { source in
      if let count = try readKept(into: &buffer, at: range, from: offset) { return count }
      precondition(source.count == offset, "bytes that are not kept are read once")
      let count = source.isAtEnd ? 0 : try source.bytes.read(into: &buffer, at: range)
      source.count += count
      source.isAtEnd = count == 0
      try kept.withLock { try $0.append(buffer[range.prefix(count)]) }
      return count
    }
  }

  private func readKept(into buffer: inout [UInt8], at range: Range<Int>, from offset: Int) throws -> Int? {
    try kept.withLock { kept in
      guard offset < kept.end else { return nil }
      return try kept.read(from: offset, into: &buffer, at: range)
    }
  }

  func isReady(at offset: Int) -> Bool {
    kept.withLock { offset < $0.end } || source.withLock(\.bytes.isReady)
  }
}
