import Testing

@testable import Validation

@Suite struct OrdinaryAddressTests {
  @Test(
    arguments: [
      ("ann@example.com", .valid), ("o'neil+news@mail.example.ie", .valid), ("a.b.c@d-e.f1.org", .valid),
      ("ANN@EXAMPLE.COM", .valid), ("a@b-c.xn--p1ai", .valid), ("a@b.XN---1--a", .valid),
      ("a@b.xn--", .invalid),
      ("a@b.xn--a-", .invalid), ("a@b.c1", .invalid), ("{}|~!#$%&*/=?^_`-@x.museum", .valid),
      ("é@b.de", .invalid),
      ("", .invalid), (String(repeating: "a", count: 58) + "@bc.de", .valid),
      (String(repeating: "a", count: 59) + "@bc.de", nil),
    ] as [(String, Verdict?)])
  func `an address is told where it is short`(text: String, verdict: Verdict?) {
    #expect(Self.verdict(on: Array(text.utf8)) == verdict)
  }

  @Test func `random values near to addresses are told as the scanner tells them`() {
    let (random, seed) = SeededGenerator.announced(by: "OrdinaryAddressTests")
    var generator = random
    var valid = 0
    for _ in 0..<200_000 {
      let value = generator.nearAddress()
      guard let verdict = Self.verdict(on: value) else { continue }
      valid += verdict == .valid ? 1 : 0
      guard verdict != Self.scannedVerdict(on: value) else { continue }
      Issue.record("seed \(seed): \(value.shown)")
      return
    }
    #expect(valid > 5000)
  }

  @Test(arguments: ["first.last@mail-2.example.com", "a@b.xn--p1-ai"])
  func `a change of one or two bytes is told as the scanner tells it`(text: String) {
    let address = Array(text.utf8)
    for index in address.indices {
      for byte in 0...255 as ClosedRange<UInt8> {
        var value = address
        value[index] = byte
        for mark in Array("-.@x".utf8) {
          #expect(Self.verdict(on: value) == Self.scannedVerdict(on: value), "\(value.shown)")
          value[(index + 1) % value.count] = mark
        }
      }
    }
  }

  private static func verdict(on value: [UInt8]) -> Verdict? {
    OrdinaryAddress.verdict(on: value.span, OrdinaryAddress.automaton)
  }

  private static func scannedVerdict(on value: [UInt8]) -> Verdict {
    Verdict(EmailScanner.fault(in: value.span, profile: .practical) == nil)
  }
}
