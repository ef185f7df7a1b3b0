import Testing

@testable import Validation

/// The masks against ``EmailScanner``, which reads byte by byte: what they call an address is one to it, they miss
/// none of 8 to 64 bytes that ends in letters, and with it behind them the strategy says what it says.
@Suite struct OrdinaryAddressTests {
  @Test(
    arguments: [
      ("ann@example.com", true), ("o'neil+news@mail.example.ie", true), ("a.b.c@d-e.f1.org", true),
      ("ANN@EXAMPLE.COM", true), ("{}|~!#$%&*/=?^_`-@x.museum", true), ("xn--a@xn--p1ai.com", true),
      ("a@b.c.de", true), ("a@bc.de", false), ("a@b-c.xn--p1ai", false), ("ann@b.c1", false),
      ("ann@exa.c", false), ("éa@bcd.de", false), ("", false), ("abcdefgh", false), ("abc.defgh", false),
      (String(repeating: "a", count: 58) + "@bc.de", true),
      (String(repeating: "a", count: 59) + "@bc.de", false),
      ("a@" + String(repeating: "b", count: 59) + ".de", true),
      ("a@b." + String(repeating: "c", count: 60), true), (String(repeating: "@", count: 64), false),
    ])
  func `an address of 8 to 64 bytes that ends in letters is told by its masks`(text: String, isOne: Bool) {
    #expect(OrdinaryAddress.isOne(Array(text.utf8).span) == isOne)
  }

  @Test func `random values near to addresses are told as the scanner tells them`() {
    let (random, seed) = SeededGenerator.announced(by: "OrdinaryAddressTests")
    var generator = random
    var ordinary = 0
    for _ in 0..<40_000 {
      for value in [generator.nearAddress(), generator.nearAddressOfAnyLength()] {
        ordinary += Self.isOrdinary(value) ? 1 : 0
        guard !Self.isTold(value) else { continue }
        Issue.record("seed \(seed): \(value.shown)")
        return
      }
    }
    #expect((8_000...72_000).contains(ordinary), "\(ordinary)")
  }

  @Test(arguments: [8, 9, 15, 16, 17, 31, 32, 33, 47, 48, 49, 63, 64, 65])
  func `every byte at every place of an address is told as the scanner tells it`(count: Int) {
    let address =
      Array(("a.b-1@" + String(repeating: "c-2.d", count: 12)).utf8.prefix(count - 2)) + Array("ef".utf8)
    for index in address.indices {
      for byte in 0...255 as ClosedRange<UInt8> {
        var value = address
        value[index] = byte
        if !Self.isTold(value) { Issue.record("\(value.shown)") }
      }
    }
  }

  @Test(arguments: ["first.last@mail-2.example.com", "a@b.xn--p1-ai"])
  func `a change of two bytes is told as the scanner tells it`(text: String) {
    let address = Array(text.utf8)
    for index in address.indices {
      for byte in 0...255 as ClosedRange<UInt8> {
        var value = address
        value[index] = byte
        for mark in Array("-.@x".utf8) {
          value[(index + 1) % value.count] = mark
          if !Self.isTold(value) { Issue.record("\(value.shown)") }
        }
      }
    }
  }

  @Test func `a batch is told as each of its values, whatever stands beside them`() {
    let (random, seed) = SeededGenerator.announced(by: "OrdinaryAddressTests, batch")
    var generator = random
    for _ in 0..<200 {
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
  func `an awkward value is told as the scanner tells it`(value: [UInt8]) {
    #expect(Self.isTold(value), "\(value.shown)")
  }

  @Test func `no byte beside an address is read`() {
    let (random, seed) = SeededGenerator.announced(by: "OrdinaryAddressTests, guarded page")
    var generator = random
    let page = GuardedPage()
    for _ in 0..<5_000 {
      let value = generator.nearAddressOfAnyLength()
      for place in [GuardedPage.Place.first, .last] {
        let verdict = page.holding(value, place) { EmailStrategy().verdict(on: $0) }
        #expect(verdict == Self.scannedVerdict(on: value), "seed \(seed): \(value.shown)")
      }
    }
  }

  /// Whether the masks, and the strategy, say what the scanner says.
  private static func isTold(_ value: [UInt8]) -> Bool {
    OrdinaryAddress.isOne(value.span) == isOrdinary(value)
      && EmailStrategy().verdict(on: value.span) == scannedVerdict(on: value)
  }

  private static func isOrdinary(_ value: [UInt8]) -> Bool {
    8...64 ~= value.count && scannedVerdict(on: value) == .valid
      && value[value.lastIndex(of: UInt8(ascii: "."))!...].dropFirst().allSatisfy(\.isLetter)
  }

  private static func scannedVerdict(on value: [UInt8]) -> Verdict {
    Verdict(EmailScanner.fault(in: value.span, profile: .practical) == nil)
  }
}
