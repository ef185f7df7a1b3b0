extension CodeScheme {
  /// Denmark, CVR-nummer: eight digits, the first not 0, by the weights 2 7 6 5 4 3 2 1, modulo 11
  /// (Erhvervsstyrelsen).
  static let danishVAT = CodeScheme(
    "dddddddd", like: "13585628",
    .noLeadingZero,
    .checksum { $0.sum([2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 })

  /// Finland, Y-tunnus without its hyphen: eight digits, by the weights 7 9 10 5 8 4 2 1, modulo 11
  /// (Patentti- ja rekisterihallitus).
  static let finnishVAT = CodeScheme(
    "dddddddd", like: "20774740",
    .isNotZero(0..<8),
    .checksum { $0.sum([7, 9, 10, 5, 8, 4, 2, 1]) % 11 == 0 })

  /// Sweden: an organisationsnummer or a personnummer of ten digits with a Luhn digit, and `01`.
  ///
  /// Skatteverket, "Momsregistreringsnummer". The third digit of an organisationsnummer is at least 2 (lag 1974:174, section
  /// 1), so that ten digits with another one begin with a day of birth.
  static let swedishVAT = CodeScheme(
    "dddddddddd01", like: "123456789701",
    .birthDate { $0[2] >= 2 ? CalendarDay(year: 2000, month: 1, day: 1) : swedishDay($0, hasCentury: false) },
    .checksum { Luhn().over($0, 0..<10).isValid })

  /// Norway: an organisasjonsnummer, nine digits by the weights 3 2 7 6 5 4 3 2 1, modulo 11, and `MVA`
  /// (Brønnøysundregistrene). There may be spaces between the groups of three, and then also after the
  /// prefix.
  static let norwegianVAT = CodeScheme(
    "NOdddddddddMVA|NO ?ddd ddd ddd MVA|dddddddddMVA|ddd ddd ddd MVA", like: "NO 995 525 828 MVA",
    .isNotZero { $0.count - 12..<$0.count - 3 },
    .checksum { $0.sum([3, 2, 7, 6, 5, 4, 3, 2, 1], from: $0.count - 12) % 11 == 0 })
}
