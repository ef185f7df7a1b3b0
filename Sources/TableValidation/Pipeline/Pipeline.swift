internal import CSVRecords
internal import FileOutput

/// Reads, checks and writes one input on several threads.
///
/// Each worker repeats these steps: it reads the next chunk of the input into its own buffer, finds the records, adds up the
/// records and lines before the chunk, checks the records, and writes the output. Numbering and writing are done in the order
/// of the input, by one worker at a time, and so is reading unless the input can be read at any offset; records are found and
/// checked in parallel. A chunk that is read in parallel is checked before it is numbered.
final class Pipeline: Sendable {
  /// The minimum size of a chunk in bytes.
  private static let smallestChunk = 16 << 10

  private let check: InputCheck
  private let plan: CheckPlan
  private let input: PipelineInput
  private let numbering: Sequencer<Numbering>
  private let keying = KeyTurn.turns()
  private let endMarkers: EndMarkerReporter
  private let channel: FindingChannel?
  private let output: OrderedOutput
  private let emptyTally: Tally
  private let result: Locked<PipelineResult>

  init(_ check: InputCheck, _ outputs: OrderedOutput.Outputs) {
    self.check = check
    plan = check.plan
    endMarkers = EndMarkerReporter(plan.format)
    input = PipelineInput(check.reader)
    numbering = Sequencer(check.before)
    channel = check.destination.isCaller ? FindingChannel() : nil
    output = OrderedOutput(outputs, channel, reportsFindings: check.destination.isWanted)
    emptyTally = Tally(plan)
    result = Locked(PipelineResult(tally: emptyTally))
  }

  /// Checks the input. After an error, the result covers the chunks checked until then, and a thread that waits for input
  /// continues to wait.
  ///
  /// - Parameter receive: Receives the findings on the calling thread if the destination is the caller; an error that it throws
  ///   ends the check.
  func run(receive: (FindingBuffer) throws -> Void) -> PipelineResult {
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
    let work: @Sendable () -> Void = {
      Threads.run(count: count) { self.work() }
      channel.finish()
    }
    if !Threads.start(work) {
      // No thread is available: the calling thread checks the whole input before it receives findings.
      channel.removeBound()
      work()
    }
    while let batch = channel.receive() { try receive(batch) }
  }

  /// Returns the number of threads for the input: one if it is a single chunk, which is read to decide this, and if the check
  /// may stop early, so that no record is checked after the last one.
  private func threadCount() throws -> Int {
    guard plan.options.jobs > 1, check.stopsAfterInvalid == nil else { return 1 }
    return try input.begin(size: plan.options.chunkSize) ? plan.options.jobs : 1
  }

  /// Checks chunks until the input ends; returns whether to wait for the other threads.
  private func work() -> Bool {
    do {
      if plan.format.members == nil {
        try checkChunks(of: ChunkRecords.self)
      } else {
        try checkChunks(of: MemberRecords.self)
      }
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
    keying.cancel(from: 0)
    output.cancel()
  }

  private func checkChunks<Records: KeptRecords>(of _: Records.Type) throws {
    var worker: ChunkWorker<Records> =
      check.spare.take(plan: check.planNumber)
      ?? ChunkWorker(plan, tally: emptyTally, to: check.destination)
    worker.begin(check, endMarkers)
    try checkChunks(&worker)
    check.spare.keep(worker, plan: check.planNumber)
  }

  private func checkChunks<Records: KeptRecords>(_ worker: inout ChunkWorker<Records>) throws {
    var turn = OrderedOutput.Turn(output)
    var size = plan.options.chunkSize
    var remaining = check.stopsAfterInvalid
    while let (number, read, isChecked) = try read(&worker, size: size) {
      if plan.options.progress?.isCancelled == true { throw CheckCancelled() }
      // The rest of a record that is longer than allowed belongs to the last invalid record.
      if remaining == 0, worker.chunk.kind != .oversizedRest { return }
      var counts = read
      let before = try numbering(before: number, counts)
      if !isChecked { worker.check() }
      if check.keys != nil { try compareKeys(number, counting: counts, after: before, &worker) }
      if let remaining { counts = worker.stop(afterInvalid: remaining) ?? counts }
      turn.begin(number)
      defer { add(counts, &worker) }
      try worker.report(after: before, to: &turn)
      try turn.finish()
      remaining = remaining.map { $0 - worker.invalidCount }
      // A record that is longer than allowed may have no end; only an output needs the rest of it.
      if remaining == 0, worker.chunk.kind == .records || !turn.copiesInvalid { return }
      size = self.size(after: worker.chunk.count, written: turn.written)
    }
  }

  /// Reads and parses the next chunk. A section is checked too, before the turn in which its start is compared.
  ///
  /// - Returns: The number of the chunk, the numbers of its records and lines, and whether it has been checked; `nil` at the end of
  ///   the input, and after an interrupt, so that chunks that have been read are checked.
  private func read<Records: KeptRecords>(
    _ worker: inout ChunkWorker<Records>, size: Int
  ) throws -> (number: Int, counts: Numbering, isChecked: Bool)? {
    let next = input.next(size: size, after: worker.chunk)
    let isRead = input.fill(&worker.chunk, next)
    var counts = Numbering()
    if isRead {
      counts = worker.parse()
      worker.check()
    }
    do {
      switch try input.complete(next, &worker.chunk, size: size) {
      case .end:
        // The worker is kept for the next input.
        if isRead { worker.resetCounts() }
        return nil
      case .same: return (next.number, counts, true)
      case .other:
        if isRead { worker.resetCounts() }
        return (next.number, worker.parse(), false)
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
    guard check.destination.isWanted || check.keys != nil else { return Numbering() }
    guard numbering.waitForTurn(number) else { throw PipelineCancelled() }
    defer { numbering.endTurn() }
    let before = numbering.state
    numbering.state.advance(by: counts)
    return before
  }

  /// Collects the keys of a chunk and compares them, and values that must be in order, in the order of the input, which decides
  /// the first record with a key.
  private func compareKeys<Records: KeptRecords>(
    _ number: Int, counting counts: Numbering, after before: Numbering, _ worker: inout ChunkWorker<Records>
  ) throws {
    worker.collectKeys(after: before)
    guard
      plan.comparesKeys || !plan.orders.isEmpty || !plan.groups.isEmpty || check.keys?.areOnDisk == true
    else { return }
    var turn = KeyTurn(number, in: keying)
    let end = worker.chunk.offset + worker.chunk.count
    if let moveToDisk = check.moveToDisk, let keys = check.keys {
      var next = before
      next.advance(by: counts)
      turn.moveToDisk = { [next] in try moveToDisk(keys, end, next) }
    }
    guard try worker.compareKeys(turn) else { throw PipelineCancelled() }
    check.kept?.release(before: end)
  }

  private func add<Records: KeptRecords>(
    _ counts: Numbering, _ worker: inout ChunkWorker<Records>
  ) {
    result.withLock { result in
      result.records += counts.records
      result.bytes += worker.chunk.count
      result.invalid += worker.invalidCount
      if worker.hasInvalidLines { result.hasInvalidLines = true }
      result.tally.add(worker.tally)
      plan.options.progress?.advance(records: counts.records, bytes: worker.chunk.count)
    }
    worker.resetCounts()
  }
}
