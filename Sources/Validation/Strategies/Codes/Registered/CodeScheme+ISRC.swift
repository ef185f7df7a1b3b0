extension CodeScheme {
  /// The International Standard Recording Code: two letters and three letters or digits of the registrant, two digits of the
  /// year, and five digits.
  ///
  /// ISO 3901:2019; hyphens separate the parts in print. The prefixes are allotted by the agencies and are more than the codes of
  /// countries, so that they are not checked. The code has no check digit.
  static let isrc = CodeScheme("aacccddddddd|aa-ccc-dd-ddddd", like: "US-RC1-76-07839")
}

extension CatalogEntry {
  static let isrc = CatalogEntry(
    name: "isrc", group: .codes,
    summary: "An International Standard Recording Code (ISRC).",
    swift: ".code(.isrc)",
    messages: .code(.isrc, "an ISRC", checkDigits: nil),
    strategy: CodeStrategy(.isrc),
    synonyms: ["recording-code"],
    examples: [
      .init(valid: "USRC17607839", "US-RC1-76-07839", "GBAYE0601498"),
      .init(
        invalid: ("USRC1760783", "isrc.structure"), ("us-rc1-76-07839", "isrc.structure"),
        ("US RC1 76 07839", "isrc.structure")),
    ])
}
