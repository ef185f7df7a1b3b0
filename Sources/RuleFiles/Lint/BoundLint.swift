internal import Validation

/// Reports bounds between which there is no value.
enum BoundLint {
  private static let lowers = ["minimum", "exclusiveMinimum"]
  private static let uppers = ["maximum", "exclusiveMaximum"]

  static func findings(in field: DecodedField) -> [LintFinding] {
    let values = lowers.flatMap { lower in uppers.compactMap { finding(lower, $0, in: field) } }
    return values + [lengths(in: field)].compactMap(\.self)
  }

  private static func finding(_ lower: String, _ upper: String, in field: DecodedField) -> LintFinding? {
    guard let low = field.constraint(lower), let high = field.constraint(upper),
      let least = low.value.flatMap(field.meaning.text), let most = high.value.flatMap(field.meaning.text)
    else { return nil }
    switch field.meaning.logicalType.order(of: least, most) {
    case .greater: return finding(low: (low, least), high: (high, most), relation: "is above")
    case .same where lower == "exclusiveMinimum" || upper == "exclusiveMaximum":
      return finding(low: (low, least), high: (high, most), relation: "is not below")
    default: return nil
    }
  }

  private static func lengths(in field: DecodedField) -> LintFinding? {
    guard let low = field.constraint("minLength"), let high = field.constraint("maxLength"),
      case .number(let least)? = low.value?.content, case .number(let most)? = high.value?.content,
      let minimum = Int(digits: least), let maximum = Int(digits: most), minimum > maximum
    else { return nil }
    return finding(low: (low, least), high: (high, most), relation: "is above")
  }

  /// Returns the finding, at the location of the later bound.
  private static func finding(
    low: (rule: DecodedField.PlacedRule, value: String),
    high: (rule: DecodedField.PlacedRule, value: String),
    relation: String
  ) -> LintFinding {
    let reason =
      "\(low.rule.title) \(low.value) \(relation) \(high.rule.title) \(high.value), so that no value passes"
    return LintFinding(
      .emptyRange, at: max(low.rule.position, high.rule.position), reason,
      fix: "exchange the two, or remove one")
  }
}

extension LogicalType {
  /// Returns the order of two bounds, or `nil` if they have none.
  fileprivate func order(of text: String, _ other: String) -> LogicalOrder? {
    let (first, second) = (Array(text.utf8), Array(other.utf8))
    return compare(first.span, second.span)
  }
}
