import Testing

@testable import Validation

@Suite struct OrdinaryAddressTests {
  @Test(arguments: [
    "ann@example.com", "o'neil+news@mail.example.ie", "a.b.c@d-e.f1.org", "ANN@EXAMPLE.COM", "a@b-c.example",
    "12345678@12345678.de", "{}|~!#$%&*/=?^_`-@x.museum",
  ])
  func `an ordinary address is told at once`(text: String) {
    #expect(Self.isOne(Array(text.utf8)))
  }

  @Test func `random values that are told at once are practical addresses, and of those more than half are`()
  {
    let (random, seed) = SeededGenerator.announced(by: "OrdinaryAddressTests")
    var generator = random
    var (ordinary, practical) = (0, 0)
    for _ in 0..<200_000 {
      let value = generator.nearAddress()
      let isPractical = EmailScanner.fault(in: value.span, profile: .practical) == nil
      let isOrdinary = Self.isOne(value)
      if isOrdinary && !isPractical {
        Issue.record("seed \(seed): \(value.shown)")
        return
      }
      ordinary += isOrdinary ? 1 : 0
      practical += isPractical && value.count <= 64 ? 1 : 0
    }
    #expect(ordinary * 2 > practical, "\(ordinary) of \(practical)")
  }

  @Test func `a change of one byte is seen`() {
    let address = Array("first.last@mail-2.example.com".utf8)
    for index in address.indices {
      for byte in 0...255 as ClosedRange<UInt8> {
        var value = address
        value[index] = byte
        let isPractical = EmailScanner.fault(in: value.span, profile: .practical) == nil
        #expect(Self.isOne(value) == isPractical, "\(value.shown)")
      }
    }
  }

  private static func isOne(_ value: [UInt8]) -> Bool {
    OrdinaryAddress.isOne(value.span, OrdinaryAddress.automaton)
  }
}
