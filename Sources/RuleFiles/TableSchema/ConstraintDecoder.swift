internal import Validation

/// Decodes one constraint of a field into a strategy and the name of its rule.
struct ConstraintDecoder {
  typealias NamedStrategy = (name: String, strategy: any InputFieldValidationStrategy)

  let meaning: FieldMeaning
  let faults: FaultCollector

  func decode(_ member: DocumentMember) -> NamedStrategy? {
    switch member.key {
    case "minLength": length(member).map { length in ("length", counted(from: length)) }
    case "maxLength": length(member).map { length in ("length", counted(to: length)) }
    case "pattern": pattern(member).map { ("regex", $0) }
    case "enum": oneOf(member).map { ("one-of", $0) }
    case "jsonSchema":
      schema(member.value).map { ("json-schema", JSONSchemaStrategy($0)) }
    default: bound(member)
    }
  }

  private func schema(_ node: DocumentNode) -> JSONSchemaChecker? {
    var decoder = JSONSchemaDecoder(node, of: .ruleFile, reportingTo: faults)
    return decoder.checker(of: [node])
  }

  private func counted(from minimum: Int = 0, to maximum: Int = .max) -> any InputFieldValidationStrategy {
    guard let collection = meaning.collection else {
      return maximum == .max ? LengthStrategy(minimum...) : LengthStrategy(...maximum)
    }
    return ItemCountStrategy(collection, minimum: minimum, maximum: maximum)
  }

  private func length(_ member: DocumentMember) -> Int? {
    if case .number(let text) = member.value.content, let length = Int(digits: text), length < .max {
      return length
    }
    faults.report("'\(member.key)' must be a whole number, 0 or greater", at: member.value.position)
    return nil
  }

  private func pattern(
    _ member: DocumentMember
  ) -> (any InputFieldValidationStrategy)? {
    guard case .string(let pattern) = member.value.content else {
      faults.report("'pattern' must be a string, not \(member.value.content.noun)", at: member.value.position)
      return nil
    }
    do throws(PatternError) {
      if meaning.isPython { return try RegexStrategy.inPython(pattern) }
      if let fault = XMLSchemaPattern.fault(in: pattern) {
        faults.report(fault, at: member.value.position)
        return nil
      }
      return try RegexStrategy(pattern)
    } catch {
      faults.report(error.description, at: member.value.position)
      return nil
    }
  }

  // MARK: - Bounds

  private func bound(_ member: DocumentMember) -> NamedStrategy? {
    guard let text = meaning.text(of: member.value), let strategy = bound(member.key, text) else {
      faults.report("'\(member.key)' of this field must be \(meaning.noun)", at: member.value.position)
      return nil
    }
    return ("range", strategy)
  }

  private func bound(_ key: String, _ text: String) -> (any InputFieldValidationStrategy)? {
    guard let kind = DateBound.Kind(rawValue: key) else { return nil }
    if let moment = meaning.moment {
      return moment.strategy(bound: kind, text)
    }
    if let duration = meaning.duration { return try? BoundStrategy(kind, text, of: duration) }
    guard let number = meaning.logicalType.decimal(ofText: text) else { return nil }
    let range =
      switch kind {
      case .minimum: RangeStrategy(lower: .inclusive(number), grammar: .tableSchema)
      case .maximum: RangeStrategy(upper: .inclusive(number), grammar: .tableSchema)
      case .exclusiveMinimum: RangeStrategy(lower: .exclusive(number), grammar: .tableSchema)
      case .exclusiveMaximum: RangeStrategy(upper: .exclusive(number), grammar: .tableSchema)
      }
    return meaning.spelling.strategy(range)
  }

  // MARK: - Choices

  private func oneOf(
    _ member: DocumentMember
  ) -> (any InputFieldValidationStrategy)? {
    guard case .array(let elements) = member.value.content, !elements.isEmpty else {
      faults.report("'enum' must be an array of at least one value", at: member.value.position)
      return nil
    }
    return ChoiceDecoder(meaning: meaning, what: "a value of this 'enum'", faults: faults).decode(elements)?
      .strategy
  }
}
