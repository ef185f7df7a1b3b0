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
  ///   - outer: The fields outside the array, for those of its items.
  static func check(
    _ nodes: [DocumentNode], _ fields: [RuleFile.Field], inside outer: [RuleFile.Field] = [],
    reportingTo faults: FaultCollector
  ) {
    for node in nodes {
      guard case .object(let own) = node.content else { continue }
      check(own, fields + outer, reportingTo: faults)
      guard case .string(let name)? = own["name"]?.value.content,
        let items = fields.first(where: { $0.name == name })?.items,
        case .object(let members)? = own["items"]?.value.content,
        case .array(let nodes)? = members["fields"]?.value.content
      else { continue }
      check(nodes, items.fields, inside: fields, reportingTo: faults)
    }
  }

  private static func check(
    _ field: DocumentObject, _ fields: [RuleFile.Field], reportingTo faults: FaultCollector
  ) {
    guard case .object(let members)? = field[key]?.value.content, let name = members["field"]?.value,
      case .string(let text) = name.content
    else { return }
    if case .string(text)? = field["name"]?.value.content {
      return faults.report("'\(key)' names its own field, which would never be shown", at: name.position)
    }
    guard let other = fields.first(where: { $0.name == text }) else {
      return faults.reportUnknownField(
        text, among: fields.map(\.name), at: name.position, before: "'\(key)': ")
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
