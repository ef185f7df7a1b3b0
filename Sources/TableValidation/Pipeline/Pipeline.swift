internal import CSV

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

  private let plan: CheckPlan
  private let file: String
  private let reading: Lock<ChunkReader>
  private let numbering: Turnstile<Numbering>
  private let output: OrderedOutput
  private let result = Lock(Result())

  /// - Parameter linesBefore: How many lines are before what the reader reads.
  init(
    _ reader: ChunkReader, file: String, linesBefore: Int, _ plan: CheckPlan,
    _ outputs: TableCheck.Outputs
  ) {
    self.plan = plan
    self.file = file
    reading = Lock(reader)
    numbering = Turnstile(Numbering(records: 0, lines: linesBefore))
    output = OrderedOutput(outputs)
  }

  /// Checks all that the reader reads, and waits for it.
  func run() -> Result {
    Threads.run(count: plan.options.jobs) { self.work() }
    return result.withLock { result in
      result.records = numbering.state.records
      result.bytes = reading.withLock { $0.position }
      return result
    }
  }

  private func work() {
    var checker = RecordChecker(plan, file: file)
    var failure: (any Error)?
    do {
      try work(&checker)
    } catch {
      numbering.close()
      output.close()
      failure = error is Stopped ? nil : error
    }
    result.withLock { result in
      result.invalid += checker.invalidCount
      result.tally.add(checker.tally)
      result.error = result.error ?? failure
    }
  }

  private func work(_ checker: inout RecordChecker) throws {
    var turn = OrderedOutput.Turn(output)
    while try reading.withLock({ reader in try reader.fill(&checker.chunk) }) {
      let number = checker.chunk.index
      let counts = checker.parse()
      guard numbering.enter(number) else { throw Stopped() }
      let before = numbering.state
      numbering.state.advance(by: counts)
      numbering.leave()
      checker.check()
      turn.begin(number)
      try checker.write(after: before, to: &turn)
      try turn.finish()
    }
  }
}
