internal import JSONDocument

/// A field that is being converted from another language.
struct ConvertedField {
  let name: String
  var type = "any"
  /// The other keys before the constraints, in order.
  private(set) var properties: [ConvertedNode.Member] = []
  private(set) var constraints: [ConvertedNode.Member] = []
  private(set) var rules: [ConvertedNode] = []
  /// The place in the document that is converted.
  let position: DocumentPosition

  init(_ name: String, at position: DocumentPosition) {
    self.name = name
    self.position = position
  }

  mutating func set(_ key: String, _ value: ConvertedNode) {
    properties.removeAll { $0.key == key }
    properties.append(.init(key, value))
  }

  /// Sets a constraint, in place of one with the same name.
  mutating func constrain(_ key: String, _ value: ConvertedNode) {
    constraints.removeAll { $0.key == key }
    constraints.append(.init(key, value))
  }

  /// Adds a rule of the catalog, unless the field has it.
  mutating func add(_ rule: ConvertedNode) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  func constraint(_ key: String) -> ConvertedNode? { constraints.first { $0.key == key }?.value }

  /// Returns the field with those of its parts that a rule file accepts together, and adds the others to the losses.
  func accepted(_ losses: inout ConversionLosses) -> ConvertedField {
    if ConvertedTable.fault(of: "fields:\n\(document)") == nil { return self }
    var field = ConvertedField(name, at: position)
    field.type = type
    func keep(_ add: (inout ConvertedField) -> Void) {
      var changed = field
      add(&changed)
      if let fault = ConvertedTable.fault(of: "fields:\n\(changed.document)") {
        losses.add(fault, at: position)
      } else {
        field = changed
      }
    }
    for property in properties { keep { $0.properties.append(property) } }
    for constraint in constraints { keep { $0.constraints.append(constraint) } }
    for rule in rules { keep { $0.rules.append(rule) } }
    return field
  }

  /// The field as an element of a list in YAML.
  var document: String {
    var lines = ["  - name: \(YAMLText.scalar(name))", "type: \(type)"]
    lines += properties.map { "\($0.key): \($0.value.line)" }
    if !constraints.isEmpty { lines.append("constraints: \(ConvertedNode.object(constraints).line)") }
    if !rules.isEmpty { lines.append("rules: \(ConvertedNode.list(rules).line)") }
    return lines.joined(separator: "\n    ") + "\n"
  }
}
