import Testing
import Validation

@Suite struct DurationStrategyTests {
  /// All durations of the grammar in RFC 3339, appendix A, in which every number is 1.
  private static let durations: Set<String> = {
    func runs(_ units: [String]) -> [String] {
      units.indices.flatMap { first in
        (first..<units.count).map { last in units[first...last].map { "1" + $0 }.joined() }
      }
    }
    let dates = runs(["Y", "M", "D"])
    let times = runs(["H", "M", "S"]).map { "T" + $0 }
    return Set((dates + times + dates.flatMap { date in times.map { date + $0 } } + ["1W"]).map { "P" + $0 })
  }()

  @Test func `units in any order are accepted exactly if the grammar derives them`() {
    #expect(Self.durations.count == 6 + 6 + 36 + 1)
    for duration in Self.durations {
      #expect(DurationStrategy().failure(of: duration) == nil, "\(duration)")
      #expect(DurationStrategy().failure(of: duration.lowercased()) == nil, "\(duration)")
    }
    var texts = ["P"]
    for _ in 0...5 {
      for text in texts {
        let isValid = Self.durations.contains(text)
        guard DurationStrategy().verdict(on: text) != Verdict(isValid) else { continue }
        Issue.record("\(text) is \(isValid ? "a" : "not a") duration")
        return
      }
      texts = texts.flatMap { text in ["1Y", "1M", "1D", "T", "1H", "1S", "1W"].map { text + $0 } }
      texts = texts.filter { $0.count < 10 }
    }
  }

  @Test(
    arguments: [
      ("", "duration.malformed", ["position": 1]), ("1D", "duration.malformed", ["position": 1]),
      ("P1", "duration.malformed", ["position": 3]), ("P1x", "duration.malformed", ["position": 3]),
      ("PT1D", "duration.malformed", ["position": 4]), ("P1S", "duration.malformed", ["position": 3]),
      ("P", "duration.empty", ["position": 2]), ("P1DT", "duration.empty", ["position": 5]),
      ("P1Y1D", "duration.unit-order", ["position": 5, "character": "D"]),
      ("PT1s1h", "duration.unit-order", ["position": 6, "character": "h"]),
      ("P1W1D", "duration.weeks-combined", [:]), ("P2W\n", "duration.malformed", ["position": 4]),
      ("P1D1W", "duration.weeks-combined", [:]),
    ] as [(String, FailureCode, FailureParameters)])
  func `a failure has a code and parameters`(
    value: String, code: FailureCode, parameters: FailureParameters
  ) {
    #expect(DurationStrategy().failure(of: value) == ValidationFailure(code, parameters))
  }
}

extension RuleTable {
  static let duration = RuleTable(
    "duration", as: .duration,
    accepts: [
      "P0D", "PT0S", "P1Y", "P1M", "P1D", "PT1H", "PT1M", "PT1S", "P2W", "P0W", "P1Y2M", "P1Y2M3DT4H5M6S",
      "P2M3D", "P1YT1S",
      "PT36H", "PT5M6S", "P007D", "P99999999999999999999999999999999Y", "p1dt12h", "p2w",
    ],
    rejects: [
      "duration.malformed": [
        "", "1D", "-P1D", "+P1D", "P-1D", "P1.5D", "PT0.5S", "PT0,5S", "P1", "P1Y2", "PD", "PYMD", "P1DD",
        "P1H", "PT1D", "PT1W",
        "P 1D", "P1D ", "P1D\n", "P1W ", "P2W\n", "P1WW", "PTT1H", "PT1HT1M", "P1e1D", "P１D", "T1H", "W1",
        "P2024-02-29", "forever",
      ],
      "duration.empty": ["P", "p", "PT", "P1DT", "P1Y2M3DT"],
      "duration.unit-order": [
        "P1Y3D", "PT1H2S", "P2D1Y", "P1M1Y", "P1D1D", "P1Y1Y", "PT1S1M", "PT1M1H", "PT1M1M",
      ],
      "duration.weeks-combined": ["P1W2D", "P1Y2W", "P1WT1H", "P1W1W", "P1D1W", "P1WT"],
    ])
}
