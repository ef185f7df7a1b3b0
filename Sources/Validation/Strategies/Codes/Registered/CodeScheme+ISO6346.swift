extension CodeScheme {
  /// The identification of a freight container: three letters of the owner, the category U, J or Z, six digits and a check
  /// digit.
  ///
  /// ISO 6346:2022, section 4 and annex A: letters have the values from 10 on without the multiples of 11, the weights are the
  /// powers of 2, and the sum modulo 11 is the check digit, 0 for 10. In print the digits and the check digit follow a space each.
  static let iso6346 = CodeScheme(
    "aaaUddddddd|aaaJddddddd|aaaZddddddd|aaaU dddddd d|aaaJ dddddd d|aaaZ dddddd d", like: "CSQU 305438 3",
    .checksum { code in
      var sum = 0
      for index in 0..<10 {
        // 11, 22 and 33 are the values of no letter.
        let value = code[index] < 10 ? code[index] : code[index] + (code[index] - 1) / 10
        sum += value << index
      }
      return sum % 11 % 10 == code[10]
    })
}

extension CatalogEntry {
  static let iso6346 = CatalogEntry(
    name: "iso-6346", group: .codes,
    summary: "The number of a freight container by ISO 6346, with its check digit.",
    swift: ".code(.iso6346)",
    messages: .code(.iso6346, "a container number"),
    strategy: CodeStrategy(.iso6346),
    synonyms: ["bic-code", "container", "container-number", "freight-container", "iso6346"],
    examples: [
      .init(valid: "CSQU3054383", "CSQU 305438 3", "TOLU4734787"),
      .init(
        invalid: ("CSQU3054384", "iso-6346.checksum"), ("CSQX3054383", "iso-6346.structure"),
        ("csqu3054383", "iso-6346.structure")),
    ])
}
