import Validation

extension RuleTable {
  static let urn = RuleTable(
    "urn", as: .urn,
    accepts: [
      "urn:isbn:0451450523", "URN:isbn:0451450523", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
      "urn:example:a123,z456",
      "urn:example:a123%2Cz456", "urn:example:1/406/47452/2", "urn:example:foo-bar-baz-qux?+CCResolve:cc=uk",
      "urn:example:weather?=op=map&lat=39.56&lon=-104.85", "urn:example:a?+b?=c#d", "urn:example:a#",
      "urn:ab:c",
      "urn:a2345678901234567890123456789012:x", "urn:example:a?+b?c",
    ],
    rejects: [
      "urn.scheme": ["", "urn", "isbn:0451450523", "http://example.com", " urn:a:b"],
      "urn.namespace": [
        "urn:", "urn::a", "urn:a:b", "urn:-a:b", "urn:a-:b", "urn:a_b:c",
        "urn:a23456789012345678901234567890123:x", "urn:é1:x",
      ],
      "urn.name-missing": [
        "urn:isbn", "urn:isbn:", "urn:isbn:/a", "urn:isbn:?+a", "urn:isbn:#a", "urn:isbn:a?+", "urn:isbn:a?=",
        "urn:isbn: ",
      ],
      "urn.character": [
        "urn:isbn:04 51", "urn:isbn:a%", "urn:isbn:a%2", "urn:isbn:aé", "urn:isbn:a?b", "urn:isbn:a#b#c",
        "urn:isbn:a[1]",
      ],
    ])
}
