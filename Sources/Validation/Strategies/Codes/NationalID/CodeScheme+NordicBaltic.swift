internal import Bytes

extension CodeScheme {
  /// Denmark, CPR-nummer: day, month and year of birth and four digits of which the first determines the century; `-` may
  /// separate them.
  ///
  /// Act on the civil registration system; CPR-kontoret: numbers that do not meet the weights 4 3 2 7 6 5 4 3
  /// 2 1 modulo 11 have been issued since 1 October 2007, so that these are not checked.
  static let cpr = CodeScheme(
    "dddddd-?dddd", like: "211062-5629",
    .birthDate {
      let year = $0.number(4..<6)
      let century =
        switch $0[6] {
        case 0...3: 1900
        case 4, 9: year >= 37 ? 1900 : 2000
        default: year >= 58 ? 1800 : 2000
        }
      return CalendarDay(year: century + year, month: $0.number(2..<4), day: $0.number(0..<2))
    })

  /// Finland, henkilötunnus, `131052-308T`: day, month and year of birth, the sign of the century, a number
  /// from 002 to 899, and a character for the remainder of the nine digits modulo 31.
  ///
  /// Government decree 128/2010, section 2, with the signs of decree 690/2022: `+` is 1800, `-` and U to Y
  /// are 1900, A to F are 2000. Numbers from 900 on are for tests and temporary use, and are rejected.
  static let finnishPersonalCode = CodeScheme(
    "ddddddsdddc|ddddddadddc", like: "131052-308T",
    .part(6..<7) { finnishCentury($0) != nil },
    .birthDate { number in
      finnishCentury(number).flatMap {
        CalendarDay(
          year: $0 + number.number(4..<6), month: number.number(2..<4), day: number.number(0..<2))
      }
    },
    .part(7..<10) { 2...899 ~= $0.number(7..<10) },
    .checksum {
      let remainder = ($0.number(0..<6) * 1000 + $0.number(7..<10)) % 31
      return $0.byte(10) == ("0123456789ABCDEFHJKLMNPRSTUVWXY" as StaticString)[remainder]
    })

  private static func finnishCentury(_ number: CodeSymbols) -> Int? {
    switch number.byte(6) {
    case UInt8(ascii: "+"): 1800
    case UInt8(ascii: "-"), UInt8(ascii: "U")...UInt8(ascii: "Y"): 1900
    case UInt8(ascii: "A")...UInt8(ascii: "F"): 2000
    default: nil
    }
  }

  /// Norway, fødselsnummer or D-nummer: day, month and year of birth, three digits that determine the
  /// century, and two check digits by weights, modulo 11.
  ///
  /// Folkeregisterforskriften, section 2-2-3: 40 is added to the day in a D-nummer. The rules are those that
  /// apply until 2032; synthetic numbers are rejected.
  static let norwegianBirthNumber = CodeScheme(
    "dddddd ?ddddd", like: "151086 95088",
    .birthDate {
      let (year, counter) = ($0.number(4..<6), $0.number(6..<9))
      let century: Int? =
        switch counter {
        case ..<500: 1900
        case 500..<750 where year >= 54: 1800
        case 500... where year < 40: 2000
        case 900...: 1900
        default: nil
        }
      let day = $0.number(0..<2)
      guard let century else { return nil }
      return CalendarDay(
        year: century + year, month: $0.number(2..<4), day: day > 40 ? day - 40 : day)
    },
    .checksum {
      $0.sum([3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 == 0 && $0.sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0
    })

  /// Sweden, personnummer or samordningsnummer: ten digits, or twelve with the century, of which the last is
  /// a Luhn digit over the ten. Before the last four there may be `-` or, in ten digits, `+` from the year in
  /// which the person becomes a hundred.
  ///
  /// Folkbokföringslag (1991:481), section 18; Skatteverket, "Personnummer" and "Samordningsnummer": the number before
  /// the check digit is 001 to 999. In a samordningsnummer 60 is added to the day; an unknown month is 00, an unknown day
  /// 60. The century of a year of two digits is not known, so that a day that exists in one of the possible centuries is
  /// accepted; with four digits it is 18, 19 or 20.
  static let personnummer = CodeScheme(
    "ddddddsdddd|dddddddddd|dddddddd-?dddd", like: "880320-0016",
    .birthDate { swedishDay($0, hasCentury: $0.count == 12) },
    .isNotZero { $0.count - 4..<$0.count - 1 },
    .checksum { number in
      let start = number.count == 12 ? 2 : 0
      var luhn = Luhn().over(number, start..<start + 6)
      for index in number.count - 4..<number.count { luhn.append(number[index]) }
      return luhn.isValid
    })

  /// The day with which a number begins.
  ///
  /// - Parameter hasCentury: Whether the year has four digits.
  static func swedishDay(_ number: CodeSymbols, hasCentury: Bool) -> CalendarDay? {
    let start = hasCentury ? 4 : 2
    let isOld = number.count == 11 && number.byte(6) == UInt8(ascii: "+")
    var (month, day) = (number.number(start..<start + 2), number.number(start + 2..<start + 4))
    if day >= 60 {
      day = max(day - 60, 1)
      if month == 0 { month = 1 }
    }
    guard hasCentury else {
      let year = number.number(0..<2)
      return isOld
        ? CalendarDay(year: 1900 + year, month: month, day: day)
        : CalendarDay(yearInCentury: year, month: month, day: day)
    }
    return number[0] == 0 || number.number(0..<2) < 18
      ? nil : CalendarDay(year: number.number(0..<4), month: month, day: day)
  }

  /// Iceland, kennitala: day, month and year of birth, three digits, and the digit of the century, 8, 9 or 0. In the
  /// kennitala of a legal person, 40 is added to the day; a system number begins with 8 or 9 and has no date.
  ///
  /// Þjóðskrá, "Um kennitölur": since 18 February 2026 persons are given numbers without the former check digit, the ninth,
  /// so that it is checked only for legal persons, whose numbers the Skatturinn assigns. Those of 29 to 31 February 1969
  /// exist.
  static let kennitala = CodeScheme(
    "dddddd-?dddd", like: "120174-3399",
    .part(9..<10) { $0[0] >= 8 || $0[9] == 0 || $0[9] >= 8 },
    .birthDate { icelandicDay($0) },
    .checksum { !(4...7 ~= $0[0]) || $0.sum([3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 })

  /// The day with which a kennitala begins; an arbitrary day for a number that has none.
  private static func icelandicDay(_ number: CodeSymbols) -> CalendarDay? {
    guard number[0] < 8 else { return CalendarDay(year: 2000, month: 1, day: 1) }
    let day = number.number(0..<2)
    if 69...71 ~= day, number.number(2..<6) == 0269, number[9] == 9 {
      return CalendarDay(year: 1969, month: 2, day: 28)
    }
    let century = number[9] == 0 ? 2000 : number[9] == 9 ? 1900 : 1800
    return CalendarDay(
      year: century + number.number(4..<6), month: number.number(2..<4), day: day > 40 ? day - 40 : day)
  }

  /// Estonia, isikukood: sex and century 1 to 8, day of birth, a serial number, and the Baltic check digit
  /// (EVS 585:2007).
  static let isikukood = CodeScheme(
    "ddddddddddd", like: "36805280109",
    .part(0..<1) { 1...8 ~= $0[0] },
    .birthDate { balticDay($0) },
    .checksum { balticCheckDigit($0, count: 10) == $0[10] })

  /// Lithuania, asmens kodas: as in Estonia, the first digit 1 to 8, or 9, with which the day is not checked.
  ///
  /// RST 1185-91, "Asmens kodas. Sudėtis ir struktūra"; an unknown month or day is 00 (Gyventojų registro tarnyba).
  static let asmensKodas = CodeScheme(
    "ddddddddddd", like: "33309240064",
    .part(0..<1) { 1...9 ~= $0[0] },
    .birthDate {
      $0[0] == 9 ? CalendarDay(year: 2000, month: 1, day: 1) : balticDay($0, mayBeUnknown: true)
    },
    .checksum { balticCheckDigit($0, count: 10) == $0[10] })

  /// The day of birth.
  ///
  /// - Parameter mayBeUnknown: Whether the month or the day may be 00, which then is the first one.
  private static func balticDay(_ number: CodeSymbols, mayBeUnknown: Bool = false) -> CalendarDay? {
    let first = mayBeUnknown ? 1 : 0
    return CalendarDay(
      year: 1800 + (number[0] - 1) / 2 * 100 + number.number(1..<3), month: max(number.number(3..<5), first),
      day: max(number.number(5..<7), first))
  }

  /// Latvia, personas kods: day, month and year of birth, the digit of the century 0 to 2, and four digits;
  /// or, since 2017, `32` and nine digits. A hyphen may follow the sixth digit.
  ///
  /// Fizisko personu reģistra likums: 1 plus the sum by the weights 10 5 8 4 2 1 6 3 7 9, modulo 11 and then
  /// modulo 10.
  static let latvianPersonalCode = CodeScheme(
    "dddddd-?ddddd", like: "161175-19997",
    .birthDate { latvianDay($0) },
    .checksum { isLatvianPersonalCode($0) })

  /// The day with which a personal code begins; an arbitrary day for a code that has none.
  static func latvianDay(_ number: CodeSymbols) -> CalendarDay? {
    guard number.number(0..<2) != 32 else { return CalendarDay(year: 2017, month: 7, day: 1) }
    guard number[6] <= 2 else { return nil }
    return CalendarDay(
      year: 1800 + number[6] * 100 + number.number(4..<6), month: number.number(2..<4),
      day: number.number(0..<2))
  }

  static func isLatvianPersonalCode(_ number: CodeSymbols) -> Bool {
    (1 + number.sum([10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11 % 10 == number[10]
  }
}
