extension CodeScheme {
  /// The International Mobile Subscription Identity: a country code of three digits, a network code and a number, together at
  /// most fifteen digits.
  ///
  /// ITU-T E.212 (2016), section 6; 3GPP TS 23.003, section 2.2. Country codes begin with 2 to 7; 001 is for tests, and 901, 991
  /// and 999 are for no country.
  static let imsi = CodeScheme(
    "ddddddd?d?d?d?d?d?d?d?d?", like: "310150123456789",
    .part(0..<3) {
      switch $0.number(0..<3) {
      case 1, 200...799, 901, 991, 999: true
      default: false
      }
    })
}

extension CatalogEntry {
  static let imsi = CatalogEntry(
    name: "imsi", group: .codes,
    summary: "An IMSI of a subscription to a mobile network: at most fifteen digits.",
    swift: ".code(.imsi)",
    messages: .code(.imsi, "an IMSI", checkDigits: nil, hasParts: true),
    strategy: CodeStrategy(.imsi),
    synonyms: ["mobile-subscriber"],
    examples: [
      .init(valid: "310150123456789", "26201234567890", "001010123456789"),
      .init(
        invalid: ("3101501234567890", "imsi.structure"), ("310-150-123456789", "imsi.structure"),
        ("110150123456789", "imsi.part")),
    ])
}
