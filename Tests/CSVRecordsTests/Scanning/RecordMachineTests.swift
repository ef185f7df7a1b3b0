import TestSupport
import Testing

@testable import CSVRecords

struct RecordMachineTests {
  /// Returns one character an event: content `.`, stray quote `!`, end of a field `,`, end of a record `;`, LF of a
  /// CRLF `+`.
  private func events(_ text: String, _ dialect: Dialect = Dialect()) -> String {
    var machine = RecordMachine(dialect)
    return String(
      [UInt8](latin: text).map { byte -> Character in
        switch machine.next(byte) {
        case .content: "."
        case .stray: "!"
        case .fieldEnd: ","
        case .recordEnd: ";"
        case .lineFeed: "+"
        }
      })
  }

  @Test(arguments: [
    ("a,b\n", ".,.;"), ("a\r\nb", ".;+."), ("\r\r\n\n\r", ";;+;;"), ("\"a,\n\"\n", ".....;"),
    ("\"\r\n\"\r\n", "....;+"), ("\"a\"\"b\",c", "......,."), ("\"a\"b\"c,", "...!!.,"), ("a\"b\"", ".!.!"),
    ("\"\"\"", "..."), ("\"\"a", "..!"), ("\"a\r\"\n", "....;"), ("\"a\"\r\n\"", "...;+."), (",,", ",,"),
    ("\"a\"b,\"c\"", "...!,..."), ("\u{0}\"", ".!"),
    ("\u{EF}\u{BB}\u{BF}\"a,\",b\n", ".......,.;"), ("\r\n\u{EF}\u{BB}\u{BF}\"\n", ";+....."),
    ("\u{EF}\u{BB}\"", "..!"), ("a,\u{EF}\u{BB}\u{BF}\"", ".,...!"), ("\u{EF}\u{BB},\u{BF}\"", "..,.!"),
  ])
  func `each byte is classified according to RFC 4180 and the rules for stray quotes`(
    text: String, expected: String
  ) {
    #expect(events(text) == expected)
  }

  @Test(arguments: [
    ("", false), ("\"", true), ("\"a", true), ("\"a\"", false), ("\"a\"\"", true), ("\"a\"\"\"", false),
    ("a\"", false), ("\"a\"b\"", false), ("\"\n", true), ("a,\"b\r", true),
  ])
  func `the machine reports whether it is in quotes`(text: String, isInQuotes: Bool) {
    var machine = RecordMachine(Dialect())
    for byte in [UInt8](latin: text) { _ = machine.next(byte) }
    #expect(machine.isInQuotes == isInQuotes)
  }

  @Test func `an LF is expected after a CR outside quotes only`() {
    var machine = RecordMachine(Dialect())
    let awaits = [UInt8](latin: "\"\r\"\r\n\r\ra").map { byte in
      _ = machine.next(byte)
      return machine.awaitsLineFeed
    }
    #expect(awaits == [false, false, false, true, false, true, true, false])
  }

  @Test func `a dialect can replace the delimiter and the quote`() {
    #expect(events("'a\t,'\t\"\n", Dialect(delimiter: 0x09, quote: 0x27)) == ".....,.;")
  }
}
