internal import Validation

/// The fields of a rule file as rules over several of them name them.
struct RecordFields {
  struct Entry {
    let name: String
    /// `nil` where the type is faulty, which is told at the field.
    let type: FieldType?
    let rules: RuleSet
    let normalization: Normalization?
    let spellings: BooleanSpellings

    /// How values compare; `nil` where they do not.
    var kind: ValueKind? {
      switch type {
      case .string, .any: .text
      case .integer, .number: .number
      case .date: .day
      default: nil
      }
    }

    /// Whether it is never absent, so that its presence is no question.
    var isRequired: Bool { rules.presence != .optional }
  }

  private let entries: [Entry]

  init(_ fields: [RuleFile.Field], from nodes: [DocumentNode]) {
    var members: [[UInt8]: Members] = [:]
    var noted: [RuleFileFault] = []
    for node in nodes {
      guard let field = Members(node, "a field", &noted), let name = field.string("name", &noted) else {
        continue
      }
      members[Array(name.utf8)] = field
    }
    entries = fields.compactMap { field in
      members[Array(field.name.utf8)].map { members in
        var noted: [RuleFileFault] = []
        let type = members.object["type"] == nil ? "any" : members.string("type", &noted) ?? ""
        return Entry(
          name: field.name, type: FieldType(rawValue: type), rules: field.rules,
          normalization: field.normalization, spellings: BooleanSpellings(members, &noted))
      }
    }
  }

  /// The field of that name; where there is none, that is noted at the place.
  ///
  /// - Parameter context: What comes before the fault and what would be right after it.
  func entry(
    _ name: String, at position: DocumentPosition, before: String = "", after: String = "",
    _ faults: inout [RuleFileFault]
  ) -> Entry? {
    if let entry = entries.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) { return entry }
    let hint = Suggestion.nearest(to: name, among: entries.map(\.name)).map { "; did you mean '\($0)'?" }
    faults.append(.init(at: position, "\(before)there is no field \(Excerpt(name))\(hint ?? after)"))
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

  /// The same of a question of presence, which is none of a field that is required.
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

  /// The fields that an array names, each once.
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
