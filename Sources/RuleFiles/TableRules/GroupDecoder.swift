internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `groups` under `table`, the requirements of records that belong together.
struct GroupDecoder {
  private static let requirements = ["order", "consecutive", "noOverlap", "noGap", "same", "first", "last"]

  let names: [String]
  let fields: RecordFields
  let context: RuleContext

  private var faults: FaultCollector { fields.faults }

  func groups(_ table: Members) -> [TableRules.Group] {
    (table.array("groups") ?? []).compactMap { node in
      Members(node, as: "an element of 'groups'", reportingTo: faults).flatMap(group)
    }
  }

  private func group(_ members: Members) -> TableRules.Group? {
    members.rejectUnknown(
      besides: ["by", "sortBy"] + Self.requirements + ["severity"], in: "an element of 'groups'")
    let severity = members.object["severity"].flatMap { Severity.decode($0, reportingTo: faults) }
    if !members.object.members.contains(where: { Self.requirements.contains($0.key) }) {
      let list = Self.requirements.joined(separator: ", ")
      faults.report("an element of 'groups' must have at least one of \(list)", at: members.position)
    }
    let keys = members.object["by"].map { list($0) } ?? []
    let sortedBy = members.object["sortBy"].flatMap { ranked($0.value, of: "sortBy")?.field }
    let requirements = members.object.members.flatMap { requirement($0) }
    return .init(fields: keys, sortedBy: sortedBy, requirements: requirements, severity: severity ?? .error)
  }

  private func requirement(_ member: DocumentMember) -> [TableRules.Group.Requirement] {
    let node = member.value
    switch member.key {
    case "order": return ranked(node, of: "order").map { [.order($0.field)] } ?? []
    case "consecutive":
      guard let (field, type) = ranked(node, of: "consecutive") else { return [] }
      if type?.hasSteps == false {
        faults.report(
          "'consecutive' is for fields of the types integer, number, date, yearmonth and year",
          at: node.position)
      }
      return [.consecutive(field)]
    case "noOverlap": return range(node, of: "noOverlap").map { [.noOverlap($0)] } ?? []
    case "noGap": return range(node, of: "noGap").map { [.noGap($0)] } ?? []
    case "same": return list(member).map { .same($0) }
    case "first": return condition(node).map { [.first($0)] } ?? []
    case "last": return condition(node).map { [.last($0)] } ?? []
    default: return []
    }
  }

  private func condition(_ node: DocumentNode) -> RecordCondition? {
    ConditionDecoder(fields: fields, context: context).decode(node)
  }

  /// Decodes a list of fields, each named once.
  private func list(_ member: DocumentMember) -> [Int] {
    guard case .array(let nodes) = member.value.content else {
      faults.report(
        "'\(member.key)' must be an array of names of fields, not \(member.value.content.noun)",
        at: member.value.position)
      return []
    }
    if nodes.isEmpty {
      faults.report("'\(member.key)' must name at least one field", at: member.value.position)
    }
    var indices: [Int] = []
    for node in nodes {
      guard let index = index(node, of: member.key) else { continue }
      if indices.contains(index) {
        faults.report("'\(member.key)' has \(Excerpt(names[index])) twice: remove one", at: node.position)
      } else {
        indices.append(index)
      }
    }
    return indices
  }

  /// Decodes an object of `from`, `to` and `bounds`.
  private func range(_ node: DocumentNode, of key: String) -> TableRules.Group.ValueRange? {
    guard let members = Members(node, as: "'\(key)'", reportingTo: faults) else { return nil }
    members.rejectUnknown(besides: ["from", "to", "bounds"], in: "'\(key)'")
    guard let from = members.object["from"]?.value, let to = members.object["to"]?.value else {
      faults.report("'\(key)' must have 'from' and 'to', two fields", at: node.position)
      return nil
    }
    var bounds = TableRules.Group.ValueRange.Bounds.closed
    if let node = members.object["bounds"]?.value {
      let known = TableRules.Group.ValueRange.Bounds.allCases
      if case .string(let text) = node.content, let named = known.first(where: { $0.rawValue == text }) {
        bounds = named
      } else {
        faults.report(node, of: "bounds", isNoneOf: known.map(\.rawValue))
      }
    }
    guard let first = ranked(from, of: "from"), let last = ranked(to, of: "to") else { return nil }
    if let low = fields.entry(from, of: "from")?.type, let high = fields.entry(to, of: "to")?.type,
      low != high
    {
      faults.report(
        "'from' and 'to' must be of the same type, not \(low.rawValue) and \(high.rawValue)",
        at: node.position)
    }
    return .init(from: first.field, to: last.field, bounds: bounds)
  }

  /// Returns the index of a field whose values can be ranked, and its type if it is known.
  private func ranked(_ node: DocumentNode, of key: String) -> (field: Int, type: (any RankedType)?)? {
    guard let index = index(node, of: key), let entry = fields.entry(node, of: key) else { return nil }
    guard let meaning = entry.meaning else { return (index, nil) }
    guard let type = meaning.logicalType as? any RankedType, ![.list, .geojson].contains(meaning.type) else {
      faults.report(
        "'\(key)' is for values with an order; the type of \(Excerpt(entry.name)) is \(meaning.type.rawValue)",
        at: node.position)
      return nil
    }
    return (index, type)
  }

  private func index(_ node: DocumentNode, of key: String) -> Int? {
    guard let entry = fields.entry(node, of: key) else { return nil }
    return names.firstIndex { $0.hasSameBytes(as: entry.name) }
  }
}
