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
  private let compatibility: Compatibility
  private var rules: [Rule] = []
  /// What the values of the field mean.
  private(set) var logicalType: any LogicalType = TextType()

  init(
    _ members: Members, missingValues: [String], in context: RuleContext, _ compatibility: Compatibility
  ) {
    self.members = members
    self.missingValues = missingValues
    self.context = context
    self.compatibility = compatibility
  }

  mutating func decode(_ faults: inout [RuleFileFault]) -> RuleSet {
    members.refuseUnknown(besides: Self.known, in: "a field", onlySlips: true, &faults)
    let constraints = decodeConstraintMembers(&faults)
    let decoder = FieldMeaningDecoder(members: members, compatibility: compatibility)
    guard let meaning = decoder.decode(&faults) else { return RuleSet([]) }
    logicalType = meaning.logicalType
    if let (name, strategy) = meaning.rule { add(name, strategy) }
    let categories = CategoriesDecoder(members: members, meaning: meaning)
    if let strategy = categories.decode(&faults) { add("one-of", strategy) }
    if let constraints { decode(constraints, meaning, &faults) }
    let missing = RuleFileDecoder.missingValues(members, &faults) ?? missingValues
    return RuleSet(rules, missingValues: missing)
  }

  private func decodeConstraintMembers(_ faults: inout [RuleFileFault]) -> Members? {
    guard let node = members.object["constraints"]?.value,
      let constraints = Members(node, "'constraints'", &faults)
    else { return nil }
    constraints.refuseUnknown(besides: Self.allConstraints, in: "'constraints'", onlySlips: false, &faults)
    constraints.refuseUnsupported(["unique"], &faults)
    return constraints
  }

  private mutating func decode(
    _ constraints: Members, _ meaning: FieldMeaning, _ faults: inout [RuleFileFault]
  ) {
    let allowed = meaning.type.constraints(compatibility)
    for member in constraints.object.members where Self.allConstraints.contains(member.key) {
      guard member.key != "unique" else { continue }
      guard allowed.contains(member.key) else {
        let text = "constraint '\(member.key)' does not go with type '\(meaning.type.rawValue)', which takes "
        faults.append(.init(at: member.keyPosition, text + allowed.joined(separator: ", ")))
        continue
      }
      if member.key == "required" {
        if constraints.boolean("required", &faults) == true {
          rules.append(Rule(name: "required", kind: .presence(.required)))
        }
      } else {
        let decoder = ConstraintDecoder(meaning: meaning)
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
