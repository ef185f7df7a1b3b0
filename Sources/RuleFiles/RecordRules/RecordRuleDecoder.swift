internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes the top-level `rules` of a rule file into values of `RecordRule`.
struct RecordRuleDecoder {
  private static let presences = ["exactly-one-of", "at-least-one-of", "at-most-one-of", "all-or-none"]
  /// The constraints on the field that `at` names.
  private static let constraintsOfField = ["required-if", "required-with", "forbidden-if", "rule"]
  private static let constraints = ["compare"] + constraintsOfField + presences
  static let known =
    ["id"] + constraints + ["when", "at", "message", "severity", "description", LimitsDecoder.key]

  /// The names that findings have by rules besides those of the catalog, such as `record` and `primary-key`: what precedes the
  /// period of a code, or the whole code.
  private static let namesOfOthers = Set(
    MessageCatalog.english.codes.map { $0.rawValue.split(atFirst: UInt8(ascii: ".")).head })

  let fields: RecordFields
  let context: RuleContext
  let definitions: Definitions

  private var faults: FaultCollector { fields.faults }

  static func decode(
    _ members: Members, of fields: @autoclosure () -> RecordFields, with additions: FileAdditions
  ) -> [RecordRule] {
    guard let nodes = members.array("rules"), !nodes.isEmpty else { return [] }
    let decoder = RecordRuleDecoder(
      fields: fields(), context: additions.context, definitions: additions.definitions)
    var positions: [String: DocumentPosition] = [:]
    return nodes.compactMap { decoder.rule($0, &positions) }
  }

  private func rule(
    _ node: DocumentNode, _ positions: inout [String: DocumentPosition]
  ) -> RecordRule? {
    guard let members = Members(node, as: "a rule over records", reportingTo: faults) else { return nil }
    let known = faults.count
    members.rejectUnknown(besides: Self.known, in: "a rule over records")
    let hasUnknown = faults.count > known
    let name = id(members, &positions)
    let severity = members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) } ?? .error
    let limits = LimitsDecoder.decode(members.object, for: severity, reportingTo: faults)
    let message = members.string("message")
    let at = members.object["at"].flatMap { fields.entry($0.value, of: "at") }
    let present = members.object.members.filter { Self.constraints.contains($0.key) }
    guard present.count == 1, let constraint = present.first else {
      // An unknown constraint has been reported already.
      if present.count > 1 || !hasUnknown {
        let text = "a rule over records must have exactly one of \(Self.constraints.joined(separator: ", "))"
        faults.report(text, at: present.count > 1 ? present[1].keyPosition : node.position)
      }
      return nil
    }
    let conditions = ConditionDecoder(fields: fields, context: context)
    let when = members.object["when"]
    if let when, constraint.key.hasSuffix("-if") {
      let text = "'\(constraint.key)' contains its condition and cannot be beside 'when'"
      faults.report(text, at: when.keyPosition)
    }
    if constraint.key == "rule", when == nil {
      let text = "'rule' needs a 'when'; a rule for all records belongs in the 'rules' of the field"
      faults.report(text, at: constraint.keyPosition)
    }
    let condition = when.flatMap { conditions.decode($0.value) }
    let decoded: RecordConstraint?
    if Self.constraintsOfField.contains(constraint.key) {
      decoded = self.constraint(constraint, on: at, in: members, conditions: conditions)
    } else {
      decoded = self.constraint(constraint, in: members)
    }
    guard let name, let decoded else { return nil }
    let place = Self.constraintsOfField.contains(constraint.key) ? nil : at?.name
    var rule = RecordRule(name, decoded, when: condition, at: place, severity: severity, message: message)
    rule.limits = limits
    return rule
  }

  /// Returns the name of the rule, which must be kebab-case and unique.
  private func id(
    _ members: Members, _ positions: inout [String: DocumentPosition]
  ) -> String? {
    guard let node = members.object["id"]?.value else {
      faults.report("a rule over records must have an 'id', its name in findings", at: members.position)
      return nil
    }
    guard let id = members.string("id") else { return nil }
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isKebab = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isDigit }
    }
    if !isKebab {
      let text =
        "'id' must be lower-case letters and digits with hyphens between them, such as 'end-after-start', not \(Excerpt(id))"
      faults.report(text, at: node.position)
    } else if Catalog.entry(named: id) != nil {
      faults.report("'\(id)' is the name of a rule of the catalog; choose another 'id'", at: node.position)
    } else if Self.namesOfOthers.contains(id) {
      let text = "findings of another kind have the name or code '\(id)'; choose another 'id'"
      faults.report(text, at: node.position)
    } else if let first = positions[id] {
      faults.report("rule '\(id)' is defined twice; the first is at line \(first.line)", at: node.position)
    }
    positions[id] = positions[id] ?? node.position
    return id
  }

  /// Decodes a constraint on the field that `at` names.
  private func constraint(
    _ member: DocumentMember, on at: RecordFields.Entry?, in members: Members, conditions: ConditionDecoder
  ) -> RecordConstraint? {
    var subject: RecordField?
    if let node = members.object["at"]?.value {
      // Faults of the name are reported where `at` is decoded.
      let entry = member.key == "rule" ? at : at.flatMap { fields.optional($0, at: node.position) }
      subject = entry.map { RecordField($0.name) }
    } else {
      faults.report("'\(member.key)' needs 'at', the name of its field", at: member.keyPosition)
    }
    if member.key == "rule" {
      let decoder = RuleDecoder(definitions: definitions, context: context, faults: faults)
      guard let part = decoder.part(member.value, in: "rule"), let subject else { return nil }
      return .keeps(subject, part.strategy)
    }
    guard member.key == "required-with" else {
      guard let condition = conditions.decode(member.value), let subject else { return nil }
      return member.key == "required-if" ? .requiredIf(subject, condition) : .forbiddenIf(subject, condition)
    }
    guard let others = fields.optionalEntries(of: member.key, in: members, atLeast: 1), let subject else {
      return nil
    }
    if others.contains(where: { $0.name.hasSameBytes(as: subject.name) }) {
      faults.report("'required-with' cannot name the field of 'at'", at: member.value.position)
    }
    return .requiredWith(subject, others)
  }

  private func constraint(
    _ member: DocumentMember, in members: Members
  ) -> RecordConstraint? {
    if member.key == "compare" {
      return ComparisonDecoder(fields: fields).decode(member.value).map { .comparison($0) }
    }
    guard let names = fields.optionalEntries(of: member.key, in: members, atLeast: 2) else { return nil }
    return switch member.key {
    case "exactly-one-of": .exactlyOne(of: names)
    case "at-least-one-of": .atLeastOne(of: names)
    case "at-most-one-of": .atMostOne(of: names)
    default: .allOrNone(of: names)
    }
  }
}
