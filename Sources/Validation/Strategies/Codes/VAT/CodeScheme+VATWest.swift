extension CodeScheme {
  /// France: two check characters and a SIREN, nine digits with a Luhn digit; Monaco's numbers begin with 000
  /// instead.
  ///
  /// Code général des impôts, article 286 ter: digits are the SIREN followed by 12, modulo 97; letters, without I and
  /// O, by the European Commission's table of VIES.
  static let frenchVAT = CodeScheme(
    "ccddddddddd",
    .part(at: 0) { !$0.isOne(of: "IO", at: 0) && !$0.isOne(of: "IO", at: 1) },
    .part(at: 2) { $0.number(2..<5) == 0 || Luhn().over($0, 2..<11).isValid },
    .checksum { number in
      let siren = number.number(2..<11)
      if number[0] < 10, number[1] < 10 { return (siren * 100 + 12) % 97 == number.number(0..<2) }
      let (first, second) = (frenchKey(number[0]), frenchKey(number[1]))
      let key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
      return (siren + 1 + key / 11) % 11 == key % 11
    })

  /// The value of a check character among digits and letters without I and O.
  private static func frenchKey(_ value: Int) -> Int {
    value - (value > 18 ? 1 : 0) - (value > 24 ? 1 : 0)
  }

  /// Ireland: seven digits, a check letter and optionally a second letter A to I or W; the old format has a letter, `+`
  /// or `*` as its second character.
  ///
  /// European Commission's table of VIES; Revenue, "PPS number and tax registration number": weights 8 to 2, the
  /// second letter times 9, modulo 23.
  static let irishVAT = CodeScheme(
    "ddddddda|dddddddaa|daddddda|d+ddddda|d*ddddda",
    .part(at: 8) { $0.count < 9 || $0[8] <= 18 || $0[8] == 32 },
    .checksum {
      switch $0.count {
      case 9: isIrish($0, sum: $0.sum([8, 7, 6, 5, 4, 3, 2, 0, 9]) - 81, at: 7)
      case 8 where $0[1] < 10: isIrish($0, sum: $0.sum([8, 7, 6, 5, 4, 3, 2]), at: 7)
      case 8: isIrish($0, sum: $0.sum([2, 0, 7, 6, 5, 4, 3]), at: 7)
      default: isIrish($0, sum: $0.sum([2, 7, 6, 5, 4, 3]), at: 6)
      }
    })

  /// Whether the letter there, W, A, B … V, is the sum modulo 23.
  static func isIrish(_ number: CodeSymbols, sum: Int, at index: Int) -> Bool {
    number[index] <= 32 && (number[index] - 9) % 23 == sum % 23
  }

  /// The United Kingdom: nine digits, or twelve for a branch; `GD` and 000 to 499 for the government, `HA` and 500 to
  /// 999 for health authorities.
  ///
  /// Weights 8 to 2 for seven digits and the last two a number: 0 modulo 97, and from 100 million on also with 55
  /// added or taken away (HMRC; European Commission's table of VIES).
  static let britishVAT = CodeScheme(
    "ddddddddd|dddddddddddd|GDddd|HAddd",
    .part(at: 2) { $0.count != 5 || ($0.number(2..<5) < 500) == $0.isOne(of: "G", at: 0) },
    .checksum {
      guard $0.count > 5 else { return true }
      let remainder = $0.sum([8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
      return remainder == 0 || $0[0] > 0 && (remainder == 42 || remainder == 55)
    })
}
