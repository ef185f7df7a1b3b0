internal import JSONDocument
internal import RuleFiles

/// The rules over records that a JSON Schema has: which properties must be present where others are, or where they have some value.
struct JSONSchemaRecordRules {
  private enum Content {
    /// A property that must be present, by a rule with its argument.
    case presence(of: String, rule: String, argument: ConvertedNode)
    /// Alternatives of which one property each must be present.
    case group(rule: String, [String])
  }

  private var rules: [(content: Content, position: DocumentPosition)] = []
  /// The properties that are present where other ones are.
  private var dependences: [(present: String, required: String)] = []

  mutating func require(_ name: String, with other: String, at position: DocumentPosition) {
    dependences.append((other, name))
    rules.append((.presence(of: name, rule: "required-with", argument: .list([.text(other)])), position))
  }

  mutating func require(_ name: String, if condition: ConvertedNode, at position: DocumentPosition) {
    rules.append((.presence(of: name, rule: "required-if", argument: condition), position))
  }

  mutating func require(one names: [String], by rule: String, at position: DocumentPosition) {
    rules.append((.group(rule: rule, names), position))
  }

  /// Adds the properties that are present where required ones are.
  func complete(_ required: inout Set<String>) {
    var count = -1
    while count != required.count {
      count = required.count
      for (present, name) in dependences where required.contains(present) { required.insert(name) }
    }
  }

  /// Adds the rules to a table, without those that required fields always meet, and those that a rule file refuses to the losses.
  func add(to table: inout ConvertedTable, required: Set<String>, _ losses: inout ConversionLosses) {
    let texts = rules.compactMap { content, position in
      Self.text(of: content, required: required).map { ($0, position) }
    }
    func rule(_ members: [ConvertedNode.Member], _ number: Int) -> ConvertedNode {
      .object([.init("id", .text("rule-\(number)"))] + members)
    }
    var all = table
    all.rules = texts.enumerated().map { rule($0.element.0, $0.offset + 1) }
    guard all.fault != nil else {
      table = all
      return
    }
    for (members, position) in texts {
      var single = table
      single.rules = [rule(members, table.rules.count + 1)]
      if let fault = single.fault {
        losses.add("no rule over fields: \(fault)", at: position)
      } else {
        table.rules += single.rules
      }
    }
  }

  private static func text(of content: Content, required: Set<String>) -> [ConvertedNode.Member]? {
    switch content {
    case .presence(let name, let rule, let argument):
      if required.contains(name) { return nil }
      return [.init("at", .text(name)), .init(rule, argument)]
    case .group(let rule, let names):
      if rule == "at-least-one-of", names.contains(where: required.contains) { return nil }
      return [.init(rule, .list(names.map(ConvertedNode.text)))]
    }
  }
}
