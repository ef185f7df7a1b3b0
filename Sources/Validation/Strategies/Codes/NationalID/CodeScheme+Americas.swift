extension CodeScheme {
  /// Brazil, CPF: nine digits and two check digits modulo 11, not eleven equal digits; `390.533.447-05` or
  /// digits alone (Receita Federal).
  static let cpf = CodeScheme(
    "ddddddddddd|ddd.ddd.ddd-dd", like: "390.533.447-05",
    .part(0..<11) { !$0.areAllEqual },
    .checksum {
      let first = (11 - $0.sum([10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10
      let second = (11 - $0.sum([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11) % 11 % 10
      return first == $0[9] && second == $0[10]
    })

  /// Chile, RUN or RUT: one to eight digits that are not all 0, and a check digit or K, by the weights 2 to 7 from the
  /// right, modulo 11; `12.531.909-2`, `12531909-2` or without separators.
  ///
  /// Servicio de Registro Civil e Identificación; decreto con fuerza de ley 3 of 1969 (RUT). The numbers of the oldest
  /// registrations are below 1,000,000: `72041-0`.
  static let rut = CodeScheme(
    """
    dddddddd-?k|ddddddd-?k|dddddd-?k|ddddd-?k|dddd-?k|ddd-?k|dd-?k|d-?k|\
    dd.ddd.ddd-k|d.ddd.ddd-k|ddd.ddd-k|dd.ddd-k|d.ddd-k
    """, like: "12.531.909-2",
    .part(0..<1) { !$0.areZero(0..<$0.count - 1) },
    .checksum { number in
      let last = number.count - 1
      var sum = 0
      for place in 0..<last { sum += (place % 6 + 2) * number[last - 1 - place] }
      let check = (11 - sum % 11) % 11
      return (check == 10 ? 20 : check) == number[last]
    })

  /// Mexico, CURP: four letters of the names, day of birth, sex, state, three consonants, a character for the
  /// century, and a check digit by the weights 18 to 2, modulo 10.
  ///
  /// Instructivo normativo para la asignación de la CURP, DOF 2018-06-18, chapter II: the second letter is the first
  /// vowel within the surname, and the letters after the state are consonants; X stands for a missing one. Words that the
  /// annex excludes are not checked, because older numbers have them. X is the sex of non-binary persons since 2022.
  static let curp = CodeScheme(
    "aaaaddddddaaaaaacd", like: "BOXW310820HNERXN09",
    .part(1..<2) { $0.isOne(of: "AEIOUX", at: 1) },
    .birthDate {
      CalendarDay(
        year: ($0[16] < 10 ? 1900 : 2000) + $0.number(4..<6), month: $0.number(6..<8),
        day: $0.number(8..<10))
    },
    .part(10..<11) { $0.isOne(of: "HMX", at: 10) },
    .part(11..<13) { number in
      mexicanStates.lists(number.byte(11), number.byte(12))
    },
    .part(13..<16) { number in
      (13..<16).allSatisfy { !number.isOne(of: "AEIOU", at: $0) }
    },
    .checksum {
      var sum = 0
      // In the alphabet that defines the values of the letters, Ñ follows N.
      for index in 0..<17 { sum += ($0[index] + ($0[index] > 23 ? 1 : 0)) * (18 - index) }
      return (10 - sum % 10) % 10 == $0[17]
    })

  private static let mexicanStates: StaticString =
    "AS BC BS CC CH CL CM CS DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS"

  /// Canada, Social Insurance Number: nine digits, the first neither 0 nor 8, the last a Luhn digit;
  /// optionally in groups of three with spaces or hyphens between them (Employment and Social Development
  /// Canada).
  static let socialInsuranceNumber = CodeScheme(
    "ddddddddd|ddd ddd ddd|ddd-ddd-ddd", like: "123-456-782",
    .part(0..<1) { $0[0] != 0 && $0[0] != 8 },
    .checksum { Luhn().holds(for: $0) })

  /// The United States, Social Security number: `123-45-6789` or digits alone, without a check digit. The
  /// area is not 000, 666 or above 899, the group not 00, the serial number not 0000. Three numbers that were
  /// printed in advertisements are rejected.
  ///
  /// 20 CFR 422.103; Social Security Administration, "Social Security Number Randomization".
  static let socialSecurityNumber = CodeScheme(
    "ddd-dd-dddd|ddddddddd", like: "123-45-6789",
    .part(0..<3) {
      let area = $0.number(0..<3)
      return 1...899 ~= area && area != 666
    },
    .part(3..<5) { $0.number(3..<5) > 0 },
    .part(5..<9) { $0.number(5..<9) > 0 },
    .part(0..<9) {
      let number = $0.number(0..<9)
      return number != 078_051_120 && number != 457_555_462 && number != 219_099_999
    })
}
