import Testing
import Validation

/// Checks the profile `html`: WHATWG HTML, section 4.10.5.1.5, `1*( atext / "." ) "@" label *( "." label )`.
@Suite struct EmailHTMLTests {
  private static let label63 = String(repeating: "b", count: 63)

  @Test(arguments: [
    // Only the length of a label is limited.
    String(repeating: "a", count: 65) + "@b", String(repeating: "a", count: 1000) + "@b.de", "a@" + label63,
    "a@" + label63 + "." + label63, "a@" + label63 + "." + label63 + "." + label63 + "." + label63 + ".de",
    // Dots anywhere in the local part.
    ".@b", "..@b", ".a@b", "a.@b", "a..b@c", "...a...@b",
    // atext.
    "a@b", "!#$%&'*+-/=?^_`{|}~@b", "-@b", "_@b", "'@b", "a+b=c@d.ef", "{a}@b.de", "`id`@b.de", "1@2",
    // Domains of one label, of digits, with hyphens inside.
    "a@localhost", "a@1", "a@192.0.2.1", "a@1.2", "a@b.c", "a@b-c", "a@b--c", "a@b-1.c-2", "a@b.1",
    "a@A.B.C", "a@xn--bcher-kva.ch", "a@0-0", "a@x-n--b",
  ])
  func `an address that the grammar derives is accepted`(value: String) {
    #expect(EmailStrategy(.html).failure(of: value) == nil)
  }

  @Test(
    arguments: [
      ("a@" + label63 + "b", "email.label-too-long"), ("a@b." + label63 + "b.de", "email.label-too-long"),
      ("", "email.no-at-sign"), ("a", "email.no-at-sign"), ("a.b.de", "email.no-at-sign"),
      ("@", "email.local-part-missing"), ("@b", "email.local-part-missing"), ("a@", "email.domain-missing"),
      (" a@b", "email.local-part-character"), ("a b@c", "email.local-part-character"),
      ("\"a\"@b", "email.local-part-character"), ("a\\b@c", "email.local-part-character"),
      ("a(c)@b", "email.local-part-character"), ("a,b@c", "email.local-part-character"),
      ("a:b@c", "email.local-part-character"), ("a;b@c", "email.local-part-character"),
      ("<a@b>", "email.local-part-character"), ("[a@b", "email.local-part-character"),
      ("\na@b", "email.local-part-character"), ("a\0b@c", "email.local-part-character"),
      ("ä@b", "email.local-part-character"), ("日本@b", "email.local-part-character"),
      ("😀@b.de", "email.local-part-character"), ("a\u{301}@b", "email.local-part-character"),
      ("a@b@c", "email.domain-character"), ("a@@b", "email.domain-character"),
      ("a@b_c", "email.domain-character"), ("a@b c", "email.domain-character"),
      ("a@b ", "email.domain-character"), ("a@b\n", "email.domain-character"),
      ("a@b\r", "email.domain-character"), ("a@[192.0.2.1]", "email.domain-character"),
      ("a@[IPv6:::1]", "email.domain-character"), ("a@ä.de", "email.domain-character"),
      ("a@b.de, c@d.ef", "email.domain-character"), ("a@b>", "email.domain-character"),
      ("a@b\u{301}", "email.domain-character"), ("a@b．de", "email.domain-character"),
      ("a@.", "email.label-empty"), ("a@.b", "email.label-empty"), ("a@b.", "email.label-empty"),
      ("a@b..c", "email.label-empty"), ("a@-b", "email.label-hyphen"), ("a@b-", "email.label-hyphen"),
      ("a@b.-c", "email.label-hyphen"), ("a@b-.c", "email.label-hyphen"), ("a@-", "email.label-hyphen"),
      ("a@xn--", "email.label-hyphen"),
    ] as [(String, FailureCode)])
  func `any other value is rejected with the code of the failure`(value: String, code: FailureCode) {
    #expect(EmailStrategy(.html).verdict(on: value) == .invalid)
    #expect(EmailStrategy(.html).failure(of: value)?.code == code)
  }
}
