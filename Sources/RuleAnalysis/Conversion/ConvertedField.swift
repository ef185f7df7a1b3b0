/// A field that is being converted from another language.
struct ConvertedField {
  let name: String
  var type = "any"
  /// The other keys before the constraints, in order.
  private(set) var properties: [RuleText.Member] = []
  private(set) var constraints: [RuleText.Member] = []
  private(set) var rules: [RuleText] = []

  init(_ name: String) { self.name = name }

  mutating func set(_ key: String, _ value: RuleText) {
    properties.removeAll { $0.key == key }
    properties.append(.init(key: key, value: value))
  }

  /// Sets a constraint, in place of one with the same name.
  mutating func constrain(_ key: String, _ value: RuleText) {
    constraints.removeAll { $0.key == key }
    constraints.append(.init(key: key, value: value))
  }

  /// Adds a rule of the catalog, unless the field has it.
  mutating func add(_ rule: RuleText) {
    if !rules.contains(rule) { rules.append(rule) }
  }

  func constraint(_ key: String) -> RuleText? { constraints.first { $0.key == key }?.value }

  /// The field as an element of a list in YAML.
  var document: String {
    var lines = ["  - name: \(YAMLText.scalar(name))", "type: \(type)"]
    lines += properties.map { "\($0.key): \($0.value.line)" }
    if !constraints.isEmpty { lines.append("constraints: \(RuleText.object(constraints).line)") }
    if !rules.isEmpty { lines.append("rules: \(RuleText.list(rules).line)") }
    return lines.joined(separator: "\n    ") + "\n"
  }
}
