extension CodeScheme {
  /// The Mobile Equipment Identifier: fourteen hexadecimal digits, of which the first two are A0 to FF or 99; or eighteen
  /// decimal digits of the same.
  ///
  /// 3GPP2 S.R0048-A, section 2; 99 is for devices that have an IMEI too (3GPP2 SC.R4001). A check digit may follow, by the Luhn
  /// formula for sixteen symbols, or for ten if all digits are decimal. In decimal the first eight digits are ten, and the other
  /// six are eight.
  static let meid = CodeScheme(
    "fffffffffffffff?|dddddddddd dddddddd|dddddddddddddddddd", like: "A0000000002329",
    .part(0..<10) { $0.count < 18 || 0x9900_0000...0xFFFF_FFFF ~= $0.number(0..<10) },
    .part(10..<18) { $0.count < 18 || $0.number(10..<18) <= 0xFF_FFFF },
    .part(0..<2) { $0.count == 18 || $0[0] >= 10 || $0.number(0..<2) == 99 },
    .checksum { number in
      guard number.count == 15 else { return true }
      let isDecimal = (0..<14).allSatisfy { number[$0] < 10 }
      return Luhn(radix: isDecimal ? 10 : 16).holds(for: number)
    })
}

extension CatalogEntry {
  static let meid = CatalogEntry(
    name: "meid", group: .codes,
    summary: "The identifier of a mobile device by 3GPP2 (MEID), with its check digit if it has one.",
    swift: ".code(.meid)",
    messages: .code(.meid, "an MEID", hasParts: true),
    strategy: CodeStrategy(.meid),
    synonyms: ["mobile-equipment"],
    examples: [
      .init(valid: "A0000000002329", "AF0123450ABCDE", "293608736500703710"),
      .init(
        invalid: ("A000000000232", "meid.structure"), ("800000000023297", "meid.part"),
        ("AF0123450ABCDE0", "meid.checksum"),
        ("a0000000002329", "meid.structure")),
    ])
}
