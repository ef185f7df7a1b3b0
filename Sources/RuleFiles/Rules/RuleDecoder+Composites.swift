internal import Validation

/// Decoding of composites: rules made of other rules.
extension RuleDecoder {
  /// The keys of composites.
  static let composites = ["all", "any", "not", "exactly-one", "when"]

  /// The keys allowed beside `when`.
  static let branches = ["then", "otherwise"]

  func composite(
    _ member: DocumentMember, in object: DocumentObject, _ faults: inout [RuleFileFault]
  ) -> DecodedRule? {
    switch member.key {
    case "not": return negation(member, &faults)
    case "when": return choice(member, in: object, &faults)
    default: break
    }
    guard let parts = parts(of: member, &faults) else { return nil }
    let strategies = parts.map(\.strategy)
    switch member.key {
    case "all": return joined(AllStrategy(strategies), parts, member, &faults)
    case "any": return joined(AnyStrategy(strategies), parts, codes: ["any.failed"], member, &faults)
    default:
      let codes: Set<FailureCode> = ["exactly-one.none", "exactly-one.several"]
      return joined(ExactlyOneStrategy(strategies), parts, codes: codes, member, &faults)
    }
  }

  /// Returns the parts of `all`, `any` or `exactly-one`, an array of rules.
  private func parts(of member: DocumentMember, _ faults: inout [RuleFileFault]) -> [DecodedPart]? {
    guard case .array(let elements) = member.value.content, !elements.isEmpty else {
      let text = "'\(member.key)' must be an array of at least one rule"
      faults.append(.init(at: member.value.position, text))
      return nil
    }
    let parts = elements.map { element in
      part(decode(element, &faults), in: member.key, &faults)
    }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  private func negation(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> DecodedRule? {
    if case .array = member.value.content {
      let text =
        "'not' must be one rule; write {not: {any: […]}} for none of several, {not: {all: […]}} for not all of them"
      faults.append(.init(at: member.value.position, text))
      return nil
    }
    guard let part = part(decode(member.value, &faults), in: "not", &faults) else { return nil }
    return joined(NotStrategy(part.strategy), [part], codes: ["not.matched"], member, &faults)
  }

  private func choice(
    _ member: DocumentMember, in object: DocumentObject, _ faults: inout [RuleFileFault]
  ) -> DecodedRule? {
    if object["then"] == nil {
      faults.append(
        .init(at: member.keyPosition, "'when' needs a 'then', the rule for values that meet the condition"))
    }
    let condition = part(decodeList(member.value, &faults), in: "when", &faults)
    let ways = Self.branches.map { key in
      object[key].map { part(decodeList($0.value, &faults), in: key, &faults) }
    }
    guard let condition, case .some(.some(let consequence)) = ways[0] else { return nil }
    if case .some(.none) = ways[1] { return nil }
    let alternative = ways[1] ?? nil
    let strategy = WhenStrategy(
      condition.strategy, then: consequence.strategy, otherwise: alternative?.strategy)
    return joined(strategy, [condition, consequence] + [alternative].compactMap(\.self), member, &faults)
  }

  /// Returns a rule, or all rules of an array, as a part, which is evaluated only for present values.
  func part(_ node: DocumentNode, in name: String, _ faults: inout [RuleFileFault]) -> DecodedPart? {
    part(decodeList(node, &faults), in: name, &faults)
  }

  /// Returns the rules as one part, or `nil` if one of them cannot be in a part.
  private func part(
    _ rules: [DecodedRule]?, in name: String, _ faults: inout [RuleFileFault]
  ) -> DecodedPart? {
    guard let rules else { return nil }
    var isSound = true
    for decoded in rules {
      let text: String
      if case .presence = decoded.rule.kind {
        text =
          "'\(decoded.rule.name)' checks presence: put it directly in the 'rules' of the field, not inside '\(name)'"
      } else if case .uniqueness = decoded.rule.kind {
        text =
          "'unique' compares all values of a column: put it directly in the 'rules' of the field, not inside '\(name)'"
      } else if decoded.severity != nil {
        text = "'severity' applies to a whole rule: put it beside the outermost one, not inside '\(name)'"
      } else if !decoded.texts.isEmpty {
        text =
          "'messages' apply to a whole rule: put them beside the outermost one, by code, not inside '\(name)'"
      } else {
        continue
      }
      faults.append(.init(at: decoded.position, text))
      isSound = false
    }
    return isSound ? DecodedPart(rules) : nil
  }

  /// Returns a rule made of parts, or `nil` if it is too large.
  private func joined(
    _ strategy: some InputFieldValidationStrategy, _ parts: [DecodedPart], codes: Set<FailureCode> = [],
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> DecodedRule? {
    let size = parts.reduce(1) { $0 + $1.size }
    let depth = 1 + (parts.map(\.depth).max() ?? 0)
    guard size <= DecodedRule.maximumSize, depth <= DecodedRule.maximumDepth else {
      let bound =
        size > DecodedRule.maximumSize
        ? "more than \(DecodedRule.maximumSize) rules"
        : "rules nested more than \(DecodedRule.maximumDepth) deep"
      faults.append(
        .init(at: member.keyPosition, "\(bound) with all definitions expanded: use fewer of them"))
      return nil
    }
    return DecodedRule(
      rule: Rule(name: member.key, kind: .content(strategy)), position: member.keyPosition,
      codes: parts.reduce(into: codes) { $0.formUnion($1.codes) },
      size: size, depth: depth)
  }
}
