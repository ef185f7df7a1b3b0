import Testing
import Validation

/// Checks the profile `practical`: dot-atom of RFC 5322, labels of RFC 1123, lengths of RFC 5321 and RFC 3696.
@Suite struct EmailPracticalTests {
  private static let local64 = String(repeating: "a", count: 64)
  private static let label63 = String(repeating: "b", count: 63)
  /// A domain of 186 bytes, which the tests extend to the maximum length.
  private static let domain186 =
    String(repeating: "c", count: 61) + "." + label63 + ".d" + label63.dropLast(4)

  @Test(arguments: [
    // Lengths at their limits.
    local64 + "@b.de", "a@" + label63 + ".de", "a@b." + label63, local64 + "@" + domain186 + ".ef",
    "a@b.co", "a@b.c.de",
    // Every character of atext, alone and between others.
    "!@b.de", "#@b.de", "$@b.de", "%@b.de", "&@b.de", "'@b.de", "*@b.de", "+@b.de", "-@b.de", "/@b.de",
    "=@b.de", "?@b.de", "^@b.de", "_@b.de", "`@b.de", "{@b.de", "|@b.de", "}@b.de", "~@b.de", "0@b.de",
    "!#$%&'*+-/=?^_`{|}~@b.de", "o'neil+news@example.ie", "-a-@b.de", "user=name@example.org",
    // Dots inside, and letters of both cases.
    "a.b@c.de", "a.b.c.d.e@f.gh", "ANN@EXAMPLE.COM", "1.2.3@4.com",
    // Labels of digits and with hyphens inside; the last of letters or an A-label.
    "a@1.de", "a@1-2.de", "a@b--c.de", "a@0.0.0.com", "a@a-b-c.museum", "a@xn--bcher-kva.ch", "a@b.xn--p1ai",
    "a@b.XN--P1AI", "a@b.Xn--0", "a@b.xn---a", "a@example.technology",
  ])
  func `an address of the profile is accepted`(value: String) {
    #expect(EmailStrategy(.practical).failure(of: value) == nil)
    #expect(EmailStrategy(.html).verdict(on: value) == .valid)
    #expect(EmailStrategy(.rfc5321).verdict(on: value) == .valid)
  }

  @Test(
    arguments: [
      // Lengths above their limits.
      (local64 + "a@b.de", "email.local-part-too-long"), ("a@" + label63 + "b.de", "email.label-too-long"),
      ("a@b." + label63 + "b", "email.label-too-long"),
      (local64 + "@" + domain186 + ".efg", "email.too-long"),
      (String(repeating: "a", count: 255), "email.too-long"),
      // Missing parts.
      ("", "email.no-at-sign"), ("ann", "email.no-at-sign"), ("ann.example.com", "email.no-at-sign"),
      ("@", "email.local-part-missing"), ("@b.de", "email.local-part-missing"),
      ("a@", "email.domain-missing"),
      // The local part.
      (".a@b.de", "email.local-part-character"), ("a.@b.de", "email.local-part-character"),
      ("a..b@c.de", "email.local-part-character"), (".@b.de", "email.local-part-character"),
      (" a@b.de", "email.local-part-character"), ("a b@c.de", "email.local-part-character"),
      ("a @b.de", "email.local-part-character"), ("\ta@b.de", "email.local-part-character"),
      ("a\0@b.de", "email.local-part-character"), ("a\r\n@b.de", "email.local-part-character"),
      ("\"a\"@b.de", "email.local-part-character"), ("a\\@b@c.de", "email.local-part-character"),
      ("(c)a@b.de", "email.local-part-character"), ("a,b@c.de", "email.local-part-character"),
      ("a:b@c.de", "email.local-part-character"), ("a;b@c.de", "email.local-part-character"),
      ("<a@b.de>", "email.local-part-character"), ("a[b@c.de", "email.local-part-character"),
      ("a]b@c.de", "email.local-part-character"), ("a)b@c.de", "email.local-part-character"),
      ("é@b.de", "email.local-part-character"), ("a\u{7F}@b.de", "email.local-part-character"),
      ("ａ@b.de", "email.local-part-character"), ("\u{FEFF}a@b.de", "email.local-part-character"),
      ("Ann <ann@b.de>", "email.local-part-character"), ("mailto:a@b.de", "email.local-part-character"),
      // The domain.
      ("a@b@c.de", "email.domain-character"), ("a@@b.de", "email.domain-character"),
      ("a@b_c.de", "email.domain-character"), ("a@b c.de", "email.domain-character"),
      ("a@ b.de", "email.domain-character"), ("a@b.de ", "email.domain-character"),
      ("a@b.de\n", "email.domain-character"), ("a@b.de\r\n", "email.domain-character"),
      ("a@b.de\0", "email.domain-character"), ("a@bé.de", "email.domain-character"),
      ("a@b。de", "email.domain-character"), ("a@b.de/", "email.domain-character"),
      ("a@b.de:25", "email.domain-character"), ("a@[192.0.2.1]", "email.domain-character"),
      ("a@b.de(c)", "email.domain-character"), ("a@b.de,c@d.ef", "email.domain-character"),
      ("a@b+c.de", "email.domain-character"),
      ("a@.b.de", "email.label-empty"), ("a@b..de", "email.label-empty"), ("a@b.de.", "email.label-empty"),
      ("a@.", "email.label-empty"), ("a@-b.de", "email.label-hyphen"), ("a@b-.de", "email.label-hyphen"),
      ("a@b.-de", "email.label-hyphen"), ("a@b.de-", "email.label-hyphen"), ("a@-", "email.label-hyphen"),
      ("a@b.xn--", "email.label-hyphen"),
      // The last label.
      ("a@localhost", "email.domain-single-label"), ("a@com", "email.domain-single-label"),
      ("a@xn--p1ai", "email.domain-single-label"), ("a@b.c", "email.top-level-domain"),
      ("a@b.1", "email.top-level-domain"), ("a@192.0.2.1", "email.top-level-domain"),
      ("a@b.c1", "email.top-level-domain"), ("a@b.1c", "email.top-level-domain"),
      ("a@b.c-d", "email.top-level-domain"), ("a@b.xn-p1ai", "email.top-level-domain"),
      ("a@b.xx--p1ai", "email.top-level-domain"),
    ] as [(String, FailureCode)])
  func `any other value is rejected with the code of the failure`(value: String, code: FailureCode) {
    #expect(EmailStrategy(.practical).verdict(on: value) == .invalid)
    #expect(EmailStrategy(.practical).failure(of: value)?.code == code)
  }

  @Test func `the longest address of the table has 254 bytes`() {
    #expect((Self.local64 + "@" + Self.domain186 + ".ef").utf8.count == 254)
  }

  @Test func `the profile practical is the default`() {
    #expect(EmailStrategy() == EmailStrategy(.practical))
    #expect(EmailStrategy.email == EmailStrategy(.practical))
    #expect(EmailInputFieldValidationStrategy().profile == .practical)
  }
}
