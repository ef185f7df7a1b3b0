extension CodeScheme {
  /// The International Standard Name Identifier: fifteen digits, and a check digit or X.
  ///
  /// ISO 27729:2012, ISO/IEC 7064 MOD 11-2; printed in four groups with spaces between them.
  static let isni = CodeScheme(
    "dddddddddddddddx|dddd dddd dddd dddx", like: "0000 0001 2281 955X",
    .checksum { number in
      var checksum = ISO7064.Pure.mod11Radix2.over(number, 0..<15)
      checksum.append(min(number[15], 10))
      return checksum.isValid
    })
}

extension CatalogEntry {
  static let isni = CatalogEntry(
    name: "isni", group: .codes,
    summary: "An International Standard Name Identifier (ISNI) of a contributor, with its check digit.",
    swift: ".code(.isni)",
    messages: .code(.isni, "an ISNI"),
    strategy: CodeStrategy(.isni),
    synonyms: ["name-identifier"],
    examples: [
      .init(valid: "000000012281955X", "0000 0001 2281 955X", "0000000121032683"),
      .init(
        invalid: ("0000000122819550", "isni.checksum"), ("0000-0001-2281-955X", "isni.structure"),
        ("00000001228195", "isni.structure")),
    ])
}
