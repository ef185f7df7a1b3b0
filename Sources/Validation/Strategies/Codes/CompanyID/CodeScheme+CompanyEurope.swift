extension CodeScheme {
  /// Austria, Firmenbuchnummer: one to six digits and a lower-case letter; optionally after `FN`.
  ///
  /// Firmenbuchgesetz, section 30. How the letter is calculated is not published.
  static let firmenbuchnummer = CodeScheme(
    "dd?d?d?d?d?l|FN dd?d?d?d?d?l", like: "FN 122119m")

  /// Belgium, ondernemingsnummer: 0 or 1, seven digits and two check digits modulo 97; `0403.019.261` or digits alone (KB of 24 June
  /// 2003).
  static let belgianCompanyNumber = CodeScheme(
    "dddddddddd|dddd.ddd.ddd", like: "0403.019.261",
    .part(0..<1) { $0[0] <= 1 },
    .isNotZero(0..<8),
    .checksum { 97 - $0.number(0..<8) % 97 == $0.number(8..<10) })

  /// Bulgaria, EIK: eight digits and a check digit, and of a branch four more and a check digit, modulo 11.
  ///
  /// Registry Agency: the weights 1 to 8, and where that gives 10, 3 to 10; of a branch 2 7 3 5 over the ninth to the twelfth digit, and
  /// where that gives 10, 4 9 5 7.
  static let eik = CodeScheme(
    "ddddddddd|ddddddddddddd", like: "175074752",
    .isNotZero(0..<9),
    .checksum { number in
      var check = number.sum([1, 2, 3, 4, 5, 6, 7, 8]) % 11
      if check == 10 { check = number.sum([3, 4, 5, 6, 7, 8, 9, 10]) % 11 % 10 }
      guard check == number[8] else { return false }
      guard number.count == 13 else { return true }
      var branch = number.sum([2, 7, 3, 5], from: 8) % 11
      if branch == 10 { branch = number.sum([4, 9, 5, 7], from: 8) % 11 % 10 }
      return branch == number[12]
    })

  /// Czechia and Slovakia, IČO: seven digits and a check digit, by the weights 8 to 2, modulo 11 (Český statistický úřad; Štatistický
  /// úrad).
  static let ico = CodeScheme(
    "dddddddd", like: "25123891",
    .isNotZero(0..<8),
    .checksum { (11 - $0.sum([8, 7, 6, 5, 4, 3, 2]) % 11) % 10 == $0[7] })

  /// Germany, number in the Handelsregister: HRA, HRB, GnR, VR, PR or GsR, a space, and one to six digits.
  ///
  /// Handelsregisterverordnung, section 13. Form only; the number is unique within its court.
  static let handelsregisternummer = CodeScheme(
    "HRA dd?d?d?d?d?|HRB dd?d?d?d?d?|GlR dd?d?d?d?d?|VR dd?d?d?d?d?|PR dd?d?d?d?d?", like: "HRB 11223",
    .part(1..<2) { $0.byte(0) != UInt8(ascii: "G") || $0.isOne(of: "ns", at: 1) })

  /// Estonia, registrikood: 1, 7, 8 or 9, six digits and a check digit, by the weights 1 to 7, and where that gives 10, 3 to 9, modulo 11
  /// (Registrite ja Infosüsteemide Keskus).
  static let registrikood = CodeScheme(
    "dddddddd", like: "12345678",
    .part(0..<1) { $0[0] == 1 || $0[0] >= 7 },
    .checksum { number in
      var check = number.sum([1, 2, 3, 4, 5, 6, 7]) % 11
      if check == 10 { check = number.sum([3, 4, 5, 6, 7, 8, 9]) % 11 % 10 }
      return check == number[7]
    })

  /// Spain, NIF of a company (formerly CIF): a letter, seven digits, and a Luhn digit or the letter for it.
  ///
  /// Orden EHA/451/2008. Most kinds of companies have only one of the two, but no text binds the office to it.
  static let cif = CodeScheme(
    "adddddddc", like: "A13585625",
    .part(0..<1) { $0.isOne(of: "ABCDEFGHJNPQRSUVW", at: 0) },
    .part(8..<9) { $0[8] <= 19 },
    .checksum { number in
      let check = (10 - Luhn().over(number, 1..<8).sumWithLastDoubled % 10) % 10
      return number[8] == check || StaticString("JABCDEFGHI").index(of: number.byte(8)) == check
    })

  /// Finland, Y-tunnus: seven digits, a hyphen that may be omitted, and a check digit, by the weights 7 9 10 5 8 4 2, modulo 11
  /// (Patentti- ja rekisterihallitus).
  static let yTunnus = CodeScheme(
    "ddddddd-?d", like: "2077474-0",
    .isNotZero(0..<8),
    .checksum { $0.sum([7, 9, 10, 5, 8, 4, 2, 1]) % 11 == 0 })

  /// France, SIREN: eight digits and a Luhn digit; optionally in groups of three (Code de commerce, article R123-221; INSEE).
  static let siren = CodeScheme(
    "ddddddddd|ddd ddd ddd", like: "552 008 443",
    .isNotZero(0..<9),
    .checksum { Luhn().holds(for: $0) })

  /// France, SIRET: a SIREN, four digits and a Luhn digit; for the offices of La Poste but its seat the sum of
  /// the digits is a multiple of 5 instead (INSEE).
  static let siret = CodeScheme(
    "dddddddddddddd|ddd ddd ddd ddddd", like: "732 829 320 00074",
    .isNotZero(0..<9),
    .checksum { number in
      let isLuhn = Luhn().holds(for: number)
      guard number.number(0..<9) == 356_000_000, number.number(9..<14) != 48 else {
        return isLuhn && Luhn().over(number, 0..<9).isValid
      }
      return (0..<14).reduce(0) { $0 + number[$1] } % 5 == 0
    })

  /// The United Kingdom, company number: eight digits, or two letters of the register and six digits (Companies House, "Uniform Resource
  /// Identifiers"). Form only.
  static let companiesHouseNumber = CodeScheme(
    """
    dddddddd|SCdddddd|NIdddddd|OCdddddd|SOdddddd|NCdddddd|R0dddddd|LPdddddd|SLdddddd|NLdddddd|FCdddddd|SFdddddd|NFdddddd|\
    GEdddddd|GNdddddd|GSdddddd|CEdddddd|CSdddddd|PCdddddd|RCdddddd|SRdddddd|NOdddddd|NPdddddd|IPdddddd|SPdddddd|ICdddddd|\
    SIdddddd|RSdddddd|ZCdddddd|SZdddddd|NZdddddd|OEdddddd
    """, like: "SC123456",
    .isNotZero { ($0[0] < 10 ? 0 : 2)..<$0.count })

  /// Ireland, company number: one to six digits (Companies Registration Office). Form only.
  static let irishCompanyNumber = CodeScheme("dd?d?d?d?d?", like: "123456", .noLeadingZero)

  /// Luxembourg, RCS: a letter of the section and one to six digits (Registre de commerce et des sociétés). Form only.
  static let luxembourgCompanyNumber = CodeScheme("add?d?d?d?d?", like: "B6307", .part(1..<2) { $0[1] != 0 })

  /// The Netherlands, KVK-nummer: eight digits (Kamer van Koophandel, Handelsregisterbesluit 2008). Form only.
  static let kvkNumber = CodeScheme("dddddddd", like: "27124701", .isNotZero(0..<8))

  /// Norway, organisasjonsnummer: nine digits, by the weights 3 2 7 6 5 4 3 2 1, modulo 11; optionally in groups of three
  /// (Enhetsregisterloven, Brønnøysundregistrene).
  static let organisasjonsnummer = CodeScheme(
    "ddddddddd|ddd ddd ddd", like: "988 077 917",
    .isNotZero(0..<9),
    .checksum { $0.sum([3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 == 0 })

  /// Poland, REGON: eight digits and a check digit, and of a unit four more and a check digit, modulo 11.
  ///
  /// Główny Urząd Statystyczny: the weights 8 9 2 3 4 5 6 7, and 2 4 8 5 0 9 7 3 6 1 2 4 8.
  static let regon = CodeScheme(
    "ddddddddd|dddddddddddddd", like: "192598184",
    .isNotZero(0..<9),
    .checksum { number in
      guard number.sum([8, 9, 2, 3, 4, 5, 6, 7]) % 11 % 10 == number[8] else { return false }
      guard number.count == 14 else { return true }
      return number.sum([2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8]) % 11 % 10 == number[13]
    })

  /// Poland, number in the Krajowy Rejestr Sądowy: ten digits (ustawa z 20 sierpnia 1997). Form only.
  static let krs = CodeScheme("dddddddddd", like: "0000127206", .isNotZero(0..<10))

  /// Serbia, matični broj: seven digits and a check digit, by the weights 8 to 2, modulo 11 (Agencija za privredne registre).
  static let serbianCompanyNumber = CodeScheme(
    "dddddddd", like: "07726716",
    .isNotZero(0..<8),
    .checksum { (11 - $0.sum([8, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10 == $0[7] })

  /// Slovenia, matična številka: six digits and a check digit, by the weights 7 to 2, modulo 11, and optionally the three characters of a
  /// unit (AJPES).
  static let maticnaStevilka = CodeScheme(
    "ddddddd|dddddddcdd", like: "9331310",
    .checksum { number in
      let remainder = number.sum([7, 6, 5, 4, 3, 2]) % 11
      return remainder != 0 && (11 - remainder) % 10 == number[6]
    })
}
