internal import Bytes
internal import Validation

extension PatternLanguage {
  /// Creates the texts that a strategy accepts; `nil` if no language bounds them.
  ///
  /// The texts are well-formed UTF-8.
  init?(of strategy: any InputFieldValidationStrategy, _ characters: PatternCharacters) {
    switch strategy {
    case let regex as RegexStrategy: self.init(regex.pattern, options: regex.options, characters)
    case let not as NotRegexStrategy:
      self = PatternLanguage(not.part.pattern, options: not.part.options, characters).complement
    case let length as LengthStrategy where length.unit == .scalars:
      self.init(.length(from: length.minimum, to: length.maximum == .max ? nil : length.maximum))
    case let list as OneOfStrategy where list.choices.count <= Self.wordCount:
      self.init(.words(list.choices, ignoringCase: list.ignoresCase))
    case let list as NoneOfStrategy where list.values.count <= Self.wordCount:
      self.init(.complement(.words(list.values, ignoringCase: list.ignoresCase)))
    case let equal as EqualsStrategy: self.init(.words([equal.text]))
    case let boolean as BooleanStrategy: self.init(.words(boolean.trueValues + boolean.falseValues))
    case is IntegerStrategy: self.init(#"[+-]?[0-9]+"#, characters)
    case let part as SubstringStrategy: self.init(Self.texts(of: part))
    case let not as NotStrategy:
      guard let part = PatternLanguage(of: not.part, characters) else { return nil }
      self = part.complement
    case let choice as AnyStrategy:
      let parts = choice.parts.compactMap { PatternLanguage(of: $0, characters) }
      guard parts.count == choice.parts.count else { return nil }
      self = .union(parts)
    case is CountryStrategy, is CurrencyStrategy:
      self.init(.words(strategy.listedTexts ?? []))
    default:
      if let pattern = StrategyPattern.of(strategy) {
        self.init(pattern, characters)
      } else if let bounds = StrategyBounds(of: strategy) {
        self.init(
          lower: bounds.lower.map { PatternLanguage($0, characters).lower } ?? .nothing,
          upper: PatternLanguage(bounds.upper, characters).upper, isExact: false)
      } else {
        return nil
      }
    }
  }

  /// The maximum number of words of a list that becomes a language: each may be the beginning of the next, and so a level of a tree.
  static let wordCount = 2_000

  private static func texts(of strategy: SubstringStrategy) -> Language {
    let text = Language(strategy.text)
    let found =
      switch strategy.part {
      case .anywhere: Language.sequence([.anything, text, .anything])
      case .start: Language.sequence([text, .anything])
      case .end: Language.sequence([.anything, text])
      }
    return strategy.isForbidden ? .complement(found) : found
  }
}

extension Language {
  /// The texts of a list, perhaps with other cases of the letters of ASCII.
  static func words(_ words: [String], ignoringCase ignoresCase: Bool) -> Language {
    guard ignoresCase else { return .words(words) }
    return .union(
      words.map { word in
        .sequence(
          word.unicodeScalars.map { scalar in
            guard scalar.isASCII, scalar.properties.isAlphabetic else { return .set(ScalarSet(scalar)) }
            return .set(ScalarSet([scalar, Unicode.Scalar(UInt8(scalar.value) ^ 0x20)]))
          })
      })
  }
}
