internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `tests`: `{field: email, valid: [a@b.co], invalid: {email.no-at: [ab]}}` and `{record: {a: 1}, invalid: dates}`.
struct RuleTestDecoder {
  private static let known = ["field", "record", "valid", "invalid", "description"]

  private let file: Members

  private var faults: FaultCollector { file.faults }
  /// The names of the fields of the rule file.
  private let fields: [String]
  private let fieldNames: Set<[UInt8]>
  /// The codes of all rules, and the names of the rules over records, including faulty rules.
  private let codes: Set<String>

  /// - Returns: `nil` for a rule file without tests.
  init?(_ file: Members, fields: [String]) {
    guard file.object["tests"] != nil else { return nil }
    self.file = file
    self.fields = fields
    fieldNames = Set(fields.map { Array($0.utf8) })
    let catalog = MessageCatalog.english.codes.map(\.rawValue)
    guard case .array(let nodes)? = file.object["rules"]?.value.content else {
      codes = Set(catalog)
      return
    }
    let rules = nodes.compactMap { node -> String? in
      guard case .object(let rule) = node.content, case .string(let id)? = rule["id"]?.value.content else {
        return nil
      }
      return id
    }
    codes = Set(catalog + rules)
  }

  func decode() -> [RuleTest] {
    (file.array("tests") ?? []).flatMap { decode($0) }
  }

  private func decode(_ node: DocumentNode) -> [RuleTest] {
    guard let members = Members(node, as: "a test", reportingTo: faults) else { return [] }
    members.rejectUnknown(besides: Self.known, in: "a test")
    switch (members.object["field"], members.object["record"]) {
    case (let field?, nil): return values(of: field.value, members)
    case (nil, let record?): return self.record(record.value, of: members).map { [$0] } ?? []
    default:
      faults.report("a test must have either 'field' or 'record'", at: node.position)
      return []
    }
  }

  // MARK: - Values of a field

  private func values(
    of node: DocumentNode, _ members: Members
  ) -> [RuleTest] {
    guard let name = members.string("field") else { return [] }
    check(name, at: node.position)
    guard members.object["valid"] != nil || members.object["invalid"] != nil else {
      faults.report("a test of a field must have 'valid' or 'invalid' values, or both", at: members.position)
      return []
    }
    var tests: [RuleTest] = []
    func add(_ nodes: [DocumentNode], _ expectation: RuleTest.Expectation) {
      for node in nodes {
        guard let text = self.text(of: node) else { continue }
        tests.append(
          RuleTest(
            subject: .value(field: name, text: text.value), expectation: expectation, position: node.position)
        )
      }
    }
    add(members.array("valid") ?? [], .valid)
    guard let invalid = members.object["invalid"]?.value else { return tests }
    switch invalid.content {
    case .array(let nodes): add(nodes, .invalid)
    case .object(let object):
      for member in object.members {
        guard let code = self.code(member.key, at: member.keyPosition) else { continue }
        if case .array(let nodes) = member.value.content {
          add(nodes, .failures([code]))
        } else {
          add([member.value], .failures([code]))
        }
      }
    default:
      let text = "'invalid' must be an array of values, or an object with codes as keys"
      faults.report(text, at: invalid.position)
    }
    return tests
  }

  // MARK: - Records

  private func record(
    _ node: DocumentNode, of members: Members
  ) -> RuleTest? {
    guard let record = Members(node, as: "'record'", reportingTo: faults) else { return nil }
    var values: [String: String] = [:]
    for member in record.object.members {
      check(member.key, at: member.keyPosition)
      if let text = text(of: member.value) { values[member.key] = text.value }
    }
    guard let expectation = expectation(members) else { return nil }
    return RuleTest(subject: .record(values), expectation: expectation, position: node.position)
  }

  /// Decodes `valid: true`, `invalid: true`, `invalid: CODE` or `invalid: [CODE, …]`.
  private func expectation(
    _ members: Members
  ) -> RuleTest.Expectation? {
    switch (members.object["valid"]?.value, members.object["invalid"]?.value) {
    case (let valid?, nil):
      if case .boolean(true) = valid.content { return .valid }
      faults.report(
        "'valid' of a record must be true; for an invalid record write 'invalid'", at: valid.position)
    case (nil, let invalid?):
      switch invalid.content {
      case .boolean(true): return .invalid
      case .string(let text): return code(text, at: invalid.position).map { .failures([$0]) }
      case .array(let nodes) where !nodes.isEmpty:
        let codes = nodes.compactMap { node -> String? in
          if case .string(let text) = node.content { return code(text, at: node.position) }
          faults.report("a code must be a string, not \(node.content.noun)", at: node.position)
          return nil
        }
        return .failures(codes)
      default:
        faults.report(
          "'invalid' of a record must be true, a code, or an array of codes", at: invalid.position)
      }
    default:
      faults.report("a test of a record must have either 'valid: true' or 'invalid'", at: members.position)
    }
    return nil
  }

  // MARK: - Codes

  private func check(
    _ name: String, at position: DocumentPosition
  ) {
    guard !fieldNames.contains(Array(name.utf8)) else { return }
    faults.reportUnknownField(name, among: fields, at: position)
  }

  /// Returns the text if it is a code of any rule or the `id` of a rule over records; otherwise reports a fault.
  private func code(
    _ text: String, at position: DocumentPosition
  ) -> String? {
    if codes.contains(text) { return text }
    let near = Suggestion.question(for: text, among: codes)
    let text =
      "there is no code \(Excerpt(text)); \(near ?? "'validate rules NAME' lists the codes of a rule")"
    faults.report(text, at: position)
    return nil
  }

  /// The text of a value; `nil` for null.
  private struct Text {
    let value: String?
  }

  private func text(of node: DocumentNode) -> Text? {
    switch node.content {
    case .string(let text), .number(let text): return Text(value: text)
    case .boolean(let flag): return Text(value: flag ? "true" : "false")
    case .null: return Text(value: nil)
    case .array, .object:
      faults.report("a value in a test must be a scalar, not \(node.content.noun)", at: node.position)
      return nil
    }
  }
}
