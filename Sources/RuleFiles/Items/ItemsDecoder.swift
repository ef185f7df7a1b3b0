internal import JSONDocument
internal import Validation

/// Decodes `items: {fields: […]}` of a field of the type `array`: the fields of each element, which is an object.
struct ItemsDecoder {
  let members: Members
  /// Decodes a field of an element.
  let decode: (DocumentNode) -> RuleFile.Field?

  /// Returns the fields of an element, or `nil` if the field has no `items`, or faulty ones.
  func fields(ofType type: String) -> [RuleFile.Field]? {
    guard let member = members.object["items"] else { return nil }
    guard type == "array" else {
      let text = "'items' has no effect in a field of type '\(type)'; it belongs in one of type 'array'"
      members.faults.report(text, at: member.keyPosition)
      return nil
    }
    guard let items = Members(member.value, as: "'items'", reportingTo: members.faults) else { return nil }
    items.rejectMisplaced(besides: ["fields"], in: "'items'")
    guard let nodes = items.array("fields"), !nodes.isEmpty else {
      members.faults.report(
        "'items' must have 'fields', an array of at least one field", at: member.value.position)
      return nil
    }
    let fields = nodes.compactMap(decode)
    var names: Set<String> = []
    for (field, node) in zip(fields, nodes) {
      if !names.insert(field.name).inserted {
        members.faults.report("field \(Excerpt(field.name)) is defined twice in 'items'", at: node.position)
      }
      if ["array", "object", "geojson"].contains(field.typeName) {
        let text =
          "a field of an element cannot be of type '\(field.typeName)'; describe such values by 'jsonSchema'"
        members.faults.report(text, at: node.position)
      }
      if field.rules.hasWarnings {
        let text =
          "'severity' has no effect in 'items', whose findings are those of the array: set that of the array"
        members.faults.report(text, at: node.position)
      }
      if field.rules.isUnique {
        Self.refuseUniqueness(at: node.position, members.faults)
      }
    }
    return fields
  }

  /// Reports a rule that compares records.
  static func refuseUniqueness(at position: DocumentPosition, _ faults: FaultCollector) {
    faults.report("'unique' compares records, and has no effect in 'items'", at: position)
  }

  /// Returns the valid numbers of elements: `minLength` and `maxLength` of the constraints, or those that `required` implies.
  func counts(isRequired: Bool) -> ClosedRange<Int> {
    var bounds = (least: isRequired ? 1 : 0, most: Int.max)
    if case .object(let constraints)? = members.object["constraints"]?.value.content {
      func number(_ key: String) -> Int? {
        if case .number(let text)? = constraints[key]?.value.content { Int(text) } else { nil }
      }
      bounds.least = max(bounds.least, number("minLength") ?? 0)
      bounds.most = max(bounds.least, number("maxLength") ?? .max)
    }
    return bounds.least...bounds.most
  }
}
