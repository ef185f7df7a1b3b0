extension CodeScheme {
  /// Ireland, PPS number: seven digits, a check letter, and optionally A, B, H, W, T or X; weights 8 to 2,
  /// and 9 for A, B and H, modulo 23 (Department of Social Protection).
  static let pps = CodeScheme(
    "ddddddda|dddddddaa", like: "6433435F",
    .isNotZero(0..<7),
    .part(8..<9) { $0.count < 9 || $0.isOne(of: "ABHWTX", at: 8) },
    .checksum {
      let second = $0.count == 9 && $0.isOne(of: "ABH", at: 8) ? 9 * ($0[8] - 9) : 0
      return isIrish($0, sum: $0.sum([8, 7, 6, 5, 4, 3, 2]) + second, at: 7)
    })

  /// The United Kingdom, National Insurance number: two letters that are issued, six digits, and a letter A
  /// to D; optionally in groups of two with spaces between them. It has no check digit.
  ///
  /// HMRC, National Insurance Manual NIM39110.
  static let nationalInsuranceNumber = CodeScheme(
    "aadddddda|aa dd dd dd a", like: "AB 12 34 56 C",
    .part(0..<2) { number in
      !("BG GB KN NK NT TN ZZ" as StaticString).lists(number.byte(0), number.byte(1))
        && !number.isOne(of: "DFIQUV", at: 0) && !number.isOne(of: "DFIOQUV", at: 1)
    },
    .part(8..<9) { $0.isOne(of: "ABCD", at: 8) })
}
