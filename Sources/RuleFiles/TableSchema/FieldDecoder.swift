internal import Validation

/// A decoder of one field of a Table Schema.
struct FieldDecoder {
  static let known =
    [
      "name", "type", "format", "constraints", "missingValues", "title", "description", "example", "rdfType",
      "trueValues", "falseValues", "categories", "categoriesOrdered", "decimalChar", "groupChar",
      "bareNumber",
      "delimiter", "itemType", "normalize",
    ] + FieldAdditions.known
  static let allConstraints = [
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
    _ members: Members, missingValues: [String], additions: FieldAdditions, in context: RuleContext,
    _ compatibility: Compatibility
  ) {
    self.members = members
    self.missingValues = missingValues
    self.additions = additions
    self.context = context
    self.compatibility = compatibility
  }

  /// Returns the field, or `nil` if its type is faulty.
  mutating func decode() -> DecodedField? {
    let constraints = decodeConstraintMembers()
    let normalization = NormalizationDecoder.decode(members)
    let missing = RuleFileDecoder.missingValues(members) ?? missingValues
    let decoder = FieldMeaningDecoder(members: members, compatibility: compatibility)
    guard let meaning = decoder.decode() else {
      // The constraints that every type allows are still decoded, to report their faults.
      for key in ["required", "unique"] { _ = constraints?.boolean(key) }
      return nil
    }
    TypeProperty.rejectForeign(members, to: meaning.type)
    if let (name, strategy) = meaning.rule {
      let key = name == meaning.type.rawValue ? "type" : "format"
      add(name, strategy, of: key, at: members.object[key] ?? members.object["type"])
    }
    let categories = CategoriesDecoder(members: members, meaning: meaning)
    if let strategy = categories.decode() {
      add("one-of", strategy, of: "categories", at: members.object["categories"])
    }
    if let constraints { decode(constraints, meaning) }
    return DecodedField(
      members: members, meaning: meaning, rules: additions.complete(rules), missingValues: missing,
      normalization: normalization)
  }

  private func decodeConstraintMembers() -> Members? {
    guard let node = members.object["constraints"]?.value,
      let constraints = Members(node, as: "'constraints'", reportingTo: members.faults)
    else { return nil }
    constraints.rejectUnknown(besides: Self.allConstraints, in: "'constraints'")
    return constraints
  }

  private mutating func decode(
    _ constraints: Members, _ meaning: FieldMeaning
  ) {
    let allowed = meaning.type.constraints(compatibility)
    for member in constraints.object.members where Self.allConstraints.contains(member.key) {
      guard allowed.contains(member.key) else {
        let text = "constraint '\(member.key)' is not for type '\(meaning.type.rawValue)', which allows "
        members.faults.report(text + allowed.joined(separator: ", "), at: member.keyPosition)
        continue
      }
      if member.key == "required" {
        if constraints.boolean("required") == true {
          rules.append(
            .init(
              key: member.key, position: member.keyPosition, value: member.value,
              rule: Rule(name: "required", kind: .presence(.required))))
        }
      } else if member.key == "unique" {
        if constraints.boolean("unique") == true {
          rules.append(
            .init(
              key: member.key, position: member.keyPosition, value: member.value,
              rule: Rule(name: "unique", kind: .uniqueness)))
        }
      } else {
        let decoder = ConstraintDecoder(meaning: meaning, faults: members.faults)
        if let (name, strategy) = decoder.decode(member) { add(name, strategy, of: member.key, at: member) }
      }
    }
  }

  /// Returns the text of a constraint with its key, as reports show it; `nil` for a type or format, which the rule's name says.
  private func argument(of key: String, _ member: DocumentMember?) -> String? {
    guard key != "type", key != "format" else { return nil }
    return member?.value.shownText.map { "\(key) \($0)" }
  }

  /// Adds the rule of a member of the field or of its constraints.
  private mutating func add(
    _ name: String, _ strategy: any InputFieldValidationStrategy, of key: String, at member: DocumentMember?
  ) {
    rules.append(
      .init(
        key: key, position: member?.keyPosition ?? members.position, value: member?.value,
        rule: Rule(name: name, argument: argument(of: key, member), kind: .content(strategy))))
  }
}
