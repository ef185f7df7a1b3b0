internal import Bytes
internal import JSONDocument
internal import Validation

/// A search for a text that meets requirements.
struct TextSearch {
  /// A requirement of a text: to be in a language, or whether a format accepts it.
  enum Atom {
    case language(PatternLanguage)
    case format(JSONSchema.Format, isValid: Bool)
  }

  /// The most formats without a language, whose combinations are exponentially many.
  private static let maximumFormats = 6
  /// The number of texts of a language that are tried.
  private static let triedTexts = 48

  let requirements: ValueRequirements
  let characters: PatternCharacters

  var outcome: ValueSearch.Outcome {
    let reading = SchemaReading<Atom>(kind: .string, own: { schema, _, isValid in formula(schema, isValid) })
    guard let formula = reading.formula(requirements) else { return .unknown }
    var formats: [String: JSONSchema.Format] = [:]
    formula.collect(&formats)
    guard formats.count <= Self.maximumFormats else { return .unknown }
    let names = formats.keys.ordered { $0 < $1 }
    return .first(among: 0..<(1 << names.count)) { combination in
      let valid = Set(names.indices.filter { combination >> $0 & 1 == 1 }.map { names[$0] })
      let bounds = names.compactMap { name in
        FormatTexts.language(of: name, characters).map { valid.contains(name) ? $0 : $0.complement }
      }
      return text(in: .intersection([formula.language(where: valid)] + bounds), ofFormats: valid)
    }
  }

  /// Returns a text of a language that meets the requirements.
  ///
  /// - Parameter formats: The formats that must accept it; those of the formula without these must not.
  private func text(in language: PatternLanguage, ofFormats formats: Set<String>) -> ValueSearch.Outcome {
    var search = LanguageSearch(over: [language.upper])
    switch search.shortest(in: [language.upper]) {
    case .none: return .none
    case .found(let text):
      let json = text.asJSON
      if requirements.accept(json) { return .found(json) }
    case .exhausted: break
    }
    let ofLanguage = language.upper.texts(upTo: Self.triedTexts)
    let outcome = requirements.first(of: ofLanguage.texts.map(\.asJSON))
    if case .found = outcome { return outcome }
    if ofLanguage.areAll { return outcome }
    let examples = FormatTexts.usual + formats.ordered { $0 < $1 }.flatMap(FormatTexts.examples)
    let example = requirements.first(of: examples.map(\.asJSON))
    guard example == .none else { return example }
    let all = LanguageStates([language.upper])?.texts(atMost: FieldRules.listedCount)
    return all.map { requirements.first(of: $0.map(\.asJSON)) } ?? .unknown
  }

  private func formula(_ schema: JSONSchema, _ isValid: Bool) -> SchemaFormula<Atom>? {
    var languages: [PatternLanguage] = []
    for choices in schema.choices {
      let texts = choices.values.compactMap { value -> String? in
        if case .string(let bytes) = value { String(decoding: bytes, as: UTF8.self) } else { nil }
      }
      guard texts.count <= PatternLanguage.wordCount else { return nil }
      languages.append(PatternLanguage(.words(texts)))
    }
    let lengths = schema.lengths
    if lengths != 0...Int.max {
      let most = lengths.upperBound == .max ? nil : lengths.upperBound
      languages.append(PatternLanguage(.length(from: lengths.lowerBound, to: most)))
    }
    languages += schema.patterns.map { PatternLanguage($0.strategy.pattern, characters) }
    var atoms: [SchemaFormula<Atom>] = languages.map {
      .atom(.language(isValid ? $0 : $0.complement))
    }
    for format in schema.formats {
      if let language = FormatTexts.language(of: format.name, characters), language.isExact {
        atoms.append(.atom(.language(isValid ? language : language.complement)))
      } else {
        atoms.append(.atom(.format(format, isValid: isValid)))
      }
    }
    return isValid ? .all(atoms) : .any(atoms)
  }
}

extension SchemaFormula<TextSearch.Atom> {
  /// The formats that no language decides, by their names.
  fileprivate func collect(_ formats: inout [String: JSONSchema.Format]) {
    switch self {
    case .all(let parts), .any(let parts): for part in parts { part.collect(&formats) }
    case .atom(.format(let format, _)): formats[format.name] = format
    case .atom(.language): break
    }
  }

  /// The texts that satisfy the formula if exactly the formats of these names accept them.
  fileprivate func language(where valid: Set<String>) -> PatternLanguage {
    switch self {
    case .atom(.language(let language)): return language
    case .atom(.format(let format, let isValid)):
      return PatternLanguage(valid.contains(format.name) == isValid ? .anything : .nothing)
    case .all(let parts):
      return .intersection(parts.map { $0.language(where: valid) })
    case .any(let parts):
      return .union(parts.map { $0.language(where: valid) })
    }
  }
}

extension String {
  /// The JSON text of the string.
  var asJSON: String {
    var json = JSONWriter()
    json.string(self)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
