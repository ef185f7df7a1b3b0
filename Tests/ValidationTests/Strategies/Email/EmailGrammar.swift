/// The grammars of e-mail addresses, rule by rule as in the standards. They are the test oracle for the scanners.
///
/// ``isMailbox(_:)`` and ``isPractical(_:)`` add the limits of length, which the standards define in prose.
enum EmailGrammar {
  // RFC 5234, appendix B.1.
  private static let alpha = Grammar.values(0x41...0x5A, 0x61...0x7A)
  private static let digit = Grammar.values(0x30...0x39)
  private static let hexDigit = Grammar.values(0x30...0x39, 0x41...0x46, 0x61...0x66)

  // RFC 5322, section 3.2.3.
  private static let atext = Grammar.either(
    alpha, digit,
    .anyOf(["!", "#", "$", "%", "&", "'", "*", "+", "-", "/", "=", "?", "^", "_", "`", "{", "|", "}", "~"]))

  // RFC 5321, section 4.1.2.
  private static let atom = Grammar.some(atext)
  private static let dotString = Grammar.sequence(atom, .any(.sequence(".", atom)))
  private static let qtextSMTP = Grammar.values(32...33, 35...91, 93...126)
  private static let quotedPairSMTP = Grammar.sequence(.values(92...92), .values(32...126))
  private static let quotedString = Grammar.sequence("\"", .any(.either(qtextSMTP, quotedPairSMTP)), "\"")
  private static let letDig = Grammar.either(alpha, digit)
  private static let ldhStr = Grammar.sequence(.any(.either(alpha, digit, "-")), letDig)
  private static let subDomain = Grammar.sequence(letDig, .optional(ldhStr))
  private static let domain = Grammar.sequence(subDomain, .any(.sequence(".", subDomain)))
  private static let mailbox = Grammar.sequence(
    .either(dotString, quotedString), "@", .either(domain, addressLiteral))

  // RFC 5321, section 4.1.3; a General-address-literal needs a registered tag, and IPv6 is the only one.
  private static let addressLiteral = Grammar.sequence(
    "[", .either(ipv4, .sequence(.word("IPv6:"), ipv6)), "]")
  private static let snum = Grammar.either(
    digit, .sequence(digit, digit), .sequence(.values(0x30...0x31), digit, digit),
    .sequence("2", .values(0x30...0x34), digit), .sequence("25", .values(0x30...0x35)))
  private static let ipv4 = Grammar.sequence(snum, .times(3...3, .sequence(".", snum)))
  private static let ipv6Hex = Grammar.times(1...4, hexDigit)
  private static let ipv6 = Grammar.either(
    groups(8), compressed(atMost: 6, before: ""), .sequence(groups(6), ":", ipv4),
    compressed(atMost: 4, before: ipv4))

  private static func groups(_ count: Int) -> Grammar {
    count == 0 ? "" : .sequence(ipv6Hex, .times(count - 1...count - 1, .sequence(":", ipv6Hex)))
  }

  /// "The "::" represents at least 2 16-bit groups of zeros. No more than 6 groups in addition to the "::" may
  /// be present", or 4 if an IPv4 address follows.
  private static func compressed(atMost limit: Int, before end: Grammar) -> Grammar {
    var forms: [Grammar] = []
    for left in 0...limit {
      for right in 0...limit - left {
        let colon: Grammar = limit == 4 && right > 0 ? ":" : ""
        forms.append(.sequence(groups(left), "::", groups(right), colon, end))
      }
    }
    return .alternatives(forms)
  }

  /// The profile `practical`: `Dot-string "@" sub-domain 1*("." sub-domain)`, whose last label is an A-label or has at
  /// least two letters and nothing else.
  private static let practical = Grammar.sequence(
    dotString, "@", .some(.sequence(subDomain, ".")),
    .either(.times(2...63, alpha), .sequence(.word("xn--"), ldhStr)))

  /// Returns whether the bytes are a `Mailbox` of RFC 5321 with the lengths of section 4.5.3.1 and of RFC 3696, erratum
  /// 1690.
  static func isMailbox(_ bytes: [UInt8]) -> Bool {
    mailbox.matches(bytes) && hasLengths(bytes)
  }

  static func isPractical(_ bytes: [UInt8]) -> Bool {
    practical.matches(bytes) && hasLengths(bytes)
  }

  /// Returns whether there are at most 254 bytes, 64 before the last `@` and 63 in a label (RFC 1035, section 2.3.4).
  private static func hasLengths(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 254, let at = bytes.lastIndex(of: 0x40), at <= 64 else { return false }
    return bytes[at] == 0x5B || bytes[(at + 1)...].split(separator: 0x2E).allSatisfy { $0.count <= 63 }
  }
}
