import Bytes
import TestSupport
import Testing

@testable import Validation

extension RuleTable {
  static let length = RuleTable(
    "length:2..3",
    accepts: ["ab", "abc", "né", "née", "日本", "日本語", "e\u{301}", "😀😀", "  ", "\r\n", "a\0", "👩‍👩"],
    rejects: [
      "length.too-short": ["", "a", "é", "日", "😀", " "],
      "length.too-long": ["abcd", "ae\u{301}e", "日本語だ", "👩‍👩‍👧", "    ", "\0\0\0\0"],
    ])

  static let lengthInBytes = RuleTable(
    "length:..4 bytes", accepts: ["", "abcd", "éé", "日", "😀"],
    rejects: ["length.too-long": ["abcde", "ééa", "日é", "😀a"]])
}

@Suite struct LengthStrategyTests {
  @Test(arguments: [
    ("", 0, 0, 0, 0), ("a", 1, 1, 1, 1), ("né", 2, 3, 2, 2), ("日本語", 3, 9, 3, 3), ("😀", 1, 4, 2, 1),
    ("e\u{301}", 2, 3, 2, 1), ("👩‍👩‍👧", 5, 18, 8, 1), ("🇩🇪🇫🇷", 4, 16, 8, 2), ("\r\n", 2, 2, 2, 1),
    ("a\0b", 3, 3, 3, 3),
    ("\u{10FFFF}\u{FFFF}", 2, 7, 3, 2), ("\u{FEFF}a", 2, 4, 2, 2), ("\u{AC01}", 1, 3, 1, 1),
    ("\u{1100}\u{1161}\u{11A8}", 3, 9, 3, 1),
  ])
  func `the length of a text is correct in every unit`(
    text: String, scalars: Int, bytes: Int, utf16: Int, graphemes: Int
  ) {
    let counts: [(TextUnit, Int)] = [
      (.scalars, scalars), (.bytes, bytes), (.utf16, utf16), (.graphemes, graphemes),
    ]
    for (unit, count) in counts {
      #expect(LengthStrategy(count, unit: unit).verdict(on: text) == .valid, "\(unit)")
      #expect(LengthStrategy((count + 1)..., unit: unit).verdict(on: text) == .invalid, "\(unit)")
      #expect(
        LengthStrategy((count + 1)..., unit: unit).failure(of: text)?.parameters["actual"] == .integer(count))
      guard count > 0 else { continue }
      #expect(
        LengthStrategy(...(count - 1), unit: unit).failure(of: text)?.parameters["actual"] == .integer(count))
    }
  }

  @Test func `every kind of range has the same bounds as in Swift`() {
    let strategies: [(LengthStrategy, ClosedRange<Int>)] = [
      (LengthStrategy(2...4), 2...4), (LengthStrategy(...3), 0...3), (LengthStrategy(3...), 3...9),
      (LengthStrategy(2..<4), 2...3), (LengthStrategy(..<3), 0...2), (LengthStrategy(5), 5...5),
      (LengthStrategy(0), 0...0), (.length(2...4), 2...4), (.length(5), 5...5),
    ]
    for (strategy, accepted) in strategies {
      for count in 0...9 {
        let text = String(repeating: "x", count: count)
        #expect(strategy.verdict(on: text) == Verdict(accepted.contains(count)), "\(strategy), \(count)")
      }
    }
    #expect(LengthStrategy(3...).maximum == .max)
    #expect(LengthStrategy(...3).minimum == 0)
    #expect(LengthStrategy(2...4, unit: .utf16).unit == .utf16)
  }

  @Test func `a failure has the bound, the length and the unit`() {
    #expect(
      LengthStrategy(3...5).failure(of: "né")
        == ValidationFailure("length.too-short", ["minimum": 3, "actual": 2, "unit": "scalars"]))
    #expect(
      LengthStrategy(...2, unit: .bytes).failure(of: "né")
        == ValidationFailure("length.too-long", ["maximum": 2, "actual": 3, "unit": "bytes"]))
  }

  @Test func `random bytes have the same length as a decoded String, even if they are not UTF-8`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(30_000) {
      let value = generator.brokenText(pieces: 0...8)
      let text = String(decoding: value, as: UTF8.self)
      let counts: [TextUnit: Int] = [
        .scalars: text.unicodeScalars.count, .bytes: value.count, .utf16: text.utf16.count,
        .graphemes: text.count,
      ]
      for (unit, count) in counts where unit.count(in: value.span) != count {
        Issue.record("seed \(seed): \(value.shown) has \(count) \(unit)")
        return
      }
    }
  }

  @Test func `verdicts decided by the number of bytes equal those by the number of units`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(30_000) {
      let value = generator.brokenText(pieces: 0...8)
      let unit = generator.pick(TextUnit.allCases)
      let (first, second) = (generator.below(14), generator.below(14))
      let strategy = LengthStrategy(min(first, second)...max(first, second), unit: unit)
      let count = unit.count(in: value.span)
      let possible = unit.possibleCounts(forBytes: value.count)
      guard
        strategy.verdict(on: value) != Verdict(count >= strategy.minimum && count <= strategy.maximum)
          || !possible.contains(count)
      else { continue }
      Issue.record("seed \(seed): \(value.shown), \(strategy), \(count) in \(possible)")
      return
    }
  }

  @Test func `the possible counts for a number of bytes are the exact minimum and maximum`() {
    // A scalar has one to four bytes in UTF-8; a UTF-16 unit corresponds to one to three bytes.
    #expect(TextUnit.scalars.possibleCounts(forBytes: 8) == 2...8)
    #expect(TextUnit.scalars.possibleCounts(forBytes: 9) == 3...9)
    #expect(TextUnit.utf16.possibleCounts(forBytes: 6) == 2...6)
    #expect(TextUnit.utf16.possibleCounts(forBytes: 7) == 3...7)
    #expect(TextUnit.bytes.possibleCounts(forBytes: 7) == 7...7)
    #expect(TextUnit.graphemes.possibleCounts(forBytes: 7) == 1...7)
    for unit in TextUnit.allCases { #expect(unit.possibleCounts(forBytes: 0) == 0...0) }
  }

  @Test(
    arguments: [
      ("1..3", "abc", nil), ("1..3", "", "length.too-short"), ("3", "ab", "length.too-short"),
      ("..3 bytes", "né", nil), ("..2 bytes", "né", "length.too-long"), ("2 utf16", "😀", nil),
      ("1 scalars", "😀", nil),
      ("1 graphemes", "👩‍👩‍👧", nil), ("0", "", nil), ("2..", "\r\n", nil),
      ("2.. graphemes", "\r\n", "length.too-short"),
    ] as [(String, String, FailureCode?)])
  func `an argument consists of bounds and an optional unit`(
    argument: String, value: String, code: FailureCode?
  ) throws {
    let set = RuleSet([try Catalog.rule("length:" + argument)], missingValues: [])
    #expect(set.findings(in: value).map(\.failure.code) == (code.map { [$0] } ?? []))
  }

  @Test func `creating a strategy with negative or empty bounds traps`() async {
    await #expect(processExitsWith: .failure) { _ = LengthStrategy(-1...3) }
    await #expect(processExitsWith: .failure) { _ = LengthStrategy(3..<3) }
  }

  @Test func `the largest integer is a valid bound`() async {
    await #expect(processExitsWith: .success) {
      _ = LengthStrategy(0...Int.max)
      _ = LengthStrategy(...Int.max)
      _ = LengthStrategy(Int.max)
    }
  }
}
