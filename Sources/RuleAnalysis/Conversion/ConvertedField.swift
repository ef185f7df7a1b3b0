internal import JSONDocument
internal import RuleFiles

/// A field that is being converted from another language.
struct ConvertedField {
  let name: String
  var type = "any"
  /// The other keys before the constraints, in order.
  private(set) var properties: [RuleText.Member] = []
  private(set) var constraints: [RuleText.Member] = []
  private(set) var rules: [RuleText] = []

  /// The place in the document that is converted.
  let position: DocumentPosition

  init(_ name: String, at position: DocumentPosition) {
    self.name = name
    self.position = position
  }

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

  /// Removes the synonyms that are names already, and adds the others to the names.
  mutating func keepSynonyms(not names: inout Set<String>) {
    guard case .list(let synonyms)? = properties.first(where: { $0.key == "synonyms" })?.value else { return }
    let kept = synonyms.filter { names.insert($0.line).inserted }
    properties.removeAll { $0.key == "synonyms" }
    if !kept.isEmpty { set("synonyms", .list(kept)) }
  }

  func constraint(_ key: String) -> RuleText? { constraints.first { $0.key == key }?.value }

  /// Returns the field with those of its parts that a rule file accepts together, and adds the others to the losses.
  func accepted(_ losses: inout ConversionLosses) -> ConvertedField {
    if fault == nil { return self }
    var field = ConvertedField(name, at: position)
    field.type = type
    field.properties = properties
    if field.fault != nil {
      field.properties = properties.filter { ["title", "description"].contains($0.key) }
    }
    func keep(_ changed: ConvertedField) {
      if let fault = changed.fault { losses.add(fault, at: position) } else { field = changed }
    }
    for constraint in constraints {
      var changed = field
      changed.constraints.append(constraint)
      keep(changed)
    }
    for rule in rules {
      var changed = field
      changed.rules.append(rule)
      keep(changed)
    }
    return field
  }

  /// The first fault of a rule file with this field alone; `nil` if it has none.
  private var fault: String? {
    do throws(RuleFileError) {
      _ = try RuleFile(Array("fields:\n\(document)".utf8))
      return nil
    } catch { return error.faults[0].message }
  }

  /// The field as an element of a list in YAML.
  var document: String {
    var lines = ["  - name: \(YAMLText.scalar(name))", "type: \(type)"]
    lines += properties.map { "\($0.key): \($0.value.line)" }
    if !constraints.isEmpty { lines.append("constraints: \(RuleText.object(constraints).line)") }
    if !rules.isEmpty { lines.append("rules: \(RuleText.list(rules).line)") }
    return lines.joined(separator: "\n    ") + "\n"
  }
}
