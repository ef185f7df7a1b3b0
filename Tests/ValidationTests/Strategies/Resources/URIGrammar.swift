/// The grammar of RFC 3986, appendix A, rule by rule. It is the test oracle for the scanner.
enum URIGrammar {
  // RFC 5234, appendix B.1.
  private static let alpha = Grammar.values(0x41...0x5A, 0x61...0x7A)
  private static let digit = Grammar.values(0x30...0x39)
  private static let hexDigit = Grammar.values(0x30...0x39, 0x41...0x46, 0x61...0x66)

  static let uri = Grammar.sequence(
    scheme, ":", hierPart, .optional(.sequence("?", query)), .optional(.sequence("#", fragment)))
  static let uriReference = Grammar.either(uri, relativeRef)

  private static let hierPart = Grammar.either(
    .sequence("//", authority, pathAbempty), pathAbsolute, pathRootless, "")
  private static let relativeRef = Grammar.sequence(
    relativePart, .optional(.sequence("?", query)), .optional(.sequence("#", fragment)))
  private static let relativePart = Grammar.either(
    .sequence("//", authority, pathAbempty), pathAbsolute, pathNoscheme, "")

  private static let scheme = Grammar.sequence(alpha, .any(.either(alpha, digit, .anyOf(["+", "-", "."]))))
  private static let authority = Grammar.sequence(
    .optional(.sequence(userinfo, "@")), host, .optional(.sequence(":", .any(digit))))
  private static let userinfo = Grammar.any(.either(unreserved, pctEncoded, subDelims, ":"))
  private static let host = Grammar.either(ipLiteral, ipv4Address, regName)
  private static let regName = Grammar.any(.either(unreserved, pctEncoded, subDelims))

  private static let ipLiteral = Grammar.sequence("[", .either(ipv6Address, ipvFuture), "]")
  private static let ipvFuture = Grammar.sequence(
    .word("v"), .some(hexDigit), ".", .some(.either(unreserved, subDelims, ":")))
  private static let h16 = Grammar.times(1...4, hexDigit)
  private static let ls32 = Grammar.either(.sequence(h16, ":", h16), ipv4Address)
  private static let h16Colon = Grammar.sequence(h16, ":")
  private static let ipv6Address = Grammar.either(
    .sequence(.times(6...6, h16Colon), ls32), .sequence("::", .times(5...5, h16Colon), ls32),
    .sequence(upTo(0), "::", .times(4...4, h16Colon), ls32),
    .sequence(upTo(1), "::", .times(3...3, h16Colon), ls32),
    .sequence(upTo(2), "::", .times(2...2, h16Colon), ls32), .sequence(upTo(3), "::", h16Colon, ls32),
    .sequence(upTo(4), "::", ls32), .sequence(upTo(5), "::", h16), .sequence(upTo(6), "::"))
  private static let ipv4Address = Grammar.sequence(decOctet, .times(3...3, .sequence(".", decOctet)))
  private static let decOctet = Grammar.either(
    digit, .sequence(.values(0x31...0x39), digit), .sequence("1", digit, digit),
    .sequence("2", .values(0x30...0x34), digit), .sequence("25", .values(0x30...0x35)))

  /// `[ *n( h16 ":" ) h16 ]`.
  private static func upTo(_ count: Int) -> Grammar {
    .optional(.sequence(.times(0...count, h16Colon), h16))
  }

  private static let pathAbempty = Grammar.any(.sequence("/", segment))
  private static let pathAbsolute = Grammar.sequence(
    "/", .optional(.sequence(segmentNz, .any(.sequence("/", segment)))))
  private static let pathNoscheme = Grammar.sequence(segmentNzNc, .any(.sequence("/", segment)))
  private static let pathRootless = Grammar.sequence(segmentNz, .any(.sequence("/", segment)))
  private static let segment = Grammar.any(pchar)
  private static let segmentNz = Grammar.some(pchar)
  private static let segmentNzNc = Grammar.some(.either(unreserved, pctEncoded, subDelims, "@"))
  private static let pchar = Grammar.either(unreserved, pctEncoded, subDelims, ":", "@")
  private static let query = Grammar.any(.either(pchar, "/", "?"))
  private static let fragment = query

  private static let pctEncoded = Grammar.sequence("%", hexDigit, hexDigit)
  private static let unreserved = Grammar.either(alpha, digit, .anyOf(["-", ".", "_", "~"]))
  private static let subDelims = Grammar.anyOf(["!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "="])
}
