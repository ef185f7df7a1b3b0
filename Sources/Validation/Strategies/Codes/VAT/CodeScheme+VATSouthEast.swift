extension CodeScheme {
  /// Bulgaria: nine digits for a legal person; ten for others: an EGN, a foreigner's number or another
  /// number.
  ///
  /// BULSTAT, ordinance 1 of 2005: the weights 1 to 8, modulo 11, or if that is 10 the weights 3 to 10.
  /// Numbers of ten digits: the European Commission's table of VIES.
  static let bulgarianVAT = CodeScheme(
    "ddddddddd|dddddddddd", like: "704828145",
    .isNotZero(0..<9),
    .checksum {
      guard $0.count == 9 else {
        return isEGN($0)
          || $0.sum([21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 == $0[9]
          || (11 - $0.sum([4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11 == $0[9]
      }
      let first = $0.sum([1, 2, 3, 4, 5, 6, 7, 8]) % 11
      return (first == 10 ? $0.sum([3, 4, 5, 6, 7, 8, 9, 10]) % 11 % 10 : first) == $0[8]
    })

  /// Romania, CUI: two to ten digits, the first not 0; the last is ten times the sum by the weights 2 3 5 7 1
  /// 2 3 5 7 from the right, modulo 11, and 0 if that is 10 (Ministerul Finanțelor).
  static let romanianVAT = CodeScheme(
    "dd|ddd|dddd|ddddd|dddddd|ddddddd|dddddddd|ddddddddd|dddddddddd", like: "18547290",
    .noLeadingZero,
    .checksum {
      let weights: InlineArray<9, Int> = [2, 3, 5, 7, 1, 2, 3, 5, 7]
      let last = $0.count - 1
      var sum = 0
      for place in 0..<last { sum += weights[place] * $0[last - 1 - place] }
      return sum * 10 % 11 % 10 == $0[last]
    })

  /// Croatia, OIB: eleven digits, the last by ISO/IEC 7064 MOD 11,10 (Zakon o osobnom identifikacijskom
  /// broju, NN 60/08).
  static let croatianVAT = CodeScheme(
    "ddddddddddd", like: "15107029666",
    .isNotZero(0..<10),
    .checksum { ISO7064.Hybrid.mod11And10.holds(for: $0) })

  /// Slovenia, ID za DDV: eight digits, the first not 0; the last is 11 minus the sum by the weights 8 to 2
  /// modulo 11, and 0 if that is 10. Numbers for which it is 11 are not issued (Pravilnik o davčni številki,
  /// 2004).
  static let slovenianVAT = CodeScheme(
    "dddddddd", like: "50223054",
    .noLeadingZero,
    .checksum {
      let check = 11 - $0.sum([8, 7, 6, 5, 4, 3, 2]) % 11
      return check != 11 && check % 10 == $0[7]
    })
}
