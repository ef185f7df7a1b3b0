internal import JSONDocument
internal import Validation

/// Decodes `tests`: `{field: email, valid: [a@b.co], invalid: {email.no-at: [ab]}}` and `{record: {a: 1}, invalid: dates}`.
struct RuleTestDecoder {
  private static let known = ["field", "record", "valid", "invalid", "description"]

  private let file: Members
  /// The names of the fields of the rule file.
  private let fields: [String]
  /// The names of its rules over records, including faulty ones.
  private let rules: [String]

  init(_ file: Members, fields: [String]) {
    self.file = file
    self.fields = fields
    guard case .array(let nodes)? = file.object["rules"]?.value.content else {
      rules = []
      return
    }
    rules = nodes.compactMap { node in
      guard case .object(let rule) = node.content, case .string(let id)? = rule["id"]?.value.content else {
        return nil
      }
      return id
    }
  }

  func decode(_ faults: inout [RuleFileFault]) -> [RuleTest] {
    (file.array("tests", &faults) ?? []).flatMap { decode($0, &faults) }
  }

  private func decode(_ node: DocumentNode, _ faults: inout [RuleFileFault]) -> [RuleTest] {
    guard let members = Members(node, "a test", &faults) else { return [] }
    members.refuseUnknown(besides: Self.known, in: "a test", onlySlips: false, &faults)
    switch (members.object["field"], members.object["record"]) {
    case (let field?, nil): return values(of: field.value, members, &faults)
    case (nil, let record?): return self.record(record.value, members, &faults).map { [$0] } ?? []
    default:
      faults.append(.init(at: node.position, "a test has a 'field' or a 'record', one of the two"))
      return []
    }
  }

  // MARK: - Values of a field

  private func values(
    of node: DocumentNode, _ members: Members, _ faults: inout [RuleFileFault]
  ) -> [RuleTest] {
    guard let name = members.string("field", &faults) else { return [] }
    check(name, at: node.position, &faults)
    guard members.object["valid"] != nil || members.object["invalid"] != nil else {
      faults.append(.init(at: members.position, "a test of a field has 'valid' or 'invalid' values, or both"))
      return []
    }
    var tests: [RuleTest] = []
    func add(_ nodes: [DocumentNode], _ expectation: RuleTest.Expectation) {
      for node in nodes {
        guard let text = self.text(of: node, &faults) else { continue }
        tests.append(
          RuleTest(
            subject: .value(field: name, text: text.value), expectation: expectation, position: node.position)
        )
      }
    }
    add(members.array("valid", &faults) ?? [], .valid)
    guard let invalid = members.object["invalid"]?.value else { return tests }
    switch invalid.content {
    case .array(let nodes): add(nodes, .invalid)
    case .object(let object):
      for member in object.members {
        guard let code = self.code(member.key, at: member.keyPosition, &faults) else { continue }
        if case .array(let nodes) = member.value.content {
          add(nodes, .failures([code]))
        } else {
          add([member.value], .failures([code]))
        }
      }
    default:
      let text = "'invalid' is an array of values, or an object of codes with their values"
      faults.append(.init(at: invalid.position, text))
    }
    return tests
  }

  // MARK: - Records

  private func record(
    _ node: DocumentNode, _ members: Members, _ faults: inout [RuleFileFault]
  ) -> RuleTest? {
    guard let record = Members(node, "'record'", &faults) else { return nil }
    var values: [String: String] = [:]
    for member in record.object.members {
      check(member.key, at: member.keyPosition, &faults)
      if let text = text(of: member.value, &faults) { values[member.key] = text.value }
    }
    guard let expectation = expectation(members, &faults) else { return nil }
    return RuleTest(subject: .record(values), expectation: expectation, position: node.position)
  }

  /// `valid: true`, `invalid: true`, `invalid: CODE` or `invalid: [CODE, …]`.
  private func expectation(
    _ members: Members, _ faults: inout [RuleFileFault]
  ) -> RuleTest.Expectation? {
    switch (members.object["valid"]?.value, members.object["invalid"]?.value) {
    case (let valid?, nil):
      if case .boolean(true) = valid.content { return .valid }
      faults.append(.init(at: valid.position, "'valid' of a record is true; 'invalid' is its opposite"))
    case (nil, let invalid?):
      switch invalid.content {
      case .boolean(true): return .invalid
      case .string(let text): return code(text, at: invalid.position, &faults).map { .failures([$0]) }
      case .array(let nodes) where !nodes.isEmpty:
        let codes = nodes.compactMap { node -> String? in
          if case .string(let text) = node.content { return code(text, at: node.position, &faults) }
          faults.append(.init(at: node.position, "a code is a string, not \(node.content.noun)"))
          return nil
        }
        return .failures(codes)
      default:
        faults.append(
          .init(at: invalid.position, "'invalid' of a record is true, a code, or an array of codes"))
      }
    default:
      faults.append(.init(at: members.position, "a test of a record is 'valid: true' or has 'invalid'"))
    }
    return nil
  }

  // MARK: - Codes

  private func check(
    _ name: String, at position: DocumentPosition, _ faults: inout [RuleFileFault]
  ) {
    guard !fields.contains(where: { $0.utf8.elementsEqual(name.utf8) }) else { return }
    faults.append(.noField(name, among: fields, at: position))
  }

  /// Whether the text is a code of some rule, or the `id` of a rule over records.
  private func code(
    _ text: String, at position: DocumentPosition, _ faults: inout [RuleFileFault]
  ) -> String? {
    let names = MessageCatalog.english.codes.map(\.rawValue) + rules
    if names.contains(text) { return text }
    let near = Suggestion.nearest(to: text, among: names).map { "; did you mean '\($0)'?" }
    let text = "there is no code \(Excerpt(text))\(near ?? "; 'validate rules NAME' tells those of a rule")"
    faults.append(.init(at: position, text))
    return nil
  }

  /// The text of a value, or `nil` for null.
  private struct Text {
    let value: String?
  }

  private func text(of node: DocumentNode, _ faults: inout [RuleFileFault]) -> Text? {
    switch node.content {
    case .string(let text), .number(let text): return Text(value: text)
    case .boolean(let flag): return Text(value: flag ? "true" : "false")
    case .null: return Text(value: nil)
    case .array, .object:
      faults.append(.init(at: node.position, "a value in a test is a scalar, not \(node.content.noun)"))
      return nil
    }
  }
}
