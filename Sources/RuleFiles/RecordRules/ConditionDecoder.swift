internal import JSONDocument
internal import Validation

/// Decodes a condition on fields, such as `{field: country, is: US}`, into a `RecordCondition`.
struct ConditionDecoder {
  private static let questions = ["is", "rule", "present"]
  private static let composites = ["all", "any", "not"]

  let fields: RecordFields
  let context: RuleContext

  private var faults: FaultCollector { fields.faults }

  func decode(_ node: DocumentNode) -> RecordCondition? {
    guard let members = Members(node, as: "a condition", reportingTo: faults) else { return nil }
    members.rejectUnknown(
      besides: ["field"] + Self.questions + Self.composites, in: "a condition")
    let keys = members.object.members.filter { Self.composites.contains($0.key) || $0.key == "field" }
    guard keys.count == 1, let member = keys.first else {
      let text = "a condition must have either 'field' with one of is, rule, present, or one of all, any, not"
      faults.report(text, at: node.position)
      return nil
    }
    if member.key == "field" { return question(members) }
    for other in members.object.members where Self.questions.contains(other.key) {
      faults.report(
        "'\(other.key)' needs a 'field' and cannot be beside '\(member.key)'", at: other.keyPosition)
    }
    if member.key == "not" { return decode(member.value).map { .not($0) } }
    guard let nodes = members.array(member.key) else { return nil }
    if nodes.isEmpty {
      faults.report("'\(member.key)' must be an array of at least one condition", at: member.value.position)
    }
    let parts = nodes.compactMap { decode($0) }
    return member.key == "all" ? .all(of: parts) : .any(of: parts)
  }

  private func question(_ members: Members) -> RecordCondition? {
    let conditions = members.object.members.filter { Self.questions.contains($0.key) }
    guard conditions.count == 1, let member = conditions.first,
      let node = members.object["field"]?.value
    else {
      faults.report("a condition on a field must have one of is, rule, present", at: members.position)
      return nil
    }
    if member.key == "present" {
      let isPresent = members.boolean("present")
      guard let entry = fields.optionalEntry(node, of: "field"), let isPresent else { return nil }
      let present = RecordCondition.present(RecordField(entry.name))
      return isPresent ? present : .not(present)
    }
    guard let entry = fields.entry(node, of: "field") else { return nil }
    return member.key == "is" ? value(member.value, of: entry) : rule(member.value, for: entry)
  }

  private func rule(
    _ node: DocumentNode, for entry: RecordFields.Entry
  ) -> RecordCondition? {
    guard case .string(let spelling) = node.content else {
      let text =
        "'rule' must be a rule as on the command line, such as 'range:18..', not \(node.content.noun)"
      faults.report(text, at: node.position)
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
      faults.report(text, at: node.position)
    } catch {
      faults.report(error.description, at: node.position)
    }
    return nil
  }

  private func value(
    _ node: DocumentNode, of entry: RecordFields.Entry
  ) -> RecordCondition? {
    var nodes = [node]
    if case .array(let elements) = node.content { nodes = elements }
    if nodes.isEmpty { faults.report("'is' must have at least one value", at: node.position) }
    guard let type = entry.type else { return nil }
    var values: [String] = []
    var shown: [String] = []
    for node in nodes {
      guard let spellings = spellings(of: node, entry), let text = spellings.first else {
        let quotes = type == .string || type == .any ? ", in quotes" : ""
        faults.report("'is' of field \(Excerpt(entry.name)) must be \(type.noun)\(quotes)", at: node.position)
        continue
      }
      if let reason = entry.rejection(of: text, advice: "; write 'present: false'") {
        faults.report(reason, at: node.position)
      }
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
  ///
  /// - Parameter advice: What to write if the value means an absent one.
  func rejection(of text: String, advice: String = "") -> String? {
    let never = "field \(Excerpt(name)) is never \(Excerpt(text)): "
    if let normalization, normalization.changes(text) {
      return never + "its 'normalize' changes it to \(Excerpt(normalization.normalized(text)))"
    }
    let bytes = Array(text.utf8)
    if rules.isAbsent(bytes.span) {
      return never + "it means an absent value" + advice
    }
    return rules.findings(in: text).first.map { never + "it \($0.failure.message)" }
  }
}
