import Testing

@testable import Validation

/// Tests that `Documentation/Sentences.md` has every sentence of forms in every language once, as a person reads it.
@Suite struct SentencesDocumentTests {
  @Test func `Sentences.md is up to date with the catalogs`() {
    GeneratedDocument("Sentences.md").expect(Self.document())
  }

  /// The keys of the sentences without `form/`, in order.
  private static let keys = MessageCatalog.english.texts.keys.map(\.rawValue).filter { $0.hasPrefix("form/") }
    .sorted().map { String($0.dropFirst(5)) }

  @Test func `every sentence of the page is found by its code, its control and its parameters`() {
    for key in Self.keys {
      let (failure, subject) = Self.example(of: key)
      let found = SentenceKeys(failure, about: subject).all.map(\.rawValue)
      #expect(found.contains("form/" + key) || key.hasPrefix("other"), "\(key): \(found)")
    }
  }

  private static func document() -> String {
    let sections = MessageCatalog.all.map { catalog in
      let rows = keys.map { key in
        let (failure, subject) = example(of: key)
        let sentence = catalog.sentence(for: failure, about: subject).text.text
        return "| `\(key)` | \(sentence) |"
      }
      return "## \(catalog.language)\n\n| code | sentence |\n|---|---|\n\(rows.joined(separator: "\n"))\n"
    }
    return """
      # Sentences of forms

      Every sentence by which a form tells a person what to do, in every language, with sample values. After the code stands the
      kind of the control, or the case, for which a code has a sentence of its own; a first part of a code is for all codes that
      begin with it. `other` is made of the message for tables, which [Codes.md](Codes.md) lists. [Forms.md](Forms.md#the-voice-of-a-form)
      describes when each is used, and [Messages.md](Messages.md) how to translate them.

      \(sections.joined(separator: "\n"))
      """
  }

  /// Returns a failure that has the sentence of the key, and the field that it is about.
  private static func example(of key: String) -> (ValidationFailure, FormSubject) {
    let parts = key.split(separator: "/", maxSplits: 1).map(String.init)
    let (code, variant) = (parts[0], parts.count > 1 ? parts[1] : nil)
    let control = variant.flatMap(ControlKind.init(rawValue:)) ?? .text
    let label =
      switch variant {
      case "question": "What is your name?"
      case "plain": "1. *"
      default: "Your name"
      }
    var parameters = samples
    parameters["example"] = .text(examples[code] ?? examples[String(code.prefix { $0 != "." })] ?? "12.50")
    if code.hasPrefix("date.") {
      for (name, day) in days { parameters[name] = .text(day) }
    }
    if code == "length.too-short" || code.hasSuffix(".too-few") { parameters["actual"] = 2 }
    if control == .text, let variant, !["question", "plain", "example"].contains(variant) {
      parameters["variant"] = .text(variant)
    }
    if code == "regex.no-match", variant == nil { parameters["example"] = nil }
    let subject = FormSubject(FormText(label), control: control, language: nil)
    if code == "other" { return (ValidationFailure("starts-with.missing", ["text": "DE"]), subject) }
    let shared = ["rejected": "any.failed", "time": "time.malformed", "date-time": "date-time.malformed"]
    let whole =
      shared[code]
      ?? (code.contains(".") || MessageCatalog.english.contains(.init(rawValue: code)) ? code : code + ".x")
    return (ValidationFailure(FailureCode(rawValue: whole), parameters), subject)
  }

  /// The examples by the codes, or by their first words.
  private static let examples = [
    "date": "2026-03-27", "date-time": "2026-03-27T08:30", "email": "name@example.com",
    "hex-color": "#1f77b4",
    "iban": "DE89 3704 0044 0532 0130 00", "integer": "12", "month": "2026-03", "phone": "+49 30 123456",
    "postal-code": "1234 AB", "regex": "AB-123", "time": "08:30", "url": "https://example.com",
    "year": "2026",
  ]

  private static let days = [
    "minimum": "2026-03-27", "exclusiveMinimum": "2026-03-27", "maximum": "2026-12-24",
    "exclusiveMaximum": "2026-12-24",
  ]

  private static let samples: FailureParameters = [
    "minimum": 3, "maximum": 20, "exclusiveMinimum": 3, "exclusiveMaximum": 20, "actual": 25, "count": 5,
    "more": 7, "last": 28, "month": 13, "divisor": 5, "position": 4, "value": "none",
    "expected": "yes",
    "values": .list(["red", "blue"]), "names": .list(["PDF", "PNG"]),
    "fields": .list(["Telephone", "E-mail"]),
    "networks": .list(["Visa", "Mastercard"]),
    "condition": .phrase("condition.value", ["field": "Country", "value": "US"]),
  ]
}
