import TestSupport
import Testing
import Validation

extension RuleTable {
  static let orcid = RuleTable(
    "orcid", as: .orcid,
    accepts: [
      "0000-0001-5000-0007", "0000-0001-5000-0015", "0000-0003-4999-9997", "0000-0003-5000-0001",
      "0009-0000-0000-0009", "0009-0009-9999-9996", "0009-0010-0000-0003", "0000-0002-1825-0097",
      "0000-0002-1694-233X", "0000-0001-5109-3700", "0009-0001-5055-9262", "0009-0001-2345-684X",
    ],
    rejects: [
      "orcid.structure": [
        "", "-", "0000000218250097", "0000-0002-1825-009", "0000-0002-1825-00970", "0000-0002-1825-0097 ",
        "0000-0002-1694-233x", "0000-0002-1694-X330", "X000-0002-1825-0097", "0000 0002 1825 0097",
        "00000-002-1825-0097", "0000-0002-1825-0097-", "0000\u{2010}0002\u{2010}1825\u{2010}0097",
        "٠000-0002-1825-0097", "2-1825-0097", "https://orcid.org/0000-0002-1825-0097",
        "0000-0002-1825-0097\n",
      ],
      "orcid.checksum": [
        "0000-0002-1825-0098", "0000-0002-1825-009X", "0000-0002-1694-2330", "0000-0002-8125-0097",
        "0009-0000-0000-0000", "0009-0010-0000-0000",
      ],
      "orcid.block": [
        "0000-0001-4999-9992", "0000-0003-5000-001X", "0008-9999-9999-9996", "0009-0010-0000-0011",
        "0000-0000-0000-0001", "9999-9999-9999-9994", "0000-0001-2345-6789",
      ],
    ])

  static let orcidURI = RuleTable(
    "orcid:uri", as: .orcid(.uri),
    accepts: [
      "https://orcid.org/0000-0001-5000-0007", "https://orcid.org/0000-0002-1694-233X",
      "https://orcid.org/0009-0001-5055-9262",
    ],
    rejects: [
      "orcid.structure": [
        "", "h", "https://orcid.org/", "https://orcid.org", "0000-0002-1825-0097",
        "http://orcid.org/0000-0002-1825-0097", "HTTPS://orcid.org/0000-0002-1825-0097",
        "https://ORCID.org/0000-0002-1825-0097", "https://www.orcid.org/0000-0002-1825-0097",
        "https://orcid.org//0000-0002-1825-0097", "https://orcid.org/0000-0002-1825-0097/",
        "https://orcid.org/0000000218250097", "orcid.org/0000-0002-1825-0097",
        "https://sandbox.orcid.org/0000-0002-1825-0097",
      ],
      "orcid.checksum": ["https://orcid.org/0000-0002-1825-0098"],
      "orcid.block": ["https://orcid.org/0000-0000-0000-0001"],
    ])

  static let orcidEither = RuleTable(
    "orcid:either", as: .orcid(.either),
    accepts: ["0000-0002-1825-0097", "https://orcid.org/0000-0002-1825-0097"],
    rejects: [
      "orcid.structure": [
        "", "http://orcid.org/0000-0002-1825-0097", "https://orcid.org/", "https://orcid.org/0000",
        "https://orcid.org/https://orcid.org/0000-0002-1825-0097",
      ],
      "orcid.checksum": ["0000-0002-1825-0098", "https://orcid.org/0000-0002-1825-0098"],
      "orcid.block": ["0000-0000-0000-0001", "https://orcid.org/0000-0000-0000-0001"],
    ])
}

@Suite struct ORCIDStrategyTests {
  @Test(
    arguments: [
      (.number, "0000-0002-1825", 15), (.number, "0000-00O2-1825-0097", 8), (.number, "", 1),
      (.uri, "https://orcid.com/0000-0002-1825-0097", 15), (.uri, "0000-0002-1825-0097", 1),
      (.uri, "https://orcid.org/0000-0002-18250097", 33),
      (.either, "http://orcid.org/0000-0002-1825-0097", 1),
      (.either, "https://orcid.org/0000-0002-1825-009é", 37),
    ] as [(ORCIDStrategy.Form, String, Int)])
  func `a failure has the position of the first character that does not match`(
    form: ORCIDStrategy.Form, value: String, position: Int
  ) {
    let failure = ORCIDStrategy(form).failure(of: value)
    #expect(failure?.code == "orcid.structure" && failure?.parameters["position"] == .integer(position))
  }

  @Test func `the example of the message has the form of the values`() {
    for form in ORCIDStrategy.Form.allCases {
      let example = ORCIDStrategy(form).failure(of: "")?.parameters["example"]?.description ?? ""
      #expect(ORCIDStrategy(form).verdict(on: example) == .valid, "\(form)")
    }
  }

  @Test func `of the characters that may follow fifteen digits, exactly one is the check character`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(500) {
      let number = String(Int.random(in: 15_000_000...35_000_000, using: &generator))
      let digits = String(repeating: "0", count: 15 - number.count) + number
      let groups = [digits.prefix(4), digits.dropFirst(4).prefix(4), digits.dropFirst(8).prefix(4)]
      let head = groups.joined(separator: "-") + "-" + digits.suffix(3)
      // The definition: the symbols, each multiplied by a power of 2, have the sum 1 modulo 11.
      let sum = zip(digits, (1...15).reversed()).reduce(0) { $0 + ($1.0.wholeNumberValue ?? 0) << $1.1 }
      for (value, symbol) in "0123456789X".enumerated() {
        let isValid = (sum + value) % 11 == 1
        let verdict = ORCIDStrategy().verdict(on: head + String(symbol))
        #expect(verdict == (isValid ? .valid : .invalid), "\(head)\(symbol), seed \(seed)")
      }
    }
  }

  @Test func `an unknown form is an error that lists the forms`() {
    let error = #expect(throws: RuleError.self) { try Catalog.rule("orcid:url") }
    #expect(
      error?.description == "there is no form 'url'; did you mean 'uri'? It is one of number, uri, either")
  }
}
