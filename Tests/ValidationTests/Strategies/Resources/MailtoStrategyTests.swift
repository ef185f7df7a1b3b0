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
    ],
    rejects: [
      "mailto.scheme": ["", "mailto", "ann@example.com", "http://example.com", " mailto:ann@example.com"],
      "mailto.character": [
        "mailto:ann @example.com", "mailto:ann@example.com?subject=a b", "mailto:ann@example.com?subject=é",
        "mailto:ann@example.com#top", "mailto:?subject=100%", "mailto:?subject=%4", "mailto:?subject=a?b",
        "mailto:?a=b=c",
        "mailto:ann@[192.0.2.1]",
      ],
      "mailto.address": [
        "mailto:ann", "mailto:ann@", "mailto:,ann@example.com", "mailto:ann@example.com,", "mailto:?to=",
        "mailto:?cc=ann",
        "mailto:?BCC=ann", "mailto:ann@example.com%2Cbob@example.com",
      ],
      "mailto.field": [
        "mailto:?", "mailto:?subject", "mailto:?=a", "mailto:?subject=a&", "mailto:?&subject=a",
      ],
      "mailto.repeated-field": ["mailto:?subject=a&subject=b", "mailto:?a=1&b=2&A=3"],
    ])
}
