internal import JSONDocument

/// Decodes `shownWhen` of a field: `{field: contact, is: phone}`, or a list of values.
struct DependenceDecoder {
  /// The key of a field.
  static let key = "shownWhen"
  private static let known = ["field", "is"]

  /// Returns the condition; `nil` if there is none, or a fault.
  static func decode(_ field: Members) -> FieldDependence? {
    guard let node = field.object[key]?.value,
      let members = Members(node, as: "'\(key)'", reportingTo: field.faults)
    else { return nil }
    members.rejectUnknown(besides: known, in: "'\(key)'")
    guard let name = members.string("field"), let values = members.object["is"]?.value else {
      if members.object["field"] == nil || members.object["is"] == nil {
        field.faults.report(
          "'\(key)' must have 'field', a name, and 'is', a value or an array of values", at: node.position)
      }
      return nil
    }
    let nodes = if case .array(let elements) = values.content { elements } else { [values] }
    let texts = nodes.compactMap(\.scalarText)
    guard texts.count == nodes.count, !texts.isEmpty else {
      field.faults.report("'is' must be a value or an array of values", at: values.position)
      return nil
    }
    return FieldDependence(name, isOneOf: texts)
  }

  /// Reports conditions on fields that the file does not have, and values that the other field never has.
  ///
  /// - Parameters:
  ///   - nodes: The fields as they are written.
  ///   - fields: The fields.
  ///   - outer: The fields outside the array by their names, for those of its items.
  static func check(
    _ nodes: [DocumentNode], _ fields: [RuleFile.Field], inside outer: [String: RuleFile.Field] = [:],
    reportingTo faults: FaultCollector
  ) {
    let own = Dictionary(fields.map { ($0.name, $0) }) { first, _ in first }
    for node in nodes {
      guard case .object(let field) = node.content else { continue }
      check(field, among: [own, outer], reportingTo: faults)
      guard case .string(let name)? = field["name"]?.value.content, let items = own[name]?.items,
        case .object(let members)? = field["items"]?.value.content,
        case .array(let nodes)? = members["fields"]?.value.content
      else { continue }
      check(nodes, items.fields, inside: own, reportingTo: faults)
    }
  }

  private static func check(
    _ field: DocumentObject, among fields: [[String: RuleFile.Field]], reportingTo faults: FaultCollector
  ) {
    guard case .object(let members)? = field[key]?.value.content, let name = members["field"]?.value,
      case .string(let text) = name.content
    else { return }
    if case .string(text)? = field["name"]?.value.content {
      return faults.report("'\(key)' names its own field, which would never be shown", at: name.position)
    }
    guard let other = fields.lazy.compactMap({ $0[text] }).first else {
      return faults.reportUnknownField(
        text, among: fields.flatMap(\.keys).sorted(), at: name.position, before: "'\(key)': ")
    }
    guard let values = members["is"]?.value else { return }
    let listed = if case .array(let elements) = values.content { elements } else { [values] }
    for value in listed {
      guard let text = value.scalarText, let reason = RecordFields.Entry(other).rejection(of: text) else {
        continue
      }
      faults.report(reason, at: value.position)
    }
  }
}

extension DocumentNode {
  /// The text of a string, number or truth value; `nil` for any other content.
  fileprivate var scalarText: String? {
    switch content {
    case .string(let text), .number(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}
