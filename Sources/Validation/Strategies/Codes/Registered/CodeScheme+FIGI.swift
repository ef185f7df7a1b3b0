extension CodeScheme {
  /// The Financial Instrument Global Identifier: two consonants, a G, eight digits or consonants, and a check digit.
  ///
  /// Object Management Group, FIGI 1.2, section 6.1: the first two letters are none of BS, BM, GG, GB, GH, KY and VG, so that no
  /// number is an ISIN. Letters have the values 10 to 35; every second value is doubled, and the digits of all results and the
  /// check digit are a multiple of 10.
  static let figi = CodeScheme(
    "bbGvvvvvvvvd", like: "BBG000BLNQ16",
    .part(0..<2) { !StaticString("BS BM GG GB GH KY VG").lists($0.byte(0), $0.byte(1)) },
    .checksum { number in
      var sum = number[11]
      for index in 0..<11 {
        let value = number[index] * (index.isMultiple(of: 2) ? 1 : 2)
        sum += value / 10 + value % 10
      }
      return sum.isMultiple(of: 10)
    })
}

extension CatalogEntry {
  static let figi = CatalogEntry(
    name: "figi", group: .codes,
    summary: "A FIGI, the global identifier of a financial instrument, with its check digit.",
    swift: ".code(.figi)",
    messages: .code(.figi, "a FIGI", hasParts: true),
    strategy: CodeStrategy(.figi),
    synonyms: ["bbgid", "bloomberg-id", "openfigi"],
    examples: [
      .init(valid: "BBG000BLNQ16", "BBG000B9XRY4"),
      .init(
        invalid: ("BBG000BLNQ14", "figi.checksum"), ("BSG000BLNQ16", "figi.part"),
        ("BBG000BLNQ1", "figi.structure"), ("BBG000BLAQ16", "figi.structure")),
    ])
}
