extension CodeScheme {
  /// The number of a security of the London Stock Exchange: six digits or consonants and a check digit.
  ///
  /// London Stock Exchange, "SEDOL Masterfile Technical Specification": the weights 1, 3, 1, 7, 3, 9 and 1, modulo 10; letters
  /// have the values 10 to 35. Numbers of before 26 January 2004 have digits alone, and later ones begin with a letter.
  static let sedol = CodeScheme(
    "vvvvvvd", like: "B0YBKJ7",
    .part(0..<7) { number in number[0] >= 10 || (0..<7).allSatisfy { number[$0] < 10 } },
    .checksum { $0.sum([1, 3, 1, 7, 3, 9, 1]).isMultiple(of: 10) })
}

extension CatalogEntry {
  static let sedol = CatalogEntry(
    name: "sedol", group: .codes,
    summary: "A SEDOL, the number of a security of the London Stock Exchange, with its check digit.",
    swift: ".code(.sedol)",
    messages: .code(.sedol, "a SEDOL", hasParts: true),
    strategy: CodeStrategy(.sedol),
    synonyms: ["sedol-number"],
    examples: [
      .init(valid: "0263494", "B0YBKJ7", "B15KXQ8"),
      .init(
        invalid: ("0263495", "sedol.checksum"), ("026349", "sedol.structure"), ("B0YAKJ7", "sedol.structure"),
        ("2B5KXQ8", "sedol.part")),
    ])
}
