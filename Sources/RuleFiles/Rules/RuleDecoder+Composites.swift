internal import Validation

/// Decoding of composites: rules made of other rules.
extension RuleDecoder {
  /// The keys of composites.
  static let composites = ["all", "any", "not", "exactly-one", "when"]

  /// The keys allowed beside `when`.
  static let branches = ["then", "otherwise"]

  func composite(
    _ member: DocumentMember, in object: DocumentObject
  ) -> DecodedRule? {
    switch member.key {
    case "not": return negation(member)
    case "when": return choice(member, in: object)
    default: break
    }
    guard let parts = parts(of: member) else { return nil }
    let strategies = parts.map(\.strategy)
    switch member.key {
    case "all": return joined(AllStrategy(strategies), of: parts, at: member)
    case "any": return joined(AnyStrategy(strategies), of: parts, codes: ["any.failed"], at: member)
    default:
      let codes: Set<FailureCode> = ["exactly-one.none", "exactly-one.several"]
      return joined(ExactlyOneStrategy(strategies), of: parts, codes: codes, at: member)
    }
  }

  /// Returns the parts of `all`, `any` or `exactly-one`, an array of rules.
  private func parts(of member: DocumentMember) -> [DecodedPart]? {
    guard case .array(let elements) = member.value.content, !elements.isEmpty else {
      let text = "'\(member.key)' must be an array of at least one rule"
      faults.report(text, at: member.value.position)
      return nil
    }
    let parts = elements.map { element in
      part(decode(element), in: member.key)
    }
    return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
  }

  private func negation(_ member: DocumentMember) -> DecodedRule? {
    if case .array = member.value.content {
      let text =
        "'not' must be one rule; write {not: {any: […]}} for none of several, {not: {all: […]}} for not all of them"
      faults.report(text, at: member.value.position)
      return nil
    }
    guard let part = part(decode(member.value), in: "not") else { return nil }
    return joined(NotStrategy(part.strategy), of: [part], codes: ["not.matched"], at: member)
  }

  private func choice(
    _ member: DocumentMember, in object: DocumentObject
  ) -> DecodedRule? {
    if object["then"] == nil {
      faults.report(
        "'when' needs a 'then', the rule for values that meet the condition", at: member.keyPosition)
    }
    let condition = part(decodeList(member.value), in: "when")
    let ways = Self.branches.map { key in
      object[key].map { part(decodeList($0.value), in: key) }
    }
    guard let condition, case .some(.some(let consequence)) = ways[0] else { return nil }
    if case .some(.none) = ways[1] { return nil }
    let alternative = ways[1] ?? nil
    let strategy = WhenStrategy(
      condition.strategy, then: consequence.strategy, otherwise: alternative?.strategy)
    return joined(
      strategy, of: [condition, consequence] + [alternative].compactMap(\.self), at: member)
  }

  /// Returns a rule, or all rules of an array, as a part, which is evaluated only for present values.
  func part(_ node: DocumentNode, in name: String) -> DecodedPart? {
    part(decodeList(node), in: name)
  }

  /// Returns the rules as one part, or `nil` if one of them cannot be in a part.
  private func part(
    _ rules: [DecodedRule]?, in name: String
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
      } else if decoded.limits != nil {
        text = "'limits' apply to a whole rule: put them beside the outermost one, not inside '\(name)'"
      } else if !decoded.texts.isEmpty {
        text =
          "'messages' apply to a whole rule: put them beside the outermost one, by code, not inside '\(name)'"
      } else {
        continue
      }
      faults.report(text, at: decoded.position)
      isSound = false
    }
    return isSound ? DecodedPart(rules) : nil
  }

  /// Returns a rule made of parts, or `nil` if it is too large.
  private func joined(
    _ strategy: some InputFieldValidationStrategy, of parts: [DecodedPart], codes: Set<FailureCode> = [],
    at member: DocumentMember
  ) -> DecodedRule? {
    let size = parts.reduce(1) { $0 + $1.size }
    let depth = 1 + (parts.map(\.depth).max() ?? 0)
    guard size <= DecodedRule.maximumSize, depth <= DecodedRule.maximumDepth else {
      let bound =
        size > DecodedRule.maximumSize
        ? "more than \(DecodedRule.maximumSize) rules"
        : "rules nested more than \(DecodedRule.maximumDepth) deep"
      faults.report("\(bound) with all definitions expanded: use fewer of them", at: member.keyPosition)
      return nil
    }
    return DecodedRule(
      rule: Rule(name: member.key, kind: .content(strategy)), position: member.keyPosition,
      codes: parts.reduce(into: codes) { $0.formUnion($1.codes) },
      size: size, depth: depth)
  }
}
