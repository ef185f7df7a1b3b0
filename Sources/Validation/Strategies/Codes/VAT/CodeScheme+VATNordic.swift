extension CodeScheme {
  /// Denmark, CVR-nummer: eight digits, the first not 0, by the weights 2 7 6 5 4 3 2 1, modulo 11
  /// (Erhvervsstyrelsen).
  static let danishVAT = CodeScheme(
    "dddddddd",
    .noLeadingZero,
    .checksum { $0.sum([2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 })

  /// Finland, Y-tunnus without its hyphen: eight digits, by the weights 7 9 10 5 8 4 2 1, modulo 11
  /// (Patentti- ja rekisterihallitus).
  static let finnishVAT = CodeScheme(
    "dddddddd",
    .checksum { $0.sum([7, 9, 10, 5, 8, 4, 2, 1]) % 11 == 0 })

  /// Sweden: an organisationsnummer or personnummer of ten digits with a Luhn digit, and `01` (Skatteverket).
  static let swedishVAT = CodeScheme(
    "dddddddddd01",
    .checksum { Luhn().over($0, 0..<10).isValid })

  /// Norway: an organisasjonsnummer, nine digits by the weights 3 2 7 6 5 4 3 2 1, modulo 11, and `MVA`
  /// (Brønnøysundregistrene). There may be spaces between the groups of three, and then also after the
  /// prefix.
  static let norwegianVAT = CodeScheme(
    "NOdddddddddMVA|NO ?ddd ddd ddd MVA|dddddddddMVA|ddd ddd ddd MVA",
    .checksum { $0.sum([3, 2, 7, 6, 5, 4, 3, 2, 1], from: $0.count - 12) % 11 == 0 })
}
