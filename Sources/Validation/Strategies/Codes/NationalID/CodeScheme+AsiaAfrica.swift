internal import Bytes
internal import ValidationData

extension CodeScheme {
  /// China, identity number: six digits of the district, the day of birth, a serial number, and a check character by
  /// ISO/IEC 7064 MOD 11-2.
  ///
  /// GB 11643-1999; of the district only the province is checked (GB/T 2260). The number of a foreigner's permanent
  /// residence card has in place of the district a 9, the province, and the nationality in three digits of ISO 3166-1 (GA
  /// 2102-2023, in force since 1 December 2023); 900 to 999 are free for persons without one. Numbers of fifteen digits,
  /// which were issued before 1999, have been invalid since 2013.
  static let residentIdentityNumber = CodeScheme(
    "dddddddddddddddddx", like: "11010519491231002X",
    .part(0..<3) { isChineseProvince($0.number($0[0] == 9 ? 1..<3 : 0..<2)) },
    .part(3..<6) { $0[0] != 9 || isForeignNationality($0) },
    .birthDate {
      let year = $0.number(6..<10)
      return year < 1800 ? nil : CalendarDay(year: year, month: $0.number(10..<12), day: $0.number(12..<14))
    },
    .checksum { number in
      var checksum = ISO7064.Pure.mod11Radix2.over(number, 0..<17)
      checksum.append(min(number[17], 10))
      return checksum.isValid
    })

  private static func isChineseProvince(_ code: Int) -> Bool {
    switch code {
    case 11...15, 21...23, 31...37, 41...46, 50...54, 61...65, 71, 81...83: true
    default: false
    }
  }

  /// Whether the digits after the province are a code of a country other than China, or free for private use.
  private static func isForeignNationality(_ number: CodeSymbols) -> Bool {
    let code: InlineArray<3, UInt8> = [number.byte(3), number.byte(4), number.byte(5)]
    return number[3] == 9 || number.number(3..<6) != 156 && CountryCodes.numeric.contains(code.span)
  }

  /// Hong Kong identity card: one letter or two, six digits, and a check digit or A, which may be in
  /// parentheses; weights 9 to 1 modulo 11. A single letter has a blank of the value 36 before it
  /// (Immigration Department).
  static let hongKongIdentityNumber = CodeScheme(
    "addddddh|adddddd(h)|aaddddddh|aadddddd(h)", like: "A123456(3)",
    .checksum { number in
      let sum =
        number.count == 8
        ? 36 * 9 + number.sum([8, 7, 6, 5, 4, 3, 2, 1])
        : number.sum([9, 8, 7, 6, 5, 4, 3, 2, 1])
      return sum % 11 == 0
    })

  /// Taiwan, national or resident identity number: a letter of the district, a digit of sex and status, seven
  /// digits, and a check digit. The letter has a value of two digits; the weights of the eleven digits are 1,
  /// 9 to 1, and 1, modulo 10.
  ///
  /// Ministry of the Interior. Until 2021 a resident's number had a letter A to D in place of the second character, of
  /// whose value the last digit counts; these numbers remain valid beside the new ones.
  static let taiwaneseIdentityNumber = CodeScheme(
    "addddddddd|aadddddddd", like: "A123456789",
    .part(1..<2) { $0[1] == 1 || $0[1] == 2 || $0[1] == 8 || $0[1] == 9 || 10...13 ~= $0[1] },
    .checksum { number in
      let values: InlineArray<26, Int> = [
        10, 11, 12, 13, 14, 15, 16, 17, 34, 18, 19, 20, 21, 22, 35, 23, 24, 25, 26, 27, 28, 29, 32, 30, 31,
        33,
      ]
      let district = values[number[0] - 10]
      let sum = district / 10 + district % 10 * 9 + number[1] % 10 * 8
      return (sum + number.sum([7, 6, 5, 4, 3, 2, 1, 1], from: 2)) % 10 == 0
    })

  /// India, Aadhaar: twelve digits that do not begin with 0 or 1 and are not the same backwards, the last by
  /// Verhoeff's method; optionally in groups of four with spaces between them (UIDAI).
  static let aadhaar = CodeScheme(
    "dddddddddddd|dddd dddd dddd", like: "2341 2341 2346",
    .part(0..<12) { number in
      number[0] >= 2 && !(0..<6).allSatisfy { number[$0] == number[11 - $0] }
    },
    .checksum { Verhoeff().holds(for: $0) })

  /// Iran, national code: ten digits that are not all the same, by the weights 10 to 2 modulo 11; the check
  /// digit is the remainder if that is 0 or 1, otherwise 11 minus the remainder (National Organization for
  /// Civil Registration).
  static let iranianNationalCode = CodeScheme(
    "dddddddddd", like: "0012345679",
    .part(0..<10) { !$0.areAllEqual },
    .checksum {
      let remainder = $0.sum([10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
      return (remainder < 2 ? remainder : 11 - remainder) == $0[9]
    })

  /// Israel, identity number: nine digits with leading zeros, not all 0, the last a Luhn digit (Population
  /// and Immigration Authority).
  static let israeliIdentityNumber = CodeScheme(
    "ddddddddd", like: "067626762",
    .part(0..<9) { !$0.areZero(0..<9) },
    .checksum { Luhn().holds(for: $0) })

  /// Thailand: thirteen digits that do not begin with 0 or 9; the last is 11 minus the sum by the weights 13
  /// to 2 modulo 11, modulo 10; optionally with hyphens as in `1-2345-67890-12-1` (Bureau of Registration
  /// Administration).
  static let thaiIdentityNumber = CodeScheme(
    "ddddddddddddd|d-dddd-ddddd-dd-d", like: "1-2345-67890-12-1",
    .part(0..<1) { 1...8 ~= $0[0] },
    .checksum { (11 - $0.sum([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10 == $0[12] })

  /// South Africa: the day of birth, four digits, 0 for a citizen, 1 for a resident or 2 for a refugee, a
  /// digit, and a Luhn digit.
  ///
  /// Identification Act 68 of 1997. The century is unknown: a day that exists in any century is accepted.
  static let southAfricanIdentityNumber = CodeScheme(
    "ddddddddddddd", like: "7503305044089",
    .birthDate {
      CalendarDay(yearInCentury: $0.number(0..<2), month: $0.number(2..<4), day: $0.number(4..<6))
    },
    .part(10..<11) { $0[10] <= 2 },
    .checksum { Luhn().holds(for: $0) })
}
