import TestSupport
import Testing

@testable import Validation

@Suite struct TimeStrategyTests {
  @Test func `a leap second is accepted only at 23:59:60 UTC`() {
    for offset in -1439...1439 {
      let sign = offset < 0 ? "-" : "+"
      let written = sign + Self.clock(abs(offset))
      for (minutes, isLeap) in [(1439, true), (1438, false), (0, false), (1439 - 60, false), (719, false)] {
        let text = Self.clock((minutes + offset + 2880) % 1440) + ":60" + written
        let code: FailureCode? = isLeap ? nil : "time.leap-second"
        guard TimeStrategy().failure(of: text)?.code != code else { continue }
        Issue.record("\(text)")
        return
      }
    }
  }

  @Test func `random texts are accepted exactly if the grammars derive them`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var accepted = 0
    for _ in 0..<TestRun.rounds(5_000) {
      let text = generator.clockText()
      let full = Self.fullTime.matches(text)
      let html = Self.validTimeString.matches(text)
      accepted += full || html ? 1 : 0
      guard
        TimeStrategy().verdict(on: text) != Verdict(full)
          || TimeStrategy(.html).verdict(on: text) != Verdict(html)
      else { continue }
      Issue.record("seed \(seed): \(text.shown)")
      return
    }
    #expect(accepted > 500)
  }

  /// The grammar of RFC 3339, section 5.6, without leap seconds.
  private static let fullTime = Grammar.sequence(
    hour, ":", sixty, ":", sixty, .optional(.sequence(".", .some(.characters("0"..."9")))),
    .either(.anyOf(["Z", "z"]), .sequence(.anyOf(["+", "-"]), hour, ":", sixty)))

  /// The grammar of WHATWG HTML, section 2.3.5.4.
  private static let validTimeString = Grammar.sequence(
    hour, ":", sixty,
    .optional(
      .sequence(":", sixty, .optional(.sequence(".", .times(1...3, .characters("0"..."9")))))))

  private static let hour = Grammar.either(
    .sequence(.anyOf(["0", "1"]), .characters("0"..."9")), .sequence("2", .characters("0"..."3")))
  private static let sixty = Grammar.sequence(.characters("0"..."5"), .characters("0"..."9"))

  @Test(
    arguments: [
      ("", "time.malformed", ["position": 1]), ("08:3", "time.malformed", ["position": 5]),
      ("08:30", "time.malformed", ["position": 6]), ("08:30:00x", "time.malformed", ["position": 9]),
      ("08:30:00Zx", "time.malformed", ["position": 10]), ("24:60:61Z", "time.no-such-hour", ["hour": 24]),
      ("23:60:61Z", "time.no-such-minute", ["minute": 60]),
      ("23:59:61Z", "time.no-such-second", ["second": 61]),
      ("08:30:00-24:00", "time.no-such-offset", ["offset": "-24:00"]),
      ("08:30:00+00:60", "time.no-such-offset", ["offset": "+00:60"]),
      ("08:30:00", "time.offset-missing", [:]),
      ("08:30:60Z", "time.leap-second", [:]),
    ] as [(String, FailureCode, FailureParameters)])
  func `a failure has a code and parameters`(
    value: String, code: FailureCode, parameters: FailureParameters
  ) {
    let failure = TimeStrategy().failure(of: value)
    #expect(failure?.code == code)
    for parameter in parameters { #expect(failure?.parameters[parameter.name] == parameter.value) }
  }

  private static func clock(_ minutes: Int) -> String {
    let parts = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return parts.joined(separator: ":")
  }
}

extension SeededGenerator {
  /// Returns text that resembles a time of day, without second 60.
  fileprivate mutating func clockText() -> [UInt8] {
    var text = pick(["00", "09", "19", "23", "24", "30", "7"]) + ":" + pick(["00", "59", "07", "60", "7"])
    text += pick(["", ":00", ":59", ":07", ":61", ":7", ":59", ":30"])
    text += pick(["", "", ".0", ".25", ".999", ".1234", "."])
    text += pick(["", "", "Z", "z", "+00:00", "-23:59", "+24:00", "-00:60", "+1:00", "+0100", "Zz"])
    var bytes = Array(text.utf8)
    guard below(4) == 0 else { return bytes }
    bytes[below(bytes.count)] = pick(Array("05:.+-Zz T".utf8) + [0, 0xFF])
    // Another test covers second 60.
    return String(decoding: bytes, as: UTF8.self).contains(":60") ? Array("08:30:00Z".utf8) : bytes
  }
}

extension RuleTable {
  static let clockTime = RuleTable(
    "time", as: .time,
    accepts: [
      "00:00:00Z", "23:59:59Z", "08:30:06z", "08:30:06.0Z", "08:30:06.123456789012345678Z", "08:30:06+00:00",
      "08:30:06-00:00", "08:30:06+23:59", "08:30:06-23:59", "23:59:60Z", "23:59:60.999+00:00",
      "00:59:60+01:00",
      "15:59:60-08:00", "05:29:60+05:30",
    ],
    rejects: [
      "time.malformed": [
        "", "8:30:06Z", "08:30Z", "08:30:6Z", "083006Z", "08:30:06.Z", "08:30:06,5Z", "08:30:06 Z",
        "08:30:06+1:00",
        "08:30:06+0100", "08:30:06+01", "08:30:06+", "08:30:06ZZ", " 08:30:06Z", "08:30:06Z\n", "T08:30:06Z",
        "08.30.06Z",
        "08:30:06Z+01:00", "08:30:06−01:00", "０８:30:06Z", "2024-02-29T08:30:06Z",
      ],
      "time.no-such-hour": ["24:00:00Z", "99:00:00Z", "24:00:00"],
      "time.no-such-minute": ["08:60:00Z", "23:99:00Z"],
      "time.no-such-second": ["08:30:61Z", "23:59:61Z", "08:30:99Z"],
      "time.no-such-offset": ["08:30:06+24:00", "08:30:06-00:60", "08:30:06+99:99"],
      "time.offset-missing": ["08:30:06", "08:30:06.5", "23:59:60"],
      "time.leap-second": [
        "08:30:60Z", "23:58:60Z", "22:59:60Z", "23:59:60+01:00", "00:59:60-01:00", "00:00:60Z",
      ],
    ])

  static let htmlTime = RuleTable(
    "time:html", as: .time(.html),
    accepts: [
      "00:00", "23:59", "08:30", "08:30:00", "08:30:59", "23:59:59", "08:30:00.0", "08:30:00.12",
      "08:30:00.123",
      "00:00:00.000",
    ],
    rejects: [
      "time.malformed": [
        "", "8:30", "08:3", "0830", "08:30:", "08:30:0", "08:30:00.", "08:30:00.1234", "08:30.5", "08:30Z",
        "08:30:00Z",
        "08:30:00+01:00", " 08:30", "08:30 ", "08:30 am", "08-30",
      ],
      "time.no-such-hour": ["24:00", "24:00:00", "99:99"],
      "time.no-such-minute": ["08:60", "23:60:00"],
      "time.no-such-second": ["08:30:60", "23:59:60", "23:59:61"],
    ])
}
