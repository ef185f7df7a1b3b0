extension CodeScheme {
  /// Belgium, rijksregisternummer or BIS number: the day of birth, a serial number, and a check number of two
  /// digits; `85.07.30-033.28` or digits alone. The check number is 97 minus the remainder modulo 97 of the
  /// nine digits before it, which for births from 2000 are preceded by a 2.
  ///
  /// Royal decree of 3 April 1984; month and day may be unknown, and a BIS number has 20 or 40 added to the month
  /// (royal decree of 8 February 1991).
  static let belgianRegisterNumber = CodeScheme(
    "ddddddddddd|dd.dd.dd-ddd.dd",
    .part(at: 2) {
      let month = $0.number(2..<4)
      return month <= 52 && month % 20 <= 12
    },
    .part(at: 4) { $0.number(4..<6) <= 31 },
    .checksum {
      let rest = $0.number(0..<9)
      let check = $0.number(9..<11)
      return 97 - rest % 97 == check || 97 - (2_000_000_000 + rest) % 97 == check
    })

  /// The Netherlands, burgerservicenummer: nine digits that are not all 0 and meet the elfproef (Besluit
  /// burgerservicenummer).
  static let bsn = CodeScheme(
    "ddddddddd",
    .part(at: 0) { $0.number(0..<9) > 0 },
    .checksum { isDutchNumber($0) })

  /// France, numéro d'inscription au répertoire: thirteen characters, and 97 minus the remainder modulo 97 of
  /// their number, in which `2A` and `2B` for Corsica are 19 and 18; optionally with spaces between the
  /// groups.
  ///
  /// Decree 82-103; INSEE: the first digit is 1 to 4, 7 or 8. The month may be above 12, which means that it
  /// is not known.
  static let nir = CodeScheme(
    """
    ddddddddddddddd|ddddd2Adddddddd|ddddd2Bdddddddd|\
    d dd dd dd ddd ddd dd|d dd dd 2A ddd ddd dd|d dd dd 2B ddd ddd dd
    """,
    .part(at: 0) { 1...4 ~= $0[0] || 7...8 ~= $0[0] },
    .checksum {
      let corsica = $0[6] == 10 ? 1 : $0[6] == 11 ? 2 : 0
      let digit = corsica == 0 ? $0[6] : 0
      let number = ($0.number(0..<6) * 10 + digit) * 1_000_000 + $0.number(7..<13) - corsica * 1_000_000
      return 97 - number % 97 == $0.number(13..<15)
    })
}
