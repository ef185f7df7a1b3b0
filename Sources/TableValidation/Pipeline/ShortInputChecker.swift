internal import CSVRecords
internal import Platform

/// Checks whole inputs for one thread, and collects their findings and the copies of their records.
struct ShortInputChecker: Sendable {
  private let inputs: [PlannedInput]
  private let plans: [CheckPlan]
  private let destination: FindingDestination
  private let output: OrderedOutput
  /// The worker of the last input.
  private let spare = SpareWorker()

  /// - Parameter copies: Whether valid and invalid records are copied.
  init(
    _ inputs: [PlannedInput], _ plans: [CheckPlan], copies: (valid: Bool, invalid: Bool),
    findingsTo destination: FindingDestination
  ) {
    (self.inputs, self.plans, self.destination) = (inputs, plans, destination)
    output = OrderedOutput(collecting: copies)
  }

  /// Checks a group of inputs; those after which more output than ``OrderedOutput/limit`` has been collected have no result.
  func check(_ group: Range<Int>) -> [ShortInputs.Checked?] {
    var size = 0
    return group.map { input in
      guard size < OrderedOutput.limit, let checked = check(input) else { return nil }
      size += checked.output.size
      return checked
    }
  }

  /// Checks the input at an index; returns `nil` if its output is larger than a worker may collect.
  private func check(_ index: Int) -> ShortInputs.Checked? {
    let plan = plans[inputs[index].plan]
    return plan.format.members == nil
      ? check(index, as: ChunkRecords.self) : check(index, as: MemberRecords.self)
  }

  private func check<Records: KeptRecords>(_ index: Int, as _: Records.Type) -> ShortInputs.Checked? {
    let start = MonotonicInstant.now
    let (input, plan) = (inputs[index].input, inputs[index].plan)
    var worker: ChunkWorker<Records> = spare.take(plan: plan) ?? ChunkWorker(plans[plan], to: destination)
    worker.resetCounts()
    var turn = OrderedOutput.Turn(output)
    var result = PipelineResult(tally: worker.tally)
    do {
      var reader = try input.reader()
      reader.chunkSize = plans[plan].options.chunkSize
      var check = InputCheck(of: input, from: reader, by: plans[plan])
      check.destination = destination
      worker.begin(check, EndMarkerReporter(plans[plan].format))
      var numbering = Numbering(records: input.recordsBefore, lines: input.start.lines)
      while try reader.fill(&worker.chunk) {
        let counts = worker.parse()
        worker.check()
        try worker.report(after: numbering, to: &turn)
        try turn.flushIfFull()
        numbering.advance(by: counts)
        result.records += counts.records
        result.bytes += worker.chunk.count
      }
      spare.keep(worker, plan: plan)
    } catch is OutputLimitExceeded {
      return nil
    } catch {
      result.error = error
    }
    (result.invalid, result.hasInvalidLines) = (worker.invalidCount, worker.hasInvalidLines)
    result.tally = worker.tally
    return ShortInputs.Checked(result: result, output: turn.collected, duration: .now - start)
  }
}
