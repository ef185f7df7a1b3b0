internal import JSONDocument
internal import RuleFiles

/// A check of the quality of a table or a property in a data contract: a metric with bounds.
struct ContractQuality {
  private let check: DocumentObject
  let position: DocumentPosition

  init(_ check: DocumentObject) {
    self.check = check
    position = check.members.first?.keyPosition ?? DocumentPosition(line: 1, column: 1, offset: 0)
  }

  /// The name of the metric of the library: `metric`, or `rule` before version 3.1.
  var metric: String? { check["metric"]?.value.convertedText ?? check["rule"]?.value.convertedText }

  var arguments: DocumentObject? {
    if case .object(let object) = check["arguments"]?.value.content { object } else { nil }
  }

  /// The values of an argument, which in version 3.0 is beside the metric.
  func argument(_ key: String) -> DocumentNode? { arguments?[key]?.value ?? check[key]?.value }

  /// Whether no value may be bad.
  var isZero: Bool {
    number("mustBe") == 0 || number("mustBeLessThan") == 1 && !isPercentage
      || number("mustBeLessOrEqualTo") == 0
      || number("mustBeLessThanOrEqualTo") == 0
  }

  /// The number or the share of bad values from which the check fails, as `limits` of a rule have it; `nil` for another bound.
  var limit: ConvertedNode? {
    if case .number(let text) = check["mustBeLessThan"]?.value.content {
      return isPercentage ? .literal(text + "%") : Int(text).map { .literal("\($0)") }
    }
    let most = number("mustBeLessOrEqualTo") ?? number("mustBeLessThanOrEqualTo")
    guard let most, !isPercentage, let count = Int(exactly: most) else { return nil }
    return .literal("\(count + 1)")
  }

  private var isPercentage: Bool { check["unit"]?.value.convertedText == "percent" }

  /// The least and the greatest number of records; `nil` for other bounds.
  var bounds: (least: Int?, most: Int?)? {
    var (least, most): (Double?, Double?) = (nil, nil)
    if let number = number("mustBe") { (least, most) = (number, number) }
    if let number = number("mustBeGreaterThan") { least = number.rounded(.down) + 1 }
    if let number = number("mustBeGreaterOrEqualTo") ?? number("mustBeGreaterThanOrEqualTo") {
      least = number
    }
    if let number = number("mustBeLessThan") { most = number.rounded(.up) - 1 }
    if let number = number("mustBeLessOrEqualTo") ?? number("mustBeLessThanOrEqualTo") { most = number }
    if case .array(let pair) = check["mustBeBetween"]?.value.content, pair.count == 2 {
      (least, most) = (Self.number(pair[0]), Self.number(pair[1]))
    }
    guard least != nil || most != nil, !isPercentage, check["mustNotBe"] == nil,
      check["mustNotBeBetween"] == nil
    else { return nil }
    let bounds = (least: least.flatMap { Int(exactly: $0) }, most: most.flatMap { Int(exactly: $0) })
    guard (bounds.least == nil) == (least == nil), (bounds.most == nil) == (most == nil) else { return nil }
    return bounds
  }

  /// Whether a value that breaks it is only a warning.
  var isWarning: Bool { ["warning", "info"].contains(check["severity"]?.value.convertedText ?? "") }

  private func number(_ key: String) -> Double? { check[key].flatMap { Self.number($0.value) } }

  private static func number(_ node: DocumentNode) -> Double? {
    if case .number(let text) = node.content { Double(text) } else { nil }
  }

  /// Whether the check is only described in words.
  var isText: Bool { check["type"]?.value.convertedText == "text" }

  var reasonWithoutMetric: String {
    let kind = check["type"]?.value.convertedText ?? "library"
    return kind == "library" ? "the check names no metric" : "a check of the type '\(kind)' is no rule"
  }

  static let reasonWithoutBounds = "the check has no bounds that a rule can have"
}
