extension RecordRule {
  /// What a rule requires of its inputs if that is an order.
  package enum OrderRequirement {
    /// The values of two inputs have an order.
    case inputs(Int, RecordComparison.Operator, Int)
    /// The value of one input is in a part of its kind.
    case part(Int, OrderedPart)
  }

  /// Returns what the rule requires of present inputs whose values are of a kind, whether or not it has a condition; `nil` if that
  /// depends on more than their order. A rule with an absent input is valid.
  package func orderRequirement(among kind: OrderedKind) -> OrderRequirement? {
    guard case .comparison(let comparison) = constraint else { return nil }
    return comparison.requirement(among: kind)
  }
}

extension ValueKind {
  /// Whether the values of a stored kind are of this one, in the same order.
  fileprivate func hasOrder(among kind: OrderedKind) -> Bool {
    switch kind {
    case .integer, .number: isNumber && spelling == nil
    case .day: family == ValueKind.day.family || family == ValueKind.moment.family
    case .moment: family == ValueKind.moment.family
    case .time: false
    }
  }
}

extension RecordComparison {
  fileprivate func requirement(among kind: OrderedKind) -> RecordRule.OrderRequirement? {
    guard terms.left.count == 1, terms.right.count == 1 else { return nil }
    switch (terms.left[0], terms.right[0]) {
    case (.field(let first), .field(let second)):
      guard first.kind.hasOrder(among: kind), second.kind.hasOrder(among: kind) else { return nil }
      return .inputs(inputs[0], `operator`, inputs[1])
    case (.field(let field), .literal):
      guard field.kind.hasOrder(among: kind) else { return nil }
      return `operator`.acceptedValues.map { .part(inputs[0], part(accepts: $0)) }
    case (.literal, .field(let field)):
      guard field.kind.hasOrder(among: kind) else { return nil }
      return `operator`.mirrored.acceptedValues.map { .part(inputs[0], part(accepts: $0)) }
    case (.literal, .literal): return nil
    }
  }

  private func part(accepts accepted: AcceptedValues) -> OrderedPart {
    OrderedPart(ComparedValue(comparison: self, input: inputs[0]), accepts: accepted)
  }
}

extension RecordComparison.Operator {
  /// The values for which a comparison with a literal on the right is true.
  fileprivate var acceptedValues: AcceptedValues? {
    switch self {
    case .above, .atLeast: .upwards
    case .below, .atMost: .downwards
    case .equal, .unequal: nil
    }
  }

  /// The operator of the same comparison with its sides exchanged.
  fileprivate var mirrored: Self {
    switch self {
    case .above: .below
    case .atLeast: .atMost
    case .below: .above
    case .atMost: .atLeast
    case .equal, .unequal: self
    }
  }
}

/// A strategy that accepts a value for which a comparison with a literal is true.
private struct ComparedValue: InputFieldValidationStrategy {
  let comparison: RecordComparison
  let input: Int

  func verdict(on value: Span<UInt8>) -> Verdict {
    var values = [RecordInput](repeating: .absent, count: input + 1)
    values[input] = .present(0..<value.count)
    return Verdict(comparison.holds(values.span, in: value))
  }

  func failure(of value: Span<UInt8>) -> ValidationFailure? {
    verdict(on: value) == .valid ? nil : .unexplained
  }
}
