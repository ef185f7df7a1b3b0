extension CodeScheme {
  /// India, PAN: three letters, the kind of holder, a letter, four digits that are not all 0, and a letter.
  ///
  /// Income-tax Rules, 1962, rule 114; Income Tax Department, "Permanent Account Number": the fourth letter is A, B, C, F, G, H, J, K,
  /// L, P or T. How the last letter is calculated is not published.
  static let pan = CodeScheme(
    "aaaaadddda", like: "ABCPK1234L",
    .part(3..<4) { $0.isOne(of: "ABCFGHJKLPT", at: 3) },
    .isNotZero(5..<9))

  /// India, GSTIN: the state, 01 to 38 or 97, a PAN, the number of the registration, Z, and a check character by the Luhn formula for
  /// 36 symbols.
  ///
  /// Central Goods and Services Tax Rules, 2017, rule 10.
  static let gstin = CodeScheme(
    "ddaaaaaddddacZc", like: "27AAPFU0939F1ZV",
    .part(0..<2) { 1...38 ~= $0.number(0..<2) || $0.number(0..<2) == 97 },
    .part(5..<6) { $0.isOne(of: "ABCFGHJKLPT", at: 5) },
    .isNotZero(7..<11),
    .part(12..<13) { $0[12] != 0 },
    .checksum { Luhn(radix: 36).holds(for: $0) })

  /// China, unified social credit code: two characters of the registry, six digits of the district, nine characters of the body, and a
  /// check character, by the powers of 3, modulo 31.
  ///
  /// GB 32100-2015: digits and letters without I, O, S, V and Z.
  static let socialCreditCode = CodeScheme(
    "ccddddddcccccccccc", like: "91110000600037341L",
    .part(0..<2) { socialCreditValue($0, 0) != nil && socialCreditValue($0, 1) != nil },
    .part(8..<18) { number in (8..<18).allSatisfy { socialCreditValue(number, $0) != nil } },
    .checksum { number in
      var (sum, weight) = (0, 1)
      for index in 0..<17 {
        sum += weight * (socialCreditValue(number, index) ?? 0)
        weight = weight * 3 % 31
      }
      return (31 - sum % 31) % 31 == socialCreditValue(number, 17)
    })

  private static func socialCreditValue(_ number: CodeSymbols, _ index: Int) -> Int? {
    StaticString("0123456789ABCDEFGHJKLMNPQRTUWXY").index(of: number.byte(index))
  }

  /// Japan, Corporate Number: a check digit, which is 9 minus the sum by the weights 1 and 2 from the right modulo 9, and twelve digits
  /// (National Tax Agency; ministerial ordinance 70 of 2014).
  static let japaneseCorporateNumber = CodeScheme(
    "ddddddddddddd|d-dddd-dddd-dddd", like: "5-8356-7825-6246",
    .isNotZero(1..<13),
    .checksum { 9 - $0.sum([2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1], from: 1) % 9 == $0[0] })

  /// Japan, Individual Number: eleven digits and a check digit, by the weights 6 5 4 3 2 7 6 5 4 3 2, modulo 11 (Act 27 of 2013;
  /// ministerial ordinance 85 of 2014).
  static let japaneseIndividualNumber = CodeScheme(
    "dddddddddddd|dddd dddd dddd|dddd-dddd-dddd", like: "6214 9832 0257",
    .checksum { (11 - $0.sum([6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10 == $0[11] })

  /// South Korea, business registration number: the tax office from 101 on, two digits of the kind, not 00, four digits that are not
  /// all 0, and a check digit; `116-82-00276` or digits alone.
  ///
  /// National Tax Service: the weights 1 3 7 1 3 7 1 3 5, of which the last product counts with its tens too, modulo 10.
  static let koreanBusinessNumber = CodeScheme(
    "dddddddddd|ddd-dd-ddddd", like: "116-82-00276",
    .part(0..<3) { $0.number(0..<3) >= 101 },
    .isNotZero(3..<5),
    .isNotZero(5..<9),
    .checksum { number in
      let sum = number.sum([1, 3, 7, 1, 3, 7, 1, 3, 5]) + number[8] * 5 / 10
      return (sum + number[9]) % 10 == 0
    })

  /// South Korea, resident or alien registration number: the day of birth, the century and sex, and six digits; `971013-9019902` or
  /// digits alone.
  ///
  /// Resident Registration Act, article 7-2. Since October 2020 the last six digits are random, so that there is no check digit.
  static let koreanResidentNumber = CodeScheme(
    "ddddddddddddd|dddddd-ddddddd", like: "971013-1019902",
    .birthDate { number in
      let century =
        switch number[6] {
        case 9, 0: 1800
        case 1, 2, 5, 6: 1900
        default: 2000
        }
      return CalendarDay(
        year: century + number.number(0..<2), month: number.number(2..<4), day: number.number(4..<6))
    })

  /// Taiwan, Unified Business Number: eight digits, of which the digits of the products by 1 2 1 2 1 2 4 1 are a multiple of 5; with a 7
  /// as the seventh digit, also one less.
  ///
  /// Ministry of Finance, revision of the check of 1 April 2023: before, a multiple of 10.
  static let unifiedBusinessNumber = CodeScheme(
    "dddddddd", like: "00501503",
    .isNotZero(0..<8),
    .checksum { number in
      let weights: InlineArray<8, Int> = [1, 2, 1, 2, 1, 2, 4, 1]
      var sum = 0
      for index in 0..<8 { sum += weights[index] * number[index] / 10 + weights[index] * number[index] % 10 }
      return sum % 5 == 0 || number[6] == 7 && (sum + 1) % 5 == 0
    })

  /// Thailand, taxpayer identification number: thirteen digits as of an identity card; the first is 0 for a company.
  ///
  /// Revenue Department, notification 3 of 2012: the sum by the weights 13 to 2, modulo 11.
  static let thaiTaxNumber = CodeScheme(
    "ddddddddddddd|d-dddd-ddddd-dd-d", like: "0-9930-00133-97-8",
    .part(0..<1) { $0[0] != 9 },
    .checksum { (11 - $0.sum([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 10 == $0[12] })

  /// Vietnam, tax code: nine digits and a check digit, by the weights 31 29 23 19 17 13 7 5 3, modulo 11, then optionally a hyphen and
  /// the three digits of a branch, not 000.
  ///
  /// Circular 105/2020/TT-BTC, article 5.
  static let vietnameseTaxCode = CodeScheme(
    "dddddddddd|ddddddddddddd|dddddddddd-ddd", like: "0100233488",
    .isNotZero(2..<9),
    .part(10..<13) { $0.count == 10 || !$0.areZero(10..<13) },
    .checksum { 10 - $0.sum([31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11 == $0[9] })

  /// Vietnam, personal identification number: twelve digits, which are the tax code of a person since 1 July 2025 (circular
  /// 86/2024/TT-BTC, article 5).
  ///
  /// Form only: the first digit is 0, because the codes of provinces are 001 to 096.
  static let vietnamesePersonalNumber = CodeScheme(
    "dddddddddddd", like: "001099012345",
    .part(0..<3) { 1...96 ~= $0.number(0..<3) })

  /// Indonesia, NPWP: 0 and fifteen digits, or before 2024 fifteen digits as `01.300.066.6-091.000`; the ninth digit without the
  /// leading 0 is a Luhn digit.
  ///
  /// Peraturan Menteri Keuangan 112/PMK.03/2022.
  static let npwp = CodeScheme(
    "ddddddddddddddd|0ddddddddddddddd|dd.ddd.ddd.d-ddd.ddd", like: "01.300.066.6-091.000",
    .checksum { Luhn().over($0, 0..<($0.count == 16 ? 10 : 9)).isValid })

  /// Indonesia, NIK: six digits of the district, the day of birth, to which 40 is added for women, and four digits that are not 0000.
  ///
  /// Peraturan Menteri Dalam Negeri 72 of 2022. Of the district only the province, 11 to 96, is checked.
  static let nik = CodeScheme(
    "dddddddddddddddd", like: "3171011708450001",
    .part(0..<2) { 11...96 ~= $0.number(0..<2) },
    .birthDate { number in
      let day = number.number(6..<8)
      return CalendarDay(
        yearInCentury: number.number(10..<12), month: number.number(8..<10), day: day > 40 ? day - 40 : day)
    },
    .isNotZero(12..<16))

  /// Turkey, vergi kimlik numarası: nine digits and a check digit.
  ///
  /// Gelir İdaresi Başkanlığı: to each digit its place from the right is added modulo 10, and the result is multiplied by that power of
  /// 2 modulo 9, where 9 stands for 0; the sum and the check digit are a multiple of 10.
  static let turkishTaxNumber = CodeScheme(
    "dddddddddd", like: "4540536920",
    .isNotZero(0..<10),
    .checksum { number in
      var sum = 0
      for place in 1...9 {
        let shifted = (number[9 - place] + place) % 10
        guard shifted != 0 else { continue }
        let product = (shifted << place) % 9
        sum += product == 0 ? 9 : product
      }
      return (sum + number[9]) % 10 == 0
    })

  /// Pakistan, identity card (CNIC): the province, 1 to 7, twelve digits, the last not 0; `34201-0891231-8` or digits alone.
  ///
  /// NADRA. Form only: the numbers have no public check digit.
  static let cnic = CodeScheme(
    "ddddddddddddd|ddddd-ddddddd-d", like: "34201-0891231-8",
    .part(0..<1) { 1...7 ~= $0[0] },
    .part(12..<13) { $0[12] > 0 })

  /// Kazakhstan, IIN or BIN: eleven digits, of which the first six of a person are the day of birth, and a check digit, by the weights
  /// 1 to 11, and where that gives 10, by 3 to 11 and 1 and 2, modulo 11.
  ///
  /// Government decree 853 of 2003 (IIN) and 1143 of 2003 (BIN): the fifth digit is 4, 5 or 6 in a BIN.
  static let kazakhNumber = CodeScheme(
    "dddddddddddd", like: "990840001239",
    .part(2..<4) { 1...12 ~= $0.number(2..<4) },
    .checksum { number in
      var check = number.sum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
      if check == 10 { check = number.sum([3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 }
      return check == number[11]
    })

  /// Azerbaijan, VÖEN: eight digits, a check digit, by the weights 4 1 8 6 2 7 5 3, modulo 11, and 1 for a company or 2 for a person
  /// (State Tax Service).
  static let voen = CodeScheme(
    "dddddddddd", like: "1400057421",
    .part(9..<10) { 1...2 ~= $0[9] },
    .checksum { $0.sum([4, 1, 8, 6, 2, 7, 5, 3]) % 11 == $0[8] })
}
