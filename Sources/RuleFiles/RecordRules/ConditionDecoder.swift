internal import JSONDocument
internal import Validation

/// Decodes a condition on fields, such as `{field: country, is: US}`, into a `RecordCondition`.
struct ConditionDecoder {
  private static let questions = ["is", "rule", "present"]
  private static let composites = ["all", "any", "not"]

  let fields: RecordFields
  let context: RuleContext

  func decode(_ node: DocumentNode, _ faults: inout [RuleFileFault]) -> RecordCondition? {
    guard let members = Members(node, "a condition", &faults) else { return nil }
    members.rejectUnknown(
      besides: ["field"] + Self.questions + Self.composites, in: "a condition", onlySlips: false, &faults)
    let keys = members.object.members.filter { Self.composites.contains($0.key) || $0.key == "field" }
    guard keys.count == 1, let member = keys.first else {
      let text = "a condition must have either 'field' with one of is, rule, present, or one of all, any, not"
      faults.append(.init(at: node.position, text))
      return nil
    }
    if member.key == "field" { return question(members, &faults) }
    for other in members.object.members where Self.questions.contains(other.key) {
      faults.append(
        .init(at: other.keyPosition, "'\(other.key)' needs a 'field' and cannot be beside '\(member.key)'"))
    }
    if member.key == "not" { return decode(member.value, &faults).map { .not($0) } }
    guard let nodes = members.array(member.key, &faults) else { return nil }
    if nodes.isEmpty {
      faults.append(
        .init(at: member.value.position, "'\(member.key)' must be an array of at least one condition"))
    }
    let parts = nodes.compactMap { decode($0, &faults) }
    return member.key == "all" ? .all(of: parts) : .any(of: parts)
  }

  private func question(_ members: Members, _ faults: inout [RuleFileFault]) -> RecordCondition? {
    let conditions = members.object.members.filter { Self.questions.contains($0.key) }
    guard conditions.count == 1, let member = conditions.first,
      let node = members.object["field"]?.value
    else {
      faults.append(.init(at: members.position, "a condition on a field must have one of is, rule, present"))
      return nil
    }
    if member.key == "present" {
      let isPresent = members.boolean("present", &faults)
      guard let entry = fields.optionalEntry(node, of: "field", &faults), let isPresent else { return nil }
      let present = RecordCondition.present(RecordField(entry.name))
      return isPresent ? present : .not(present)
    }
    guard let entry = fields.entry(node, of: "field", &faults) else { return nil }
    return member.key == "is" ? value(entry, member.value, &faults) : rule(entry, member.value, &faults)
  }

  private func rule(
    _ entry: RecordFields.Entry, _ node: DocumentNode, _ faults: inout [RuleFileFault]
  ) -> RecordCondition? {
    guard case .string(let spelling) = node.content else {
      let text =
        "'rule' must be a rule as on the command line, such as 'range:18..', not \(node.content.noun)"
      faults.append(.init(at: node.position, text))
      return nil
    }
    do throws(RuleError) {
      let rule = try Catalog.rule(spelling, in: context)
      if case .content = rule.kind { return .field(RecordField(entry.name), keeps: rule) }
      let text =
        if case .uniqueness = rule.kind {
          "'unique' compares all values of a column and cannot be in a condition"
        } else {
          "a condition on presence is written 'present: true'"
        }
      faults.append(.init(at: node.position, text))
    } catch {
      faults.append(.init(at: node.position, error.description))
    }
    return nil
  }

  private func value(
    _ entry: RecordFields.Entry, _ node: DocumentNode, _ faults: inout [RuleFileFault]
  ) -> RecordCondition? {
    var nodes = [node]
    if case .array(let elements) = node.content { nodes = elements }
    if nodes.isEmpty { faults.append(.init(at: node.position, "'is' must have at least one value")) }
    guard let type = entry.type else { return nil }
    var values: [String] = []
    var shown: [String] = []
    for node in nodes {
      guard let spellings = spellings(of: node, entry), let text = spellings.first else {
        let quotes = type == .string || type == .any ? ", in quotes" : ""
        faults.append(
          .init(at: node.position, "'is' of field \(Excerpt(entry.name)) must be \(type.noun)\(quotes)"))
        continue
      }
      if let reason = entry.rejection(of: text) { faults.append(.init(at: node.position, reason)) }
      values += spellings
      shown.append(text)
    }
    // Booleans have no order: their spellings are compared as text.
    return .field(RecordField(entry.name, entry.kind ?? .text), isOneOf: values, shown: shown)
  }

  /// Returns the spellings of a value, first the one for messages, or `nil` if the value is not of the field's type.
  private func spellings(of node: DocumentNode, _ entry: RecordFields.Entry) -> [String]? {
    if case .boolean(let flag) = node.content {
      return flag ? entry.meaning?.truths?.true : entry.meaning?.truths?.false
    }
    guard let kind = entry.kind, let text = entry.meaning?.text(of: node), kind.contains(text) else {
      return nil
    }
    // Text must be a string in the file, and a number must be a number.
    switch node.content {
    case .number: return kind.isText ? nil : [text]
    case .string: return kind.isNumber ? nil : [text]
    default: return nil
    }
  }
}

extension RecordFields.Entry {
  /// Returns the reason why the field can never have a value, or `nil` if it can.
  fileprivate func rejection(of text: String) -> String? {
    let never = "field \(Excerpt(name)) is never \(Excerpt(text)): "
    if let normalization, normalization.changes(text) {
      return never + "its 'normalize' changes it to \(Excerpt(normalization.normalized(text)))"
    }
    let bytes = Array(text.utf8)
    if rules.isAbsent(bytes.span) {
      return never + "it means an absent value; write 'present: false'"
    }
    return rules.findings(in: text).first.map { never + "it \($0.failure.message)" }
  }
}
