internal import CSVRecords

/// The chunks of an input, read by several workers.
///
/// If the bytes can be read at any offset, each worker reads a section of them beside the others, from the estimated start of its first
/// record. In the order of the input it then compares this start with the end of the records before; if they differ, it reads
/// its section again from there. Any other input is read in order, by one worker at a time.
final class PipelineInput: Sendable {
  /// The sections that have been assigned to workers.
  private struct Assignments {
    /// The number of the next chunk.
    var number = 0
    /// `nil` if no sections are assigned.
    var sections: SectionReader?
    /// The offset of the next section.
    var offset = 0
    /// The size of a section, as far as the lines of the first chunk decide it.
    var size = Int.max

    /// Returns the number of the next chunk and its section, with its reader; no section for the end of the input.
    mutating func next(atMost size: Int, after chunk: Chunk) -> (number: Int, section: Section?) {
      defer { number += 1 }
      // The first chunk has been read already.
      guard number > 0, let sections else { return (number, nil) }
      let size = min(size, chunk.count > 0 ? sections.sectionSize(atMost: size, after: chunk) : self.size)
      guard offset + size <= sections.inputSize else {
        self.sections = nil
        return (number, nil)
      }
      defer { offset += size }
      return (number, Section(reader: sections, range: offset..<offset + size))
    }
  }

  /// A range of the input for one worker.
  private struct Section {
    let reader: SectionReader
    let range: Range<Int>

    /// Fills the chunk from the estimated start on; returns whether this succeeded. An error is thrown again when the bytes are
    /// read in order.
    func fill(_ chunk: inout Chunk) -> Bool {
      (try? reader.fill(&chunk, range)) ?? false
    }
  }

  /// The rest of the input, after the chunks whose records are known.
  private struct Rest {
    var reader: ChunkReader
    /// A chunk that was read to decide the number of threads, and is not returned yet.
    var first: Chunk?
    /// The start of the rest while sections are read; `nil` if the reader reads it in order.
    var start: Int?

    mutating func fill(_ chunk: inout Chunk, size: Int) throws -> Bool {
      if let first = first.take() {
        chunk = first
        return true
      }
      if let start = start.take() { try reader.move(to: start) }
      reader.chunkSize = size
      return try reader.fill(&chunk)
    }

    /// Makes the chunk that of the section; returns `false` if it has to be read in order.
    ///
    /// - Parameter isRead: Whether the chunk has the records from the estimated start of the section on.
    mutating func fill(_ chunk: inout Chunk, _ section: Section, isRead: Bool) throws -> Bool {
      guard let start else { return false }
      if start >= section.range.upperBound {
        chunk.clear(at: start, kind: .skipped)
      } else if !isRead || chunk.offset != start {
        guard try section.reader.fill(&chunk, section.range, from: start) else { return false }
      }
      self.start = start + chunk.count
      return true
    }
  }

  private let assigned = Locked(Assignments())
  private let rest: Sequencer<Rest>

  init(_ reader: ChunkReader) {
    rest = Sequencer(Rest(reader: reader))
  }

  /// Reads the first chunk and decides whether sections are read; returns whether the input has more than one chunk. No thread may
  /// take chunks yet.
  func begin(size: Int) throws -> Bool {
    var chunk = Chunk()
    guard try rest.state.fill(&chunk, size: size) else { return false }
    rest.state.first = chunk
    let reader = rest.state.reader
    guard !reader.isExhausted else { return false }
    guard let sections = reader.sections, reader.position + 2 * size <= sections.inputSize else {
      return true
    }
    rest.state.start = reader.position
    let sectionSize = sections.sectionSize(atMost: size, after: chunk)
    assigned.withLock {
      ($0.sections, $0.offset, $0.size) = (sections, reader.position, sectionSize)
    }
    return true
  }

  /// Fills the chunk with the next bytes of the input.
  ///
  /// - Parameters:
  ///   - chunk: The previous chunk of the worker.
  ///   - size: The number of bytes to read.
  /// - Returns: The number of the chunk, from 0; `nil` at the end of the input.
  func fill(_ chunk: inout Chunk, size: Int) throws -> Int? {
    let (number, section) = assigned.withLock { $0.next(atMost: size, after: chunk) }
    let isRead = section?.fill(&chunk) ?? false
    guard rest.waitForTurn(number) else { throw PipelineCancelled() }
    defer { rest.endTurn() }
    if let section, try rest.state.fill(&chunk, section, isRead: isRead) { return number }
    return try rest.state.fill(&chunk, size: size) ? number : nil
  }

  /// Cancels the turns of all workers.
  func cancel() { rest.cancel() }
}
