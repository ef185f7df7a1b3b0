#if InternationalNames
import Testing

@testable import Validation

@Suite struct WebDomainTests {
  /// Samples of RFC 3492, section 7.1, in lowercase, and one more.
  @Test(arguments: [
    ("egbpdaj6bu4bxfgehfvwxn", "ليهمابتكلموشعربي؟"), ("ihqwcrb4cv8a8dqg056pqjye", "他们为什么不说中文"),
    ("4dbcagdahymbxekheh6e0a7fei0b", "למההםפשוטלאמדבריםעברית"), ("3b-ww4c5e180e575a65lsy2b", "3年b組金八先生"),
    ("2-u9tlzr9756bt3uc0v", "ひとつ屋根の下2"), ("d9juau41awczczp", "そのスピードで"), ("bcher-kva", "bücher"),
  ])
  func `Punycode is decoded as in RFC 3492, and the encoded length is correct`(text: String, label: String) {
    let scalars = label.unicodeScalars.map(\.value)
    #expect(Punycode.decoded(text.unicodeScalars.map(\.value)[...]) == scalars)
    #expect(Punycode.encodedCount(scalars[...]) == text.utf8.count)
  }

  @Test(arguments: ["a*", "99999999", "aA", "-é", "bcher-kv"])
  func `invalid Punycode is rejected`(text: String) {
    #expect(Punycode.decoded(text.unicodeScalars.map(\.value)[...]) == nil)
  }

  @Test(arguments: [
    ("BÜCHER", "bücher"), ("fi\u{FB01}", "fifi"), ("cafe\u{301}", "café"), ("ａ．ｂ", "a.b"), ("a\u{AD}b", "ab"),
    ("ẞ", "ß"),
    ("℀", "a/c"), ("<\u{338}", "≮"), ("１２", "12"), ("ς", "ς"), ("Ω", "ω"),
  ])
  func `a domain is mapped and normalized to NFC`(domain: String, mapped: String) {
    let bytes = Array(domain.utf8)
    #expect(WebDomain(bytes.span, isStrict: false)?.scalars == mapped.unicodeScalars.map(\.value))
  }

  @Test func `the mapping of a code point contains only valid code points`() {
    for scalar in stride(from: UInt32(0x80), through: 0x10FFFF, by: 61) {
      var mapped: [UInt32] = []
      guard CodePointMapping.append(scalar, to: &mapped) else { continue }
      #expect(mapped.allSatisfy { $0 < 0x80 || CodePointMapping.isValid($0) }, "\(scalar)")
    }
  }

  @Test(arguments: [
    "क्\u{200C}ष", "क्\u{200D}ष", "نامه\u{200C}ای", "אב", "א1", "xn--4dbcagdahymbxekheh6e0a7fei0b.com", "a..b",
    "",
  ])
  func `domains that meet the rules for joiners and directions are valid`(domain: String) {
    let bytes = Array(domain.utf8)
    #expect(WebDomain(bytes.span, isStrict: false) != nil)
  }

  @Test(arguments: [
    "a\u{200C}b", "a\u{200D}b", "\u{200C}", "א a", "1א", "אa", "a.1א", "\u{300}a", "xn--a.é", "é.xn--",
    "xn--é", "é\u{FFFD}",
    "é.xn--" + String(repeating: "a", count: 300),
  ])
  func `domains that violate the rules are invalid`(domain: String) {
    let bytes = Array(domain.utf8)
    #expect(WebDomain(bytes.span, isStrict: false) == nil)
  }
}
#endif
