import TestSupport
import Testing

@testable import CSVRecords

struct RecordStartTests {
  @Test(arguments: [
    ("b,c\nd,e\n", 4), ("b\r\nd", 3), ("b\rd", 2), ("\nd,e", 1),
    // The first quote with a separator on one side alone decides.
    ("c\",d\n\"e\nf\",g\n", 5), ("x\ny\",\"z\"\na", 9), (",\"x\ny\",z\na", 9), ("a,\"\",\"b\nc\"\nd", 11),
    ("x\"\"\ny\",z\na,\"b\"\n", 9),
    // No quote decides: the bytes begin outside quotes.
    ("a \" b\nc \" d\ne", 12), ("\"\"\na", 3),
  ])
  func `the first record begins after the first line end outside quotes`(text: String, start: Int) {
    #expect(RecordStart.estimate(in: [UInt8](latin: text).span, .csv(Dialect())) == .found(start))
  }

  @Test(arguments: ["", "a,b", "\"a\nb", "a\r", "a,\"b\nc"])
  func `more bytes are needed without a line end outside quotes, and after a last CR`(text: String) {
    #expect(RecordStart.estimate(in: [UInt8](latin: text).span, .csv(Dialect())) == .undecided)
  }

  @Test func `an escaped quote neither opens nor closes a field`() {
    let dialect = Dialect(doublesQuotes: false, escape: 0x5C)
    #expect(RecordStart.estimate(in: [UInt8](latin: "a\\\",b\nc").span, .csv(dialect)) == .found(6))
  }

  @Test func `lines end with LF and values with NUL, whatever the quotes`() {
    let bytes = [UInt8](latin: "\",a\r\"\n\u{0}b")
    #expect(RecordStart.estimate(in: bytes.span, .lines) == .found(6))
    #expect(RecordStart.estimate(in: bytes.span, .nulTerminated) == .found(7))
  }
}
