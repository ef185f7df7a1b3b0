/// The forms of licence plates, by country.
extension CodeScheme {
  static let liechtensteinPlate = CodeScheme(
    "FL_?dd?d?d?d?", like: "FL 12345")

  static let lithuaniaPlate = CodeScheme(
    "aaa_?ddd", like: "ABC 123")

  static let luxembourgPlate = CodeScheme(
    "aa_?dddd|ddddd|dddd", like: "AB 1234",
    .part(0..<1) { $0[0] != 0 })

  static let latviaPlate = CodeScheme(
    "aa_?dd?d?d?", like: "AB-1234")

  static let netherlandsPlate = CodeScheme(
    """
    aa_?dd_?dd|dd_?dd_?aa|dd_?aa_?dd|aa_?dd_?aa|aa_?aa_?dd|dd_?aa_?aa|dd_?aaa_?d|d_?aaa_?dd|aa_?ddd_?a\
    |a_?ddd_?aa|aaa_?dd_?a|a_?dd_?aaa|d_?aa_?ddd|ddd_?aa_?d
    """, like: "12-BDF-3",
    .part(0..<6) { !hasLetters($0, "CQ") })

  static let norwayPlate = CodeScheme(
    "aa_?ddddd", like: "AB 12345")

  static let pakistanPlate = CodeScheme(
    "aa_?ddd|aaa_?ddd|aaa_?dddd|aaa_?dd_?dddd|aa_?dddd", like: "LEA-1234")

  static let polandPlate = CodeScheme(
    """
    aa_?ddddd|aa_?dddda|aa_?dddaa|aa_?daddd|aa_?daadd|aaa_?addd|aaa_?ddaa|aaa_?dadd|aaa_?ddad|aaa_?daad\
    |aaa_?aadd|aaa_?ddddd|aaa_?dddda|aaa_?dddaa
    """, like: "WA 12345")

  static let portugalPlate = CodeScheme(
    "aa_?dd_?dd|dd_?aa_?dd|dd_?dd_?aa|aa_?dd_?aa", like: "AA-12-BB")

  static let romaniaPlate = CodeScheme(
    "aa_?dd_?aaa|B_?dd_?aaa|B_?ddd_?aaa", like: "CJ 12 ABC")

  static let serbiaPlate = CodeScheme(
    "aa_?ddd_?aa|aa_?dddd_?aa|aa_?ddddd_?aa", like: "BG 123-AB")

  static let russiaPlate = CodeScheme(
    "a_?ddd_?aa_?ddd?", like: "A 123 BC 77",
    .part(0..<6) { isSharedLetters($0, "ABEKMHOPCTYX") })

  static let swedenPlate = CodeScheme(
    "aaa_?ddd|aaa_?dda", like: "ABC 123",
    .part(0..<6) { !hasLetters($0, "IQV") })

  static let singaporePlate = CodeScheme(
    "aaa_?dd?d?d?_?a", like: "SGX 1234 A",
    .part(0..<3) { !hasLetters($0, "IO") })

  static let sloveniaPlate = CodeScheme(
    "aa_?cc_?ccc|aa_?ccc_?cc", like: "LJ 12-ABC")

  static let slovakiaPlate = CodeScheme(
    "aa_?ddd_?aa", like: "BA 123 AB")

  static let turkeyPlate = CodeScheme(
    "dd_?a_?dddd|dd_?a_?ddddd|dd_?aa_?ddd|dd_?aa_?dddd|dd_?aaa_?dd|dd_?aaa_?ddd", like: "34 AB 1234",
    .part(0..<2) { 1...81 ~= $0.number(0..<2) })

  static let ukrainePlate = CodeScheme(
    "aa_?dddd_?aa", like: "AA 1234 BB",
    .part(0..<2) { isSharedLetters($0, "ABEKMHOPCTYXI") })
}
