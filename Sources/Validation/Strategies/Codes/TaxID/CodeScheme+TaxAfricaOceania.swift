extension CodeScheme {
  /// Australia, TFN: eight or nine digits, by the weights 1 4 3 7 5 8 6 9 10, modulo 11; optionally in groups of three (Australian
  /// Taxation Office).
  static let tfn = CodeScheme(
    "dddddddd|ddddddddd|ddd ddd ddd", like: "123 456 782",
    .isNotZero { 0..<$0.count },
    .checksum { number in
      (number.count == 8
        ? number.sum([10, 7, 8, 4, 6, 3, 5, 1]) : number.sum([1, 4, 3, 7, 5, 8, 6, 9, 10])) % 11 == 0
    })

  /// Australia, ABN: eleven digits, of which the first is reduced by 1, by the weights 10 1 3 5 7 9 11 13 15 17 19, modulo 89;
  /// `83 914 571 673` or digits alone.
  ///
  /// Australian Business Register, "Format of the ABN".
  static let abn = CodeScheme(
    "ddddddddddd|dd ddd ddd ddd", like: "83 914 571 673",
    .noLeadingZero,
    .checksum { ($0.sum([10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 == 0 })

  /// Australia, ACN: eight digits and a check digit, by the weights 8 to 1, modulo 10; optionally in groups of three (Corporations
  /// Regulations 2001, ASIC).
  static let acn = CodeScheme(
    "ddddddddd|ddd ddd ddd", like: "004 085 616",
    .checksum { (10 - $0.sum([8, 7, 6, 5, 4, 3, 2, 1]) % 10) % 10 == $0[8] })

  /// New Zealand, IRD number: seven or eight digits and a check digit, by the weights 3 2 7 6 5 4 3 2, and where that gives 10, by
  /// 7 4 3 2 5 2 7 6, modulo 11; from 10,000,000 to 150,000,000; `49-091-850` or digits alone.
  ///
  /// Inland Revenue, "Resident withholding tax specification", part 6.
  static let ird = CodeScheme(
    "dddddddd|ddddddddd|dd-ddd-ddd|ddd-ddd-ddd", like: "49-091-850",
    .part(0..<3) { 10_000_000..<150_000_000 ~= $0.number(0..<$0.count) },
    .checksum { number in
      // The weights are those of eight digits, of which a shorter number has a 0 as the first.
      let first = number.count == 9 ? number[0] : 0
      let start = number.count - 8
      var check = (3 * first + number.sum([2, 7, 6, 5, 4, 3, 2], from: start)) % 11
      check = (11 - check) % 11
      if check == 10 {
        check = (11 - (7 * first + number.sum([4, 3, 2, 5, 2, 7, 6], from: start)) % 11) % 11
      }
      return check == number[number.count - 1]
    })

  /// South Africa, tax reference number: 0 to 3 or 9, eight digits and a Luhn digit (South African Revenue Service).
  static let southAfricanTaxNumber = CodeScheme(
    "dddddddddd", like: "0001339050",
    .part(0..<1) { $0[0] <= 3 || $0[0] == 9 },
    .checksum { Luhn().holds(for: $0) })

  /// Algeria, NIF: fifteen digits, or twenty of an establishment (Direction générale des impôts). Form only.
  static let algerianNIF = CodeScheme("ddddddddddddddd|dddddddddddddddddddd", like: "416001000000007")

  /// Egypt, tax registration number: nine digits; `421-159-723` or digits alone (Egyptian Tax Authority). Form only.
  static let egyptianTaxNumber = CodeScheme("ddddddddd|ddd-ddd-ddd", like: "421-159-723")

  /// Ghana, TIN: P, C, G, Q or V, 00, seven digits and a check digit or X, by the weights 1 to 9, modulo 11 (Ghana Revenue
  /// Authority).
  static let ghanaianTIN = CodeScheme(
    "adddddddddx", like: "C0000803561",
    .part(0..<3) { $0.isOne(of: "PCGQV", at: 0) && $0.areZero(1..<3) },
    .checksum { number in
      let check = number.sum([1, 2, 3, 4, 5, 6, 7, 8, 9], from: 1) % 11
      return (check == 10 ? 33 : check) == number[10]
    })

  /// Guinea, NIFp: eight digits and a Luhn digit; `693-770-885` or digits alone (Direction nationale des impôts).
  static let nifp = CodeScheme(
    "ddddddddd|ddd-ddd-ddd", like: "693-770-885",
    .checksum { Luhn().holds(for: $0) })

  /// Kenya, PIN: A of a person or P of a company, nine digits and a letter (Kenya Revenue Authority). Form only.
  static let kenyanPIN = CodeScheme(
    "addddddddda", like: "P051365947M",
    .part(0..<1) { $0.isOne(of: "AP", at: 0) })

  /// Morocco, ICE: nine digits of the company, four of the establishment and two check digits by ISO/IEC 7064 MOD 97-10.
  ///
  /// Decree 2-11-63 of 20 May 2011: the number is 0 modulo 97.
  static let ice = CodeScheme(
    "ddddddddddddddd", like: "001561191000066",
    .isNotZero(0..<9),
    .checksum { $0.number(0..<15) % 97 == 0 })

  /// Mozambique, NUIT: eight digits and a check digit, by the weights 8 9 4 5 6 7 8 9, modulo 11; optionally in groups of three
  /// (Autoridade Tributária).
  static let nuit = CodeScheme(
    "ddddddddd|ddd ddd ddd", like: "400339910",
    .checksum { number in
      let check = number.sum([8, 9, 4, 5, 6, 7, 8, 9]) % 11
      return (check == 10 ? 1 : check) == number[8]
    })

  /// Senegal, NINEA: seven digits, or nine, by the weights 1 and 2 in turn, modulo 10, and optionally the COFI: 0 to 2, a letter and a
  /// digit (Direction générale des Impôts et des Domaines).
  static let ninea = CodeScheme(
    "ddddddd|ddddddddd|ddddddddad|ddddddddddad|ddddddd dad|ddddddddd dad", like: "30672212G2",
    .part(7..<10) { $0.count != 10 || isSenegaleseRegime($0, from: 7) },
    .part(9..<12) { $0.count != 12 || isSenegaleseRegime($0, from: 9) },
    .checksum { number in
      let count = number.count == 7 || number.count == 10 ? 7 : 9
      var sum = 0
      for place in 0..<count { sum += number[count - 1 - place] * (1 + place % 2) }
      return sum % 10 == 0
    })

  /// Whether the three symbols are a COFI, whose letter is not I, O, X or Y.
  private static func isSenegaleseRegime(_ number: CodeSymbols, from start: Int) -> Bool {
    number[start] <= 2 && !number.isOne(of: "IOXY", at: start + 1)
  }

  /// Tunisia, matricule fiscal: seven digits, a letter other than I, O and U, and optionally the code of value added tax, the category
  /// and the three digits of the establishment; `1234567/M/A/E/001` or without slashes.
  ///
  /// Code de la TVA; Direction générale des impôts. Form only: the letter is not published. Only of the category E are there
  /// establishments.
  static let tunisianNumber = CodeScheme(
    "ddddddda|dddddddaaaddd|ddddddd/a|ddddddd/a/a/a/ddd", like: "1234567/M/A/E/001",
    .part(7..<8) { !$0.isOne(of: "IOU", at: 7) },
    .part(8..<9) { $0.count == 8 || $0.isOne(of: "APBDN", at: 8) },
    .part(9..<10) { $0.count == 8 || $0.isOne(of: "MPCNE", at: 9) },
    .part(10..<13) { $0.count == 8 || $0.areZero(10..<13) || $0.isOne(of: "E", at: 9) })

  /// Nigeria, TIN: ten digits, or eight and four after a hyphen (Federal Inland Revenue Service, Joint Tax Board). Form only.
  static let nigerianTIN = CodeScheme("dddddddddd|dddddddd-dddd|dddddddddddd", like: "12345678-0001")
}
