/// Which grammar an e-mail address is held to.
public enum EmailProfile: String, Sendable, CaseIterable {
  /// What a sign-up form means by an e-mail address; the default.
  ///
  /// ASCII dot-atom of at most 64 bytes (RFC 5322, section 3.2.3, without comments), then `@`, then a domain
  /// of at least two labels of 1–63 letters, digits and inner hyphens (RFC 1123, section 2.1), the last of at
  /// least two letters or beginning with `xn--` (RFC 5890, section 2.3.2.1); at most 254 bytes in all
  /// (RFC 3696, erratum 1690). No quotes, literals, comments, blanks or trailing dot. Every address of this
  /// profile is one of ``html`` too.
  case practical

  /// HTML's "valid email address", bit for bit, on the value as it stands: nothing trimmed, no Punycode.
  ///
  /// WHATWG HTML, section 4.10.5.1.5: `1*( atext / "." ) "@" label *( "." label )`. Wider than mail itself in
  /// the local part (`a..b@c`, any length), narrower in that nothing is ever quoted.
  case html

  /// A `Mailbox` of SMTP: RFC 5321, section 4.1.2, with quoted local parts and address literals.
  ///
  /// Local part at most 64 bytes (section 4.5.3.1.1), a label at most 63 (RFC 1035, section 2.3.4), at most 254
  /// in all (RFC 3696, erratum 1690), which keeps the domain below its own 255 (section 4.5.3.1.2). Of the general address literals only `IPv6:` is
  /// accepted: it is the one tag that is registered, as section 4.1.3 demands.
  case rfc5321
}
