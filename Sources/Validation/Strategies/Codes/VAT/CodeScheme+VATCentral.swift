extension CodeScheme {
  /// Germany, Umsatzsteuer-Identifikationsnummer: nine digits, the first not 0, the last by ISO/IEC 7064 MOD
  /// 11,10 (Bundeszentralamt für Steuern).
  static let germanVAT = CodeScheme(
    "ddddddddd", like: "136695976",
    .noLeadingZero,
    .checksum { ISO7064.Hybrid.mod11And10.holds(for: $0) })

  /// Austria: `U` and eight digits; the last one plus the Luhn sum of the others is 6 modulo 10
  /// (Bundesministerium für Finanzen, "Konstruktionsregeln der UID-Nummer").
  static let austrianVAT = CodeScheme(
    "Udddddddd", like: "U13585627",
    .isNotZero(1..<8),
    .checksum { (Luhn().over($0, 1..<8).sum + $0[8]) % 10 == 6 })

  /// Switzerland: the UID, which is the prefix `CHE` and nine digits by the weights 5 4 3 2 7 6 5 4, modulo
  /// 11; then `MWST`, `TVA`, `IVA` or `TPV`. The hyphen, points and space of `CHE-116.281.710 MWST` may be
  /// omitted.
  ///
  /// UIDV, SR 431.031, articles 2 and 10; eCH-0097. A UID without the suffix is not a number for value added tax.
  static let swissVAT = CodeScheme(
    """
    CHE-ddd.ddd.ddd ?MWST|CHE-ddd.ddd.ddd ?TVA|CHE-ddd.ddd.ddd ?IVA|CHE-ddd.ddd.ddd ?TPV|\
    CHEddddddddd ?MWST|CHEddddddddd ?TVA|CHEddddddddd ?IVA|CHEddddddddd ?TPV
    """, like: "CHE-107.787.577 MWST",
    .isNotZero(3..<12),
    .checksum { $0.sum([5, 4, 3, 2, 7, 6, 5, 4, 1], from: 3) % 11 == 0 })

  /// Poland, NIP: ten digits, the last by the weights 6 5 7 2 3 4 5 6 7, modulo 11 (act of 13 October 1995,
  /// regulation of 2010-08-12).
  static let polishVAT = CodeScheme(
    "dddddddddd", like: "6971179803",
    .isNotZero(0..<10),
    .checksum { $0.sum([6, 5, 7, 2, 3, 4, 5, 6, 7, -1]) % 11 == 0 })

  /// Hungary: the first eight digits of the adószám, by the weights 9 7 3 1 twice, modulo 10 (act CL of
  /// 2017).
  static let hungarianVAT = CodeScheme(
    "dddddddd", like: "12892312",
    .isNotZero(0..<8),
    .checksum { $0.sum([9, 7, 3, 1, 9, 7, 3, 1]) % 10 == 0 })

  /// Czechia, DIČ: a company's IČO of eight digits that does not begin with 9; a birth number of nine or ten
  /// digits; or nine digits that begin with 6.
  ///
  /// IČO: 11 minus the sum by the weights 8 to 2 modulo 11, modulo 10 (act 111/2009). Nine digits that begin
  /// with 6: the European Commission's table of VIES.
  static let czechVAT = CodeScheme(
    "dddddddd|ddddddddd|dddddddddd", like: "25123891",
    .part(0..<1) { $0.count != 8 || $0[0] != 9 },
    .part(0..<7) { $0.count != 8 || !$0.areZero(0..<7) },
    .birthDate { isCzechBirthNumber($0) ? czechDay($0) : CalendarDay(year: 2000, month: 1, day: 1) },
    .part(6..<9) { !isCzechBirthNumber($0) || hasCzechCounter($0) },
    .checksum {
      if $0.count == 8 { return (11 - $0.sum([8, 7, 6, 5, 4, 3, 2]) % 11) % 10 == $0[7] }
      if isCzechBirthNumber($0) { return czechChecksumHolds($0) }
      return ($0.sum([8, 7, 6, 5, 4, 3, 2], from: 1) % 11 + 8) % 10 == $0[8]
    })

  private static func isCzechBirthNumber(_ number: CodeSymbols) -> Bool {
    number.count == 10 || number.count == 9 && number[0] != 6
  }

  /// Slovakia, IČ DPH: ten digits that are a multiple of 11, the first not 0, the third 2 to 4 or 7 to 9; or
  /// a birth number of ten digits, which earlier numbers of persons are (act 222/2004).
  static let slovakVAT = CodeScheme(
    "dddddddddd", like: "2022749619",
    .checksum {
      let isBirthNumber = slovakDay($0) != nil && czechChecksumHolds($0)
      return isBirthNumber || $0[0] != 0 && $0[2] % 5 >= 2 && $0.number(0..<10) % 11 == 0
    })
}
