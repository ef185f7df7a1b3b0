internal import Bytes
internal import JSONDocument
internal import Validation

/// A decoder of rules such as `email`, `{length: {max: 40}}`, `{any: […]}` and `{use: NAME}`.
struct RuleDecoder {
  /// The keys allowed beside the name of a rule.
  static let options = ["severity", "messages", LimitsDecoder.key]

  let definitions: Definitions
  /// The context of the rules.
  let context: RuleContext
  let faults: FaultCollector

  /// Returns the rules of an array, or a single rule.
  func decodeList(_ node: DocumentNode) -> [DecodedRule]? {
    guard case .array(let elements) = node.content else { return decode(node) }
    if elements.isEmpty {
      faults.report("an array of rules must have at least one", at: node.position)
      return nil
    }
    // All elements are decoded, so that the faults of all are reported.
    let decoded = elements.map { decode($0) }
    return decoded.contains { $0 == nil } ? nil : decoded.flatMap { $0 ?? [] }
  }

  /// Returns the rule, or the rules of the definition that it uses; `nil` if it is faulty.
  func decode(_ node: DocumentNode) -> [DecodedRule]? {
    switch node.content {
    case .string(let spelling): return decode(spelling, at: node.position).map { [$0] }
    case .object(let object): return decode(object, at: node.position)
    default:
      let text =
        "a rule must be a string such as 'length:..40', or an object such as {length: {max: 40}}, not "
      faults.report(text + node.content.noun, at: node.position)
      return nil
    }
  }

  private func decode(
    _ spelling: String, at position: DocumentPosition
  ) -> DecodedRule? {
    let (name, argument) = spelling.split(atFirst: UInt8(ascii: ":"))
    guard let entry = entry(named: name, at: position) else { return nil }
    do throws(RuleError) {
      return Self.decoded(try entry.rule(argument: argument, in: context), of: entry, at: position)
    } catch {
      faults.report(error.description, at: position)
      return nil
    }
  }

  private func entry(
    named name: String, at position: DocumentPosition
  ) -> CatalogEntry? {
    if let entry = Catalog.entry(named: name) { return entry }
    let text: String
    if name == FileDigestDecoder.name {
      text = "'\(name)' reads another field: put it directly in the 'rules' of a field, as {\(name): {…}}"
    } else if Self.composites.contains(name) || name == "use" {
      text = "'\(name)' is a key: write {\(name): …}"
    } else if Self.branches.contains(name) {
      text = "'\(name)' needs a 'when' beside it"
    } else {
      let near = Catalog.suggestion(for: name, among: Self.composites + ["use"])
      text =
        "there is no rule \(Excerpt(name)); "
        + (near.map(Suggestion.question) ?? "'validate rules' lists them")
    }
    faults.report(text, at: position)
    return nil
  }

  static func decoded(_ rule: Rule, of entry: CatalogEntry, at position: DocumentPosition) -> DecodedRule {
    DecodedRule(rule: rule, position: position, codes: Set(entry.codes))
  }

  private func decode(
    _ object: DocumentObject, at position: DocumentPosition
  ) -> [DecodedRule]? {
    let branches = object["when"] == nil ? [] : Self.branches
    let names = object.members.filter { !Self.options.contains($0.key) && !branches.contains($0.key) }
    guard let member = names.first else {
      faults.report("an object must name a rule, as in {length: {max: 40}}", at: position)
      return nil
    }
    for other in names.dropFirst() { reportSurplus(other, beside: member) }
    var rules = named(member, in: object)
    if rules == nil || names.count > 1 { return nil }
    let (severity, texts) = options(of: object, codes: rules ?? [])
    let limits = LimitsDecoder.decode(object, for: severity ?? .error, reportingTo: faults)
    for index in rules?.indices ?? 0..<0 {
      if let severity { rules?[index].severity = severity }
      if let limits { rules?[index].limits = limits }
      if let texts { rules?[index].texts.append(texts) }
    }
    return rules
  }

  private func reportSurplus(_ member: DocumentMember, beside first: DocumentMember) {
    let isRule = Catalog.entry(named: member.key) != nil || Self.composites.contains(member.key)
    let text =
      if Self.branches.contains(member.key) {
        "'\(member.key)' needs a 'when' beside it"
      } else if !isRule, let hint = Suggestion.question(for: member.key, among: Self.options + Self.branches)
      {
        "unknown key \(Excerpt(member.key)) in a rule; \(hint)"
      } else {
        "an object must name one rule, and this one names \(Excerpt(first.key)): make \(Excerpt(member.key)) a separate element"
      }
    faults.report(text, at: member.keyPosition)
  }

  /// Returns the rules of a key and its value.
  private func named(
    _ member: DocumentMember, in object: DocumentObject
  ) -> [DecodedRule]? {
    if member.key == "use" { return use(member) }
    if Self.composites.contains(member.key) { return composite(member, in: object).map { [$0] } }
    guard let entry = entry(named: member.key, at: member.keyPosition) else { return nil }
    return rule(of: entry, member).map { [Self.decoded($0, of: entry, at: member.keyPosition)] }
  }

  private func use(_ member: DocumentMember) -> [DecodedRule]? {
    guard case .string(let name) = member.value.content else {
      let text = "'use' must be the name of a definition, a string, not \(member.value.content.noun)"
      faults.report(text, at: member.value.position)
      return nil
    }
    guard var rules = definitions.rules(named: name, usedAt: member.value.position, reportingTo: faults)
    else {
      return nil
    }
    for index in rules.indices { rules[index].position = member.value.position }
    return rules
  }

  private func options(
    of object: DocumentObject, codes rules: [DecodedRule]
  ) -> (Severity?, RuleMessages.Texts?) {
    let severity = object["severity"].flatMap { Severity.decode($0, reportingTo: faults) }
    guard let member = object["messages"], let decoded = DecodedMessages(member, reportingTo: faults) else {
      return (severity, nil)
    }
    let codes = rules.reduce(into: Set()) { $0.formUnion($1.codes) }
    decoded.check(
      codes: codes, rules: [:], isSecret: rules.contains(where: \.rule.isSecret), of: "this rule")
    return (severity, decoded.texts)
  }
}

extension Severity {
  /// Returns the severity of a member, or `nil` if its value is not a severity.
  static func decode(_ member: DocumentMember, reportingTo faults: FaultCollector) -> Severity? {
    if case .string(let text) = member.value.content,
      let severity = Severity.ofRules.first(where: { $0.rawValue == text })
    {
      return severity
    }
    var hint = ""
    if case .string(let text) = member.value.content {
      hint =
        Suggestion.question(for: text, among: ofRules.map(\.rawValue)).map { "; \($0)" } ?? ""
    }
    faults.report("'severity' must be error or warning" + hint, at: member.value.position)
    return nil
  }
}
