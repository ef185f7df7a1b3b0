internal import JSONDocument
internal import RuleFiles

/// The rules over several fields of a rule file, as keywords of a JSON Schema of an object.
struct RecordRulesWriter {
  private(set) var members: [ConvertedNode.Member] = []

  init(_ root: DocumentObject, _ losses: inout ConversionLosses) {
    var all: [ConvertedNode] = []
    for rule in root.objects("rules") {
      if rule.text("severity") != "warning", rule["when"] == nil, rule["limits"] == nil,
        let schema = Self.schema(rule)
      {
        all.append(schema)
      } else {
        let position = rule.members.first?.keyPosition ?? DocumentPosition(line: 1, column: 1, offset: 0)
        let name = rule.text("id").map { " '\($0)'" } ?? ""
        losses.add(
          "the rule\(name) over records cannot be said in \(JSONSchemaWriter.language)", at: position)
      }
    }
    if all.count == 1, case .object(let only) = all[0] {
      members = only
    } else if !all.isEmpty {
      members = [.init("allOf", .list(all))]
    }
  }

  private static func schema(_ rule: DocumentObject) -> ConvertedNode? {
    if rule["at-least-one-of"] != nil {
      return .object([.init("anyOf", alternatives(rule.texts("at-least-one-of")))])
    }
    if rule["exactly-one-of"] != nil {
      return .object([.init("oneOf", alternatives(rule.texts("exactly-one-of")))])
    }
    guard let field = rule.text("at") else { return nil }
    if rule["required-with"] != nil {
      let others = rule.texts("required-with")
      return .object([.init("dependentRequired", .object(others.map { .init($0, .list([.text(field)])) }))])
    }
    guard case .object(let condition)? = rule["required-if"]?.value.content, let test = test(condition) else {
      return nil
    }
    return .object([.init("if", test), .init("then", .object([required([field])]))])
  }

  private static func alternatives(_ names: [String]) -> ConvertedNode {
    .list(names.map { .object([required([$0])]) })
  }

  private static func required(_ names: [String]) -> ConvertedNode.Member {
    .init("required", .list(names.map { .text($0) }))
  }

  /// Returns the schema of objects for which a condition on one field is true; `nil` for another condition.
  private static func test(_ condition: DocumentObject) -> ConvertedNode? {
    guard let name = condition.text("field"), condition.members.count == 2 else { return nil }
    if case .boolean(true)? = condition["present"]?.value.content { return .object([required([name])]) }
    guard let value = condition["is"]?.value else { return nil }
    let values: ConvertedNode.Member
    if case .array(let elements) = value.content {
      values = .init("enum", .list(elements.map { $0.convertedValue }))
    } else {
      values = .init("const", value.convertedValue)
    }
    return .object([.init("properties", .object([.init(name, .object([values]))])), required([name])])
  }
}
