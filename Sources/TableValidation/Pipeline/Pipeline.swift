internal import CSVRecords

/// Reads, checks and writes one input on several threads.
///
/// Each worker repeats these steps: it reads the next chunk of the input into its own buffer, finds the records, adds up the
/// records and lines before the chunk, checks the records, and writes the output. Numbering and writing are done in the order
/// of the input, by one worker at a time, and so is reading unless the input can be read at any offset; records are found and
/// checked in parallel. A chunk that is read in parallel is checked before it is numbered.
final class Pipeline: Sendable {
  /// The result of the check of an input.
  struct Result {
    var records = 0
    var invalid = 0
    var bytes = 0
    var tally: Tally
    var error: (any Error)?
  }

  /// The minimum size of a chunk in bytes.
  private static let smallestChunk = 16 << 10

  private let plan: CheckPlan
  private let planNumber: Int
  private let spare: SpareChecker
  private let file: String
  private let encoding: String?
  private let input: PipelineInput
  private let numbering: Sequencer<Numbering>
  private let keys: KeyTables?
  /// The number of invalid records after which the check stops; `nil` to check all records.
  private let stopsAfterInvalid: Int?
  private let keying = Sequencer(())
  private let endMarkers: EndMarkerReporter
  private let destination: FindingDestination
  private let channel: FindingChannel?
  private let output: OrderedOutput
  private let emptyTally: Tally
  private let result: Locked<Result>

  /// - Parameters:
  ///   - encoding: The encoding from which the text was decoded; `nil` for UTF-8.
  ///   - before: The numbers of records and lines before the first byte that the reader reads.
  ///   - keys: The keys of the previous inputs, or `nil` if the plan has no keys.
  ///   - planNumber: The number of the plan, by which a checker in `spare` is found.
  ///   - spare: A checker of an earlier input, in whose place one of this input is kept.
  ///   - stopsAfterInvalid: The number of invalid records after which the check stops; `nil` to check all records.
  init(
    _ reader: ChunkReader, file: String, encoding: String? = nil, before: Numbering = Numbering(),
    _ plan: CheckPlan, _ outputs: OrderedOutput.Outputs, keys: KeyTables? = nil, planNumber: Int = 0,
    spare: SpareChecker = SpareChecker(), stopsAfterInvalid: Int? = nil,
    findingsTo destination: FindingDestination = .nowhere
  ) {
    endMarkers = EndMarkerReporter(plan.format)
    self.plan = plan
    self.planNumber = planNumber
    self.spare = spare
    self.file = file
    self.encoding = encoding
    self.keys = keys
    self.stopsAfterInvalid = stopsAfterInvalid
    self.destination = destination
    input = PipelineInput(reader)
    numbering = Sequencer(before)
    channel = destination.isCaller ? FindingChannel() : nil
    output = OrderedOutput(outputs, channel, reportsFindings: destination.isWanted)
    emptyTally = Tally(plan)
    result = Locked(Result(tally: emptyTally))
  }

  /// Checks the input. After an error, the result covers the chunks checked until then, and a thread that waits for input
  /// continues to wait.
  ///
  /// - Parameter receive: Receives the findings on the calling thread if the destination is the caller; an error that it throws
  ///   ends the check.
  func run(receive: (FindingBuffer) throws -> Void = { _ in }) -> Result {
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

  /// Runs the workers while the calling thread receives their findings.
  private func checkBeside(
    _ channel: FindingChannel, on count: Int, _ receive: (FindingBuffer) throws -> Void
  ) throws {
    let check: @Sendable () -> Void = {
      Threads.run(count: count) { self.work() }
      channel.finish()
    }
    if !Threads.start(check) {
      // No thread is available: the calling thread checks the whole input before it receives findings.
      channel.removeBound()
      check()
    }
    while let batch = channel.receive() { try receive(batch) }
  }

  /// Returns the number of threads for the input: one if it is a single chunk, which is read to decide this, and if the check
  /// may stop early, so that no record is checked after the last one.
  private func threadCount() throws -> Int {
    guard plan.options.jobs > 1, stopsAfterInvalid == nil else { return 1 }
    return try input.begin(size: plan.options.chunkSize) ? plan.options.jobs : 1
  }

  /// Checks chunks until the input ends; returns whether to wait for the other threads.
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

  /// Ends the check on all threads.
  private func cancel(with error: any Error) {
    result.withLock { $0.error = $0.error ?? error }
    input.cancel()
    numbering.cancel()
    keying.cancel()
    output.cancel()
  }

  private func checkChunks() throws {
    var checker = checker()
    try check(&checker)
    spare.keep(checker, plan: planNumber)
  }

  /// Returns a checker of the input for one worker.
  private func checker() -> RecordChecker {
    guard var checker = spare.take(plan: planNumber) else {
      return RecordChecker(
        plan, file: file, encoding: encoding, keys: keys, endMarkers: endMarkers, tally: emptyTally,
        to: destination)
    }
    checker.begin(file, encoding, keys, endMarkers, destination)
    return checker
  }

  private func check(_ checker: inout RecordChecker) throws {
    var turn = OrderedOutput.Turn(output)
    var size = plan.options.chunkSize
    var remaining = stopsAfterInvalid
    while let (number, read, isChecked) = try read(&checker, size: size) {
      // The rest of a record that is longer than allowed belongs to the last invalid record.
      if remaining == 0, checker.chunk.kind != .oversizedRest { return }
      var counts = read
      let before = try numbering(before: number, counts)
      if !isChecked { checker.check() }
      if keys != nil { try compareKeys(number, after: before, &checker) }
      if let remaining { counts = checker.stop(afterInvalid: remaining) ?? counts }
      turn.begin(number)
      defer { add(counts, &checker) }
      try checker.report(after: before, to: &turn)
      try turn.finish()
      remaining = remaining.map { $0 - checker.invalidCount }
      // A record that is longer than allowed may have no end; only an output needs the rest of it.
      if remaining == 0, checker.chunk.kind == .records || !turn.copiesInvalid { return }
      size = self.size(after: checker.chunk.count, written: turn.written)
    }
  }

  /// Reads and parses the next chunk. A section is checked too, before the turn in which its start is compared.
  ///
  /// - Returns: The number of the chunk, the numbers of its records and lines, and whether it has been checked; `nil` at the end of
  ///   the input, and after an interrupt, so that chunks that have been read are checked.
  private func read(
    _ checker: inout RecordChecker, size: Int
  ) throws -> (number: Int, counts: Numbering, isChecked: Bool)? {
    let next = input.next(size: size, after: checker.chunk)
    let isRead = input.fill(&checker.chunk, next)
    var counts = Numbering()
    if isRead {
      counts = checker.parse()
      checker.check()
    }
    do {
      switch try input.complete(next, &checker.chunk, size: size) {
      case .end:
        // The checker is kept for the next input.
        if isRead { checker.resetTally() }
        return nil
      case .same: return (next.number, counts, true)
      case .other:
        if isRead { checker.resetTally() }
        return (next.number, checker.parse(), false)
      }
    } catch let error as Interrupted {
      result.withLock { $0.error = $0.error ?? error }
      return nil
    }
  }

  /// Returns the number of bytes to read next: so few that their output is expected to fit into the buffers of the worker.
  /// Otherwise the worker would still produce findings in its turn, while all others wait.
  private func size(after count: Int, written: Int) -> Int {
    let largest = plan.options.chunkSize
    guard written > 0 else { return largest }
    return min(largest, max(Self.smallestChunk, count * (OrderedOutput.limit / 2) / written))
  }

  /// Waits for the turn of a chunk, adds its numbers of records and lines, and returns those before it. Returns zeros without
  /// waiting if no locations are reported. It is not inlined, so that the benchmark `turns` finds it in the stack.
  @inline(never)
  private func numbering(before number: Int, _ counts: Numbering) throws -> Numbering {
    guard destination.isWanted || keys != nil else { return Numbering() }
    guard numbering.waitForTurn(number) else { throw PipelineCancelled() }
    defer { numbering.endTurn() }
    let before = numbering.state
    numbering.state.advance(by: counts)
    return before
  }

  /// Collects the keys of a chunk and compares them, and values that must be in order, in the order of the input, which decides
  /// the first record with a key.
  private func compareKeys(_ number: Int, after before: Numbering, _ checker: inout RecordChecker) throws {
    checker.collectKeys(after: before)
    guard plan.comparesKeys || !plan.orders.isEmpty else { return }
    guard keying.waitForTurn(number) else { throw PipelineCancelled() }
    do {
      try checker.compareKeys()
    } catch {
      // No later chunk gets its turn, so that no later record is reported instead.
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
      plan.options.progress?.advance(records: counts.records, bytes: checker.chunk.count)
    }
    checker.invalidCount = 0
    checker.resetTally()
  }
}
