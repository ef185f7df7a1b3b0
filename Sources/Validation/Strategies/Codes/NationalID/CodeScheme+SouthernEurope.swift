internal import Bytes

extension CodeScheme {
  /// Spain, DNI or NIE: eight digits, or X, Y or Z and seven digits, and a letter for the remainder modulo 23
  /// of the number, in which X, Y and Z are 0, 1 and 2 (royal decree 1553/2005, article 11; order
  /// INT/2058/2008).
  static let dni = CodeScheme(
    "dddddddda|Xddddddda|Yddddddda|Zddddddda", like: "54362315K",
    .checksum { isSpanishPerson($0) })

  /// Whether the letter is correct; also for tax numbers that begin with K, L or M, a letter with the value
  /// 0.
  static func isSpanishPerson(_ number: CodeSymbols) -> Bool {
    let first =
      switch number.byte(0) {
      case UInt8(ascii: "X"), UInt8(ascii: "Y"), UInt8(ascii: "Z"): number[0] - 33
      case UInt8(ascii: "K"), UInt8(ascii: "L"), UInt8(ascii: "M"): 0
      case let byte: byte.isDigit ? number[0] : -1
      }
    guard first >= 0 else { return false }
    let remainder = (first * 10_000_000 + number.number(1..<8)) % 23
    return number.byte(8) == ("TRWAGMYFPDXBNJZSQVHLCKE" as StaticString)[remainder]
  }

  /// Portugal, cartão de cidadão: eight digits of the person and their check digit, then two characters and a
  /// check digit of the card.
  ///
  /// Law 7/2007; Agência para a Modernização Administrativa, "Validação de Número de Documento": the Luhn sum
  /// over the values of the characters, of which every second one is doubled.
  static let portugueseCitizenCard = CodeScheme(
    "dddddddddccd|dddddddd d ccd", like: "00000000 0 ZZ4",
    .checksum { Luhn().holds(for: $0) })

  /// Italy, codice fiscale of a person: sixteen characters, the day of birth among them. Letters L to V
  /// replace digits if two persons would otherwise have the same code. The last character is the sum modulo
  /// 26 of the values of the others, which differ between odd and even positions.
  ///
  /// Ministerial decree of 23 December 1976, articles 2 to 8: the three letters of the surname and of the name are
  /// consonants, then vowels, then X for missing ones; the place is a letter A to I, L or M, or Z for a country, and three
  /// digits. The century is unknown: a day that exists in any century is accepted.
  static let codiceFiscale = CodeScheme(
    "aaaaaaccaccaccca", like: "RSSMRA85T10A562S",
    .part(0..<3) { isItalianName($0, 0..<3) },
    .part(3..<6) { isItalianName($0, 3..<6) },
    .part(11..<12) { $0.isOne(of: "ABCDEFGHILMZ", at: 11) },
    .part(6..<15) {
      omocodia($0, tens: 6, ones: 7) != nil && omocodia($0, tens: 9, ones: 10) != nil
        && omocodia($0, tens: 12, ones: 13) != nil
        && omocodia($0, 14) != nil
    },
    .birthDate { number in
      guard let month = ("ABCDEHLMPRST" as StaticString).index(of: number.byte(8)),
        let year = omocodia(number, tens: 6, ones: 7), let day = omocodia(number, tens: 9, ones: 10)
      else { return nil }
      return CalendarDay(yearInCentury: year, month: month + 1, day: day > 40 ? day - 40 : day)
    },
    .checksum { number in
      let odd: InlineArray<26, Int> = [
        1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
      ]
      var sum = 0
      for index in 0..<15 {
        let value = number[index] < 10 ? number[index] : number[index] - 10
        sum += index.isMultiple(of: 2) ? odd[value] : value
      }
      return sum % 26 == number[15] - 10
    })

  /// Whether consonants, vowels and X for missing letters follow each other in this order.
  private static func isItalianName(_ number: CodeSymbols, _ range: Range<Int>) -> Bool {
    var hasVowel = false
    var hasFiller = false
    for index in range {
      let isVowel = number.isOne(of: "AEIOU", at: index)
      if hasFiller || hasVowel && !isVowel {
        guard number.byte(index) == UInt8(ascii: "X") else { return false }
        hasFiller = true
      }
      hasVowel = hasVowel || isVowel
    }
    return true
  }

  /// The digit at an index, or the digit that the letter at the index replaces.
  private static func omocodia(_ number: CodeSymbols, _ index: Int) -> Int? {
    number[index] < 10 ? number[index] : ("LMNPQRSTUV" as StaticString).index(of: number.byte(index))
  }

  private static func omocodia(_ number: CodeSymbols, tens: Int, ones: Int) -> Int? {
    guard let tens = omocodia(number, tens), let ones = omocodia(number, ones) else { return nil }
    return tens * 10 + ones
  }

  /// Greece, AMKA: day, month and year of birth, a serial number and a Luhn digit (law 3655/2008, article
  /// 153).
  static let amka = CodeScheme(
    "ddddddddddd", like: "01013099997",
    .birthDate {
      CalendarDay(yearInCentury: $0.number(4..<6), month: $0.number(2..<4), day: $0.number(0..<2))
    },
    .checksum { Luhn().holds(for: $0) })

  /// Turkey, T.C. kimlik numarası: eleven digits, the first not 0, the last two check digits by sums modulo
  /// 10 (Nüfus ve Vatandaşlık İşleri).
  static let turkishIdentityNumber = CodeScheme(
    "ddddddddddd", like: "10000000146",
    .noLeadingZero,
    .checksum {
      $0.sum([3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 == 0
        && $0.sum([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10 == $0[10]
    })
}
