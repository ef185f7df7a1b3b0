internal import Bytes

extension CodeScheme {
  /// Greece, AFM: nine digits, the last by the powers of two from 256 to 2 as weights, modulo 11 and then
  /// modulo 10 (AADE).
  static let greekVAT = CodeScheme(
    "ddddddddd", like: "094259216",
    .isNotZero(0..<9),
    .checksum { $0.sum([256, 128, 64, 32, 16, 8, 4, 2]) % 11 % 10 == $0[8] })

  /// Spain, NIF: a DNI or NIE; a number with K, L or M and a check letter; or a legal person's number with a
  /// check digit or letter.
  ///
  /// Royal decree 1065/2007, articles 19 and 20, and order EHA/451/2008. Either check symbol
  /// is accepted for every legal form.
  static let spanishVAT = CodeScheme(
    "dddddddda|adddddddc", like: "B58378431",
    .part(0..<1) { $0[0] < 10 || !$0.isOne(of: "IOT", at: 0) },
    .part(1..<8) { $0[0] < 10 || $0.isOne(of: "XYZ", at: 0) || !$0.areZero(1..<8) },
    .checksum { isSpanishPerson($0) || isSpanishLegalPerson($0) })

  private static func isSpanishLegalPerson(_ number: CodeSymbols) -> Bool {
    guard number.isOne(of: "ABCDEFGHJNPQRSUVW", at: 0) else { return false }
    var luhn = Luhn().over(number, 1..<8)
    luhn.append(0)
    let check = (10 - luhn.sum % 10) % 10
    return number[8] == check || number.byte(8) == ("JABCDEFGHI" as StaticString)[check]
  }

  /// Italy, partita IVA: seven digits that are not all 0, the office of issue, and a Luhn digit.
  ///
  /// Decree of 23 December 1976; offices 001 to 100, 120, 121, 888 and 999 (Agenzia delle Entrate).
  static let italianVAT = CodeScheme(
    "ddddddddddd", like: "00743110157",
    .part(0..<7) { !$0.areZero(0..<7) },
    .part(7..<10) {
      let office = $0.number(7..<10)
      return 1...100 ~= office || office == 120 || office == 121 || office == 888 || office == 999
    },
    .checksum { Luhn().holds(for: $0) })

  /// Malta: eight digits, the first not 0, by the weights 3 4 6 7 8 9 and the last two digits as a number,
  /// modulo 37 (VIES).
  static let malteseVAT = CodeScheme(
    "dddddddd", like: "11679112",
    .noLeadingZero,
    .checksum { $0.sum([3, 4, 6, 7, 8, 9, 10, 1]) % 37 == 0 })

  /// Portugal, NIF: nine digits, the first not 0, the last by the weights 9 to 2, modulo 11; a check of 10 is
  /// written 0 (decree-law 14/2013).
  static let portugueseVAT = CodeScheme(
    "ddddddddd", like: "501964843",
    .noLeadingZero,
    .checksum { (11 - $0.sum([9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10 == $0[8] })

  /// Cyprus: eight digits that do not begin with 12, and a letter for the sum modulo 26, to which the first,
  /// third, fifth and seventh digit add a value from a table.
  ///
  /// European Commission's table of VIES.
  static let cypriotVAT = CodeScheme(
    "dddddddda", like: "10259033P",
    .part(0..<2) { $0.number(0..<2) != 12 },
    .checksum {
      let values: InlineArray<10, Int> = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
      var sum = 0
      for index in 0..<8 { sum += index % 2 == 0 ? values[$0[index]] : $0[index] }
      return sum % 26 == $0[8] - 10
    })
}
