extension CodeScheme {
  /// The routing number of a bank of the United States: nine digits.
  ///
  /// American Bankers Association, "Routing Number Policy and Procedures": the first two digits are 00 to 12 (Federal Reserve
  /// districts), 21 to 32 (thrift institutions), 61 to 72 (electronic transactions) or 80 (traveler's checks); the weights 3, 7
  /// and 1 in turn, modulo 10.
  static let aba = CodeScheme(
    "ddddddddd", like: "111000025",
    .part(0..<2) {
      switch $0.number(0..<2) {
      case 0...12, 21...32, 61...72, 80: true
      default: false
      }
    },
    .checksum { $0.sum([3, 7, 1, 3, 7, 1, 3, 7, 1]).isMultiple(of: 10) })
}

extension CatalogEntry {
  static let aba = CatalogEntry(
    name: "aba", group: .codes,
    summary: "An ABA routing number of a bank of the United States, with its check digit.",
    swift: ".code(.aba)",
    messages: .code(.aba, "an ABA routing number", hasParts: true),
    strategy: CodeStrategy(.aba),
    synonyms: ["aba-routing", "aba-rtn", "routing-number", "routing-transit-number", "rtn"],
    examples: [
      .init(valid: "111000025", "021000021", "122105155"),
      .init(
        invalid: ("111000024", "aba.checksum"), ("130000000", "aba.part"), ("11100002", "aba.structure"),
        ("111-000-025", "aba.structure")),
    ])
}
