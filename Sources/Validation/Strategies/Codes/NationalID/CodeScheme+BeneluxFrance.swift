extension CodeScheme {
  /// Belgium, rijksregisternummer or BIS number: the day of birth, a serial number, and a check number of two
  /// digits; `85.07.30-033.28` or digits alone. The check number is 97 minus the remainder modulo 97 of the
  /// nine digits before it, which for births from 2000 are preceded by a 2.
  ///
  /// Royal decree of 3 April 1984, articles 2 to 5: the serial number is 001 to 998. In the number of a person who is not in
  /// the register (BIS) 20 is added to the month, or 40 if the sex was known (royal decree of 8 February 1991, article 2).
  /// An unknown month or day is 00. If all serial numbers of a day are used up, the month is 00 and the day counts on, so
  /// that it may be above 31 (Rijksregister, instruction IT 000, identification number).
  static let belgianRegisterNumber = CodeScheme(
    "ddddddddddd|dd.dd.dd-ddd.dd", like: "85.07.30-033.28",
    .part(2..<4) {
      let month = $0.number(2..<4)
      return month <= 52 && month % 20 <= 12
    },
    .birthDate { belgianDay($0) },
    .part(6..<9) { 1...998 ~= $0.number(6..<9) },
    .checksum { belgianChecks($0, 0) || belgianChecks($0, 2_000_000_000) })

  /// The day of birth, or the first one that it can be if a part of it is unknown.
  private static func belgianDay(_ number: CodeSymbols) -> CalendarDay? {
    let (year, month, day) = (number.number(0..<2), number.number(2..<4) % 20, number.number(4..<6))
    let isRecent = belgianChecks(number, 2_000_000_000)
    guard month > 0, day > 0 else {
      return CalendarDay(year: (isRecent ? 2000 : 1900) + year, month: max(month, 1), day: 1)
    }
    return isRecent
      ? CalendarDay(year: 2000 + year, month: month, day: day)
      : belgianChecks(number, 0)
        ? CalendarDay(year: 1900 + year, month: month, day: day)
        : CalendarDay(yearInCentury: year, month: month, day: day)
  }

  /// Whether the check number is that of the nine digits after adding a number to them.
  private static func belgianChecks(_ number: CodeSymbols, _ addition: Int) -> Bool {
    97 - (addition + number.number(0..<9)) % 97 == number.number(9..<11)
  }

  /// The Netherlands, burgerservicenummer: nine digits that are not all 0 and meet the elfproef (Besluit
  /// burgerservicenummer).
  static let bsn = CodeScheme(
    "ddddddddd", like: "111222333",
    .part(0..<9) { !$0.areZero(0..<9) },
    .checksum { isDutchNumber($0) })

  /// France, numéro d'inscription au répertoire: thirteen characters, and 97 minus the remainder modulo 97 of
  /// their number, in which `2A` and `2B` for Corsica are 19 and 18; optionally with spaces between the
  /// groups.
  ///
  /// Decree 82-103 of 22 January 1982, article 4; INSEE, "Numéro de sécurité sociale": the first digit is 1 or 2, and
  /// during registration 3, 4, 7 or 8; the month is 01 to 12, or 20 to 42 or 50 to 99 if it is not known; then the
  /// department and the commune 001 to 990, overseas (97, 98) three digits and 01 to 90, or 99 and the country; and the
  /// number of the entry, 001 to 999.
  static let nir = CodeScheme(
    """
    ddddddddddddddd|ddddd2Adddddddd|ddddd2Bdddddddd|\
    d dd dd dd ddd ddd dd|d dd dd 2A ddd ddd dd|d dd dd 2B ddd ddd dd
    """, like: "2 95 10 99 126 111 93",
    .part(0..<1) { 1...4 ~= $0[0] || 7...8 ~= $0[0] },
    .part(3..<5) {
      let month = $0.number(3..<5)
      return 1...12 ~= month || 20...42 ~= month || 50...99 ~= month
    },
    .part(5..<7) { !$0.areZero(5..<7) },
    .part(7..<10) {
      let isOverseas = $0[6] < 10 && 97...98 ~= $0.number(5..<7)
      return isOverseas ? 1...90 ~= $0.number(8..<10) : 1...990 ~= $0.number(7..<10)
    },
    .part(10..<13) { !$0.areZero(10..<13) },
    .checksum {
      let corsica = $0[6] == 10 ? 1 : $0[6] == 11 ? 2 : 0
      let digit = corsica == 0 ? $0[6] : 0
      let number = ($0.number(0..<6) * 10 + digit) * 1_000_000 + $0.number(7..<13) - corsica * 1_000_000
      return 97 - number % 97 == $0.number(13..<15)
    })
}
