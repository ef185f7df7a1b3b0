import Testing
import Validation

/// Checks the profile `rfc5321`: `Mailbox` of RFC 5321, sections 4.1.2 and 4.1.3, with the lengths of 4.5.3.1.
@Suite struct EmailRFC5321Tests {
  private static let local64 = String(repeating: "a", count: 64)
  private static let label63 = String(repeating: "b", count: 63)
  private static let domain186 =
    String(repeating: "c", count: 61) + "." + label63 + ".d" + label63.dropLast(4)

  @Test(arguments: [
    // Lengths at their limits, including the quotation marks.
    local64 + "@b", "\"" + local64.dropLast(2) + "\"@b", "a@" + label63, local64 + "@" + domain186 + ".ef",
    // Dot-string.
    "a@b", "a.b.c@d", "!#$%&'*+-/=?^_`{|}~@b", "1@2",
    // Quoted-string: empty, spaces, dots, an at sign, all printable characters, and quoted pairs.
    "\"\"@b", "\" \"@b", "\"a b\"@c", "\"a..b\"@c", "\".a.\"@b", "\"a@b\"@c", "\"a@\"@b", "\"(),:;<>[]\"@b",
    #""\""@b"#, #""\\"@b"#, #""\a"@b"#, #""\ "@b"#, #""a\"b"@c"#, #""\\\""@b"#, "\"!#$%&'*+-/=?^_`{|}~\"@b",
    // Domain.
    "a@localhost", "a@b.c", "a@1", "a@192.0.2.1", "a@b--c.d-e", "a@xn--p1ai",
    // IPv4-address-literal: one to three digits each, up to 255.
    "a@[0.0.0.0]", "a@[255.255.255.255]", "a@[192.0.2.1]", "a@[001.02.3.004]", "\"a b\"@[192.0.2.1]",
    // IPv6-full, with the tag in any letter case.
    "a@[IPv6:1:2:3:4:5:6:7:8]", "a@[ipv6:1:2:3:4:5:6:7:8]", "a@[IPV6:FFFF:ffff:0000:0:1:02:003:0004]",
    // IPv6-comp: at most six groups besides the colons.
    "a@[IPv6:::]", "a@[IPv6:::1]", "a@[IPv6:1::]", "a@[IPv6:2001:db8::1]", "a@[IPv6:1:2:3:4:5:6::]",
    "a@[IPv6:::1:2:3:4:5:6]", "a@[IPv6:1:2:3::4:5:6]",
    // IPv6v4-full and IPv6v4-comp: at most four groups besides the colons and the address.
    "a@[IPv6:1:2:3:4:5:6:192.0.2.1]", "a@[IPv6:::192.0.2.1]", "a@[IPv6:::ffff:192.0.2.1]",
    "a@[IPv6:1:2:3:4::192.0.2.1]", "a@[IPv6:::1:2:3:4:255.255.255.255]", "a@[IPv6:1:2::3:4:0.0.0.0]",
  ])
  func `a mailbox is accepted`(value: String) {
    #expect(EmailStrategy(.rfc5321).failure(of: value) == nil)
  }

  @Test(
    arguments: [
      (local64 + "a@b", "email.local-part-too-long"),
      ("\"" + local64.dropLast() + "\"@b", "email.local-part-too-long"),
      ("a@" + label63 + "b", "email.label-too-long"), (local64 + "@" + domain186 + ".efg", "email.too-long"),
      ("", "email.no-at-sign"), ("a", "email.no-at-sign"), ("\"a\"", "email.no-at-sign"),
      ("\"\"", "email.no-at-sign"),
      ("@", "email.local-part-missing"), ("@b", "email.local-part-missing"), ("a@", "email.domain-missing"),
      ("\"a\"@", "email.domain-missing"),
      (".a@b", "email.local-part-character"), ("a.@b", "email.local-part-character"),
      ("a..b@c", "email.local-part-character"), ("a b@c", "email.local-part-character"),
      (" a@b", "email.local-part-character"), ("(c)a@b", "email.local-part-character"),
      ("<a@b>", "email.local-part-character"), ("é@b", "email.local-part-character"),
      ("a\"b\"@c", "email.local-part-character"), ("\"a\"b@c", "email.local-part-character"),
      ("\"a\".b@c", "email.local-part-character"), ("\"a\" @b", "email.local-part-character"),
      ("a.\"b\"@c", "email.local-part-character"), ("a\\@b@c", "email.local-part-character"),
      ("\"a\"b\"@c", "email.local-part-character"), ("\"a\n\"@b", "email.local-part-character"),
      ("\"\t\"@b", "email.local-part-character"), ("\"\0\"@b", "email.local-part-character"),
      ("\"\u{7F}\"@b", "email.local-part-character"), ("\"é\"@b", "email.local-part-character"),
      ("\"\\é\"@b", "email.local-part-character"), ("\"\\\n\"@b", "email.local-part-character"),
      ("a@b@c", "email.domain-character"), ("a@b_c", "email.domain-character"),
      ("a@b c", "email.domain-character"),
      ("a@b\n", "email.domain-character"), ("a@é", "email.domain-character"),
      ("a@b.de>", "email.domain-character"),
      ("a@b.[192.0.2.1]", "email.domain-character"),
      ("a@b.", "email.label-empty"), ("a@.b", "email.label-empty"), ("a@b..c", "email.label-empty"),
      ("a@-b", "email.label-hyphen"), ("a@b-", "email.label-hyphen"),
    ] as [(String, FailureCode)])
  func `any other value is rejected with the code of the failure`(value: String, code: FailureCode) {
    #expect(EmailStrategy(.rfc5321).verdict(on: value) == .invalid)
    #expect(EmailStrategy(.rfc5321).failure(of: value)?.code == code)
  }

  @Test(arguments: [
    "", "[", "]", "1", "192.0.2", "192.0.2.1.5", "192.0.2.256", "192.0.2.1234", "192.0.2.", ".192.0.2",
    "192..2.1",
    "192.0.2.1 ", " 192.0.2.1", "192.0.2.-1", "192.0.2.0x1", "192.0.2.a", "2001:db8::1", "::1", "IPv6:",
    "IPv6",
    "IPv6::", "IPv4:192.0.2.1", "IPv6 ::1", "IPv6: ::1", "IPv6:192.0.2.1", "IPv6:1", "IPv6:1:2:3:4:5:6:7",
    "IPv6:1:2:3:4:5:6:7:8:9", "IPv6:1:2:3:4:5:6:7:", "IPv6::1:2:3:4:5:6:7", "IPv6:1:2:3:4:5:6:7::",
    "IPv6:::1:2:3:4:5:6:7", "IPv6:1:2:3:4::5:6:7", "IPv6:1::2::3", "IPv6:::::", "IPv6:1:::2", "IPv6:12345::",
    "IPv6:g::", "IPv6:1:2:3:4:5:6:7:192.0.2.1", "IPv6:1:2:3:4:5:192.0.2.1", "IPv6:1:2:3:4:5::192.0.2.1",
    "IPv6:1:2:3::4:5:192.0.2.1", "IPv6:::192.0.2.1:1", "IPv6:::192.0.2.256", "IPv6:::192.0.2",
    "IPv6:::a.0.2.1",
    "IPv6:::192.0.2.1.", "IPv6:fe80::1%eth0", "tag:content", "x-tag:a@b",
  ])
  func `an invalid address literal is rejected`(literal: String) {
    #expect(EmailStrategy(.rfc5321).failure(of: "a@[\(literal)]")?.code == "email.address-literal")
  }

  @Test(arguments: ["a@[", "a@[192.0.2.1", "a@[192.0.2.1]b", "a@[192.0.2.1].de", "a@[192.0.2.1]\n", "a@[["])
  func `an address literal must end with a bracket, and nothing may follow it`(value: String) {
    #expect(EmailStrategy(.rfc5321).failure(of: value)?.code == "email.address-literal")
  }
}
