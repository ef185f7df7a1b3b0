/// A strategy that accepts one e-mail address, by the grammar of a profile.
///
/// ```swift
/// EmailStrategy().verdict(on: "o'neil@example.ie")             // .valid
/// EmailStrategy().failure(of: "ann@localhost")?.code           // "email.domain-single-label"
/// EmailStrategy(.rfc5321).verdict(on: "ann@[192.0.2.1]")       // .valid
/// EmailStrategy(.international).verdict(on: "δοκιμή@δοκιμή.gr") // .valid
/// ```
///
/// Only the syntax is checked: no name is looked up. One pass over the value, no allocation except for
/// international labels; addresses of the default profile of up to 64 bytes are read 16 bytes at a time.
///
/// Codes: `email.no-at-sign`, `email.too-long`, `email.local-part-missing`, `email.local-part-too-long`,
/// `email.local-part-character`, `email.comment-unclosed`, `email.domain-missing`, `email.domain-character`,
/// `email.domain-single-label`, `email.label-empty`, `email.label-too-long`, `email.label-hyphen`,
/// `email.label-international` (`position`, `reason`, with the failure of the label as its cause),
/// `email.top-level-domain`, `email.address-literal`. Positions are numbers of characters from 1, lengths
/// numbers of bytes.
public struct EmailStrategy: InputFieldValidationStrategy, Hashable {
  /// The grammar of the addresses.
  public let profile: EmailProfile

  /// Creates a strategy that accepts the addresses of a profile.
  public init(_ profile: EmailProfile = .practical) {
    self.profile = profile
  }

  public var ruleName: String {
    #if InternationalNames
    if profile == .international { return "idn-email" }
    #endif
    return "email"
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    guard profile == .practical else { return otherVerdict(on: value) }
    return CommonEmailFastPath.verdict(on: value) ?? scannedVerdict(on: value)
  }

  /// The verdict by another profile than the practical one, which most have as a part.
  private func otherVerdict(on value: Span<UInt8>) -> Verdict {
    let isCommon = profile.includesPractical && CommonEmailFastPath.verdict(on: value) == .valid
    return isCommon ? .valid : scannedVerdict(on: value)
  }

  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    guard profile == .practical else {
      verdicts.decide(values, in: bytes) { otherVerdict(on: bytes.extracting($0)) }
      return
    }
    verdicts.decide(values, in: bytes) {
      let value = bytes.extracting($0)
      return CommonEmailFastPath.verdict(on: value) ?? scannedVerdict(on: value)
    }
  }

  @inline(never)
  private func scannedVerdict(on value: Span<UInt8>) -> Verdict {
    Verdict(EmailScanner.fault(in: value, profile: profile) == nil)
  }

  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    EmailScanner.fault(in: value, profile: profile)?.failure(of: value)
  }
}

/// The original name of the strategy.
public typealias EmailInputFieldValidationStrategy = EmailStrategy

extension InputFieldValidationStrategy where Self == EmailStrategy {
  /// An e-mail address of the default profile, ``EmailProfile/practical``.
  public static var email: EmailStrategy { EmailStrategy() }

  /// An e-mail address of the given profile.
  public static func email(_ profile: EmailProfile) -> EmailStrategy { EmailStrategy(profile) }
}

extension CatalogEntry {
  static let email = CatalogEntry(
    name: "email", group: .network,
    summary: "An e-mail address.",
    argument: .optional(
      "PROFILE",
      """
      practical (default: for sign-up forms), html (WHATWG), rfc5321 (SMTP's Mailbox), rfc5322 (a header's \
      addr-spec with comments and folds), international (RFC 6531: UTF-8)
      """),
    swift: ".email, .email(.html)",
    messages: ofMailbox.and([
      "email.domain-single-label": "must be an e-mail address: its domain has no dot",
      "email.top-level-domain":
        "must be an e-mail address: the last part of its domain must have two letters or more",
      "email.comment-unclosed":
        "must be an e-mail address: the comment that begins at character {position} is not closed",
    ]),
    synonyms: ["e-mail-address", "email-address", "mail", "mail-address"],
    examples: [
      .init(valid: "ann@example.com", "o'neil+news@mail.example.ie", "a@xn--mnchen-3ya.de"),
      .init(
        invalid: ("ann", "email.no-at-sign"), ("ann@localhost", "email.domain-single-label"),
        ("a..b@example.com", "email.local-part-character"), ("ann@-example.com", "email.label-hyphen"),
        ("ann@example.c", "email.top-level-domain"), ("ann@", "email.domain-missing"),
        ("@example.com", "email.local-part-missing"), ("ann@example.com\n", "email.domain-character")),
      .init(argument: "html", valid: "a..b@localhost"),
      .init(argument: "html", invalid: ("a b@example.com", "email.local-part-character")),
      .init(argument: "rfc5321", valid: #""a b"@example.com"#, "ann@[192.0.2.1]"),
      .init(argument: "rfc5321", invalid: ("ann@[2001:db8::1]", "email.address-literal")),
      .init(argument: "rfc5322", valid: "ann (home) . b @ example.com", #"a."b c".d@[x]"#, "ann@a_b"),
      .init(
        argument: "rfc5322", invalid: ("ann(home@example.com", "email.comment-unclosed"),
        ("a..b@example.com", "email.local-part-character"), ("a b@example.com", "email.local-part-character")),
      .init(argument: "international", valid: "δοκιμή@παράδειγμα.δοκιμή", "ann@xn--mnchen-3ya.de"),
      .init(argument: "international", invalid: ("ann@·.com", "email.label-international")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(EmailStrategy()) }
    #if !InternationalNames
    guard argument != "international" else { throw .traitRequired("rule 'email:international'") }
    #endif
    return .content(EmailStrategy(try EmailProfile(argument: argument, of: "profile")))
  }

  static let internationalEmail = CatalogEntry(
    name: "idn-email", group: .network,
    summary: "An e-mail address in any script (RFC 6531), the same as email:international.",
    swift: ".email(.international)",
    messages: ofMailbox,
    examples: [
      .init(valid: "δοκιμή@παράδειγμα.δοκιμή", "用户@例子.中国", #""a b"@example.com"#, "ann@[IPv6:2001:db8::1]"),
      .init(
        invalid: ("ann＠example.com", "email.no-at-sign"), ("ann@a_b.com", "email.domain-character"),
        ("ann@München.de", "email.label-international"), ("ann@例子。中国", "email.label-international"),
        ("a@" + String(repeating: "é.", count: 60) + "de", "email.too-long")),
    ]
  ) { _ throws(RuleError) in
    #if InternationalNames
    return .content(EmailStrategy(.international))
    #else
    throw .traitRequired("rule 'idn-email'")
    #endif
  }

  /// The messages of the failures of a `Mailbox` of mail.
  private static let ofMailbox: CatalogMessages = [
    "email.no-at-sign": "must be an e-mail address: it has no @",
    "email.too-long": "must be an e-mail address: it has {actual} bytes, {maximum} are allowed",
    "email.local-part-missing": "must be an e-mail address: nothing precedes the @",
    "email.local-part-too-long":
      "must be an e-mail address: {actual} bytes before the @, {maximum} are allowed",
    "email.local-part-character":
      "must be an e-mail address: character {position}, '{character}', is not allowed before the @",
    "email.domain-missing": "must be an e-mail address: nothing follows the @",
    "email.domain-character":
      "must be an e-mail address: character {position}, '{character}', is not allowed in a domain",
    "email.label-empty":
      "must be an e-mail address: its domain has an empty part next to the dot at character {position}",
    "email.label-too-long":
      "must be an e-mail address: a part of its domain has {actual} characters, {maximum} are allowed",
    "email.label-hyphen":
      "must be an e-mail address: a part of its domain begins or ends with the hyphen at character {position}",
    "email.label-international":
      "must be an e-mail address: the part of its domain at character {position} {reason}",
    "email.address-literal":
      "must be an e-mail address: its brackets contain no address such as [192.0.2.1] or [IPv6:2001:db8::1]",
    "email.address-literal/unclosed":
      "must be an e-mail address: the bracket after the @ is not closed at the end",
  ]
}
