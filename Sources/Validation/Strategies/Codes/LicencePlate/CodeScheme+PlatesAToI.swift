/// The forms of licence plates, by country.
extension CodeScheme {
  static let albaniaPlate = CodeScheme(
    "aa_?ddd_?aa", like: "AA 123 BB")

  static let argentinaPlate = CodeScheme(
    "aa_?ddd_?aa|aaa_?ddd", like: "AB 123 CD")

  static let belgiumPlate = CodeScheme(
    "d_?aaa_?ddd|aaa_?ddd|ddd_?aaa", like: "1-ABC-123")

  static let bulgariaPlate = CodeScheme(
    "aa_?dddd_?aa|a_?dddd_?aa", like: "CB 1234 AB",
    .part(0..<1) { isSharedLetters($0, "ABEKMHOPCTYX") })

  static let brazilPlate = CodeScheme(
    "aaa_?dddd|aaa_?dadd", like: "ABC1D23")

  static let switzerlandPlate = CodeScheme(
    "aa_?dd?d?d?d?d?", like: "ZH 123456",
    .part(0..<2) { swissCantons.lists($0.byte(0), $0.byte(1)) },
    .part(2..<3) { $0[2] != 0 })

  static let czechiaPlate = CodeScheme(
    "dad_?dddd|daa_?dddd|aaa_?dddd|aadddddd?|aa_?dd_?dd_?d", like: "1A2 3456",
    .part(0..<7) { !hasLetters($0, "GOQW") })

  static let germanyPlate = CodeScheme(
    """
    a_?a_?dd?d?d?|a_?a_?dd?d?d?_?E|a_?a_?dd?d?d?_?H|a_?aa_?dd?d?d?|a_?aa_?dd?d?d?_?E|a_?aa_?dd?d?d?_?H\
    |aa_?a_?dd?d?d?|aa_?a_?dd?d?d?_?E|aa_?a_?dd?d?d?_?H|aa_?aa_?dd?d?d?|aa_?aa_?dd?d?d?_?E\
    |aa_?aa_?dd?d?d?_?H|aaa_?a_?dd?d?d?|aaa_?a_?dd?d?d?_?E|aaa_?a_?dd?d?d?_?H|aaa_?aa_?dd?d?d?\
    |aaa_?aa_?dd?d?d?_?E|aaa_?aa_?dd?d?d?_?H
    """, like: "M AB 1234",
    .part(0..<1) { $0.count <= ($0[$0.count - 1] < 10 ? 8 : 9) })

  static let denmarkPlate = CodeScheme(
    "aa_?dd_?ddd", like: "AB 12 345")

  static let estoniaPlate = CodeScheme(
    "ddd_?aaa", like: "123 ABC")

  static let spainPlate = CodeScheme(
    "dddd_?bbb", like: "1234 BCD",
    .part(4..<7) { !hasLetters($0, "Q") })

  static let finlandPlate = CodeScheme(
    "aaa_?dd?d?|aa_?dd?d?", like: "ABC-123")

  static let francePlate = CodeScheme(
    "aa_?ddd_?aa", like: "AB-123-CD",
    .part(0..<7) { !hasLetters($0, "IOU") })

  static let unitedKingdomPlate = CodeScheme(
    "aadd_?aaa", like: "AB12 CDE",
    .part(0..<7) { !hasLetters($0, "Q") && !$0.isOne(of: "I", at: 0) && !$0.isOne(of: "I", at: 1) })

  static let greecePlate = CodeScheme(
    "aaa_?dddd", like: "ABE-1234",
    .part(0..<3) { isSharedLetters($0, "ABEZHIKMNOPTYX") })

  static let croatiaPlate = CodeScheme(
    "aa_?dddd_?aa?|aa_?ddd_?aa?", like: "ZG 1234-AB")

  static let hungaryPlate = CodeScheme(
    "aaa_?ddd|aa_?aa_?ddd", like: "AA BB-123")

  static let irelandPlate = CodeScheme(
    "ddd_?a_?dd?d?d?d?d?|ddd_?aa_?dd?d?d?d?d?|dd_?a_?dd?d?d?d?d?|dd_?aa_?dd?d?d?d?d?", like: "231-D-12345")

  static let indiaPlate = CodeScheme(
    "aa_?dd_?aa?a?_?dddd|aa_?d_?aa?a?_?dddd|dd_?BH_?dddd_?aa?", like: "WB-04-ZU-2001")

  static let italyPlate = CodeScheme(
    "aa_?ddd_?aa", like: "AB 123 CD",
    .part(0..<7) { !hasLetters($0, "IOQU") })

  /// Whether all letters of a plate are among those.
  static func isSharedLetters(_ plate: CodeSymbols, _ letters: StaticString) -> Bool {
    (0..<plate.count).allSatisfy { plate[$0] < 10 || plate.isOne(of: letters, at: $0) }
  }

  /// Whether a plate has one of those letters.
  static func hasLetters(_ plate: CodeSymbols, _ letters: StaticString) -> Bool {
    (0..<plate.count).contains { plate.isOne(of: letters, at: $0) }
  }

  private static let swissCantons: StaticString =
    "AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH"
}
