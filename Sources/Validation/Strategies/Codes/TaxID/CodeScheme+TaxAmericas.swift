extension CodeScheme {
  /// Argentina, CUIT or CUIL: two digits of the kind of holder, eight digits and a check digit, by the weights 5 4 3 2 7 6 5 4 3 2,
  /// modulo 11; `20-26756539-3` or digits alone.
  ///
  /// AFIP, resolución general 3832/94: 20, 23 to 27 for persons, 30, 33 and 34 for companies, 50, 51 and 55 for residents of other
  /// countries. A check digit of 10 is written 9.
  static let cuit = CodeScheme(
    "ddddddddddd|dd-dddddddd-d", like: "20-26756539-3",
    .part(0..<2) {
      switch $0.number(0..<2) {
      case 20, 23...27, 30, 33, 34, 50, 51, 55: true
      default: false
      }
    },
    .checksum {
      let check = (11 - $0.sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11
      return min(check, 9) == $0[10]
    })

  /// Brazil, CNPJ: twelve digits or letters, not all 0, and two check digits modulo 11; `12.ABC.345/01DE-35` or without separators.
  ///
  /// Instrução Normativa RFB 2.229 of 15 October 2024, annex XV: from July 2026 letters too, of which the value is their code of
  /// US-ASCII minus 48.
  static let cnpj = CodeScheme(
    "ccccccccccccdd|cc.ccc.ccc/cccc-dd", like: "12.ABC.345/01DE-35",
    .isNotZero(0..<12),
    .checksum { number in
      func check(_ count: Int) -> Int {
        var sum = 0
        for index in 0..<count {
          let value = number[index] + (number[index] < 10 ? 0 : 7)
          sum += value * (2 + (count - 1 - index) % 8)
        }
        return (11 - sum % 11) % 11 % 10
      }
      return check(12) == number[12] && check(13) == number[13]
    })

  /// Mexico, RFC: three letters of a company or four of a person, a day, and three letters or digits; the letters may be `&` and Ñ.
  ///
  /// Código Fiscal de la Federación, article 27; SAT, "Registro Federal de Contribuyentes". The last character is a check digit, but
  /// many numbers in use have another one, so that it is not checked.
  static let rfc = CodeScheme(
    """
    rrrddddddccc|rrrrddddddccc|Ñrrddddddccc|rÑrddddddccc|rrÑddddddccc|\
    Ñrrrddddddccc|rÑrrddddddccc|rrÑrddddddccc|rrrÑddddddccc
    """, like: "GODE561231GR8",
    .birthDate { number in
      let start = number.count - 9
      return CalendarDay(
        yearInCentury: number.number(start..<start + 2), month: number.number(start + 2..<start + 4),
        day: number.number(start + 4..<start + 6))
    })

  /// Colombia, NIT: six to ten digits and a check digit, by the weights 3 7 13 17 19 23 29 37 41 43 from the right, modulo 11;
  /// `213.123.432-1`, with the hyphen alone, or digits alone.
  ///
  /// DIAN, orden administrativa 4 of 1989.
  static let colombianNIT = CodeScheme(
    "dddddd-?d|ddddddd-?d|dddddddd-?d|ddddddddd-?d|dddddddddd-?d|ddd.ddd.ddd-d", like: "213.123.432-1",
    .checksum { number in
      let weights: InlineArray<10, Int> = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43]
      let last = number.count - 1
      var sum = 0
      for place in 0..<last { sum += weights[place] * number[last - 1 - place] }
      return (sum % 11 < 2 ? sum % 11 : 11 - sum % 11) == number[last]
    })

  /// Peru, RUC: 10, 15, 16, 17 or 20, eight digits and a check digit, by the weights 5 4 3 2 7 6 5 4 3 2, modulo 11 (SUNAT).
  static let peruvianRUC = CodeScheme(
    "ddddddddddd", like: "20512333797",
    .part(0..<2) {
      switch $0.number(0..<2) {
      case 10, 15...17, 20: true
      default: false
      }
    },
    .checksum { (11 - $0.sum([5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 10 == $0[10] })

  /// Uruguay, RUT: 01 to 22, six digits that are not all 0, 001, and a check digit, by the weights 4 3 2 9 8 7 6 5 4 3 2, modulo 11;
  /// `21-100342-001-7` or digits alone (DGI).
  static let uruguayanRUT = CodeScheme(
    "dddddddddddd|dd-dddddd-ddd-d", like: "21-100342-001-7",
    .part(0..<2) { 1...22 ~= $0.number(0..<2) },
    .isNotZero(2..<8),
    .part(8..<11) { $0.number(8..<11) == 1 },
    .checksum { (11 - $0.sum([4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 11 == $0[11] })

  /// Paraguay, RUC: four to eight digits and a check digit, by the weights from 2 on from the right, modulo 11; `80028061-0` or
  /// digits alone (DNIT).
  static let paraguayanRUC = CodeScheme(
    "dddd-?d|ddddd-?d|dddddd-?d|ddddddd-?d|dddddddd-?d", like: "80028061-0",
    .checksum { number in
      let last = number.count - 1
      var sum = 0
      for place in 0..<last { sum += (place + 2) * number[last - 1 - place] }
      return (11 - sum % 11) % 11 % 10 == number[last]
    })

  /// Venezuela, RIF: V, E, J, P or G, eight digits and a check digit, by the weights 3 2 7 6 5 4 3 2, modulo 11; `V-11470283-4` or
  /// without hyphens.
  ///
  /// SENIAT, providencia 0073 of 2006: the letters count 4, 8, 12, 16 and 20.
  static let rif = CodeScheme(
    "addddddddd|a-dddddddd-d", like: "V-11470283-4",
    .part(0..<1) { $0.isOne(of: "VEJPG", at: 0) },
    .checksum { number in
      let letter = 4 * (1 + (StaticString("VEJPG").index(of: number.byte(0)) ?? 0))
      let remainder = (letter + number.sum([3, 2, 7, 6, 5, 4, 3, 2], from: 1)) % 11
      return (remainder < 2 ? 0 : 11 - remainder) == number[9]
    })

  /// Ecuador, cédula: 01 to 24 or 30 for the province, eight digits, of which the first is 0 to 6, and a Luhn digit.
  ///
  /// Registro Civil; 50 is of a foreigner.
  static let ecuadorianIdentityNumber = CodeScheme(
    "dddddddddd|dddddddd-dd|ddddddddd-d", like: "171430710-3",
    .part(0..<2) { isEcuadorianProvince($0.number(0..<2)) },
    .part(2..<3) { $0[2] <= 6 },
    .checksum { Luhn().holds(for: $0) })

  /// Ecuador, RUC: a cédula and the number of an establishment; or for a company 9, and for an authority 6, as the third digit, and a
  /// check digit modulo 11.
  ///
  /// SRI, "Registro Único de Contribuyentes": the weights 4 3 2 7 6 5 4 3 2 of companies and 3 2 7 6 5 4 3 2 of authorities.
  static let ecuadorianRUC = CodeScheme(
    "ddddddddddddd", like: "1792060346001",
    .part(0..<2) { isEcuadorianProvince($0.number(0..<2)) },
    .part(2..<3) { $0[2] <= 6 || $0[2] == 9 },
    .isNotZero(10..<13),
    .checksum { number in
      let isPublic =
        number.sum([3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 && !number.areZero(9..<13)
      let isPerson = Luhn().over(number, 0..<10).isValid
      return switch number[2] {
      case 6: isPublic || isPerson
      case 9: isPublic || number.sum([4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0
      default: isPerson
      }
    })

  private static func isEcuadorianProvince(_ code: Int) -> Bool {
    1...24 ~= code || code == 30 || code == 50
  }

  /// The Dominican Republic, RNC: eight digits and a check digit, by the weights 7 9 8 6 5 4 3 2, modulo 11; `1-01-85004-3` or digits
  /// alone (DGII).
  static let rnc = CodeScheme(
    "ddddddddd|d-dd-ddddd-d", like: "1-01-85004-3",
    .checksum { (10 - $0.sum([7, 9, 8, 6, 5, 4, 3, 2]) % 11 + 9) % 9 + 1 == $0[8] })

  /// The Dominican Republic, cédula: ten digits and a Luhn digit; `001-1391820-5` or digits alone (Junta Central Electoral).
  ///
  /// Some hundred old numbers with another last digit exist and are refused.
  static let dominicanIdentityNumber = CodeScheme(
    "ddddddddddd|ddd-ddddddd-d", like: "001-1391820-5",
    .isNotZero(0..<11),
    .checksum { Luhn().holds(for: $0) })

  /// Guatemala, NIT: one to eleven digits and a check digit or K, by the weights from 2 on from the right, modulo 11; a hyphen before
  /// the last may be omitted (SAT).
  static let guatemalanNIT = CodeScheme(
    """
    d-?k|dd-?k|ddd-?k|dddd-?k|ddddd-?k|dddddd-?k|ddddddd-?k|dddddddd-?k|ddddddddd-?k|dddddddddd-?k|ddddddddddd-?k
    """, like: "576937-K",
    .isNotZero { 0..<$0.count - 1 },
    .checksum { number in
      let last = number.count - 1
      var sum = 0
      for place in 0..<last { sum += (place + 2) * number[last - 1 - place] }
      let check = (11 - sum % 11) % 11
      return (check == 10 ? 20 : check) == number[last]
    })

  /// El Salvador, NIT: 0, 1 or 9, thirteen digits and a check digit modulo 11; `0614-050707-104-8` or digits alone.
  ///
  /// Ministerio de Hacienda: the weights 14 to 2 where the three digits before it are at most 100, else 2 7 6 5 4 3 2 7 6 5 4 3 2.
  static let salvadoranNIT = CodeScheme(
    "dddddddddddddd|dddd-dddddd-ddd-d", like: "0614-050707-104-8",
    .part(0..<1) { $0[0] <= 1 || $0[0] == 9 },
    .checksum { number in
      number.number(10..<13) <= 100
        ? number.sum([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11 % 10 == number[13]
        : (11 - number.sum([2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10 == number[13]
    })

  /// Costa Rica: the identity card of a person, 0 or 1 to 9 and eight digits, or of a company, 2 to 5, three digits of the kind and six
  /// digits; with the hyphens of print or without.
  ///
  /// Ministerio de Hacienda, resolución DGT-R-48-2016. Form only: the numbers have no check digit.
  static let costaRicanIdentityNumber = CodeScheme(
    "ddddddddd|dddddddddd|d-dddd-dddd|dd-dddd-dddd|d-ddd-dddddd", like: "3-101-999999",
    .part(0..<1) { $0.count == 9 ? $0[0] > 0 : $0[0] == 0 || 2...5 ~= $0[0] },
    .part(1..<4) { number in
      guard number.count == 10 else { return true }
      let kind = number.number(1..<4)
      return switch number[0] {
      case 2: kind % 100 == 0 && 100...400 ~= kind
      case 3: 2...14 ~= kind || 101...110 ~= kind
      case 4: kind == 0
      case 5: kind == 1
      default: true
      }
    })

  /// Canada, Business Number: nine digits, the last a Luhn digit; then optionally the program, RC, RM, RP, RT, RR or RZ, and four
  /// digits (Canada Revenue Agency).
  static let businessNumber = CodeScheme(
    """
    ddddddddd|dddddddddRCdddd|dddddddddRMdddd|dddddddddRPdddd|dddddddddRTdddd|dddddddddRRdddd|dddddddddRZdddd|\
    ddddddddd RC dddd|ddddddddd RM dddd|ddddddddd RP dddd|ddddddddd RT dddd|ddddddddd RR dddd|ddddddddd RZ dddd
    """, like: "123026635RC0001",
    .checksum { Luhn().over($0, 0..<9).isValid })

  /// The United States, EIN: two digits of the campus that assigned it and seven digits; `91-1144442` or digits alone.
  ///
  /// Internal Revenue Service, "How EINs are assigned and valid EIN prefixes".
  static let ein = CodeScheme(
    "dd-?ddddddd", like: "91-1144442",
    .part(0..<2) {
      switch $0.number(0..<2) {
      case 0, 7...9, 17...19, 28, 29, 49, 69, 70, 78, 79, 89, 96, 97: false
      default: true
      }
    })

  /// The United States, ITIN: 9, two digits, 50 to 65, 70 to 88, 90 to 92 or 94 to 99, and four digits; `912-90-3456` or digits alone.
  ///
  /// Internal Revenue Manual, section 3.21.263.1; the groups 89 and 93 are not issued.
  static let itin = CodeScheme(
    "ddd-dd-dddd|ddddddddd", like: "912-90-3456",
    .part(0..<1) { $0[0] == 9 },
    .part(3..<5) {
      switch $0.number(3..<5) {
      case 50...65, 70...88, 90...92, 94...99: true
      default: false
      }
    })
}
