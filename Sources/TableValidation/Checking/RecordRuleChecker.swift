internal import Validation

/// Applies the rules over several columns to batches whose columns have been checked.
struct RecordRuleChecker {
  /// A record that breaks a rule.
  struct Rejection {
    /// The position of the record in the batch.
    let position: Int
    let failure: ValidationFailure
  }

  /// A rule whose inputs are checked columns.
  private struct PlannedRule {
    let rule: RecordRule
    /// The indices of the checks of its inputs in the plan; `nil` for an input whose column the table lacks.
    let inputs: [Int?]
    /// The indices of the secret inputs in `inputs`.
    let secrets: [Int]
  }

  /// The rejections of each rule of the plan, by position.
  private(set) var rejections: [[Rejection]]
  /// The positions in the batch of the records that break the rules of the caller, ascending, by the number of the rule.
  var rejectedByCaller: [[Int]] = []
  private let rules: [PlannedRule]
  private var values: [RecordInput] = []
  private var absences: [Int] = []

  init(_ plan: CheckPlan) {
    rules = plan.recordChecks.map { check in
      let inputs = check.columns.map { $0.flatMap(plan.check(ofColumn:)) }
      return PlannedRule(
        rule: check.rule, inputs: inputs,
        secrets: inputs.indices.filter { input in inputs[input].map { plan.checks[$0].isSecret } ?? false })
    }
    rejections = rules.map { _ in [] }
  }

  /// Whether a rule reads a secret column, so that its findings contain no value.
  func isSecret(rule: Int) -> Bool { !rules[rule].secrets.isEmpty }

  /// Applies the rules to the records of a batch.
  ///
  /// - Parameters:
  ///   - columns: The checked columns of the batch.
  ///   - count: The number of its records.
  ///   - numbers: The indices of the rules to apply; all by default.
  mutating func check(
    _ columns: [ColumnChecker], count: Int, in bytes: Span<UInt8>, only numbers: [Int]? = nil
  ) {
    for number in numbers ?? Array(rules.indices) { apply(number, columns, count: count, in: bytes) }
  }

  private mutating func apply(
    _ number: Int, _ columns: [ColumnChecker], count: Int, in bytes: Span<UInt8>
  ) {
    let (rule, inputs, secrets) = (rules[number].rule, rules[number].inputs, rules[number].secrets)
    rejections[number].removeAll(keepingCapacity: true)
    values = [RecordInput](repeating: .absent, count: inputs.count)
    absences = [Int](repeating: 0, count: inputs.count)
    if case .byCaller(let caller, let code, _) = rule.constraint {
      return reject(
        number, byCaller: caller, reading: inputs, of: columns, failure: ValidationFailure(code))
    }
    for position in 0..<count {
      for index in inputs.indices {
        guard let input = inputs[index] else { continue }
        values[index] = columns[input].input(at: position, absence: &absences[index])
      }
      guard rule.verdict(on: values.span, in: bytes) != .valid else { continue }
      let failure =
        rule.failure(of: values.span, in: bytes, withholding: secrets)
        ?? .unexplained
      rejections[number].append(Rejection(position: position, failure: failure))
    }
  }

  /// Rejects the records that break a rule of the caller, except those in which an input has an error by its own rules.
  private mutating func reject(
    _ number: Int, byCaller caller: Int, reading inputs: [Int?], of columns: [ColumnChecker],
    failure: ValidationFailure
  ) {
    guard caller < rejectedByCaller.count else { return }
    for position in rejectedByCaller[caller] {
      var isRejected = false
      for index in inputs.indices {
        guard let input = inputs[index] else { continue }
        let value = columns[input].input(at: position, absence: &absences[index])
        if case .rejected = value { isRejected = true }
      }
      if !isRejected { rejections[number].append(Rejection(position: position, failure: failure)) }
    }
  }
}
