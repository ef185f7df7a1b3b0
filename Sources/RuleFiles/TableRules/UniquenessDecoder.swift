internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes ``RuleFile/Uniqueness``: `unique` with an object in a field, and the list `unique` under `table`.
struct UniquenessDecoder {
  private static let options = ["ignoring", "where"]

  let names: [String]
  let fields: RecordFields
  let context: RuleContext

  private var faults: FaultCollector { fields.faults }

  /// Whether an element of a field's `rules` is `unique` with an object, and no rule of the catalog.
  static func isRule(_ node: DocumentNode) -> Bool {
    guard case .object(let rule) = node.content, case .object? = rule["unique"]?.value.content else {
      return false
    }
    return true
  }

  /// Decodes a rule of a field.
  ///
  /// - Parameters:
  ///   - name: The name of the field.
  ///   - additions: Those of the field.
  func rule(
    _ node: DocumentNode, ofField name: String, _ additions: FieldAdditions
  ) -> RuleFile.Uniqueness? {
    guard let members = Members(node, as: "a rule", reportingTo: faults),
      let value = members.object["unique"]?.value,
      let options = Members(value, as: "'unique'", reportingTo: faults)
    else { return nil }
    members.rejectUnknown(besides: ["unique", "severity", LimitsDecoder.key], in: "the rule 'unique'")
    options.rejectUnknown(besides: Self.options, in: "'unique'")
    let severity =
      members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) } ?? additions.severity
    return uniqueness(
      of: [(name, value.position)], options,
      effect: (
        severity ?? .error, LimitsDecoder.decode(members.object, for: severity ?? .error, reportingTo: faults)
      ),
      isRuleOfField: true, messages: additions.ruleMessages)
  }

  /// Decodes `unique` under `table`.
  func rules(_ table: Members, messages: RuleMessages?) -> [RuleFile.Uniqueness] {
    (table.array("unique") ?? []).compactMap { node in
      guard let members = Members(node, as: "an element of 'unique'", reportingTo: faults) else { return nil }
      members.rejectUnknown(
        besides: ["fields", "severity", LimitsDecoder.key] + Self.options, in: "an element of 'unique'")
      let severity =
        members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) } ?? .error
      let limits = LimitsDecoder.decode(members.object, for: severity, reportingTo: faults)
      guard let list = members.array("fields"), !list.isEmpty else {
        faults.report("an element of 'unique' must have 'fields', at least one name", at: node.position)
        return nil
      }
      var named: [(name: String, position: DocumentPosition)] = []
      for element in list {
        guard case .string(let name) = element.content else {
          faults.report(
            "'fields' must contain names of fields, not \(element.content.noun)", at: element.position)
          return nil
        }
        if named.contains(where: { $0.name.hasSameBytes(as: name) }) {
          faults.report("'fields' has \(Excerpt(name)) twice: remove one", at: element.position)
        }
        named.append((name, element.position))
      }
      return uniqueness(
        of: named, members, effect: (severity, limits), isRuleOfField: false, messages: messages)
    }
  }

  private func uniqueness(
    of named: [(name: String, position: DocumentPosition)], _ members: Members,
    effect: (severity: Severity, limits: InvalidLimits?), isRuleOfField: Bool, messages: RuleMessages?
  ) -> RuleFile.Uniqueness? {
    let entries = named.compactMap { fields.entry($0.name, at: $0.position) }
    let ignored = ignored(members, types: entries.compactMap(\.type))
    var condition: RecordCondition?
    if let node = members.object["where"]?.value {
      condition = ConditionDecoder(fields: fields, context: context).decode(node)
      if condition == nil { return nil }
    }
    guard entries.count == named.count else { return nil }
    let indices = named.compactMap { name, _ in names.firstIndex { $0.hasSameBytes(as: name) } }
    return .init(
      fields: indices, ignored: ignored, condition: condition, severity: effect.severity,
      limits: effect.limits, isRuleOfField: isRuleOfField, messages: messages)
  }

  /// - Parameter types: The types of the fields that are compared.
  private func ignored(_ members: Members, types: [FieldType]) -> Set<RuleFile.Uniqueness.Ignored> {
    guard let node = members.object["ignoring"]?.value else { return [] }
    let nodes = members.array("ignoring") ?? []
    var ignored: Set<RuleFile.Uniqueness.Ignored> = []
    for element in nodes {
      if case .string(let word) = element.content, let kind = RuleFile.Uniqueness.Ignored(rawValue: word) {
        ignored.insert(kind)
      } else {
        faults.report(element, of: "ignoring", isNoneOf: RuleFile.Uniqueness.Ignored.allCases.map(\.rawValue))
      }
    }
    if case .array = node.content, nodes.isEmpty {
      faults.report("'ignoring' must have 'case', 'blanks' or both", at: node.position)
    }
    if let type = types.first, !types.contains(where: { $0 == .string || $0 == .any }) {
      faults.report(
        "'ignoring' is for text; values of the type \(type.rawValue) are compared by their meaning",
        at: node.position)
    }
    return ignored
  }
}
