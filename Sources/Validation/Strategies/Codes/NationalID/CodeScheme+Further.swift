internal import Bytes

/// Numbers of persons of states that share their rules with no other group.
extension CodeScheme {
  /// Cuba, número de identidad: the day of birth, the century, 0 to 5 for 19, 6 to 8 for 20 and 9 for 18, and four digits (Dirección de
  /// Identificación). Form only: the last digit is not published.
  static let cubanIdentityNumber = CodeScheme(
    "ddddddddddd", like: "91021527775",
    .birthDate { number in
      let century = number[6] == 9 ? 1800 : number[6] < 6 ? 1900 : 2000
      return CalendarDay(
        year: century + number.number(0..<2), month: number.number(2..<4), day: number.number(4..<6))
    })

  /// Egypt, national identity number: 2 or 3 for the century, the day of birth, the governorate, 01 to 35 or 88, four digits, and one
  /// more (Civil Status Law 143 of 1994). Form only: the last digit is not published.
  static let egyptianIdentityNumber = CodeScheme(
    "dddddddddddddd", like: "29501011234567",
    .part(0..<1) { 2...3 ~= $0[0] },
    .birthDate { number in
      CalendarDay(
        year: 1700 + 100 * number[0] + number.number(1..<3), month: number.number(3..<5),
        day: number.number(5..<7))
    },
    .part(7..<9) { 1...35 ~= $0.number(7..<9) || $0.number(7..<9) == 88 })

  /// Mauritius, national identity number: the first letter of the surname, the day of birth, six digits, and a check character, by the
  /// weights 14 to 2, modulo 17 (Civil Status Division).
  static let mauritianIdentityNumber = CodeScheme(
    "addddddddddddc", like: "J2906201304089",
    .birthDate {
      CalendarDay(yearInCentury: $0.number(5..<7), month: $0.number(3..<5), day: $0.number(1..<3))
    },
    .checksum { (17 - $0.sum([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 17) % 17 == $0[13] })

  /// Malaysia, MyKad: the day of birth, two digits of the place and four digits; `770305-02-1234` or digits alone (Jabatan Pendaftaran
  /// Negara). Form only: there is no check digit.
  static let myKad = CodeScheme(
    "dddddddddddd|dddddd-dd-dddd", like: "770305-02-1234",
    .birthDate {
      CalendarDay(yearInCentury: $0.number(0..<2), month: $0.number(2..<4), day: $0.number(4..<6))
    },
    .part(6..<8) {
      switch $0.number(6..<8) {
      case 0, 17...20, 69, 70, 73, 80, 81, 94...97: false
      default: true
      }
    })

  /// Peru, DNI: eight digits, and optionally a check digit or letter, by the weights 3 2 7 6 5 4 3 2, modulo 11; `10117410-2` (RENIEC).
  static let peruvianIdentityNumber = CodeScheme(
    "dddddddd|dddddddd-?c", like: "10117410-2",
    .isNotZero(0..<8),
    .checksum { number in
      guard number.count == 9 else { return true }
      let remainder = number.sum([3, 2, 7, 6, 5, 4, 3, 2]) % 11
      return StaticString("65432110987")[remainder] == number.byte(8)
        || StaticString("KJIHGFEDCBA")[remainder] == number.byte(8)
    })
}
