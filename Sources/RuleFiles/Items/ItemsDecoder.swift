internal import JSONDocument
internal import Validation

/// Decodes `items` of a field whose values are arrays or lists: the fields of each element, which is an object, or the type and the
/// rules of each element or item, which is a single value.
struct ItemsDecoder {
  /// The keys of `items` for single values: those of a field that say what a value is.
  private static let known = [
    "type", "format", "constraints", "rules", "missingValues", "normalize", "trueValues", "falseValues",
    "decimalChar", "groupChar",
    "bareNumber", "fields",
  ]

  let members: Members
  /// Decodes a field of an element.
  let decode: (DocumentNode) -> RuleFile.Field?

  /// Returns the value of `items`, or `nil` if the field has none, or if it has another type.
  func items(ofType type: String) -> Members? {
    guard let member = members.object["items"] else { return nil }
    guard type == "array" || type == "list" else {
      let text =
        "'items' has no effect in a field of type '\(type)'; it belongs in one of type 'array' or 'list'"
      members.faults.report(text, at: member.keyPosition)
      return nil
    }
    return Members(member.value, as: "'items'", reportingTo: members.faults)
  }

  /// Returns the rules of a single value, or `nil` if the items have fields, or if they are faulty.
  func rules(of items: Members, decode: (Members) -> DecodedField?) -> ItemRules? {
    guard items.object["fields"] == nil else { return nil }
    items.rejectUnknown(besides: Self.known, in: "'items'")
    guard !items.object.members.isEmpty else {
      members.faults.report("'items' must have a 'type', 'rules' or 'fields'", at: position)
      return nil
    }
    guard let item = decode(items) else { return nil }
    if [.array, .object, .list, .geojson].contains(item.meaning.type) {
      let text =
        "an item cannot be of type '\(item.meaning.type.rawValue)'; describe such values by 'jsonSchema'"
      members.faults.report(text, at: position)
    }
    rejectSeverityAndUniqueness(of: item.ruleSet, at: position)
    return ItemRules(item.ruleSet, normalization: item.normalization)
  }

  private var position: DocumentPosition { members.object["items"]!.value.position }

  private func rejectSeverityAndUniqueness(of rules: RuleSet, at position: DocumentPosition) {
    if rules.hasWarnings {
      let text =
        "'severity' has no effect in 'items', whose findings are those of the field: set that of the field"
      members.faults.report(text, at: position)
    }
    if rules.hasLimits {
      let text =
        "'limits' have no effect in 'items', whose findings are those of the field: write those of the field"
      members.faults.report(text, at: position)
    }
    if rules.isUnique { Self.refuseUniqueness(at: position, members.faults) }
  }

  /// Returns the fields of an element, or `nil` if the items have none, or faulty ones.
  func fields(of items: Members, ofType type: String) -> [RuleFile.Field]? {
    guard let member = items.object["fields"] else { return nil }
    guard type == "array" else {
      let text = "'fields' are those of objects, and an item of a list is none: give its 'type' and 'rules'"
      members.faults.report(text, at: member.keyPosition)
      return nil
    }
    items.rejectMisplaced(besides: ["fields"], in: "'items'")
    guard let nodes = items.array("fields"), !nodes.isEmpty else {
      members.faults.report("'fields' must be an array of at least one field", at: member.value.position)
      return nil
    }
    let fields = nodes.compactMap(decode)
    var names: Set<String> = []
    for (field, node) in zip(fields, nodes) {
      if !names.insert(field.name).inserted {
        members.faults.report("field \(Excerpt(field.name)) is defined twice in 'items'", at: node.position)
      }
      if case .object(let object) = node.content, object["items"] != nil {
        members.faults.report("a field of an element cannot have 'items'", at: node.position)
      }
      if ["array", "object", "geojson"].contains(field.typeName) {
        let text =
          "a field of an element cannot be of type '\(field.typeName)'; describe such values by 'jsonSchema'"
        members.faults.report(text, at: node.position)
      }
      rejectSeverityAndUniqueness(of: field.rules, at: node.position)
    }
    return fields
  }

  /// Reports a rule that compares records.
  static func refuseUniqueness(at position: DocumentPosition, _ faults: FaultCollector) {
    faults.report("'unique' compares records, and has no effect in 'items'", at: position)
  }

  /// Reports a rule that reads another field.
  static func refuseFileDigest(at position: DocumentPosition, _ faults: FaultCollector) {
    faults.report("'file-digest' reads another field, and has no effect in 'items'", at: position)
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
