import TestSupport
import Testing

@testable import CSVRecords

struct RecordMachineTests {
  /// One letter an event: content `.`, stray `!`, end of a field `,`, of a record `;`, the LF of a CRLF `+`.
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
  ])
  func `each byte is what the contract makes of it`(text: String, expected: String) {
    #expect(events(text) == expected)
  }

  @Test(arguments: [
    ("", false), ("\"", true), ("\"a", true), ("\"a\"", false), ("\"a\"\"", true), ("\"a\"\"\"", false),
    ("a\"", false), ("\"a\"b\"", false), ("\"\n", true), ("a,\"b\r", true),
  ])
  func `the machine knows whether it is in quotes`(text: String, isInQuotes: Bool) {
    var machine = RecordMachine(Dialect())
    for byte in [UInt8](latin: text) { _ = machine.next(byte) }
    #expect(machine.isInQuotes == isInQuotes)
  }

  @Test func `a LF is awaited after a CR outside quotes only`() {
    var machine = RecordMachine(Dialect())
    let awaits = [UInt8](latin: "\"\r\"\r\n\r\ra").map { byte in
      _ = machine.next(byte)
      return machine.awaitsLineFeed
    }
    #expect(awaits == [false, false, false, true, false, true, true, false])
  }

  @Test func `another dialect has other bytes`() {
    #expect(events("'a\t,'\t\"\n", Dialect(delimiter: 0x09, quote: 0x27)) == ".....,.;")
  }
}
