extension CodeScheme {
  /// Germany, steuerliche Identifikationsnummer: eleven digits, the first not 0, the last by ISO/IEC 7064 MOD
  /// 11,10. Among the first ten, one digit occurs twice, or three times but not three times in a row, and no
  /// other digit is repeated.
  ///
  /// Abgabenordnung, section 139b; Bundeszentralamt für Steuern, "Die steuerliche Identifikationsnummer".
  static let steuerID = CodeScheme(
    "ddddddddddd", like: "36574261809",
    .noLeadingZero,
    .part(0..<10) { hasOneRepeatedDigit($0) },
    .checksum { ISO7064.Hybrid.mod11And10.holds(for: $0) })

  private static func hasOneRepeatedDigit(_ number: CodeSymbols) -> Bool {
    var counts = InlineArray<10, Int>(repeating: 0)
    for index in 0..<10 {
      counts[number[index]] += 1
      if index >= 2, number[index] == number[index - 1], number[index] == number[index - 2] { return false }
    }
    var repeated = 0
    for digit in 0..<10 where counts[digit] > 1 {
      guard counts[digit] <= 3 else { return false }
      repeated += 1
    }
    return repeated == 1
  }

  /// Austria, Sozialversicherungsnummer: three digits, the check digit, and day, month and year of birth; the
  /// first digit is not 0. If the day is not known, or all its numbers have been issued, it is 01 and the month above 12.
  ///
  /// ASVG, section 31; Dachverband der Sozialversicherungsträger, in the answer 4690/AB XXIII. GP of 3 September 2008.
  /// Weights 3 7 9 and 5 8 4 2 1 6 modulo 11; numbers with the remainder 10 are not issued. The century is unknown.
  static let austrianInsuranceNumber = CodeScheme(
    "dddd ?dddddd", like: "1237 010180",
    .noLeadingZero,
    .birthDate {
      let month = $0.number(6..<8)
      guard month <= 12 else {
        return $0.number(4..<6) == 1 ? CalendarDay(yearInCentury: $0.number(8..<10), month: 1, day: 1) : nil
      }
      return CalendarDay(yearInCentury: $0.number(8..<10), month: month, day: $0.number(4..<6))
    },
    .checksum { $0.sum([3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 == $0[3] })

  /// Switzerland, AHV number: an EAN-13 that begins with 756; `756.9217.0769.85` or digits alone (AHVV, article 133).
  static let ahvNumber = CodeScheme(
    "756dddddddddd|756.dddd.dddd.dd", like: "756.9217.0769.85",
    .isNotZero(3..<12),
    .checksum { GTINChecksum().holds(for: $0) })

  /// Poland, PESEL: the day of birth with the century in the month, a serial number, and a check digit by the
  /// weights 1 3 7 9, repeated, modulo 10 (act of 24 September 2010, article 15).
  static let pesel = CodeScheme(
    "ddddddddddd", like: "44051401359",
    .birthDate {
      let month = $0.number(2..<4)
      let century = month >= 80 ? 1800 : 1900 + month / 20 * 100
      return CalendarDay(year: century + $0.number(0..<2), month: month % 20, day: $0.number(4..<6))
    },
    .checksum { $0.sum([1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 == 0 })

  /// Czechia, rodné číslo: the day of birth, a serial number and, since 1954, a check digit: the remainder of the nine
  /// digits modulo 11, which is 0 if the remainder is 10. A slash may precede the last three or four digits.
  ///
  /// Act 133/2000, section 13: 50 is added to the month for women, and from 2004 a further 20 for both sexes if all numbers
  /// of a day have been issued. Nine digits do not end in 000. Check digits of the remainder 10 were assigned until 1985, and a
  /// few since (ÚZIS, "Struktura rodného čísla").
  static let czechBirthNumber = CodeScheme(
    "dddddd/?ddd|dddddd/?dddd", like: "710319/2745",
    .birthDate { czechDay($0) },
    .part(6..<9) { hasCzechCounter($0) },
    .checksum { czechChecksumHolds($0) })

  /// Slovakia, rodné číslo: as in Czechia, but nothing is added to the month except 50 for women.
  ///
  /// Act 301/1995, section 2, as in force since 1 January 2022.
  static let slovakBirthNumber = CodeScheme(
    "dddddd/?ddd|dddddd/?dddd", like: "710319/2745",
    .birthDate { slovakDay($0) },
    .part(6..<9) { hasCzechCounter($0) },
    .checksum { czechChecksumHolds($0) })

  /// The day with which a birth number begins, of nine digits up to 1953 or of ten digits.
  static func czechDay(_ number: CodeSymbols) -> CalendarDay? {
    let twoDigits = number.number(0..<2)
    let isShort = number.count == 9
    guard !isShort || twoDigits < 54 || twoDigits >= 80 else { return nil }
    let isEarlier = isShort ? twoDigits >= 80 : false
    let year = isEarlier ? 1800 + twoDigits : twoDigits >= 54 || isShort ? 1900 + twoDigits : 2000 + twoDigits
    var month = number.number(2..<4)
    if month > 50 { month -= 50 }
    if month > 20 && year >= 2004 { month -= 20 }
    return CalendarDay(year: year, month: month, day: number.number(4..<6))
  }

  /// The day with which a Slovak birth number begins.
  static func slovakDay(_ number: CodeSymbols) -> CalendarDay? {
    number.number(2..<4) % 50 <= 12 ? czechDay(number) : nil
  }

  /// Whether the last three of nine digits are not 000; `true` for a birth number of ten digits.
  static func hasCzechCounter(_ number: CodeSymbols) -> Bool {
    number.count != 9 || number.number(6..<9) > 0
  }

  /// Whether the check digit of a birth number is correct; `true` for nine digits, which have none.
  static func czechChecksumHolds(_ number: CodeSymbols) -> Bool {
    number.count == 9 || number.number(0..<9) % 11 % 10 == number[9]
  }
}
