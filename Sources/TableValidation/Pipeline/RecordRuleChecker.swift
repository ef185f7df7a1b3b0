internal import CSVRecords
internal import Validation

/// Asks the rules over several columns, once the columns have been checked.
struct RecordRuleChecker {
  /// A rule with its places among the plan's checks.
  private struct PlacedRule {
    let rule: RecordRule
    let messages: RuleMessages?
    /// Where its inputs are checked.
    let inputs: [Int]
    /// The positions of the inputs that are secret.
    let secrets: [Int]
    /// Of which check it is told; their count for the record as a whole.
    let check: Int
  }

  private let rules: [PlacedRule]
  private var values: [RecordInput] = []
  private var absences: [Int] = []
  /// What was found, with the position of its rule.
  private var found: [(rule: Int, rejected: RejectedRecord)] = []

  var isEmpty: Bool { rules.isEmpty }

  init(_ plan: CheckPlan) {
    guard !plan.recordChecks.isEmpty else {
      rules = []
      return
    }
    var places: [Int: Int] = [:]
    for (place, check) in plan.checks.enumerated() { places[check.column] = place }
    rules = plan.recordChecks.map { check in
      let inputs = check.columns.compactMap { places[$0] }
      return PlacedRule(
        rule: check.rule, messages: check.messages, inputs: inputs,
        secrets: inputs.indices.filter { plan.checks[inputs[$0]].isSecret },
        check: check.column.flatMap { places[$0] } ?? plan.checks.count)
    }
  }

  /// Adds what the rules find in sound records, by record, then as the plan has the rules.
  mutating func check(
    _ batch: RecordBatch, _ columns: [ColumnChecker], _ plan: CheckPlan, _ chunk: Chunk,
    rejected: inout [RejectedRecord]
  ) {
    found.removeAll(keepingCapacity: true)
    for index in rules.indices { ask(index, batch, columns, plan, chunk) }
    if rules.count > 1 { found.sort { ($0.rejected.record, $0.rule) < ($1.rejected.record, $1.rule) } }
    rejected += found.lazy.map(\.rejected)
  }

  private mutating func ask(
    _ index: Int, _ batch: RecordBatch, _ columns: [ColumnChecker], _ plan: CheckPlan, _ chunk: Chunk
  ) {
    let (rule, inputs, check) = (rules[index].rule, rules[index].inputs, rules[index].check)
    let secrets = rules[index].secrets
    let bytes = chunk.storage.span
    let dialect = plan.format.fieldDialect
    let records = batch.wellFormedRecords.span
    values = [RecordInput](repeating: .absent, count: inputs.count)
    absences = [Int](repeating: 0, count: inputs.count)
    for number in records.indices {
      for position in inputs.indices {
        values[position] = columns[inputs[position]].input(number, absence: &absences[position])
      }
      guard rule.verdict(on: values.span, in: bytes) != .valid else { continue }
      let record = Int(records[number].index)
      let isOfColumn = check < columns.count
      let shown = isOfColumn ? columns[check].normalized?.original(of: record) : nil
      let value = shown ?? (isOfColumn ? columns[check].value(number) : 0..<0)
      let failure =
        rule.failure(of: values.span, in: bytes, withholding: secrets)
        ?? ValidationFailure("rule.unexplained")
      found.append(
        (
          index,
          RejectedRecord(
            record: record, check: check,
            offset: isOfColumn
              ? dialect.start(ofField: batch.field(plan.checks[check].column, of: records[number]), in: bytes)
              : Int(batch.records[record].start),
            value: value,
            finding: RuleSet.Finding(
              rule: rule.name, failure: failure, severity: rule.severity, messages: rules[index].messages),
            severity: rule.severity, isSecret: !secrets.isEmpty)
        ))
    }
  }
}
