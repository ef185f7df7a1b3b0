internal import Bytes
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// A field of a rule file that is written in another language.
struct WrittenField {
  let object: DocumentObject
  let name: String
  let type: String
  /// The format; `nil` for the default one.
  let format: String?
  let position: DocumentPosition
  private(set) var constraints: [DocumentMember] = []
  private(set) var rules: [WrittenRule] = []

  /// - Parameter losses: Receives what is left out because it only warns.
  init(_ object: DocumentObject, _ losses: inout ConversionLosses) {
    self.object = object
    name = object.text("name") ?? ""
    type = object.text("type") ?? "any"
    let format = object.text("format")
    self.format = format == "default" ? nil : format
    position =
      object["name"]?.keyPosition ?? object.members.first?.keyPosition
      ?? DocumentPosition(line: 1, column: 1, offset: 0)
    if case .object(let constraints) = object["constraints"]?.value.content {
      self.constraints = constraints.members
    }
    if case .array(let nodes) = object["rules"]?.value.content {
      rules = nodes.compactMap { WrittenRule($0) }
    }
    if object.text("severity") == "warning" {
      let all = constraints.map(\.keyPosition) + rules.map(\.position)
      for position in all { losses.add(Self.ofWarning, at: position) }
      (constraints, rules) = ([], [])
    }
    for rule in rules where rule.isWarning { losses.add(Self.ofWarning, at: rule.position) }
    rules.removeAll(where: \.isWarning)
  }

  private static let ofWarning = "what only warns is left out, since it would be an error there"

  /// Whether the field has a constraint that is true or false, and it is true.
  func isTrue(_ key: String) -> Bool {
    if case .boolean(true)? = constraints.first(where: { $0.key == key })?.value.content {
      true
    } else {
      false
    }
  }

  /// Returns a value of the field by its meaning: a number or a truth value where its type is one; `nil` if JSON has none such.
  func value(_ node: DocumentNode) -> ConvertedNode? {
    guard let text = node.shownScalar else { return node.convertedValue }
    switch type {
    case "integer", "number", "year": return ConvertedNode(number: text)
    case "boolean":
      let (trues, falses) = (object.texts("trueValues"), object.texts("falseValues"))
      if (trues.isEmpty ? BooleanStrategy.defaultTrueValues : trues).contains(text) { return .yes }
      return (falses.isEmpty ? BooleanStrategy.defaultFalseValues : falses).contains(text)
        ? .literal("false") : nil
    case "any": return node.convertedValue
    default: return .text(text)
    }
  }

  /// Returns the values of a list by their meaning, each once; `nil` if one has none.
  func values(_ nodes: [DocumentNode]) -> [ConvertedNode]? {
    var all: [ConvertedNode] = []
    for node in nodes {
      guard let value = value(node) else { return nil }
      if !all.contains(value) { all.append(value) }
    }
    return all
  }

  /// Whether values are numbers.
  var isOfNumbers: Bool { type == "integer" || type == "number" }

  /// The keys of a field that say nothing of what is valid, or are for forms.
  static let annotations: Set<String> = [
    "name", "type", "format", "title", "description", "example", "constraints", "rules", "severity",
    "messages",
    "placeholder", "assistiveText", "control", "autocomplete", "texts", "rdfType", "file", "dependsOn",
  ]

  /// Adds the keys of the field that a language does not have, besides some.
  func addOthers(than known: Set<String>, of language: String, to losses: inout ConversionLosses) {
    for member in object.members where !known.contains(member.key) && !Self.annotations.contains(member.key) {
      losses.add("'\(member.key)' of a field cannot be said in \(language)", at: member.keyPosition)
    }
  }
}

/// A rule of a field that is written in another language.
struct WrittenRule {
  let name: String
  /// The argument as a text; `nil` for none, or an object or a list.
  let text: String?
  /// The argument where it is an object or a list.
  let node: DocumentNode?
  let position: DocumentPosition
  let isWarning: Bool

  /// The members of a rule that are no rule.
  private static let others: Set<String> = ["severity", "message", "messages", "limits", "id"]

  init?(_ node: DocumentNode) {
    position = node.position
    if let spelling = node.shownScalar {
      let (head, tail) = spelling.split(atFirst: UInt8(ascii: ":"))
      (name, text, self.node, isWarning) = (head, tail, nil, false)
      return
    }
    guard case .object(let object) = node.content,
      let member = object.members.first(where: { !Self.others.contains($0.key) })
    else { return nil }
    name = member.key
    if case .boolean(true) = member.value.content { text = nil } else { text = member.value.shownScalar }
    self.node = text == nil ? member.value : nil
    isWarning = object.text("severity") == "warning" || object["limits"] != nil
  }

  /// The bounds of an argument such as `2..5`, or of an object with `min` and `max`; `nil` for anything else.
  var range: (least: String?, most: String?)? {
    if let text {
      guard let dots = text.range(of: "..") else { return (text, text) }
      let (least, most) = (String(text[..<dots.lowerBound]), String(text[dots.upperBound...]))
      return (least.isEmpty ? nil : least, most.isEmpty ? nil : most)
    }
    guard case .object(let object)? = node?.content,
      object.members.allSatisfy({ ["min", "max"].contains($0.key) })
    else { return nil }
    return (object.text("min"), object.text("max"))
  }

  /// The bounds of an argument that are whole numbers without a unit; `nil` for anything else.
  var lengths: (least: String?, most: String?)? {
    guard let range, [range.least, range.most].allSatisfy({ $0.map { Int(digits: $0) != nil } ?? true })
    else {
      return nil
    }
    return range
  }

  /// Returns the constraints of a field that mean the same; `nil` if there are none, or JSON cannot write a number of them.
  func constraints(of field: WrittenField) -> [ConvertedNode.Member]? {
    let isText = field.type == "string"
    switch name {
    case "length" where isText:
      return lengths.flatMap { Self.numbers(("minLength", $0.least), ("maxLength", $0.most)) }
    case "range" where field.isOfNumbers:
      return range.flatMap { Self.numbers(("minimum", $0.least), ("maximum", $0.most)) }
    case "multiple-of" where field.isOfNumbers: return text.flatMap { Self.numbers(("multipleOf", $0)) }
    case "one-of" where isText: return values.map { [.init("enum", .list($0.map { .text($0) }))] }
    default: return nil
    }
  }

  private static func numbers(_ texts: (key: String, text: String?)...) -> [ConvertedNode.Member]? {
    var members: [ConvertedNode.Member] = []
    for (key, text) in texts {
      guard let text else { continue }
      guard let number = ConvertedNode(number: text) else { return nil }
      members.append(.init(key, number))
    }
    return members
  }

  /// The values of a list; `nil` for anything else, and if the case of letters does not matter (`(?i)`).
  var values: [String]? {
    var values = text?.split(atEach: UInt8(ascii: ","))
    if case .array(let elements)? = node?.content { values = elements.compactMap(\.shownScalar) }
    return values?.first?.utf8.starts(with: "(?i)".utf8) == true ? nil : values
  }

  /// What is said of a rule that another language does not have.
  func loss(in language: String) -> String { "the rule '\(name)' cannot be said in \(language)" }
}

extension String {
  /// Returns the range of the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].utf8.starts(with: text.utf8) {
        return start..<utf8.index(start, offsetBy: text.utf8.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
