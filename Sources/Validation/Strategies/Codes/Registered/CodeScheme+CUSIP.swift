extension CodeScheme {
  /// The number of a security of the United States or Canada: eight characters and a check digit.
  ///
  /// ANSI X9.6-2020. Letters have the values 10 to 35, and `*`, `@` and `#`, which private numbers have, 36 to 38. Every second
  /// value is doubled; the digits of all results and the check digit are a multiple of 10.
  static let cusip = CodeScheme(
    "ppppppppd", like: "037833100",
    .checksum { number in
      var sum = 0
      for index in 0..<8 {
        let special = StaticString("*@#").index(of: number.byte(index))
        let value = (special.map { 36 + $0 } ?? number[index]) * (index.isMultiple(of: 2) ? 1 : 2)
        sum += value / 10 + value % 10
      }
      return (sum + number[8]).isMultiple(of: 10)
    })
}

extension CatalogEntry {
  static let cusip = CatalogEntry(
    name: "cusip", group: .codes,
    summary: "A CUSIP, the number of a security of the United States or Canada, with its check digit.",
    swift: ".code(.cusip)",
    messages: .code(.cusip, "a CUSIP"),
    strategy: CodeStrategy(.cusip),
    synonyms: ["cusip-number", "cins"],
    examples: [
      .init(valid: "037833100", "38259P508", "17275R102"),
      .init(
        invalid: ("037833101", "cusip.checksum"), ("03783310", "cusip.structure"),
        ("38259p508", "cusip.structure")),
    ])
}
