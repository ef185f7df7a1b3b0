internal import CSVRecords

/// The chunks of an input, read by several workers.
///
/// If the bytes can be read at any offset, each worker reads a section of them beside the others, from the estimated start of
/// its first record, and checks it before it waits until the end of the records before is known. If this end is another
/// offset than the estimate, the section is read again. Any other input is read in order, by one worker at a time.
@safe
final class PipelineInput: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: `reader` and `first` are accessed only by the worker whose turn it is, or before the
  // workers start; the lock of `chain` orders each turn after the previous one.
  private var reader: ChunkReader
  /// A chunk that was read to decide the number of threads, and is not returned yet.
  private var first: Chunk?
  private let assigned = Locked(AssignedSections())
  private let chain = Locked(SectionChain())

  init(_ reader: ChunkReader) {
    self.reader = reader
  }

  /// Reads the first chunk and decides whether sections are read; returns whether the input has more than one chunk. No worker
  /// may have started.
  func begin(size: Int) throws -> Bool {
    var chunk = Chunk()
    reader.chunkSize = size
    guard try reader.fill(&chunk) else { return false }
    first = chunk
    guard !reader.isExhausted else { return false }
    guard let sections = reader.sections, reader.position + 2 * size <= sections.inputSize else {
      return true
    }
    chain.withLock { $0.start = reader.position }
    assigned.withLock { $0 = AssignedSections(sections, after: chunk, from: reader.position, size: size) }
    return true
  }

  /// Returns the next chunk for a worker to read.
  ///
  /// - Parameters:
  ///   - size: The number of bytes to read.
  ///   - chunk: The previous chunk of the worker.
  func next(size: Int, after chunk: Chunk) -> AssignedSections.Assignment {
    assigned.withLock { $0.next(atMost: size, after: chunk) }
  }

  /// Fills the chunk from the estimated start of the section on; returns whether this succeeded. An error is thrown again when
  /// the bytes are read in order.
  func fill(_ chunk: inout Chunk, _ assignment: AssignedSections.Assignment) -> Bool {
    guard let section = assignment.section, (try? section.reader.fill(&chunk, section.range)) == true else {
      return false
    }
    chain.update { $0.add(chunk.offset..<chunk.offset + chunk.count, number: assignment.number) }
    return true
  }

  /// The content of a chunk after ``complete(_:_:size:)``.
  enum Content {
    /// The records with which ``fill(_:_:)`` has filled it.
    case same
    /// Other records.
    case other
    /// None: the input has ended.
    case end
  }

  /// Waits until the end of the records before the chunk is known, and reads the chunk unless it begins there.
  ///
  /// - Parameter size: The number of bytes to read in order.
  func complete(_ assignment: AssignedSections.Assignment, _ chunk: inout Chunk, size: Int) throws -> Content
  {
    let start: Int?
    switch chain.wait(for: { $0.turn(of: assignment.number) }) {
    case .cancelled: throw PipelineCancelled()
    case .passed: return .same
    case .reached(let known): start = known
    }
    var end: Int?
    defer { chain.update { $0.endTurn(end) } }
    if let first = first.take() {
      (chunk, end) = (first, start)
      return .other
    }
    if let start {
      if let section = assignment.section, try fill(&chunk, section, from: start) {
        end = start + chunk.count
        return .other
      }
      assigned.withLock { $0.stop() }
      try reader.move(to: start)
    }
    reader.chunkSize = size
    return try reader.fill(&chunk) ? .other : .end
  }

  /// Fills the chunk with the records of the section from a known start on; returns `false` if it has to be read in order.
  private func fill(
    _ chunk: inout Chunk, _ section: AssignedSections.Section, from start: Int
  ) throws -> Bool {
    if start < section.range.upperBound { return try section.reader.fill(&chunk, section.range, from: start) }
    chunk.clear(at: start, kind: .skipped)
    return true
  }

  /// Cancels the turns of all workers.
  func cancel() { chain.update { $0.isCancelled = true } }
}
