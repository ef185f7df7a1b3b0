internal import Bytes
internal import JSONDocument

/// A strategy that accepts one JSON text in the exact grammar of RFC 8259.
///
/// The root may be any value, including a number or a string (section 2). Comments, trailing commas, leading
/// zeros, `NaN` and a byte-order mark (section 8.1: it must not be added) are invalid. Names that are
/// repeated (section 4) and half of a surrogate pair as `\u` (section 8.2), on which the RFC makes no
/// requirement, are valid. At most 1024 arrays and objects are nested (section 9 permits a limit).
///
/// ```swift
/// JSONStrategy().verdict(on: #"{"a": [1, 2.5e-3, null]}"#)          // .valid
/// JSONStrategy().failure(of: "[1,]")?.parameters["position"]        // 4
/// JSONStrategy().failure(of: "[1")?.code                            // "json.incomplete"
/// ```
///
/// Codes: `json.unexpected` (`position`, `character`), `json.incomplete`, `json.control-character`
/// (`position`), `json.escape` (`position`, `character`), `json.too-deep` (`maximum`, `position`), and in a
/// string `text.invalid-utf8` (`position`). The position is that of the first fault.
public struct JSONStrategy: ByteValidationStrategy, Hashable {
  /// Whether `NaN`, `Infinity` and `-Infinity` are numbers, as in Python's `json`.
  private let allowsPythonNumbers: Bool

  /// Creates the strategy, which has no parameters.
  public init() {
    self.init(allowsPythonNumbers: false)
  }

  init(allowsPythonNumbers: Bool) {
    self.allowsPythonNumbers = allowsPythonNumbers
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let python: JSONDialect = allowsPythonNumbers ? .pythonNumbers : []
    do throws(JSONFault) {
      try JSONScanner.check(value, python.union(.unpairedSurrogates))
    } catch {
      throw Self.failure(for: error, in: value)
    }
  }

  private static func failure(for fault: JSONFault, in value: Span<UInt8>) -> ValidationFailure {
    let offset = fault.offset
    switch fault.kind {
    case .unexpected, .repeatedName: return .init("json.unexpected", .character(offset, in: value))
    case .incomplete: return .init("json.incomplete")
    case .controlCharacter: return .init("json.control-character", .position(offset, in: value))
    case .escape, .unpairedSurrogate: return .init("json.escape", .character(offset, in: value))
    case .tooDeep:
      return .init(
        "json.too-deep",
        ["maximum": .integer(JSONScanner.maximumDepth)] + .position(offset, in: value))
    case .invalidUTF8:
      return .init(
        "text.invalid-utf8", .position(UTF8Sequence.firstIllFormed(in: value) ?? offset, in: value))
    }
  }
}

extension InputFieldValidationStrategy where Self == JSONStrategy {
  /// A JSON text of RFC 8259.
  public static var json: JSONStrategy { JSONStrategy() }
}

extension CatalogEntry {
  static let json = CatalogEntry(
    name: "json", group: .encodings,
    summary: "A JSON text in the exact grammar of RFC 8259.",
    swift: ".json",
    messages: [
      "json.unexpected": "must be JSON: character {position}, '{character}', is not allowed there",
      "json.incomplete": "must be JSON: it ends too early",
      "json.control-character":
        "must be JSON: the control character at character {position} must be written \\u00XX",
      "json.escape": "must be JSON: character {position}, '{character}', is not allowed after a backslash",
      "json.too-deep":
        "must be JSON: at character {position} more than {maximum} arrays and objects are nested",
      "text.invalid-utf8": nil,
    ],
    strategy: JSONStrategy(),
    synonyms: ["array", "json-object", "object"],
    examples: [
      .init(valid: #"{"a": [1, -2.5e+3, null, true]}"#, #""text""#, "0", " [] ", #""\ud83d\ude00""#),
      .init(
        invalid: ("[1,]", "json.unexpected"), ("{'a': 1}", "json.unexpected"), ("01", "json.unexpected"),
        ("{\"a\": 1", "json.incomplete"), (#""\x""#, "json.escape"),
        ("\"a\nb\"", "json.control-character"),
        (String(repeating: "[", count: 1025), "json.too-deep"), ("[1] // one", "json.unexpected")),
    ])
}
