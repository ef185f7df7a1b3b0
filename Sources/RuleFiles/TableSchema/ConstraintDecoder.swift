internal import Validation

/// Turns one constraint of a field into a strategy and the name of the rule that it is.
struct ConstraintDecoder {
  let type: FieldType
  let field: Members

  func decode(
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> (name: String, strategy: any InputFieldValidationStrategy)? {
    switch member.key {
    case "minLength": length(member, &faults).map { ("length", LengthStrategy($0...)) }
    case "maxLength": length(member, &faults).map { ("length", LengthStrategy(...$0)) }
    case "pattern": pattern(member, &faults).map { ("regex", $0) }
    case "enum": oneOf(member, &faults).map { ("one-of", $0) }
    default: bound(member, &faults)
    }
  }

  private func length(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> Int? {
    if case .number(let text) = member.value.content, let length = Int(digits: text), length < .max {
      return length
    }
    faults.append(.init(at: member.value.position, "'\(member.key)' is a whole number from 0 upwards"))
    return nil
  }

  private func pattern(_ member: DocumentMember, _ faults: inout [RuleFileFault]) -> RegexStrategy? {
    guard case .string(let pattern) = member.value.content else {
      faults.append(
        .init(at: member.value.position, "'pattern' is a string, not \(member.value.content.noun)"))
      return nil
    }
    do throws(PatternError) {
      return try RegexStrategy(pattern)
    } catch {
      faults.append(.init(at: member.value.position, error.description))
      return nil
    }
  }

  private func bound(
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> (name: String, strategy: any InputFieldValidationStrategy)? {
    guard let text = scalar(member.value) else { return fault(member, &faults) }
    if type == .date {
      guard let kind = DateBound.Kind(rawValue: member.key), let bound = DateBound(kind, text) else {
        return fault(member, &faults)
      }
      return ("range", DateStrategy(bounds: [bound]))
    }
    guard isOfType(text), let number = ExactDecimal(text) else { return fault(member, &faults) }
    let strategy =
      switch member.key {
      case "minimum": RangeStrategy(lower: .inclusive(number), grammar: .tableSchema)
      case "maximum": RangeStrategy(upper: .inclusive(number), grammar: .tableSchema)
      case "exclusiveMinimum": RangeStrategy(lower: .exclusive(number), grammar: .tableSchema)
      default: RangeStrategy(upper: .exclusive(number), grammar: .tableSchema)
      }
    return ("range", strategy)
  }

  private func fault(
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> (name: String, strategy: any InputFieldValidationStrategy)? {
    faults.append(.init(at: member.value.position, "'\(member.key)' of this field is \(type.noun)"))
    return nil
  }

  /// The values of an `enum`, compared as what they mean: numbers by value, booleans by any of their spellings.
  private func oneOf(
    _ member: DocumentMember, _ faults: inout [RuleFileFault]
  ) -> (any InputFieldValidationStrategy)? {
    guard case .array(let elements) = member.value.content, !elements.isEmpty else {
      faults.append(.init(at: member.value.position, "'enum' is an array of at least one value"))
      return nil
    }
    var texts: [String] = []
    for element in elements {
      guard let spellings = spellings(of: element) else {
        faults.append(.init(at: element.position, "a value of this 'enum' is \(type.noun)"))
        continue
      }
      texts += spellings
    }
    guard faults.isEmpty else { return nil }
    guard type == .integer || type == .number else { return OneOfStrategy(texts) }
    return OneOfNumbersStrategy(texts.compactMap { ExactDecimal($0) })
  }

  /// How the field writes booleans; what is wrong with that is the field's fault, noted there.
  private var spellings: BooleanSpellings {
    var noted: [RuleFileFault] = []
    return BooleanSpellings(field, &noted)
  }

  /// How a value may be written, or `nil` where it is none of the type.
  private func spellings(of element: DocumentNode) -> [String]? {
    switch (type, element.content) {
    case (.boolean, .boolean(let flag)): return flag ? spellings.true : spellings.false
    case (.boolean, .string(let text)):
      return [spellings.true, spellings.false].first { $0.contains(text) }
    case (.string, .string(let text)): return [text]
    case (.any, _), (.integer, _), (.number, _), (.date, _):
      guard let text = scalar(element), isOfType(text) else { return nil }
      return [text]
    default: return nil
    }
  }

  private func isOfType(_ text: String) -> Bool {
    switch type {
    case .integer: IntegerStrategy().verdict(on: text) == .valid
    case .number: ExactDecimal(text) != nil
    case .date: DateStrategy().verdict(on: text) == .valid
    case .string, .boolean, .any: true
    }
  }

  /// The text of a number or a string.
  private func scalar(_ node: DocumentNode) -> String? {
    switch node.content {
    case .number(let text), .string(let text): text
    default: nil
    }
  }
}
