internal import TableValidation
internal import Validation

/// How the records that a rule over several columns accepts are known without texts.
enum RuleProof: Sendable {
  case comparison(StoredComparison)
  /// By an interval of the values of a checked column, given by its index.
  case interval(column: Int, AcceptedInterval)

  /// Returns `nil` if only texts decide.
  ///
  /// - Parameters:
  ///   - columns: The types of the checked columns.
  ///   - proofs: How the values are known that the rules of these columns accept; a rule over several columns is not applied to others.
  init?(_ check: RecordCheck, _ plan: CheckPlan, columns: [ColumnType], proofs: [ColumnProof?]) {
    let inputs = check.columns.map { column in column.flatMap { plan.checks.index(ofColumn: $0) } }
    /// The text of the values of an input that are known by an interval.
    func text(ofInput input: Int) -> ValueText? {
      guard let column = inputs[input], case .interval = proofs[column] else { return nil }
      return columns[column].text
    }
    let kinds: [OrderedKind] = [.integer, .number, .day, .moment]
    for kind in kinds {
      switch check.rule.orderRequirement(among: kind) {
      case .part(let input, let part):
        guard let text = text(ofInput: input), text.order?.kind == kind, let column = inputs[input],
          let interval = AcceptedInterval([part], text)
        else { continue }
        self = .interval(column: column, interval)
        return
      case .inputs(let first, let comparison, let second):
        guard let order = text(ofInput: first)?.order, order == text(ofInput: second)?.order,
          order.kind == kind, order.isExact, let first = inputs[first], let second = inputs[second]
        else { continue }
        self = .comparison(
          StoredComparison(first: first, second: second, comparison: comparison, order: order))
        return
      case nil: continue
      }
    }
    return nil
  }
}

extension ColumnType {
  /// The text of values of a fixed width; `nil` for other types.
  fileprivate var text: ValueText? {
    switch self {
    case .integer(let type): type.text
    case .formatted(let text): text
    default: nil
    }
  }
}

extension StoredOrder {
  /// Whether values with different numbers have different meanings, except for -0 and 0.
  fileprivate var isExact: Bool { kind != .day || width == 4 }
}
