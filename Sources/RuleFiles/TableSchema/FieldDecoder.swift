internal import Validation

/// A decoder of one field of a Table Schema.
struct FieldDecoder {
  private static let known =
    [
      "name", "type", "format", "constraints", "missingValues", "title", "description", "example", "rdfType",
      "trueValues", "falseValues", "categories", "categoriesOrdered", "decimalChar", "groupChar",
      "bareNumber",
      "delimiter", "itemType", "normalize",
    ] + FieldAdditions.known
  private static let allConstraints = [
    "required", "unique", "minLength", "maxLength", "minimum", "maximum", "exclusiveMinimum",
    "exclusiveMaximum", "pattern", "enum", "jsonSchema",
  ]

  private let members: Members
  private let missingValues: [String]
  private let additions: FieldAdditions
  private let context: RuleContext
  private let compatibility: Compatibility
  private var rules: [DecodedField.PlacedRule] = []

  init(
    _ members: Members, missingValues: [String], _ additions: FieldAdditions, in context: RuleContext,
    _ compatibility: Compatibility
  ) {
    self.members = members
    self.missingValues = missingValues
    self.additions = additions
    self.context = context
    self.compatibility = compatibility
  }

  /// Returns the field, or `nil` if its type is faulty.
  mutating func decode(_ faults: inout [RuleFileFault]) -> DecodedField? {
    members.rejectUnknown(besides: Self.known, in: "a field", onlySlips: true, &faults)
    let constraints = decodeConstraintMembers(&faults)
    let normalization = NormalizationDecoder.decode(members, &faults)
    let missing = RuleFileDecoder.missingValues(members, &faults) ?? missingValues
    let decoder = FieldMeaningDecoder(members: members, compatibility: compatibility)
    guard let meaning = decoder.decode(&faults) else {
      // The constraints that every type allows are still decoded, to report their faults.
      for key in ["required", "unique"] { _ = constraints?.boolean(key, &faults) }
      return nil
    }
    if let (name, strategy) = meaning.rule {
      let key = name == meaning.type.rawValue ? "type" : "format"
      add(name, strategy, key, members.object[key] ?? members.object["type"])
    }
    let categories = CategoriesDecoder(members: members, meaning: meaning)
    if let strategy = categories.decode(&faults) {
      add("one-of", strategy, "categories", members.object["categories"])
    }
    if let constraints { decode(constraints, meaning, &faults) }
    return DecodedField(
      members: members, meaning: meaning, rules: additions.complete(rules, &faults), missingValues: missing,
      normalization: normalization)
  }

  private func decodeConstraintMembers(_ faults: inout [RuleFileFault]) -> Members? {
    guard let node = members.object["constraints"]?.value,
      let constraints = Members(node, "'constraints'", &faults)
    else { return nil }
    constraints.rejectUnknown(besides: Self.allConstraints, in: "'constraints'", onlySlips: false, &faults)
    return constraints
  }

  private mutating func decode(
    _ constraints: Members, _ meaning: FieldMeaning, _ faults: inout [RuleFileFault]
  ) {
    let allowed = meaning.type.constraints(compatibility)
    for member in constraints.object.members where Self.allConstraints.contains(member.key) {
      guard allowed.contains(member.key) else {
        let text = "constraint '\(member.key)' is not for type '\(meaning.type.rawValue)', which allows "
        faults.append(.init(at: member.keyPosition, text + allowed.joined(separator: ", ")))
        continue
      }
      if member.key == "required" {
        if constraints.boolean("required", &faults) == true {
          rules.append(
            .init(
              key: member.key, position: member.keyPosition, value: member.value,
              rule: Rule(name: "required", kind: .presence(.required))))
        }
      } else if member.key == "unique" {
        if constraints.boolean("unique", &faults) == true {
          rules.append(
            .init(
              key: member.key, position: member.keyPosition, value: member.value,
              rule: Rule(name: "unique", kind: .uniqueness)))
        }
      } else {
        let decoder = ConstraintDecoder(meaning: meaning)
        if let (name, strategy) = decoder.decode(member, &faults) { add(name, strategy, member.key, member) }
      }
    }
  }

  /// Adds the rule of a member of the field or of its constraints.
  private mutating func add(
    _ name: String, _ strategy: any InputFieldValidationStrategy, _ key: String, _ member: DocumentMember?
  ) {
    rules.append(
      .init(
        key: key, position: member?.keyPosition ?? members.position, value: member?.value,
        rule: Rule(name: name, kind: .content(strategy))))
  }
}
