internal import CSVRecords

/// Reads, checks and writes one input on several threads: the one place with threads.
///
/// Workers take chunks in the order of the input, each filling its own buffer; find the records; learn in turn how
/// many records and lines are before theirs; check; and write in turn. Reading, numbering and writing are in order,
/// finding records and checking them run side by side.
final class Pipeline: Sendable {
  /// What came of an input.
  struct Result {
    var records = 0
    var invalid = 0
    var bytes = 0
    var tally = Tally()
    var error: (any Error)?
  }

  /// What is still to be read.
  private struct Input {
    var reader: ChunkReader
    /// A chunk that was read to see how much there is.
    var first: Chunk?

    mutating func fill(_ chunk: inout Chunk, size: Int) throws -> Bool {
      if let first = first.take() {
        chunk = first
        return true
      }
      reader.chunkSize = size
      return try reader.fill(&chunk)
    }
  }

  /// The fewest bytes that are worth a chunk.
  private static let smallestChunk = 16 << 10

  private let plan: CheckPlan
  private let file: String
  private let reading: Locked<Input>
  private let numbering: Sequencer<Numbering>
  private let keys: KeyTables?
  private let keying = Sequencer(())
  private let output: OrderedOutput
  private let result = Locked(Result())

  /// - Parameters:
  ///   - linesBefore: How many lines are before what the reader reads.
  ///   - keys: The keys of the inputs before, where the plan has keys.
  init(
    _ reader: ChunkReader, file: String, linesBefore: Int, _ plan: CheckPlan,
    _ outputs: TableCheck.Outputs, keys: KeyTables? = nil
  ) {
    self.plan = plan
    self.file = file
    self.keys = keys
    reading = Locked(Input(reader: reader))
    numbering = Sequencer(Numbering(records: 0, lines: linesBefore))
    output = OrderedOutput(outputs)
  }

  /// Checks all that the reader reads. After an error, what was found until then; a thread that still waits for input
  /// is left to wait.
  func run() -> Result {
    do {
      let count = try threadCount()
      Threads.run(count: count) { self.work() }
    } catch {
      result.withLock { $0.error = error }
    }
    return result.withLock { $0 }
  }

  /// How many threads the input is worth: one where it is a single chunk, which is read to see that.
  private func threadCount() throws -> Int {
    guard plan.options.jobs > 1 else { return 1 }
    return try reading.withLock { input in
      var chunk = Chunk()
      guard try input.fill(&chunk, size: plan.options.chunkSize) else { return 1 }
      input.first = chunk
      return input.reader.isExhausted ? 1 : plan.options.jobs
    }
  }

  /// Whether the other threads are to be waited for.
  private func work() -> Bool {
    do {
      try checkChunks()
      return true
    } catch is PipelineCancelled {
      return true
    } catch {
      result.withLock { $0.error = $0.error ?? error }
      numbering.close()
      keying.close()
      output.close()
      return false
    }
  }

  private func checkChunks() throws {
    var checker = RecordChecker(plan, file: file, keys: keys)
    var turn = OrderedOutput.Turn(output)
    var size = plan.options.chunkSize
    while try reading.withLock({ input in try input.fill(&checker.chunk, size: size) }) {
      let number = checker.chunk.index
      let counts = checker.parse()
      let before = try numbering(before: number, counts)
      checker.check()
      if keys != nil { try compareKeys(number, after: before, &checker) }
      turn.begin(number)
      defer { add(counts, &checker) }
      try checker.write(after: before, to: &turn)
      try turn.finish()
      size = self.size(after: checker.chunk.count, written: turn.written)
    }
  }

  /// How many bytes to read next: so many that what is to be written of them is collected before its turn comes. Who
  /// holds the turn and still has something to find out keeps all others waiting.
  private func size(after count: Int, written: Int) -> Int {
    let largest = plan.options.chunkSize
    guard written > 0 else { return largest }
    return min(largest, max(Self.smallestChunk, count * (OrderedOutput.limit / 2) / written))
  }

  /// How many records and lines are before the chunk of that number, which has so many. Where nothing is reported nobody
  /// asks, and nobody waits for the chunks before.
  private func numbering(before number: Int, _ counts: Numbering) throws -> Numbering {
    guard plan.report != nil || keys != nil else { return Numbering() }
    guard numbering.enter(number) else { throw PipelineCancelled() }
    defer { numbering.leave() }
    let before = numbering.state
    numbering.state.advance(by: counts)
    return before
  }

  /// Gathers keys, and compares them in the order of the input: which record was first is not left to chance.
  private func compareKeys(_ number: Int, after before: Numbering, _ checker: inout RecordChecker) throws {
    checker.collectKeys(after: before)
    guard plan.comparesKeys else { return }
    guard keying.enter(number) else { throw PipelineCancelled() }
    do {
      try checker.compareKeys()
    } catch {
      // No other chunk is to have its turn, and to tell of a later record.
      keying.close()
      throw error
    }
    keying.leave()
  }

  private func add(_ counts: Numbering, _ checker: inout RecordChecker) {
    result.withLock { result in
      result.records += counts.records
      result.bytes += checker.chunk.count
      result.invalid += checker.invalidCount
      result.tally.add(checker.tally)
    }
    checker.invalidCount = 0
    checker.tally = Tally()
  }
}
