internal import Bytes
internal import RuleFiles
internal import Validation

/// The rules over several fields of a record, with values of single fields that may satisfy them.
struct RecordSearch: Sendable {
  let rules: [RecordRule]
  /// The positions of the fields that each rule reads.
  let inputs: [[Int]]
  /// Whether each rule requires that a comparison is an equality.
  let isEquality: [Bool]
  private let positions: [String: Int]

  /// - Parameter rules: Rules that name only these fields.
  init(_ rules: [RecordRule], over fields: [SampledField]) {
    var positions: [String: Int] = [:]
    for (index, field) in fields.enumerated() { positions[field.name] = index }
    (self.rules, self.positions) = (rules, positions)
    inputs = rules.map { $0.inputs.compactMap { positions[$0] } }
    isEquality = rules.map { rule in
      if case .comparison(let comparison) = rule.constraint { comparison.operator == .equal } else { false }
    }
  }

  /// Returns the numbers of the rules that a record breaks, whose values are accepted by the rules of their fields.
  func broken(by record: SampledRecord) -> [Int] {
    guard !rules.isEmpty else { return [] }
    var own: [RecordInput] = []
    own.reserveCapacity(record.fieldCount)
    var broken: [Int] = []
    for index in rules.indices {
      own.removeAll(keepingCapacity: true)
      for position in inputs[index] { own.append(record.inputs[position]) }
      if rules[index].verdict(on: own.span, in: record.bytes.span) != .valid { broken.append(index) }
    }
    return broken
  }

  /// Returns the code with which a record breaks a rule; `nil` if it does not.
  func code(of rule: Int, brokenBy record: SampledRecord) -> FailureCode? {
    var values: [String: String] = [:]
    for (name, position) in zip(rules[rule].inputs, inputs[rule]) {
      values[name] = record[position].map { String(decoding: $0, as: UTF8.self) }
    }
    return rules[rule].failure(of: values)?.code
  }

  /// Returns the positions of the fields that a condition reads.
  func inputs(of condition: BoundCondition) -> [Int] { condition.inputs.compactMap { positions[$0] } }

  /// Whether a condition is true of a record.
  func holds(_ condition: BoundCondition, of record: SampledRecord) -> Bool {
    let own = inputs(of: condition).map { record.inputs[$0] }
    return condition.mayHold(own.span, in: record.bytes.span)
  }

  /// Returns a value of a field for which a comparison is an equality; `nil` if the rule is no comparison, or none is known.
  func equalValue(of field: String, by rule: Int, in record: SampledRecord) -> [UInt8]? {
    guard case .comparison(let comparison) = rules[rule].constraint else { return nil }
    let (left, right) = comparison.terms
    let sides = left.contains { $0.isField(field) } ? (left, right) : (right, left)
    let others = sides.0.filter { !$0.isField(field) }
    guard others.count == sides.0.count - 1 else { return nil }
    if others.isEmpty, sides.1.count == 1 { return value(of: sides.1[0], rule, in: record) }
    var sum = 0
    for (terms, sign) in [(sides.1, 1), (others, -1)] {
      for term in terms {
        guard let value = value(of: term, rule, in: record), let number = ExactDecimal(value.span)?.billionths
        else { return nil }
        let (next, overflow) = sum.addingReportingOverflow(sign * number)
        guard !overflow else { return nil }
        sum = next
      }
    }
    return Array(ExactDecimal.text(ofBillionths: sum).utf8)
  }

  private func value(of term: RecordComparison.Term, _ rule: Int, in record: SampledRecord) -> [UInt8]? {
    switch term {
    case .literal(let text): return Array(text.utf8)
    case .field(let field):
      guard let position = zip(rules[rule].inputs, inputs[rule]).first(where: { $0.0 == field.name })?.1
      else {
        return nil
      }
      return record[position]
    }
  }

  /// What the rules say of the values of single fields: values that they name, and strategies.
  var tests: [(field: String, test: RecordCondition.Test)] {
    rules.flatMap { rule -> [(field: String, test: RecordCondition.Test)] in
      var tests = rule.condition?.tests ?? []
      switch rule.constraint {
      case .requiredIf(_, let condition), .forbiddenIf(_, let condition): tests += condition.tests
      case .keeps(let field, let strategy): tests.append((field.name, .rule(strategy)))
      case .comparison(let comparison):
        let terms = comparison.terms.left + comparison.terms.right
        let literals = terms.compactMap { if case .literal(let text) = $0 { Array(text.utf8) } else { nil } }
        tests += rule.inputs.map { ($0, .values(literals)) }
      case .requiredWith, .fileDigest, .exactlyOne, .atLeastOne, .atMostOne, .allOrNone, .byCaller: break
      }
      return tests
    }
  }
}

extension RecordComparison.Term {
  fileprivate func isField(_ name: String) -> Bool {
    if case .field(let field) = self { field.name == name } else { false }
  }
}
