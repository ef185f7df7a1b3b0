import Validation

/// The contents of random cells, and the rules for them.
enum RandomCell {
  static let plain: [[UInt8]] =
    [
      "", "", "a", "ab", "abc", "0", "1", "-7", "12.5", "1e3", "NaN", "2024-02-29", "2023-02-29", "2023-2-3",
      "ann@example.com", "ann@example", "ann", "é", "e\u{301}", "😀😀", "NA", " ", "\u{A0}\t", "US", "us",
      "\u{1B}[31mred", "\u{202E}evil", "\u{2028}", "\u{7F}", "\\n", "<b>", "'", "\u{0}", "a\u{0}b",
      "\u{FEFF}", "\u{FEFF}1",
    ].map { Array($0.utf8) } + [
      [0xFF], [0x61, 0x80, 0x62], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0xAF],
      [0xC3, 0xA9, 0xC3],
    ]

  /// Values slightly longer than 1 KiB with a scalar across the limit, and other long values.
  static let long: [[UInt8]] =
    [1021, 1022, 1023, 1024].flatMap { count in
      ["😀", "€", "a"].map { [UInt8](repeating: 0x78, count: count) + Array($0.utf8) }
    } + [Array(repeating: Array("é€".utf8), count: 300).flatMap(\.self), [UInt8](repeating: 0x61, count: 80)]

  /// Suffixes with a quote where none is allowed.
  static let strays: [[UInt8]] = ["\"", "\" x", "\"\"", "12\" x 9\""].map { Array($0.utf8) }

  static let rules = [
    "required", "not-blank", "unique", "unique", "integer", "number", "date", "email", "length:1..3",
    "length:2 bytes",
    #"regex:[a-z]*\d?"#, "range:0..100", "one-of:US,GB,1",
  ]

  /// Messages of rules: for all failures, for one code, and with all characters that must be escaped.
  static let messages = [
    RuleMessages([.init(other: "not right")]),
    RuleMessages([.init(byCode: ["length.too-long": "{field}: {actual} > {maximum}"])]),
    RuleMessages([
      .init(byCode: ["integer.malformed": "{value}\u{1B}{value}"], byRule: ["own": "“{value}” \"{field}\""]),
      .init(byCode: ["email.no-at-sign": "\\ {value}"], byLocale: ["de": .init(other: "nein")]),
    ]),
  ]

  static let ownRules: [any InputFieldValidationStrategy] = [
    AnyStrategy([EmailStrategy(), LengthStrategy(1...2)]),
    AllStrategy([IntegerStrategy(), LengthStrategy(...2)], reporting: .collected),
    AnyStrategy([
      AllStrategy([DateStrategy(), LengthStrategy(1...3)], reporting: .collected), NumberStrategy(),
    ]),
    NotStrategy(OneOfStrategy(["a", "1"])), HesitantStrategy(), ShoutingStrategy(),
  ]
}

/// A strategy that cannot decide on values that begin with `a`, and rejects those that begin with `1`.
private struct HesitantStrategy: InputFieldValidationStrategy {
  func verdict(on value: Span<UInt8>) -> Verdict {
    guard value.count > 0 else { return .valid }
    return value[0] == UInt8(ascii: "a") ? .undecided : Verdict(value[0] != UInt8(ascii: "1"))
  }

  func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch verdict(on: value) {
    case .valid: nil
    case .invalid: ValidationFailure("hesitant.no", message: "must not begin with 1")
    case .undecided:
      ValidationFailure("hesitant.unknown", ["budget": 7], message: "took more than {budget} steps")
    }
  }
}

/// A strategy that rejects long text with a message full of terminal control characters.
private struct ShoutingStrategy: TextValidationStrategy {
  let code: FailureCode = "shouting"
  let message = "must not \u{1B}[1m\r\nshout\u{202D} \"so\" \\ much\u{0}"

  func isValid(_ text: String) -> Bool { text.unicodeScalars.count < 3 }
}
