extension CodeScheme {
  /// Bulgaria, EGN: the day of birth, with 20 added to the month for the 1800s and 40 for the 2000s, a serial
  /// number, and a check digit by the weights 2 4 8 5 10 9 7 3 6, modulo 11 and then modulo 10 (GRAO).
  static let egn = CodeScheme(
    "dddddddddd", like: "7523169263",
    .birthDate { bulgarianDay($0) },
    .checksum { isBulgarianCheckDigitRight($0) })

  /// Whether the number is an EGN.
  static func isEGN(_ number: CodeSymbols) -> Bool {
    bulgarianDay(number) != nil && isBulgarianCheckDigitRight(number)
  }

  private static func bulgarianDay(_ number: CodeSymbols) -> CalendarDay? {
    let month = number.number(2..<4)
    let (century, offset) = month > 40 ? (2000, 40) : month > 20 ? (1800, 20) : (1900, 0)
    return CalendarDay(
      year: century + number.number(0..<2), month: month - offset, day: number.number(4..<6))
  }

  private static func isBulgarianCheckDigitRight(_ number: CodeSymbols) -> Bool {
    number.sum([2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11 % 10 == number[9]
  }

  /// Romania, CNP: sex and century 1 to 9, day of birth, county, a serial number, and a check digit by the
  /// weights 2 7 9 1 4 6 3 5 8 2 7 9, modulo 11, which is 1 if the remainder is 10.
  ///
  /// Law 105/1996, article 5, and government emergency ordinance 97/2005; 7 to 9 do not determine the century, so that a
  /// day that exists in any century is accepted; counties 01 to 48, 51 and 52, and 70 and 80 to 83, which newer numbers
  /// have; serial numbers 001 to 999.
  static let cnp = CodeScheme(
    "ddddddddddddd", like: "1630615123457",
    .noLeadingZero,
    .birthDate {
      let century =
        switch $0[0] {
        case 1, 2: 1900
        case 3, 4: 1800
        case 5, 6: 2000
        default: 0
        }
      let (year, month, day) = ($0.number(1..<3), $0.number(3..<5), $0.number(5..<7))
      return century > 0
        ? CalendarDay(year: century + year, month: month, day: day)
        : CalendarDay(yearInCentury: year, month: month, day: day)
    },
    .part(7..<9) {
      let county = $0.number(7..<9)
      return 1...48 ~= county || 51...52 ~= county || county == 70 || 80...83 ~= county
    },
    .part(9..<12) { !$0.areZero(9..<12) },
    .checksum {
      let remainder = $0.sum([2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
      return (remainder == 10 ? 1 : remainder) == $0[12]
    })

  /// Slovenia, EMŠO, and the other successors of Yugoslavia, JMBG: day, month and the year's last three digits, a register,
  /// a serial number, and a check digit by the weights 7 to 2, twice, modulo 11 (Zakon o centralnem registru prebivalstva).
  static let slovenianRegisterNumber = CodeScheme(
    "ddddddddddddd", like: "0101006500006",
    .birthDate {
      let year = $0.number(4..<7)
      return CalendarDay(
        year: year < 800 ? 2000 + year : 1000 + year, month: $0.number(2..<4), day: $0.number(0..<2))
    },
    .checksum { (11 - $0.sum([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10 == $0[12] })

  /// Ukraine, RNTRC: five digits of the birth date, which is their number of days after 31 December 1899, four digits, and
  /// a check digit by the weights -1 5 7 9 4 6 10 5 7, modulo 11 and then modulo 10.
  ///
  /// Regulation on the registration of natural persons in the State Register of Taxpayers, order 822 of the Ministry of
  /// Finance of 29 September 2017.
  static let rntrc = CodeScheme(
    "dddddddddd", like: "1759013776",
    .birthDate {
      let days = $0.number(0..<5)
      return days > 0 ? CalendarDay(daysSince1970: days - 25_568) : nil
    },
    .checksum {
      let remainder = $0.sum([-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11
      return (remainder + 11) % 11 % 10 == $0[9]
    })
}
