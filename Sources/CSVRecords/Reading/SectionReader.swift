/// Reads sections of an input independently of each other: each as the records that begin in it.
///
/// Where the first record of a section begins depends on the quotes before it. It is estimated from those after it, and
/// the caller compares the estimate with the end of the records before; if they differ, the section is read again.
package struct SectionReader: Sendable {
  /// The number of bytes that are read first to find the start of a record, and after a section to find the end of its last.
  private static let margin = 4 << 10

  private let source: any SeekableSource
  private let format: RecordFormat
  private let maximumRecordSize: Int
  /// The number of bytes of the input when it was opened.
  package let inputSize: Int

  init(_ source: any SeekableSource, _ format: RecordFormat, maximumRecordSize: Int) {
    self.source = source
    self.format = format
    self.maximumRecordSize = maximumRecordSize
    inputSize = source.openedSize
  }

  /// Returns the size of a section that is expected to have half as many lines as a chunk can have, or `size` if that is less.
  ///
  /// - Parameter chunk: A chunk with lines of the expected sizes; without lines, `size` is returned.
  package func sectionSize(atMost size: Int, after chunk: Chunk) -> Int {
    guard chunk.lineEndCount > 0 else { return size }
    return max(1, min(size, chunk.count * RecordSplitter.lineEndLimit(format) / (2 * chunk.lineEndCount)))
  }

  /// Fills the chunk with the records that begin in a section, which must not be at the start of the input.
  ///
  /// - Returns: `false` if they cannot be read without knowledge of the records before.
  package func fill(_ chunk: inout Chunk, _ section: Range<Int>) throws -> Bool {
    guard let start = try estimatedStart(in: section, &chunk.storage) else { return false }
    return try fill(&chunk, section, from: start)
  }

  /// Fills the chunk with the records that begin in a section, or in the bytes before it, from an offset on at which a record begins.
  ///
  /// - Returns: `false` if a ``ChunkReader`` is needed: for the end of the input, and where the chunk would have too many lines
  ///   or a record that is longer than allowed.
  package func fill(_ chunk: inout Chunk, _ section: Range<Int>, from start: Int) throws -> Bool {
    chunk.clear(at: start)
    var splitter = RecordSplitter(format)
    var separators = chunk.separators
    chunk.separators = SeparatorMap()
    defer { chunk.separators = separators }
    let size = section.upperBound - start
    var target = size + Self.margin
    while chunk.count <= size + maximumRecordSize {
      let hasMore = try read(into: &chunk.storage, &chunk.count, upTo: target, from: start)
      guard chunk.count > 0 else { return false }
      // A LF may follow a CR that is the last byte read.
      let usable = chunk.storage[chunk.count - 1] == 0x0D ? chunk.count - 1 : chunk.count
      splitter.advance(in: chunk.storage.span.extracting(0..<usable), map: &separators)
      if splitter.isFull { return false }
      if let end = separators.firstRecordEnd(from: size - 1) {
        chunk.lineEndCount = splitter.lineEndCount - separators.lineEndCount(from: end)
        let isPair = format != .nulTerminated && chunk.storage[end - 1] == 0x0D && chunk.storage[end] == 0x0A
        chunk.count = isPair ? end + 1 : end
        chunk.scratchStart = chunk.count
        chunk.isPlain = splitter.isPlain(chunk.storage.span, to: chunk.count)
        return true
      }
      guard hasMore else { return false }
      target = 2 * chunk.count
    }
    return false
  }

  /// Returns the offset of the first record that seems to begin in the section; `nil` if none does.
  private func estimatedStart(in section: Range<Int>, _ buffer: inout [UInt8]) throws -> Int? {
    let first = section.lowerBound - 1
    var (count, target) = (0, Self.margin)
    repeat {
      guard try read(into: &buffer, &count, upTo: target, from: first) else { return nil }
      switch RecordStart.estimate(in: buffer.span.extracting(0..<count), format) {
      case .found(let start): return first + start < section.upperBound ? first + start : nil
      case .undecided: target = 4 * count
      }
    } while count < section.count
    return nil
  }

  /// Reads until the buffer has that many bytes of the input from an offset on; returns `false` if the input ends before.
  private func read(
    into buffer: inout [UInt8], _ count: inout Int, upTo target: Int, from offset: Int
  ) throws -> Bool {
    if buffer.count < target {
      let room = target - buffer.count
      buffer.append(addingCapacity: room) { $0.append(repeating: 0, count: room) }
    }
    while count < target {
      let read = try source.read(into: &buffer, at: count..<target, from: offset + count)
      guard read > 0 else { return false }
      count += read
    }
    return true
  }
}
