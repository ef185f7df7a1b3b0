import Testing
import Validation

extension RuleTable {
  static let mailto = RuleTable(
    "mailto", as: .mailto,
    accepts: [
      "mailto:ann@example.com", "MAILTO:ann@example.com", "mailto:", "mailto:?subject=a",
      "mailto:ann@example.com,bob@example.com",
      "mailto:?to=ann@example.com,bob@example.com", "mailto:ann%2Bhome@example.com",
      "mailto:gorby%25kremvax@example.com", "mailto:unlikely%3Faddress@example.com?blat=foop",
      "mailto:%22not%40me%22@example.org", "mailto:ann@example.com?subject=caf%C3%A9&body=a%0D%0Ab",
      "mailto:joe@example.com?cc=bob@example.com&body=hello", "mailto:?x-to=nobody", "mailto:?subject=",
      "mailto:ann@localhost",
      "mailto:a@b.co?Cc=%22Joe,%20J.%22%20%3Cjoe@e.fr%3E,ann@e.fr", "mailto:a@b.co?cc=a@b.co%2C%20d@e.fr",
      "mailto:a%2Fb@c.de",
    ],
    rejects: [
      "mailto.scheme": ["", "mailto", "ann@example.com", "http://example.com", " mailto:ann@example.com"],
      "mailto.character": [
        "mailto:ann @example.com", "mailto:ann@example.com?subject=a b", "mailto:ann@example.com?subject=é",
        "mailto:ann@example.com#top", "mailto:?subject=100%", "mailto:?subject=%4", "mailto:?subject=a?b",
        "mailto:?a=b=c",
        "mailto:ann@[192.0.2.1]", "mailto:a/b@c.de", "mailto://a@b.co",
      ],
      "mailto.address": [
        "mailto:ann", "mailto:ann@", "mailto:,ann@example.com", "mailto:ann@example.com,", "mailto:?to=",
        "mailto:?cc=ann",
        "mailto:?BCC=ann", "mailto:ann@example.com%2Cbob@example.com",
      ],
      "mailto.field": [
        "mailto:?", "mailto:?subject", "mailto:?=a", "mailto:?subject=a&", "mailto:?&subject=a",
      ],
      "mailto.repeated-field": [
        "mailto:?subject=a&subject=b", "mailto:?a=1&b=2&A=3", "mailto:?s%75bject=a&subject=b",
      ],
    ])
}

#if InternationalNames
@Suite struct MailtoStrategyTests {
  @Test func `an international domain is percent-encoded`() {
    // RFC 6068, section 6.3.
    let value = "mailto:user@%E7%B4%8D%E8%B1%86.example.org?subject=Test&body=NATTO"
    #expect(MailtoStrategy().verdict(on: value) == .valid)
  }
}
#endif
