internal import Bytes
internal import JSONDocument
internal import Validation

/// A decoder of rules such as `email`, `{length: {max: 40}}`, `{any: […]}` and `{use: NAME}`.
struct RuleDecoder {
  /// The keys allowed beside the name of a rule.
  static let options = ["severity", "messages"]

  let definitions: Definitions
  /// The context of the rules.
  let context: RuleContext

  /// Returns the rules of an array, or a single rule.
  func decodeList(_ node: DocumentNode, _ faults: inout [RuleFileFault]) -> [DecodedRule]? {
    guard case .array(let elements) = node.content else { return decode(node, &faults) }
    if elements.isEmpty {
      faults.append(.init(at: node.position, "an array of rules must have at least one"))
      return nil
    }
    // All elements are decoded, so that the faults of all are reported.
    let decoded = elements.map { decode($0, &faults) }
    return decoded.contains { $0 == nil } ? nil : decoded.flatMap { $0 ?? [] }
  }

  /// Returns the rule, or the rules of the definition that it uses; `nil` if it is faulty.
  func decode(_ node: DocumentNode, _ faults: inout [RuleFileFault]) -> [DecodedRule]? {
    switch node.content {
    case .string(let spelling): return decode(spelling, at: node.position, &faults).map { [$0] }
    case .object(let object): return decode(object, at: node.position, &faults)
    default:
      let text =
        "a rule must be a string such as 'length:..40', or an object such as {length: {max: 40}}, not "
      faults.append(.init(at: node.position, text + node.content.noun))
      return nil
    }
  }

  private func decode(
    _ spelling: String, at position: DocumentPosition, _ faults: inout [RuleFileFault]
  ) -> DecodedRule? {
    let (name, argument) = spelling.split(atFirst: UInt8(ascii: ":"))
    guard let entry = entry(named: name, at: position, &faults) else { return nil }
    do throws(RuleError) {
      return Self.decoded(try entry.rule(argument: argument, in: context), of: entry, at: position)
    } catch {
      faults.append(.init(at: position, error.description))
      return nil
    }
  }

  private func entry(
    named name: String, at position: DocumentPosition, _ faults: inout [RuleFileFault]
  ) -> CatalogEntry? {
    if let entry = Catalog.entry(named: name) { return entry }
    let text: String
    if Self.composites.contains(name) || name == "use" {
      text = "'\(name)' is a key: write {\(name): …}"
    } else if Self.branches.contains(name) {
      text = "'\(name)' needs a 'when' beside it"
    } else {
      let near = Catalog.suggestion(for: name, among: Self.composites + ["use"])
      text =
        "there is no rule \(Excerpt(name)); "
        + (near.map { "did you mean '\($0)'?" } ?? "'validate rules' lists them")
    }
    faults.append(.init(at: position, text))
    return nil
  }

  static func decoded(_ rule: Rule, of entry: CatalogEntry, at position: DocumentPosition) -> DecodedRule {
    DecodedRule(rule: rule, position: position, codes: Set(entry.codes))
  }

  private func decode(
    _ object: DocumentObject, at position: DocumentPosition, _ faults: inout [RuleFileFault]
  ) -> [DecodedRule]? {
    let branches = object["when"] == nil ? [] : Self.branches
    let names = object.members.filter { !Self.options.contains($0.key) && !branches.contains($0.key) }
    guard let member = names.first else {
      faults.append(.init(at: position, "an object must name a rule, as in {length: {max: 40}}"))
      return nil
    }
    for other in names.dropFirst() { faults.append(Self.surplus(other, beside: member)) }
    var rules = named(member, in: object, &faults)
    if rules == nil || names.count > 1 { return nil }
    let (severity, texts) = options(of: object, codes: rules ?? [], &faults)
    for index in rules?.indices ?? 0..<0 {
      if let severity { rules?[index].severity = severity }
      if let texts { rules?[index].texts.append(texts) }
    }
    return rules
  }

  private static func surplus(_ member: DocumentMember, beside first: DocumentMember) -> RuleFileFault {
    if branches.contains(member.key) {
      return .init(at: member.keyPosition, "'\(member.key)' needs a 'when' beside it")
    }
    let isRule = Catalog.entry(named: member.key) != nil || composites.contains(member.key)
    if !isRule, let near = Suggestion.nearest(to: member.key, among: options + branches) {
      return .init(
        at: member.keyPosition, "unknown key \(Excerpt(member.key)) in a rule; did you mean '\(near)'?")
    }
    let text =
      "an object must name one rule, and this one names \(Excerpt(first.key)): make \(Excerpt(member.key)) a separate element"
    return .init(at: member.keyPosition, text)
  }

  /// Returns the rules of a key and its value.
  private func named(
    _ member: DocumentMember, in object: DocumentObject, _ faults: inout [RuleFileFault]
  ) -> [DecodedRule]? {
    if member.key == "use" { return use(member, &faults) }
    if Self.composites.contains(member.key) { return composite(member, in: object, &faults).map { [$0] } }
    guard let entry = entry(named: member.key, at: member.keyPosition, &faults) else { return nil }
    return rule(of: entry, member, &faults).map { [Self.decoded($0, of: entry, at: member.keyPosition)] }
  }

  private func use(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> [DecodedRule]? {
    guard case .string(let name) = member.value.content else {
      let text = "'use' must be the name of a definition, a string, not \(member.value.content.noun)"
      faults.append(.init(at: member.value.position, text))
      return nil
    }
    guard var rules = definitions.rules(named: name, usedAt: member.value.position, &faults) else {
      return nil
    }
    for index in rules.indices { rules[index].position = member.value.position }
    return rules
  }

  private func options(
    of object: DocumentObject, codes rules: [DecodedRule], _ faults: inout [RuleFileFault]
  ) -> (Severity?, RuleMessages.Texts?) {
    let severity = object["severity"].flatMap { Severity.decode($0, &faults) }
    guard let member = object["messages"], let decoded = DecodedMessages(member, &faults) else {
      return (severity, nil)
    }
    let codes = rules.reduce(into: Set()) { $0.formUnion($1.codes) }
    decoded.check(
      codes: codes, rules: [:], isSecret: rules.contains(where: \.rule.isSecret), of: "this rule", &faults)
    return (severity, decoded.texts)
  }
}

extension Severity {
  /// Returns the severity of a member, or `nil` if its value is not a severity.
  static func decode(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> Severity? {
    if case .string(let text) = member.value.content, let severity = Severity(rawValue: text) {
      return severity
    }
    var hint = ""
    if case .string(let text) = member.value.content {
      hint =
        Suggestion.nearest(to: text, among: allCases.map(\.rawValue)).map { "; did you mean '\($0)'?" } ?? ""
    }
    faults.append(.init(at: member.value.position, "'severity' must be error or warning" + hint))
    return nil
  }
}
