internal import JSONDocument
internal import Validation

/// The fields of a rule file, for rules over several of them.
struct RecordFields {
  struct Entry {
    let name: String
    let rules: RuleSet
    let normalization: Normalization?
    /// `nil` if the type is faulty, which is reported at the field.
    let meaning: FieldMeaning?

    var type: FieldType? { meaning?.type }

    /// How values compare; `nil` if they do not.
    var kind: ValueKind? { meaning?.kind }

    /// Whether it is never absent, so that no rule may depend on its presence.
    var isRequired: Bool { rules.presence != .optional }
  }

  private let entries: [Entry]

  /// - Parameter decoded: The fields that could be decoded.
  init(_ fields: [RuleFile.Field], _ decoded: [DecodedField]) {
    var meanings: [[UInt8]: FieldMeaning] = [:]
    for field in decoded {
      if case .string(let name)? = field.members.object["name"]?.value.content {
        meanings[Array(name.utf8)] = field.meaning
      }
    }
    entries = fields.map { field in
      Entry(
        name: field.name, rules: field.rules, normalization: field.normalization,
        meaning: meanings[Array(field.name.utf8)])
    }
  }

  /// The field of that name; if there is none, a fault at the location is reported.
  ///
  /// - Parameters:
  ///   - before: The beginning of the fault.
  ///   - after: The end of the fault if no name is similar.
  func entry(
    _ name: String, at position: DocumentPosition, before: String = "", after: String = "",
    _ faults: inout [RuleFileFault]
  ) -> Entry? {
    if let entry = entries.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return entry }
    faults.append(
      .noField(name, among: entries.map(\.name), at: position, before: before, after: after))
    return nil
  }

  /// The field that a node names.
  func entry(_ node: DocumentNode, of key: String, _ faults: inout [RuleFileFault]) -> Entry? {
    guard case .string(let name) = node.content else {
      faults.append(.init(at: node.position, "'\(key)' names a field, a string, not \(node.content.noun)"))
      return nil
    }
    return entry(name, at: node.position, &faults)
  }

  /// The field that a node names for a rule about its presence; a required field is a fault.
  func optionalEntry(_ node: DocumentNode, of key: String, _ faults: inout [RuleFileFault]) -> Entry? {
    guard let entry = entry(node, of: key, &faults) else { return nil }
    if entry.isRequired {
      let text =
        "field \(Excerpt(entry.name)) is required by its own rules, so whether it is present is no question"
      faults.append(.init(at: node.position, text))
      return nil
    }
    return entry
  }

  /// The fields that an array names, without repetition.
  func optionalEntries(
    _ members: Members, _ key: String, atLeast minimum: Int, _ faults: inout [RuleFileFault]
  ) -> [RecordField]? {
    guard let value = members.object[key]?.value, let nodes = members.array(key, &faults) else { return nil }
    if nodes.count < minimum {
      let count = minimum == 1 ? "one field" : "\(minimum) fields"
      faults.append(.init(at: value.position, "'\(key)' names at least \(count)"))
    }
    var names: [String] = []
    for node in nodes {
      guard let entry = optionalEntry(node, of: key, &faults) else { continue }
      if names.contains(where: { $0.utf8.elementsEqual(entry.name.utf8) }) {
        faults.append(.init(at: node.position, "field \(Excerpt(entry.name)) is named twice"))
      }
      names.append(entry.name)
    }
    return names.map { RecordField($0) }
  }
}

extension FieldMeaning {
  /// How values compare; `nil` if they do not.
  fileprivate var kind: ValueKind? {
    let logicalType = logicalType
    switch type {
    case .string, .any: return .text
    case .number, .integer: return spelling.isPlain ? .number : .number { logicalType.decimal(of: $0) }
    case .date where moment?.isPlainDate == true: return .day
    case .date, .time, .datetime, .year, .yearmonth, .duration:
      return ValueKind(family: noun) { logicalType.compare($0, $1)?.rawValue }
    case .boolean, .object, .array, .list, .geopoint, .geojson: return nil
    }
  }
}
