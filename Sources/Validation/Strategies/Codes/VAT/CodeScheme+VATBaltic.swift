extension CodeScheme {
  /// Estonia, KMKR: nine digits, by the weights 3 7 1 three times, modulo 10 (Maksu- ja Tolliamet).
  static let estonianVAT = CodeScheme(
    "ddddddddd", like: "777387218",
    .isNotZero(0..<9),
    .checksum { $0.sum([3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 == 0 })

  /// Latvia: eleven digits. A company's number begins with 4 to 9, and its sum by the weights 9 1 4 8 3 10 2
  /// 5 7 6 1 is 3 modulo 11 (Valsts ieņēmumu dienests). Any other number is a personal code.
  static let latvianVAT = CodeScheme(
    "ddddddddddd", like: "40003521600",
    .birthDate { $0[0] > 3 ? CalendarDay(year: 2000, month: 1, day: 1) : latvianDay($0) },
    .checksum {
      $0[0] > 3 ? $0.sum([9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 == 3 : isLatvianPersonalCode($0)
    })

  /// Lithuania: nine digits for a company, twelve for others; the last digit but one is 1.
  ///
  /// The Baltic check digit (Valstybinė mokesčių inspekcija).
  static let lithuanianVAT = CodeScheme(
    "ddddddd1d|dddddddddd1d", like: "119511515",
    .checksum {
      let last = $0.count - 1
      return balticCheckDigit($0, count: last) == $0[last]
    })

  /// The Baltic check digit: the sum by the weights 1 to 9, repeated, modulo 11. If that is 10, it is the sum
  /// by the same weights from 3 on, modulo 11, or 0 if that is 10 too.
  static func balticCheckDigit(_ number: CodeSymbols, count: Int) -> Int {
    var first = 0
    var second = 0
    for index in 0..<count {
      first += (index % 9 + 1) * number[index]
      second += ((index + 2) % 9 + 1) * number[index]
    }
    return first % 11 == 10 ? second % 11 % 10 : first % 11
  }
}
