internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes the top-level `rules` of a rule file into values of `RecordRule`.
struct RecordRuleDecoder {
  private static let presences = ["exactly-one-of", "at-least-one-of", "at-most-one-of", "all-or-none"]
  /// The constraints on the field that `at` names.
  private static let constraintsOfField = ["required-if", "required-with", "forbidden-if", "rule"]
  private static let constraints = ["compare"] + constraintsOfField + presences
  private static let known = ["id"] + constraints + ["when", "at", "message", "severity", "description"]

  /// The names that findings have by rules besides those of the catalog, such as `record` and `primary-key`: what precedes the
  /// period of a code, or the whole code.
  private static let namesOfOthers = Set(
    MessageCatalog.english.codes.map { $0.rawValue.split(atFirst: UInt8(ascii: ".")).head })

  let fields: RecordFields
  let context: RuleContext
  let definitions: Definitions

  static func decode(
    _ members: Members, _ fields: @autoclosure () -> RecordFields, _ additions: FileAdditions,
    _ faults: inout [RuleFileFault]
  ) -> [RecordRule] {
    guard let nodes = members.array("rules", &faults), !nodes.isEmpty else { return [] }
    let decoder = RecordRuleDecoder(
      fields: fields(), context: additions.context, definitions: additions.definitions)
    var positions: [String: DocumentPosition] = [:]
    return nodes.compactMap { decoder.rule($0, &positions, &faults) }
  }

  private func rule(
    _ node: DocumentNode, _ positions: inout [String: DocumentPosition], _ faults: inout [RuleFileFault]
  ) -> RecordRule? {
    guard let members = Members(node, "a rule over records", &faults) else { return nil }
    let known = faults.count
    members.rejectUnknown(besides: Self.known, in: "a rule over records", onlySlips: false, &faults)
    let hasUnknown = faults.count > known
    let name = id(members, &positions, &faults)
    let severity = members.object["severity"].flatMap { Severity.decode($0, &faults) } ?? .error
    let message = members.string("message", &faults)
    var at = members.object["at"].flatMap { fields.entry($0.value, of: "at", &faults)?.name }
    let present = members.object.members.filter { Self.constraints.contains($0.key) }
    guard present.count == 1, let constraint = present.first else {
      // An unknown constraint has been reported already.
      if present.count > 1 || !hasUnknown {
        let text = "a rule over records must have exactly one of \(Self.constraints.joined(separator: ", "))"
        faults.append(.init(at: present.count > 1 ? present[1].keyPosition : node.position, text))
      }
      return nil
    }
    let conditions = ConditionDecoder(fields: fields, context: context)
    let when = members.object["when"]
    if let when, constraint.key.hasSuffix("-if") {
      let text = "'\(constraint.key)' contains its condition and cannot be beside 'when'"
      faults.append(.init(at: when.keyPosition, text))
    }
    if constraint.key == "rule", when == nil {
      let text = "'rule' needs a 'when'; a rule for all records belongs in the 'rules' of the field"
      faults.append(.init(at: constraint.keyPosition, text))
    }
    let condition = when.flatMap { conditions.decode($0.value, &faults) }
    let decoded: RecordConstraint?
    if Self.constraintsOfField.contains(constraint.key) {
      decoded = self.constraint(constraint, of: members, conditions, &faults)
      at = nil
    } else {
      decoded = self.constraint(constraint, members, &faults)
    }
    guard let name, let decoded else { return nil }
    return RecordRule(name, decoded, when: condition, at: at, severity: severity, message: message)
  }

  /// Returns the name of the rule, which must be kebab-case and unique.
  private func id(
    _ members: Members, _ positions: inout [String: DocumentPosition], _ faults: inout [RuleFileFault]
  ) -> String? {
    guard let node = members.object["id"]?.value else {
      faults.append(
        .init(at: members.position, "a rule over records must have an 'id', its name in findings"))
      return nil
    }
    guard let id = members.string("id", &faults) else { return nil }
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let isKebab = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0.isLowercase || $0.isDigit }
    }
    if !isKebab {
      let text =
        "'id' must be lower-case letters and digits with hyphens between them, such as 'end-after-start', not \(Excerpt(id))"
      faults.append(.init(at: node.position, text))
    } else if Catalog.entry(named: id) != nil {
      faults.append(
        .init(at: node.position, "'\(id)' is the name of a rule of the catalog; choose another 'id'"))
    } else if Self.namesOfOthers.contains(id) {
      let text = "findings of another kind have the name or code '\(id)'; choose another 'id'"
      faults.append(.init(at: node.position, text))
    } else if let first = positions[id] {
      faults.append(
        .init(at: node.position, "rule '\(id)' is defined twice; the first is at line \(first.line)"))
    }
    positions[id] = positions[id] ?? node.position
    return id
  }

  /// Decodes a constraint on the field that `at` names.
  private func constraint(
    _ member: DocumentMember, of members: Members, _ conditions: ConditionDecoder,
    _ faults: inout [RuleFileFault]
  ) -> RecordConstraint? {
    var subject: RecordField?
    if let node = members.object["at"]?.value {
      // Faults of the name are reported where `at` is decoded.
      var noted: [RuleFileFault] = []
      if fields.entry(node, of: "at", &noted) != nil {
        let entry =
          member.key == "rule"
          ? fields.entry(node, of: "at", &faults) : fields.optionalEntry(node, of: "at", &faults)
        subject = entry.map { RecordField($0.name) }
      }
    } else {
      faults.append(.init(at: member.keyPosition, "'\(member.key)' needs 'at', the name of its field"))
    }
    if member.key == "rule" {
      let decoder = RuleDecoder(definitions: definitions, context: context)
      guard let part = decoder.part(member.value, in: "rule", &faults), let subject else { return nil }
      return .keeps(subject, part.strategy)
    }
    guard member.key == "required-with" else {
      guard let condition = conditions.decode(member.value, &faults), let subject else { return nil }
      return member.key == "required-if" ? .requiredIf(subject, condition) : .forbiddenIf(subject, condition)
    }
    guard let others = fields.optionalEntries(members, member.key, atLeast: 1, &faults), let subject else {
      return nil
    }
    if others.contains(where: { $0.name.hasSameBytes(as: subject.name) }) {
      faults.append(.init(at: member.value.position, "'required-with' cannot name the field of 'at'"))
    }
    return .requiredWith(subject, others)
  }

  private func constraint(
    _ member: DocumentMember, _ members: Members, _ faults: inout [RuleFileFault]
  ) -> RecordConstraint? {
    if member.key == "compare" {
      return ComparisonDecoder(fields: fields).decode(member.value, &faults).map { .comparison($0) }
    }
    guard let names = fields.optionalEntries(members, member.key, atLeast: 2, &faults) else { return nil }
    return switch member.key {
    case "exactly-one-of": .exactlyOne(of: names)
    case "at-least-one-of": .atLeastOne(of: names)
    case "at-most-one-of": .atMostOne(of: names)
    default: .allOrNone(of: names)
    }
  }
}
