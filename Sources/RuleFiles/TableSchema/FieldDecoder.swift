internal import Validation

/// Turns one field of a Table Schema into rules.
struct FieldDecoder {
  private static let known = [
    "name", "type", "format", "constraints", "missingValues", "title", "description", "example", "rdfType",
    "trueValues", "falseValues", "categories", "categoriesOrdered", "decimalChar", "groupChar", "bareNumber",
    "delimiter", "itemType",
  ]
  private static let allConstraints = [
    "required", "unique", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "pattern", "enum", "jsonSchema",
  ]

  private let members: Members
  private let missingValues: [String]
  private let context: RuleContext
  private var type = FieldType.any
  private var rules: [Rule] = []

  init(_ members: Members, missingValues: [String], in context: RuleContext) {
    self.members = members
    self.missingValues = missingValues
    self.context = context
  }

  mutating func decode(_ faults: inout [RuleFileFault]) -> RuleSet {
    members.refuseUnknown(besides: Self.known, in: "a field", onlySlips: true, &faults)
    members.refuseUnsupported(
      ["categories", "decimalChar", "groupChar", "bareNumber", "delimiter", "itemType"], &faults)
    let constraints = decodeConstraintMembers(&faults)
    guard let type = decodeType(&faults) else { return RuleSet([]) }
    self.type = type
    addType(&faults)
    if let constraints { decode(constraints, &faults) }
    let missing = RuleFileDecoder.missingValues(members, &faults) ?? missingValues
    return RuleSet(rules, missingValues: missing)
  }

  private func decodeType(_ faults: inout [RuleFileFault]) -> FieldType? {
    guard let node = members.object["type"]?.value else { return .any }
    guard let name = members.string("type", &faults) else { return nil }
    let names = FieldType.allCases.map(\.rawValue)
    guard let type = FieldType(rawValue: name) else {
      let hint = Suggestion.nearest(to: name, among: names).map { "; did you mean '\($0)'?" }
      let text =
        "there is no type \(Excerpt(name)) here" + (hint ?? "; it is one of \(names.joined(separator: ", "))")
      faults.append(.init(at: node.position, text))
      return nil
    }
    return type
  }

  private mutating func addType(_ faults: inout [RuleFileFault]) {
    let format = members.string("format", &faults) ?? "default"
    if !type.formats.contains(format), let node = members.object["format"]?.value {
      let text = "type '\(type.rawValue)' has no format \(Excerpt(format)) here; "
      faults.append(.init(at: node.position, text + "it is one of \(type.formats.joined(separator: ", "))"))
    }
    switch type {
    case .string where format == "email": add("email", EmailStrategy())
    case .string, .any: break
    case .integer: add("integer", IntegerStrategy())
    case .number: add("number", NumberStrategy(.tableSchema))
    case .date: add("date", DateStrategy())
    case .boolean: addBoolean(&faults)
    }
  }

  private mutating func addBoolean(_ faults: inout [RuleFileFault]) {
    let spellings = BooleanSpellings(members, &faults)
    add("boolean", BooleanStrategy(trueValues: spellings.true, falseValues: spellings.false))
  }

  private func decodeConstraintMembers(_ faults: inout [RuleFileFault]) -> Members? {
    guard let node = members.object["constraints"]?.value,
      let constraints = Members(node, "'constraints'", &faults)
    else { return nil }
    constraints.refuseUnknown(besides: Self.allConstraints, in: "'constraints'", onlySlips: false, &faults)
    constraints.refuseUnsupported(["unique", "jsonSchema"], &faults)
    return constraints
  }

  private mutating func decode(_ constraints: Members, _ faults: inout [RuleFileFault]) {
    for member in constraints.object.members where Self.allConstraints.contains(member.key) {
      guard !["unique", "jsonSchema"].contains(member.key) else { continue }
      guard type.constraints.contains(member.key) else {
        let text = "constraint '\(member.key)' does not go with type '\(type.rawValue)', which takes "
        let list = type.constraints.joined(separator: ", ")
        faults.append(.init(at: member.keyPosition, text + list))
        continue
      }
      if member.key == "required" {
        if constraints.boolean("required", &faults) == true {
          rules.append(Rule(name: "required", kind: .presence(.required)))
        }
      } else {
        let decoder = ConstraintDecoder(type: type, field: members)
        if let (name, strategy) = decoder.decode(member, &faults) { add(name, strategy) }
      }
    }
  }

  /// Adds a rule. Two bounds that follow each other are one: the number is read once, and what is none is told once.
  private mutating func add(_ name: String, _ strategy: any InputFieldValidationStrategy) {
    if let bound = strategy as? RangeStrategy, case .content(let last as RangeStrategy)? = rules.last?.kind,
      let range = last.joined(with: bound)
    {
      rules[rules.count - 1] = Rule(name: name, kind: .content(range))
    } else {
      rules.append(Rule(name: name, kind: .content(strategy)))
    }
  }
}
