/// A grammar of e-mail addresses.
public enum EmailProfile: String, Sendable, CaseIterable {
  /// The addresses that sign-up forms accept; the default.
  ///
  /// An ASCII dot-atom of at most 64 bytes (RFC 5322, section 3.2.3, without comments), then `@`, then a
  /// domain of at least two labels of 1–63 letters, digits and inner hyphens (RFC 1123, section 2.1), the
  /// last of at least two letters or beginning with `xn--` (RFC 5890, section 2.3.2.1); at most 254 bytes in
  /// all (RFC 3696, erratum 1690). No quotes, literals, comments, spaces or final dot. Every address of this
  /// profile is also one of ``html``.
  case practical

  /// HTML's "valid email address", exactly, of the value unchanged: it is neither trimmed nor converted to
  /// Punycode.
  ///
  /// WHATWG HTML, section 4.10.5.1.5: `1*( atext / "." ) "@" label *( "." label )`. Wider than the syntax of
  /// mail in the local part (`a..b@c`, any length), narrower in that nothing can be quoted.
  case html

  /// A `Mailbox` of SMTP: RFC 5321, section 4.1.2, with quoted local parts and address literals.
  ///
  /// The local part has at most 64 bytes (section 4.5.3.1.1), a label at most 63 (RFC 1035, section 2.3.4),
  /// the address at most 254 (RFC 3696, erratum 1690), so that the domain is below its own limit of 255
  /// (section 4.5.3.1.2). Of the general address literals only `IPv6:` is accepted: section 4.1.3 requires a
  /// registered tag, and no other one is registered.
  case rfc5321

  /// An `addr-spec` of a message's header: RFC 5322, section 3.4.1, with comments, folding white space and the obsolete
  /// syntax of section 4.4.
  ///
  /// Comments and folding white space may surround words and the labels of the domain, and a local part may
  /// contain both atoms and quoted strings. Control characters may be quoted, NUL, CR and LF only after a
  /// backslash. The obsolete folding white space is that of erratum 1908. Lengths and the syntax of labels
  /// are not checked, because they are those of the transport and not of the header. Comments may be nested
  /// to any depth.
  case rfc5322

  #if InternationalNames
  /// A `Mailbox` of internationalized mail: RFC 6531, section 3.3, the grammar of ``rfc5321`` with UTF-8.
  ///
  /// A local part or quoted string may contain any well-formed UTF-8, in any normalization form. Labels of
  /// the domain are letter-digit-hyphen labels, or A-labels and U-labels of IDNA2008 as in
  /// ``HostNameStrategy``, including the Bidi rule over all of them; `.` is the only separator. The limits of
  /// ``rfc5321`` apply to the bytes of UTF-8, and also to the address with its domain in ASCII, into which a
  /// mail system may convert it.
  ///
  /// Compiled with the package trait `InternationalNames`.
  case international
  #else
  @available(*, unavailable, message: "the profile needs the package trait InternationalNames")
  public static var international: EmailProfile { fatalError() }
  #endif
}

extension EmailProfile {
  /// Whether every address of ``practical`` is one of this profile: international ones must have labels that IDNA2008 allows.
  package var includesPractical: Bool {
    switch self {
    case .practical, .html, .rfc5321, .rfc5322: true
    #if InternationalNames
    case .international: false
    #endif
    }
  }
}
