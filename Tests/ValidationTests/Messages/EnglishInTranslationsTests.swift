import Testing

@testable import Validation

/// Searches the messages of the other languages for English words, with the parameters that the strategies report.
@Suite struct EnglishInTranslationsTests {
  private static let languages = MessageCatalog.all.map(\.language).filter { $0 != "en" }

  /// A failure, and the texts that are data: the value, the argument of the rule, names of fields.
  private struct Sample {
    let failure: ValidationFailure
    let data: [String]
  }

  /// Failures of the invalid examples of all rules with all their arguments, of all witnesses, and of conditions.
  private static func samples() throws -> [Sample] {
    var samples: [Sample] = []
    for entry in Catalog.entries {
      for examples in entry.examples {
        guard case .content(let strategy) = try entry.rule(argument: examples.argument, in: .testing).kind
        else { continue }
        for (value, _) in examples.invalid {
          guard let failure = strategy.failure(of: value) else { continue }
          samples.append(Sample(failure: failure, data: [value, examples.argument ?? ""]))
        }
      }
    }
    for witness in FailureWitness.all {
      guard let failure = witness.strategy.failure(of: witness.value) else { continue }
      samples.append(Sample(failure: failure, data: [witness.value]))
    }
    let (one, two) = (RecordField("x1"), RecordField("x2"))
    let condition = RecordCondition.all(
      .field(one, is: "7", "8"), .not(.present(two)),
      .any(.field(two, keeps: Rule(.numeric)), .present(one)))
    for code: FailureCode in ["required-if", "forbidden-if"] {
      let failure = ValidationFailure(code, ["condition": condition.phrase])
      samples.append(Sample(failure: failure, data: ["x1 x2 7 8 numeric"]))
    }
    return samples
  }

  /// Returns the failure with a digit in place of each parameter that is data or a name of a standard.
  private static func withoutData(_ sample: Sample) -> ValidationFailure {
    let parameters = FailureParameters(hiding: sample.failure.parameters) { text in
      sample.data.contains { $0.contains(text) } || names.contains(text)
    }
    return ValidationFailure(sample.failure.code, parameters)
  }

  /// The names of scripts, keywords, notations of colors and schemes of identifiers in the samples, which their standards give them, the
  /// largest KSUID, and the values of the rule `boolean`.
  private static let names = Set([
    "Cyrillic", "Han", "Latin", "Unknown", "photos", "type", "required", "minimum",
  ])
  .union(
    BooleanStrategy.defaultTrueValues + BooleanStrategy.defaultFalseValues
      + GeneratedIDScheme.allCases.flatMap {
        [$0.title] + ($0.form.maximum.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
      }
      + [CSSColorForm.allCases.map(\.rawValue).joined(separator: ", "), "rgb, hsl"])

  /// Returns the words of ASCII letters in lower case, except those of web addresses. Words in capitals are abbreviations and
  /// forms, such as `XXXXAAXX`.
  private static func words(in text: String) -> Set<String> {
    let words = text.replacing(/https?:\/\/[!-~]+/, with: " ").split { !$0.isLetter }
    return Set(
      words.filter { $0.count > 1 && $0.allSatisfy(\.isASCII) && $0 != $0.uppercased() }.map {
        $0.lowercased()
      })
  }

  /// The words of all English texts without those of placeholders.
  private static func vocabulary() throws -> Set<String> {
    var words: Set<String> = []
    for text in MessageCatalog.englishTexts.messages.values { words.formUnion(Self.words(in: bare(text))) }
    for sample in try samples() {
      words.formUnion(Self.words(in: MessageCatalog.english.message(for: withoutData(sample))))
    }
    return words
  }

  /// Returns the text without the names in its placeholders, but with their plural forms.
  private static func bare(_ text: String) -> String {
    var output: [UInt8] = []
    MessageTemplate(text).fill(into: &output) { placeholder, output in
      let forms = String(repairing: placeholder).split(separator: "|").dropFirst()
      output += Array((" " + forms.joined(separator: " ") + " ").utf8)
      return true
    }
    return String(decoding: output, as: UTF8.self)
  }

  @Test(arguments: languages)
  func `no message contains an English word`(language: String) throws {
    let catalog = try #require(MessageCatalog.catalog(for: language))
    let english = try Self.vocabulary()
    let own = Self.shared.union(Self.shared(with: language))
    var found: [String: String] = [:]
    func search(_ text: String, of place: String) {
      for word in Self.words(in: text) where english.contains(word) && !own.contains(word) {
        found[word] = "\(place): \(text)"
      }
    }
    for (code, text) in catalog.texts { search(Self.bare(text), of: code.rawValue) }
    for sample in try Self.samples() {
      search(catalog.message(for: Self.withoutData(sample)), of: sample.failure.code.rawValue)
    }
    let list = found.keys.sorted().map { "\($0): \(found[$0] ?? "")" }
    #expect(list.isEmpty, "\(list.joined(separator: "\n"))")
  }

  /// Names, parts of formats, and terms of programs, which are the same in all languages.
  private static let shared = words(
    in: """
      base bech berlin bitcoin bits btih byte bytes cron data db de dialect emoji en ethereum europe frictionless geojson http https ipv kb latn luhn
      magnet mail mailto max none punycode record schema slug token topojson unicode url urls urn verhoeff web www xn xt
      """)

  /// The other words that are spelled the same in English and in the language.
  private static func shared(with language: String) -> Set<String> {
    let words: [String: String] = [
      "es": "array arrays color control hexadecimal host invisible media no postal regular use",
      "de": """
      alphabet an array arrays block code domain form grapheme header host in link minute name person parameter pointer port region tag version
      text was zone
      """,
      "fr": """
      absent alphabet an case code comparable condition date double expression extension international invisible latitude long longitude minute minutes multiple
      national octets part point port position postal question second signature subdivision table type types unique version zone
      """,
      "pt":
        "array arrays as do hexadecimal host item latitude link longitude no postal regular use zero zeros",
      "it": "all array container digest file formula host in link media password zero",
    ]
    return Self.words(in: words[language] ?? "")
  }
}

extension FailureParameters {
  /// Creates the parameters with a digit in place of each text that the closure accepts.
  fileprivate init(hiding parameters: FailureParameters, _ isData: (String) -> Bool) {
    self = [:]
    for parameter in parameters {
      switch parameter.value {
      case .text(let text) where isData(text): self[parameter.name] = "7"
      case .list(let texts): self[parameter.name] = .list(texts.map { isData($0) ? "7" : $0 })
      case .phrase(let phrase):
        self[parameter.name] = .phrase(phrase.name, FailureParameters(hiding: phrase.parameters, isData))
      default: self[parameter.name] = parameter.value
      }
    }
  }
}
