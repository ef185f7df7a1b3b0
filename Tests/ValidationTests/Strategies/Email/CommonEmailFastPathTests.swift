import TestSupport
import Testing

@testable import Validation

/// Checks that the fast path with bit masks has the same verdicts as ``EmailScanner``, which reads byte by byte.
@Suite struct CommonEmailFastPathTests {
  @Test(
    arguments: [
      ("ann@example.com", .valid), ("o'neil+news@mail.example.ie", .valid), ("a.b.c@d-e.f1.org", .valid),
      ("ANN@EXAMPLE.COM", .valid), ("{}|~!#$%&*/=?^_`-@x.museum", .valid), ("xn--a@xn--p1ai.com", .valid),
      ("a@b.c.de", .valid), ("a@bc.de", nil), ("a@b-c.xn--p1ai", nil), ("a@b.xn--a-", .invalid),
      ("ann@b.c1", .invalid), ("ann@exa.c", .invalid), ("éa@bcd.de", .invalid), ("", nil),
      ("abcdefgh", .invalid), ("abc.defgh", .invalid), (String(repeating: "@", count: 64), .invalid),
      (String(repeating: "a", count: 58) + "@bc.de", .valid),
      (String(repeating: "a", count: 59) + "@bc.de", nil),
      ("a@" + String(repeating: "b", count: 59) + ".de", .valid),
      ("a@b." + String(repeating: "c", count: 60), .valid),
    ] as [(String, Verdict?)])
  func `the fast path decides most values of 8 to 64 bytes`(text: String, verdict: Verdict?) {
    #expect(CommonEmailFastPath.verdict(on: Array(text.utf8).span) == verdict)
  }

  @Test func `random values similar to addresses have the same verdict as in the scanner`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var ordinary = 0
    for _ in 0..<TestRun.rounds(40_000) {
      for value in [generator.nearAddress(), generator.nearAddressOfAnyLength()] {
        ordinary += CommonEmailFastPath.verdict(on: value.span) == .valid ? 1 : 0
        guard !Self.agreesWithScanner(value) else { continue }
        Issue.record("seed \(seed): \(value.shown)")
        return
      }
    }
    #expect((TestRun.rounds(8_000)...TestRun.rounds(72_000)).contains(ordinary), "\(ordinary)")
  }

  @Test(arguments: [8, 9, 15, 16, 17, 31, 32, 33, 47, 48, 49, 63, 64, 65])
  func `an address with any byte at any offset has the same verdict as in the scanner`(count: Int) {
    let address =
      Array(("a.b-1@" + String(repeating: "c-2.d", count: 12)).utf8.prefix(count - 2)) + Array("ef".utf8)
    for index in address.indices {
      for byte in 0...255 as ClosedRange<UInt8> {
        var value = address
        value[index] = byte
        if !Self.agreesWithScanner(value) { Issue.record("\(value.shown)") }
      }
    }
  }

  @Test(arguments: ["first.last@mail-2.example.com", "a@b.xn--p1-ai"])
  func `an address with two changed bytes has the same verdict as in the scanner`(text: String) {
    let address = Array(text.utf8)
    for index in address.indices {
      for byte in 0...255 as ClosedRange<UInt8> {
        var value = address
        value[index] = byte
        for separator in Array("-.@x".utf8) {
          value[(index + 1) % value.count] = separator
          if !Self.agreesWithScanner(value) { Issue.record("\(value.shown)") }
        }
      }
    }
  }

  @Test func `a batch gives the same verdicts as the scanner, independent of the surrounding bytes`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(200) {
      let values =
        (0..<20).map { _ in generator.nearAddressOfAnyLength() } + [generator.pick(AwkwardValues.all)]
      let between = generator.pick([[], Array("@".utf8), Array(".com,".utf8), [0xFF], [0]])
      var (bytes, ranges) = ([UInt8](), [Range<Int>]())
      for value in values {
        ranges.append(bytes.count..<bytes.count + value.count)
        bytes += value
        if ranges.count < values.count { bytes += between }
      }
      var verdicts = [Verdict](repeating: .valid, count: values.count)
      var span = verdicts.mutableSpan
      EmailStrategy().judge(ranges.span, in: bytes.span, verdicts: &span)
      #expect(verdicts == values.map(Self.scannedVerdict), "seed \(seed): \(bytes.shown)")
    }
  }

  @Test(arguments: AwkwardValues.all)
  func `an awkward value has the same verdict as in the scanner`(value: [UInt8]) {
    #expect(Self.agreesWithScanner(value), "\(value.shown)")
  }

  @Test func `no byte outside an address is read`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let page = GuardedPage()
    for _ in 0..<TestRun.rounds(5_000) {
      let value = generator.nearAddressOfAnyLength()
      for edge in [GuardedPage.Edge.first, .last] {
        let verdict = page.holding(value, edge) { EmailStrategy().verdict(on: $0) }
        #expect(verdict == Self.scannedVerdict(on: value), "seed \(seed): \(value.shown)")
      }
    }
  }

  /// Returns whether the strategy, and the fast path if it has a verdict, agree with the scanner.
  private static func agreesWithScanner(_ value: [UInt8]) -> Bool {
    let verdict = scannedVerdict(on: value)
    let fastVerdict = CommonEmailFastPath.verdict(on: value.span)
    let lastLabel = value.suffix(from: (value.lastIndex(of: UInt8(ascii: ".")) ?? -1) + 1)
    // At these lengths the fast path may be undecided only if the last label contains a hyphen.
    let mayBeUndecided = !(8...64 ~= value.count) || lastLabel.contains(UInt8(ascii: "-"))
    return (fastVerdict == verdict || (fastVerdict == nil && mayBeUndecided))
      && EmailStrategy().verdict(on: value.span) == verdict
  }

  private static func scannedVerdict(on value: [UInt8]) -> Verdict {
    Verdict(EmailScanner.fault(in: value.span, profile: .practical) == nil)
  }
}
