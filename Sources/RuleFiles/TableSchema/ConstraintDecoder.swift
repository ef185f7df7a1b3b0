internal import Validation

/// Decodes one constraint of a field into a strategy and the name of its rule.
struct ConstraintDecoder {
  typealias NamedStrategy = (name: String, strategy: any InputFieldValidationStrategy)

  let meaning: FieldMeaning

  func decode(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> NamedStrategy? {
    switch member.key {
    case "minLength": length(member, &faults).map { length in ("length", counted(from: length)) }
    case "maxLength": length(member, &faults).map { length in ("length", counted(to: length)) }
    case "pattern": pattern(member, &faults).map { ("regex", $0) }
    case "enum": oneOf(member, &faults).map { ("one-of", $0) }
    case "jsonSchema":
      JSONSchemaDecoder.decode(member.value, &faults).map { ("json-schema", JSONSchemaStrategy($0)) }
    default: bound(member, &faults)
    }
  }

  private func counted(from minimum: Int = 0, to maximum: Int = .max) -> any InputFieldValidationStrategy {
    guard let collection = meaning.collection else {
      return maximum == .max ? LengthStrategy(minimum...) : LengthStrategy(...maximum)
    }
    return ItemCountStrategy(collection, minimum: minimum, maximum: maximum)
  }

  private func length(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> Int? {
    if case .number(let text) = member.value.content, let length = Int(digits: text), length < .max {
      return length
    }
    faults.append(.init(at: member.value.position, "'\(member.key)' must be a whole number, 0 or greater"))
    return nil
  }

  private func pattern(
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> (any InputFieldValidationStrategy)? {
    guard case .string(let pattern) = member.value.content else {
      faults.append(
        .init(at: member.value.position, "'pattern' must be a string, not \(member.value.content.noun)"))
      return nil
    }
    do throws(PatternError) {
      if meaning.isPython { return try RegexStrategy.inPython(pattern) }
      if let fault = XMLSchemaPattern.fault(in: pattern) {
        faults.append(.init(at: member.value.position, fault))
        return nil
      }
      return try RegexStrategy(pattern)
    } catch {
      faults.append(.init(at: member.value.position, error.description))
      return nil
    }
  }

  // MARK: - Bounds

  private func bound(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> NamedStrategy? {
    guard let text = meaning.text(of: member.value), let strategy = bound(member.key, text) else {
      faults.append(.init(at: member.value.position, "'\(member.key)' of this field must be \(meaning.noun)"))
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
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> (any InputFieldValidationStrategy)? {
    guard case .array(let elements) = member.value.content, !elements.isEmpty else {
      faults.append(.init(at: member.value.position, "'enum' must be an array of at least one value"))
      return nil
    }
    return ChoiceDecoder(meaning: meaning, what: "a value of this 'enum'").decode(elements, &faults)?.strategy
  }
}
