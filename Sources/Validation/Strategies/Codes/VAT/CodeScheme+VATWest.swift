extension CodeScheme {
  /// France: two check characters and a SIREN, which is nine digits with a Luhn digit; Monaco's numbers have
  /// 000 and six digits in place of a SIREN.
  ///
  /// Code général des impôts, article 286 ter: check characters that are digits are the SIREN followed by 12,
  /// modulo 97. Letters, of which I and O are not used: the European Commission's table of VIES.
  static let frenchVAT = CodeScheme(
    "ccddddddddd", like: "40303265045",
    .part(0..<2) { !$0.isOne(of: "IO", at: 0) && !$0.isOne(of: "IO", at: 1) },
    .isNotZero(2..<11),
    .part(2..<11) { $0.number(2..<5) == 0 || Luhn().over($0, 2..<11).isValid },
    .checksum { number in
      let siren = number.number(2..<11)
      if number[0] < 10, number[1] < 10 { return (siren * 100 + 12) % 97 == number.number(0..<2) }
      let (first, second) = (frenchKey(number[0]), frenchKey(number[1]))
      let key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100
      return (siren + 1 + key / 11) % 11 == key % 11
    })

  /// The index of a check character among the digits and the letters without I and O.
  private static func frenchKey(_ value: Int) -> Int {
    value - (value > 18 ? 1 : 0) - (value > 24 ? 1 : 0)
  }

  /// Ireland: seven digits, a check letter and optionally a second letter, A to I or W. In the old format the
  /// second character is a letter, `+` or `*`.
  ///
  /// European Commission's table of VIES; Revenue, "PPS number and tax registration number": the weights 8 to
  /// 2, and 9 for the second letter, modulo 23.
  static let irishVAT = CodeScheme(
    "ddddddda|dddddddaa|daddddda|d+ddddda|d*ddddda", like: "6433435F",
    .part(0..<1) { number in (0..<7).contains { 1...9 ~= number[$0] } },
    .part(8..<9) { $0.count < 9 || $0[8] <= 18 || $0[8] == 32 },
    .checksum {
      switch $0.count {
      case 9: isIrish($0, sum: $0.sum([8, 7, 6, 5, 4, 3, 2, 0, 9]) - 81, at: 7)
      case 8 where $0[1] < 10: isIrish($0, sum: $0.sum([8, 7, 6, 5, 4, 3, 2]), at: 7)
      case 8: isIrish($0, sum: $0.sum([2, 0, 7, 6, 5, 4, 3]), at: 7)
      default: isIrish($0, sum: $0.sum([2, 7, 6, 5, 4, 3]), at: 6)
      }
    })

  /// Whether the letter at the index is the one for the sum modulo 23, in the order W, A, B … V.
  static func isIrish(_ number: CodeSymbols, sum: Int, at index: Int) -> Bool {
    number[index] <= 32 && (number[index] - 9) % 23 == sum % 23
  }

  /// The United Kingdom: nine digits, or twelve for a branch; `GD` and 000 to 499 for government departments,
  /// `HA` and 500 to 999 for health authorities.
  ///
  /// The sum by the weights 8 to 2 plus the last two digits as a number is 0 modulo 97; numbers from 100
  /// million on may also be 55 above or below a multiple of 97 (HMRC; European Commission's table of VIES).
  static let britishVAT = CodeScheme(
    "ddddddddd|dddddddddddd|GDddd|HAddd", like: "980780684",
    .part(0..<1) { $0.count == 5 || !$0.areZero(0..<9) },
    .part(2..<5) { $0.count != 5 || ($0.number(2..<5) < 500) == $0.isOne(of: "G", at: 0) },
    .checksum {
      guard $0.count > 5 else { return true }
      let remainder = $0.sum([8, 7, 6, 5, 4, 3, 2, 10, 1]) % 97
      return remainder == 0 || $0[0] > 0 && (remainder == 42 || remainder == 55)
    })
}
