internal import CSVRecords

/// Checks whole inputs for one thread, and collects their findings and the copies of their records.
struct ShortInputChecker: Sendable {
  private let inputs: [PlannedInput]
  private let plans: [CheckPlan]
  private let destination: FindingDestination
  private let output: OrderedOutput
  /// The checker of the last input, and the index of its plan: to prepare the rules of a plan anew takes as long as to check a
  /// short input.
  private var last: (plan: Int, checker: RecordChecker)?

  /// - Parameter copies: Whether valid and invalid records are copied.
  init(
    _ inputs: [PlannedInput], _ plans: [CheckPlan], copies: (valid: Bool, invalid: Bool),
    findingsTo destination: FindingDestination
  ) {
    (self.inputs, self.plans, self.destination) = (inputs, plans, destination)
    output = OrderedOutput(collecting: copies)
  }

  /// Checks a group of inputs; those after which more output than ``OrderedOutput/limit`` has been collected have no result.
  mutating func check(_ group: Range<Int>) -> [ShortInputs.Checked?] {
    var size = 0
    return group.map { input in
      guard size < OrderedOutput.limit, let checked = check(input) else { return nil }
      size += checked.output.size
      return checked
    }
  }

  /// Checks the input at an index; returns `nil` if its output is larger than a worker may collect.
  private mutating func check(_ index: Int) -> ShortInputs.Checked? {
    let start = ContinuousClock.now
    let (input, plan) = (inputs[index].input, inputs[index].plan)
    var checker = checker(of: input, plan)
    var turn = OrderedOutput.Turn(output)
    var result = Pipeline.Result(tally: checker.tally)
    do {
      var reader = try input.reader()
      reader.chunkSize = plans[plan].options.chunkSize
      var numbering = Numbering(records: input.recordsBefore, lines: input.start.lines)
      while try reader.fill(&checker.chunk) {
        let counts = checker.parse()
        checker.check()
        try checker.report(after: numbering, to: &turn)
        try turn.flushIfFull()
        numbering.advance(by: counts)
        result.records += counts.records
        result.bytes += checker.chunk.count
      }
      last = (plan, checker)
    } catch is OutputLimitExceeded {
      return nil
    } catch {
      result.error = error
    }
    result.invalid = checker.invalidCount
    result.tally = checker.tally
    return ShortInputs.Checked(result: result, output: turn.collected, duration: .now - start)
  }

  /// Returns a checker of an input.
  private mutating func checker(of input: TableInput, _ plan: Int) -> RecordChecker {
    let endMarkers = EndMarkerReporter(plans[plan].format)
    guard let (lastPlan, last) = last.take(), lastPlan == plan else {
      return RecordChecker(
        plans[plan], file: input.name, encoding: input.encoding, endMarkers: endMarkers, to: destination)
    }
    var checker = last
    checker.begin(input.name, input.encoding, nil, endMarkers, destination)
    checker.invalidCount = 0
    checker.resetTally()
    return checker
  }
}
