internal import CSVRecords

/// Checks short inputs on several threads before their turns, and returns the results in the order of the inputs.
///
/// An input is short if it is a regular file whose text has at most the size of a chunk. A run that compares records, or that
/// may stop early, has no short inputs, because it needs the records in order.
///
/// The results that wait for their turns are bounded: twice as many groups as there are threads, each with output of little more
/// than ``OrderedOutput/limit``. The inputs of a group beyond that are checked in their turns.
struct ShortInputs {
  /// The result of the check of an input, with its findings and the copies of its records.
  struct Checked: Sendable {
    var result: PipelineResult
    var output: OrderedOutput.Collected
    let duration: Duration
  }

  /// The groups that are checked, and the results that wait for their turns.
  private struct Queue {
    /// The group that is checked next.
    var next = 0
    /// The number of groups that have been taken.
    var taken = 0
    /// For each group the results of its inputs, of which one without a result is checked in its turn; `nil` before the group
    /// has been checked and after it has been taken.
    var checked: [[Checked?]?]
    var isCancelled = false
  }

  /// The maximum number of inputs of a group, and of the counts by column of all of them; the bytes of several inputs are at most
  /// a quarter of a chunk.
  private static let largestGroup = (inputs: 64, counts: 4096)

  private let groups: [Range<Int>]
  private let queue: Locked<Queue>
  /// The results of the group that was taken last, in reverse order.
  private var current: [Checked?] = []
  /// The number of the group that is taken next or from which results are taken.
  private var number = 0

  /// Starts the threads; returns `nil` if the run has fewer than two groups of short inputs, or if no thread is available.
  ///
  /// - Parameters:
  ///   - plans: The plans of the run, with the same options except for the size of a chunk.
  ///   - copies: Whether valid and invalid records are copied.
  init?(
    _ inputs: [PlannedInput], _ plans: [CheckPlan], copies: (valid: Bool, invalid: Bool),
    findingsTo destination: FindingDestination
  ) {
    let options = plans[0].options
    guard inputs.count > 1, options.jobs > 1, options.stopsAfterInvalid == nil,
      !plans.contains(where: { $0.comparesRecords })
    else { return nil }
    let groups = Self.groups(of: inputs, plans)
    guard groups.count > 1 else { return nil }
    let queue = Locked(Queue(checked: Array(repeating: nil, count: groups.count)))
    let check: @Sendable () -> Void = {
      let checker = ShortInputChecker(inputs, plans, copies: copies, findingsTo: destination)
      while let group = Self.next(in: queue, ahead: 2 * options.jobs) {
        let checked = checker.check(groups[group])
        queue.update { $0.checked[group] = checked }
      }
    }
    guard (0..<min(options.jobs, groups.count)).count(where: { _ in Threads.start(check) }) > 0 else {
      return nil
    }
    (self.groups, self.queue) = (groups, queue)
  }

  /// Returns the ranges of successive short inputs that are checked together.
  static func groups(of inputs: [PlannedInput], _ plans: [CheckPlan]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var (bytes, counts) = (0, 0)
    for (index, input) in inputs.enumerated() {
      let plan = plans[input.plan]
      let chunkSize = plan.options.chunkSize
      guard let size = input.input.size, size <= chunkSize else { continue }
      bytes += size
      counts += plan.checks.count
      if let last = groups.last, last.upperBound == index, last.count < largestGroup.inputs,
        counts <= largestGroup.counts, bytes <= chunkSize / 4
      {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
        (bytes, counts) = (size, plan.checks.count)
      }
    }
    return groups
  }

  /// Waits until a group is to be checked and returns its number; returns `nil` if there are no more.
  private static func next(in queue: Locked<Queue>, ahead: Int) -> Int? {
    queue.wait { queue -> Int?? in
      if queue.isCancelled || queue.next == queue.checked.count { return .some(nil) }
      guard queue.next < queue.taken + ahead else { return nil }
      defer { queue.next += 1 }
      return .some(queue.next)
    }
  }

  /// Waits for the result of an input and returns it; returns `nil` for an input that is to be checked in its turn.
  ///
  /// - Parameter input: The index of the input: 0 in the first call, the next one in each further call.
  mutating func take(_ input: Int) -> Checked? {
    guard number < groups.count, groups[number].contains(input) else { return nil }
    if input == groups[number].lowerBound {
      current = queue.wait { $0.checked[number].take() }.reversed()
      queue.update { $0.taken += 1 }
    }
    if input + 1 == groups[number].upperBound { number += 1 }
    return current.popLast() ?? nil
  }

  /// Ends the threads after the groups that they are checking.
  func cancel() {
    queue.update { $0.isCancelled = true }
  }
}
