internal import Validation

/// Turns a document into a ``RuleFile``, noting every fault on the way.
enum RuleFileDecoder {
  private static let known = [
    "fields", "fieldsMatch", "missingValues", "$schema", "name", "title", "description", "primaryKey",
    "uniqueKeys", "foreignKeys", "dialect",
  ]

  static func decode(
    _ root: DocumentNode, in context: RuleContext, faults: inout [RuleFileFault]
  ) -> RuleFile? {
    guard let members = Members(root, "a rule file", &faults) else { return nil }
    members.refuseUnknown(besides: known, in: "a rule file", onlySlips: true, &faults)
    members.refuseUnsupported(["primaryKey", "uniqueKeys", "foreignKeys"], &faults)
    let missingValues = self.missingValues(members, &faults) ?? [""]
    let match = fieldsMatch(members, &faults)
    let dialect = DialectDecoder.decode(members, &faults)
    guard let nodes = members.array("fields", &faults) else {
      if members.object["fields"] == nil {
        faults.append(.init(at: root.position, "a rule file has 'fields', an array of fields"))
      }
      return nil
    }
    if nodes.isEmpty {
      let position = members.object["fields"]?.value.position ?? root.position
      faults.append(.init(at: position, "'fields' is empty: there is nothing to check"))
    }
    var places: [[UInt8]: DocumentPosition] = [:]
    let fields = nodes.compactMap { node in
      decodeField(node, missingValues: missingValues, in: context, places: &places, &faults)
    }
    guard faults.isEmpty else { return nil }
    var file = RuleFile(fields: fields, fieldsMatch: match)
    file.dialect = dialect
    return file
  }

  /// Table Schema v2, `missingValues`: strings, or objects with a `value` and a `label`.
  static func missingValues(_ members: Members, _ faults: inout [RuleFileFault]) -> [String]? {
    members.array("missingValues", &faults)?.compactMap { element in
      if case .string(let text) = element.content { return text }
      guard case .object = element.content,
        let members = Members(element, "a missing value", &faults)
      else {
        let text = "a missing value is a string or an object with a 'value', not \(element.content.noun)"
        faults.append(.init(at: element.position, text))
        return nil
      }
      if members.object["value"] == nil {
        faults.append(.init(at: element.position, "a missing value that is an object has a 'value'"))
      }
      return members.string("value", &faults)
    }
  }

  /// A word, or an array of one as the standard's profile has it.
  private static func fieldsMatch(
    _ members: Members, _ faults: inout [RuleFileFault]
  ) -> RuleFile.FieldsMatch {
    guard let member = members.object["fieldsMatch"] else { return .exact }
    var node = member.value
    if case .array(let elements) = node.content, elements.count == 1 { node = elements[0] }
    let choices = RuleFile.FieldsMatch.allCases.map(\.rawValue)
    guard case .string(let text) = node.content, let match = RuleFile.FieldsMatch(rawValue: text) else {
      let text = "'fieldsMatch' is one of \(choices.joined(separator: ", "))"
      faults.append(.init(at: node.position, text))
      return .exact
    }
    return match
  }

  private static func decodeField(
    _ node: DocumentNode, missingValues: [String], in context: RuleContext,
    places: inout [[UInt8]: DocumentPosition],
    _ faults: inout [RuleFileFault]
  ) -> RuleFile.Field? {
    guard let members = Members(node, "a field", &faults) else { return nil }
    let name = members.string("name", &faults)
    if let nameNode = members.object["name"]?.value {
      if let name, let first = places[Array(name.utf8)] {
        let text = "field \(Excerpt(name)) is there twice; it stands at line \(first.line) too"
        faults.append(.init(at: nameNode.position, text))
      }
      if let name { places[Array(name.utf8)] = nameNode.position }
    } else {
      faults.append(.init(at: node.position, "a field has a 'name'"))
    }
    var decoder = FieldDecoder(members, missingValues: missingValues, in: context)
    let rules = decoder.decode(&faults)
    return name.map { RuleFile.Field(name: $0, rules: rules) }
  }
}
