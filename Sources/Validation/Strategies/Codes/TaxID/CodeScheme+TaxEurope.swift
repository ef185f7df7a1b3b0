/// Tax numbers of Europe that are neither numbers for value added tax nor numbers of persons.
extension CodeScheme {
  /// Andorra, NRT: the kind of holder, six digits and a letter; `U-132950-X` or without hyphens.
  ///
  /// OECD, "Andorra: information on tax identification numbers": A and L have 700000 to 799999, F at most 699999. How the last letter
  /// is calculated is not published.
  static let nrt = CodeScheme(
    "adddddda|a-dddddd-a", like: "U-132950-X",
    .part(0..<1) { $0.isOne(of: "ACDEFGLOPU", at: 0) },
    .part(1..<7) { number in
      switch number.byte(0) {
      case UInt8(ascii: "F"): number.number(1..<7) <= 699_999
      case UInt8(ascii: "A"), UInt8(ascii: "L"): 700_000...799_999 ~= number.number(1..<7)
      default: true
      }
    })

  /// Albania, NIPT: A to M, eight digits and a letter.
  ///
  /// OECD, "Albania: information on tax identification numbers". Form only: the letter is not published.
  static let nipt = CodeScheme(
    "adddddddda", like: "J91402501L",
    .part(0..<1) { $0[0] <= 22 })

  /// Austria, Abgabenkontonummer: two digits of the tax office, six digits and a Luhn digit; `59-119/9013` or digits alone
  /// (Bundesministerium für Finanzen).
  static let abgabenkontonummer = CodeScheme(
    "ddddddddd|dd-ddd/dddd|dd ddd/dddd", like: "59-119/9013",
    .checksum { Luhn().holds(for: $0) })

  /// Belarus, UNP: nine digits, of which the first is 1 to 7, or two letters and seven digits; by the weights 29 23 19 17 13 7 5 3,
  /// modulo 11.
  ///
  /// Ministry of Taxes and Duties, decree 55 of 31 December 2012: the letters are those that Latin and Cyrillic share, here Latin ones.
  static let unp = CodeScheme(
    "ddddddddd|aaddddddd", like: "200988541",
    .part(0..<1) { $0[0] < 10 ? 1...7 ~= $0[0] : $0.isOne(of: "ABCEHKM", at: 0) },
    .part(1..<2) { $0[0] < 10 || $0.isOne(of: "ABCEHKMOPT", at: 1) },
    .checksum { number in
      let second = number[1] < 10 ? number[1] : StaticString("ABCEHKMOPT").index(of: number.byte(1)) ?? 0
      let sum = 29 * number[0] + 23 * second + number.sum([19, 17, 13, 7, 5, 3], from: 2)
      return sum % 11 == number[8]
    })

  /// France, numéro fiscal de référence (SPI): 0 to 3, nine digits, and the remainder of the ten digits modulo 511 in three digits
  /// (Direction générale des Finances publiques); optionally in groups `30 23 217 600 053`.
  static let frenchTaxNumber = CodeScheme(
    "ddddddddddddd|dd dd ddd ddd ddd", like: "30 23 217 600 053",
    .part(0..<1) { $0[0] <= 3 },
    .checksum { $0.number(0..<10) % 511 == $0.number(10..<13) })

  /// Germany, Steuernummer in the form of the federation: the state, a 0 as the fifth digit, thirteen digits in all.
  ///
  /// ELSTER, "Prüfung der Steuer- und Steueridentifikationsnummer", section 2. Form only: the check digit depends on the state.
  static let steuernummer = CodeScheme(
    "dddd0dddddddd", like: "5133081508159",
    .part(0..<2) {
      switch $0.number(0..<2) {
      case 10, 11, 21...24, 26...28, 30...32, 40, 41, 50...59, 90...99: true
      default: false
      }
    })

  /// Hungary, adóazonosító jel of a person: 8, eight digits and a check digit, by the weights 1 to 9, modulo 11 (act CL of 2017, annex
  /// 1).
  static let hungarianTaxIdentifier = CodeScheme(
    "8ddddddddd", like: "8071592153",
    .checksum { $0.sum([1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 == $0[9] })

  /// Hungary, adószám: eight digits as for value added tax, 1 to 5 for the kind of taxation, and the county; `12892312-2-04` or
  /// digits alone (act CL of 2017).
  static let hungarianTaxNumber = CodeScheme(
    "ddddddddddd|dddddddd-d-dd", like: "12892312-2-04",
    .isNotZero(0..<8),
    .part(8..<9) { 1...5 ~= $0[8] },
    .checksum { $0.sum([9, 7, 3, 1, 9, 7, 3, 1]) % 10 == 0 })

  /// Luxembourg, matricule of a person: the day of birth, three digits, a Luhn digit and a check digit by Verhoeff's method over the
  /// first eleven.
  ///
  /// Loi du 19 juin 2013 relative à l'identification des personnes physiques, article 1.
  static let luxembourgMatricule = CodeScheme(
    "ddddddddddddd", like: "1983081231269",
    .birthDate {
      CalendarDay(year: $0.number(0..<4), month: $0.number(4..<6), day: $0.number(6..<8))
    },
    .checksum { number in
      var verhoeff = Verhoeff().over(number, 0..<11)
      verhoeff.append(number[12])
      return Luhn().over(number, 0..<12).isValid && verhoeff.isValid
    })

  /// Malta, identity card: seven digits and A, B, G, H, L, M, P or Z (Identity Card and other Identity Documents Act, chapter 258). Form
  /// only.
  static let malteseIdentityNumber = CodeScheme(
    "ddddddda", like: "1234567M",
    .isNotZero(0..<7),
    .part(7..<8) { $0.isOne(of: "ABGHLMPZ", at: 7) })

  /// Moldova, IDNO or IDNP: twelve digits and a check digit, by the weights 7 3 1 in turn, modulo 10 (Agenția Servicii Publice).
  static let moldovanNumber = CodeScheme(
    "ddddddddddddd", like: "1008600038413",
    .checksum { $0.sum([7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 == $0[12] })

  /// Montenegro, PIB: seven digits and a check digit, by the weights 8 to 2, modulo 11 (Poreska uprava).
  static let montenegrinPIB = CodeScheme(
    "dddddddd", like: "02655284",
    .checksum { (11 - $0.sum([8, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10 == $0[7] })

  /// North Macedonia, EDB: twelve digits and a check digit, by the weights 7 6 5 4 3 2 twice, modulo 11 (Public Revenue Office).
  static let macedonianEDB = CodeScheme(
    "ddddddddddddd", like: "4057009501734",
    .checksum { (11 - $0.sum([7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10 == $0[12] })

  /// Russia, INN: nine digits and a check digit of a company, or ten digits and two check digits of a person, modulo 11.
  ///
  /// Federal Tax Service, order MMV-7-6/435 of 29 June 2012: the weights 2 4 10 3 5 9 4 6 8, of a person with 7, and with 3 and 7,
  /// before them.
  static let inn = CodeScheme(
    "dddddddddd|dddddddddddd", like: "7736050003",
    .isNotZero(0..<2),
    .checksum { number in
      number.count == 10
        ? number.sum([2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10 == number[9]
        : number.sum([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10 == number[10]
          && number.sum([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11 % 10 == number[11]
    })

  /// Russia, OGRN: twelve digits and a check digit of a company, modulo 11; or 3 or 4, thirteen digits and a check digit of an
  /// entrepreneur, modulo 13.
  ///
  /// Federal Tax Service, order 165n of 30 October 2017.
  static let ogrn = CodeScheme(
    "ddddddddddddd|ddddddddddddddd", like: "1027739642281",
    .part(0..<1) { $0.count == 13 ? $0[0] != 0 : 3...4 ~= $0[0] },
    .checksum {
      $0.count == 13
        ? $0.number(0..<12) % 11 % 10 == $0[12] : $0.number(0..<14) % 13 % 10 == $0[14]
    })

  /// Serbia, PIB: nine digits, the last by ISO/IEC 7064 MOD 11,10 (Poreska uprava).
  static let serbianPIB = CodeScheme(
    "ddddddddd", like: "101134702",
    .isNotZero(0..<8),
    .checksum { ISO7064.Hybrid.mod11And10.holds(for: $0) })

  /// San Marino, COE: one to five digits without leading zeros, or five after SM (Ufficio Tributario). Form only.
  static let sanMarineseCode = CodeScheme(
    "dd?d?d?d?|SMddddd", like: "51",
    .part(0..<1) { $0[0] != 0 },
    .isNotZero { ($0[0] < 10 ? 0 : 2)..<$0.count })

  /// Sweden, organisationsnummer: nine digits, the third at least 2, and a Luhn digit; `556703-7485` or digits alone (lag 1974:174).
  static let organisationsnummer = CodeScheme(
    "dddddd-?dddd", like: "556703-7485",
    .part(2..<3) { $0[2] >= 2 },
    .checksum { Luhn().holds(for: $0) })

  /// Switzerland, UID: CHE and nine digits, by the weights 5 4 3 2 7 6 5 4, modulo 11; `CHE-107.787.577` or without separators (UIDV,
  /// SR 431.031, article 2).
  static let swissUID = CodeScheme(
    "CHEddddddddd|CHE-ddd.ddd.ddd", like: "CHE-107.787.577",
    .isNotZero(3..<12),
    .checksum { $0.sum([5, 4, 3, 2, 7, 6, 5, 4, 1], from: 3) % 11 == 0 })

  /// Ukraine, EDRPOU: seven digits and a check digit, by the weights 1 to 7, or 7 and 1 to 6 for numbers that begin with 3 to 5, modulo
  /// 11; where that gives 10, each weight is 2 more.
  ///
  /// Cabinet of Ministers, resolution 118 of 22 January 1996.
  static let edrpou = CodeScheme(
    "dddddddd", like: "32855961",
    .isNotZero(0..<8),
    .checksum { number in
      let sum =
        3...5 ~= number[0]
        ? number.sum([7, 1, 2, 3, 4, 5, 6]) : number.sum([1, 2, 3, 4, 5, 6, 7])
      let further = sum + 2 * number.sum([1, 1, 1, 1, 1, 1, 1])
      return (sum % 11 < 10 ? sum % 11 : further % 11 % 10) == number[7]
    })

  /// The United Kingdom, UTR: a check digit, by the weights 6 7 8 9 10 5 4 3 2, modulo 11, and nine digits; optionally with a K at the
  /// end (HM Revenue & Customs).
  static let utr = CodeScheme(
    "dddddddddd|ddddddddddK|ddddd ddddd", like: "1955839661",
    .checksum { number in
      let check = 11 - number.sum([6, 7, 8, 9, 10, 5, 4, 3, 2], from: 1) % 11
      return (check > 9 ? check - 9 : check) == number[0]
    })
}
