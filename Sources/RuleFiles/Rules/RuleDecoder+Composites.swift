internal import Validation

/// Composites.
extension RuleDecoder {
  /// The keys of composites.
  static let composites = ["all", "any", "not", "exactly-one", "when"]

  /// The keys besides `when`.
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

  /// The parts of `all`, `any` and `exactly-one`, an array of rules.
  private func parts(of member: DocumentMember, _ faults: inout [RuleFileFault]) -> [DecodedPart]? {
    guard case .array(let elements) = member.value.content, !elements.isEmpty else {
      let text = "'\(member.key)' is an array of at least one rule"
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
      let text = "'not' is one rule; {not: {any: […]}} is none of several, {not: {all: […]}} not all of them"
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
        .init(at: member.keyPosition, "'when' has a 'then': the rule that is asked where it holds"))
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

  /// The rule, or all rules of an array, as a part, which only reads present values.
  func part(_ node: DocumentNode, in name: String, _ faults: inout [RuleFileFault]) -> DecodedPart? {
    part(decodeList(node, &faults), in: name, &faults)
  }

  /// The rules as one part; `nil` if one of them cannot be in a part.
  private func part(
    _ rules: [DecodedRule]?, in name: String, _ faults: inout [RuleFileFault]
  ) -> DecodedPart? {
    guard let rules else { return nil }
    var isSound = true
    for decoded in rules {
      let text: String
      if case .presence = decoded.rule.kind {
        text =
          "'\(decoded.rule.name)' asks whether a value is there, which is the field's question: it stands among the "
          + "'rules' of the field, not inside '\(name)'"
      } else if case .uniqueness = decoded.rule.kind {
        text =
          "'unique' asks of all values of a column, not of one: it stands among the 'rules' of the field, not inside "
          + "'\(name)'"
      } else if decoded.severity != nil {
        text = "'severity' is of a whole rule: it stands beside the outermost, not inside '\(name)'"
      } else if !decoded.texts.isEmpty {
        text =
          "'messages' are of a whole rule: they stand beside the outermost, by code, not inside '\(name)'"
      } else {
        continue
      }
      faults.append(.init(at: decoded.position, text))
      isSound = false
    }
    return isSound ? DecodedPart(rules) : nil
  }

  /// A rule made of these parts, unless it is too large.
  private func joined(
    _ strategy: some InputFieldValidationStrategy, _ parts: [DecodedPart], codes: Set<FailureCode> = [],
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> DecodedRule? {
    let size = parts.reduce(1) { $0 + $1.size }
    let depth = 1 + (parts.map(\.depth).max() ?? 0)
    guard size <= DecodedRule.maximumSize, depth <= DecodedRule.maximumDepth else {
      let bound =
        size > DecodedRule.maximumSize
        ? "more than \(DecodedRule.maximumSize) rules" : "rules more than \(DecodedRule.maximumDepth) deep"
      faults.append(
        .init(at: member.keyPosition, "\(bound) with all definitions spelled out: use fewer of them"))
      return nil
    }
    return DecodedRule(
      rule: Rule(name: member.key, kind: .content(strategy)), position: member.keyPosition,
      codes: parts.reduce(into: codes) { $0.formUnion($1.codes) },
      size: size, depth: depth)
  }
}
