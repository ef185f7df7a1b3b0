extension CodeScheme {
  /// Belgium, ondernemingsnummer: ten digits, the first 0 or 1, the last two 97 minus the remainder modulo 97
  /// of the eight digits before them.
  ///
  /// Royal decree of 24 June 2003, article 2. Numbers of nine digits, from before 2005, must be written with
  /// a leading 0.
  static let belgianVAT = CodeScheme(
    "dddddddddd", like: "0428759497",
    .part(0..<1) { $0[0] <= 1 },
    .isNotZero(0..<8),
    .checksum { 97 - $0.number(0..<8) % 97 == $0.number(8..<10) })

  /// Luxembourg: six digits, and their remainder modulo 89 as two digits.
  ///
  /// Administration de l'enregistrement, as in the European Commission's table of VIES.
  static let luxembourgVAT = CodeScheme(
    "dddddddd", like: "29612017",
    .isNotZero(0..<6),
    .checksum { $0.number(0..<6) % 89 == $0.number(6..<8) })

  /// The Netherlands, btw-id: nine digits, `B`, two digits that are not 00.
  ///
  /// Either the nine digits are a citizen service number or an RSIN, or, since 2020, the whole number with
  /// its prefix meets ISO/IEC 7064 MOD 97-10 (Belastingdienst, "btw-identificatienummer").
  static let dutchVAT = CodeScheme(
    "dddddddddBdd", like: "004495445B01",
    .part(10..<12) { $0.number(10..<12) > 0 },
    .checksum {
      guard $0.number(0..<9) > 0 else { return false }
      var checksum = ISO7064.Mod97()
      checksum.append(CodeSymbols.value(of: UInt8(ascii: "N")))
      checksum.append(CodeSymbols.value(of: UInt8(ascii: "L")))
      return isDutchNumber($0) || checksum.holds(for: $0)
    })

  /// Whether the number meets the elfproef: the sum by the weights 9 to 2 and -1 is a multiple of 11.
  static func isDutchNumber(_ number: CodeSymbols) -> Bool {
    number.sum([9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 == 0
  }
}
