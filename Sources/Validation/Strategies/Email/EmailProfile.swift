/// A grammar of e-mail addresses.
public enum EmailProfile: String, Sendable, CaseIterable {
  /// The addresses that sign-up forms accept; the default.
  ///
  /// ASCII dot-atom of at most 64 bytes (RFC 5322, section 3.2.3, without comments), then `@`, then a domain
  /// of at least two labels of 1–63 letters, digits and inner hyphens (RFC 1123, section 2.1), the last of at
  /// least two letters or beginning with `xn--` (RFC 5890, section 2.3.2.1); at most 254 bytes in all
  /// (RFC 3696, erratum 1690). No quotes, literals, comments, spaces or trailing dot. Every address of this
  /// profile is also one of ``html``.
  case practical

  /// HTML's "valid email address", bit for bit, on the value unchanged: nothing is trimmed, nothing converted to Punycode.
  ///
  /// WHATWG HTML, section 4.10.5.1.5: `1*( atext / "." ) "@" label *( "." label )`. Wider than mail itself in
  /// the local part (`a..b@c`, any length), narrower in that nothing is ever quoted.
  case html

  /// A `Mailbox` of SMTP: RFC 5321, section 4.1.2, with quoted local parts and address literals.
  ///
  /// Local part at most 64 bytes (section 4.5.3.1.1), a label at most 63 (RFC 1035, section 2.3.4), at most
  /// 254 in all (RFC 3696, erratum 1690), which keeps the domain below its own 255 (section 4.5.3.1.2). Of
  /// the general address literals only `IPv6:` is accepted: it is the one tag that is registered, as section
  /// 4.1.3 demands.
  case rfc5321

  /// An `addr-spec` of a message's header: RFC 5322, section 3.4.1, with comments, folding white space and the obsolete
  /// syntax of section 4.4.
  ///
  /// Words and the labels of the domain may have comments and folds around them, a local part may mix atoms
  /// and quoted strings, control characters may be quoted, of them NUL, CR and LF only after a backslash;
  /// the obsolete fold is that of erratum 1908. Lengths and the shape of labels are the transport's, not
  /// the header's: neither is checked. Comments nest to any depth.
  case rfc5322

  #if InternationalNames
  /// A `Mailbox` of internationalized mail: RFC 6531, section 3.3, the grammar of ``rfc5321`` with UTF-8.
  ///
  /// Local part and quoted string take any well-formed UTF-8, in no particular normal form; labels of the
  /// domain are letter-digit-hyphen labels, or A-labels and U-labels of IDNA2008 as in ``HostNameStrategy``,
  /// the Bidi rule over all of them included; `.` is the only separator. The limits of ``rfc5321`` count bytes
  /// of UTF-8, and the address keeps them with its domain in ASCII too, into which it may be turned on its
  /// way.
  ///
  /// Compiled with the package trait `InternationalNames`.
  case international
  #else
  @available(*, unavailable, message: "the profile needs the package trait InternationalNames")
  public static var international: EmailProfile { fatalError() }
  #endif
}
