internal import Bytes
internal import JSONDocument
internal import Validation

/// Decodes `synonyms` and `header` of a field, and `headerNames` of a rule file.
struct FieldHeaderDecoder {
  static let keys = ["synonyms", "header"]

  /// Returns how the field is found in a header.
  static func decode(_ members: Members) -> RuleFile.FieldHeader {
    .init(
      synonyms: members.strings("synonyms") ?? [],
      presence: members.word("header", as: RuleFile.FieldHeader.Presence.self))
  }

  /// Returns how names are compared.
  static func names(_ file: Members) -> RuleFile.HeaderNames {
    file.word("headerNames", as: RuleFile.HeaderNames.self) ?? .exact
  }

  /// Reports names and synonyms that two fields have, and fields of the primary key that a table may lack.
  static func check(
    _ fields: [RuleFile.Field], by names: RuleFile.HeaderNames, keys: RuleFile.Keys, at nodes: [DocumentNode],
    reportingTo faults: FaultCollector
  ) {
    // With other nodes than fields, there is a fault already.
    guard fields.count == nodes.count else { return }
    var owners: [ComparedName: Int] = [:]
    for (index, field) in fields.enumerated() {
      let key = ComparedName(field.name, by: names)
      if let other = owners.updateValue(index, forKey: key), !fields[other].name.hasSameBytes(as: field.name)
      {
        let text =
          "fields \(Excerpt(fields[other].name)) and \(Excerpt(field.name)) have the same name by 'headerNames: loose'"
        faults.report(text, at: nodes[index].position)
      }
    }
    for (index, field) in fields.enumerated() {
      for (number, synonym) in field.header.synonyms.enumerated() {
        let key = ComparedName(synonym, by: names)
        let owner = owners[key, default: index]
        owners[key] = owner
        guard owner != index else { continue }
        let text =
          "\(Excerpt(synonym)) is a name of field \(Excerpt(fields[owner].name)) already: a column has one field"
        faults.report(text, at: nodes[index].synonym(number))
      }
    }
    for index in keys.primary ?? [] where fields[index].header.presence == .optional {
      let text =
        "field \(Excerpt(fields[index].name)) is part of the primary key, whose columns must be there: remove 'header: optional'"
      faults.report(text, at: nodes[index].position)
    }
  }
}

extension Members {
  /// Returns the value of a key that is one of several words.
  fileprivate func word<Word>(_ key: String, as type: Word.Type) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    guard let node = object[key]?.value else { return nil }
    if case .string(let text) = node.content, let word = Word(rawValue: text) { return word }
    faults.report(node, of: key, isNoneOf: Word.allCases.map(\.rawValue))
    return nil
  }
}

extension DocumentNode {
  /// The position of a synonym of the field that the node is.
  fileprivate func synonym(_ number: Int) -> DocumentPosition {
    guard case .object(let field) = content, case .array(let synonyms)? = field["synonyms"]?.value.content,
      number < synonyms.count
    else { return position }
    return synonyms[number].position
  }
}
