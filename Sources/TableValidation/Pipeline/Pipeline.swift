internal import CSVRecords

/// Reads, checks and writes one input on several threads: the one place with threads.
///
/// Workers take chunks in the order of the input, each into its own buffer; find the records; learn in turn how many
/// records and lines precede theirs; check; and write in turn. Reading, numbering and writing are in order, finding records
/// and checking them run side by side.
final class Pipeline: Sendable {
  /// What came of an input.
  struct Result {
    var records = 0
    var invalid = 0
    var bytes = 0
    var tally: Tally
    var error: (any Error)?
  }

  /// What is still to be read.
  private struct Input {
    var reader: ChunkReader
    /// A chunk that was read to find out how much there is.
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

  /// The fewest bytes of a chunk.
  private static let smallestChunk = 16 << 10

  private let plan: CheckPlan
  private let file: String
  private let reading: Locked<Input>
  private let numbering: Sequencer<Numbering>
  private let keys: KeyTables?
  private let keying = Sequencer(())
  private let destination: FindingDestination
  private let channel: FindingChannel?
  private let output: OrderedOutput
  private let result: Locked<Result>

  /// - Parameters:
  ///   - linesBefore: How many lines precede what the reader reads.
  ///   - keys: The keys of the inputs before, where the plan has keys.
  init(
    _ reader: ChunkReader, file: String, linesBefore: Int, _ plan: CheckPlan,
    _ outputs: TableCheck.Outputs, keys: KeyTables? = nil,
    findingsTo destination: FindingDestination = .nowhere
  ) {
    self.plan = plan
    self.file = file
    self.keys = keys
    self.destination = destination
    reading = Locked(Input(reader: reader))
    numbering = Sequencer(Numbering(records: 0, lines: linesBefore))
    channel = if case .caller = destination { FindingChannel() } else { nil }
    output = OrderedOutput(outputs, channel)
    result = Locked(Result(tally: Tally(plan)))
  }

  /// Checks the input. After an error, the result is what was found until then, and a thread that waits for input goes on
  /// waiting.
  ///
  /// - Parameter receive: Takes the findings, on the calling thread, where they go to the caller; what it throws ends the
  ///   check.
  func run(receive: (Finding) throws -> Void = { _ in }) -> Result {
    do {
      let count = try threadCount()
      if let channel {
        try checkBeside(channel, on: count, receive)
      } else {
        Threads.run(count: count) { self.work() }
      }
    } catch {
      cancel(with: error)
    }
    return result.withLock { $0 }
  }

  /// Lets the workers check while the calling thread receives what they find.
  private func checkBeside(
    _ channel: FindingChannel, on count: Int, _ receive: (Finding) throws -> Void
  ) throws {
    let check: @Sendable () -> Void = {
      Threads.run(count: count) { self.work() }
      channel.finish()
    }
    if !Threads.start(check) {
      // No thread is available: all is checked before any of it is received.
      channel.removeBound()
      check()
    }
    while let batch = channel.receive() { try batch.forEach(receive) }
  }

  /// The number of threads for the input: one where it is a single chunk, which is read to find that out.
  private func threadCount() throws -> Int {
    guard plan.options.jobs > 1 else { return 1 }
    return try reading.withLock { input in
      var chunk = Chunk()
      guard try input.fill(&chunk, size: plan.options.chunkSize) else { return 1 }
      input.first = chunk
      return input.reader.isExhausted ? 1 : plan.options.jobs
    }
  }

  /// Checks chunks until none is left; returns whether the other threads are to be waited for.
  private func work() -> Bool {
    do {
      try checkChunks()
      return true
    } catch is PipelineCancelled {
      return true
    } catch {
      cancel(with: error)
      return false
    }
  }

  /// Ends the work of all threads.
  private func cancel(with error: any Error) {
    result.withLock { $0.error = $0.error ?? error }
    numbering.cancel()
    keying.cancel()
    output.cancel()
  }

  private func checkChunks() throws {
    var checker = RecordChecker(plan, file: file, keys: keys, to: destination)
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
      try checker.report(after: before, to: &turn)
      try turn.finish()
      size = self.size(after: checker.chunk.count, written: turn.written)
    }
  }

  /// The number of bytes to read next: so many that what is written of them is collected before its turn comes. A worker
  /// that still explains findings in its turn keeps all others waiting.
  private func size(after count: Int, written: Int) -> Int {
    let largest = plan.options.chunkSize
    guard written > 0 else { return largest }
    return min(largest, max(Self.smallestChunk, count * (OrderedOutput.limit / 2) / written))
  }

  /// How many records and lines precede the chunk of that number, which has so many. Where no location is reported it is not
  /// needed, and no chunk waits for those before.
  private func numbering(before number: Int, _ counts: Numbering) throws -> Numbering {
    guard destination.isWanted || keys != nil else { return Numbering() }
    guard numbering.waitForTurn(number) else { throw PipelineCancelled() }
    defer { numbering.endTurn() }
    let before = numbering.state
    numbering.state.advance(by: counts)
    return before
  }

  /// Collects keys, and compares them in the order of the input, so that which record was first is certain.
  private func compareKeys(_ number: Int, after before: Numbering, _ checker: inout RecordChecker) throws {
    checker.collectKeys(after: before)
    guard plan.comparesKeys else { return }
    guard keying.waitForTurn(number) else { throw PipelineCancelled() }
    do {
      try checker.compareKeys()
    } catch {
      // No other chunk has its turn, and reports a later record.
      keying.cancel()
      throw error
    }
    keying.endTurn()
  }

  private func add(_ counts: Numbering, _ checker: inout RecordChecker) {
    result.withLock { result in
      result.records += counts.records
      result.bytes += checker.chunk.count
      result.invalid += checker.invalidCount
      result.tally.add(checker.tally)
    }
    checker.invalidCount = 0
    checker.tally = Tally(plan)
  }
}
