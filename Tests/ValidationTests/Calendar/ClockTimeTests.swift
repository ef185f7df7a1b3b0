import Testing

@testable import Validation

@Suite struct ClockTimeTests {
  @Test(
    arguments: [
      ("08:30", 0, .html, [8, 30, 0, 5]), ("08:30:59", 0, .html, [8, 30, 59, 8]),
      ("xx08:30:59.125Z", 2, .html, [8, 30, 59, 14]), ("08:30:59.1259", 0, .html, [8, 30, 59, 12]),
      ("23:59:60.1259Z", 0, .rfc3339, [23, 59, 60, 13]), ("00:00:00", 0, .rfc3339, [0, 0, 0, 8]),
    ] as [(String, Int, ClockTime.Notation, [Int])])
  func `hour, minute and second are parsed, and parsing stops at the first byte after the time`(
    text: String, start: Int, notation: ClockTime.Notation, parts: [Int]
  ) throws {
    let bytes = Array(text.utf8)
    var cursor = DigitCursor(at: start, malformed: "x")
    let time = try ClockTime(notation, from: &cursor, in: bytes.span)
    #expect([time.hour, time.minute, time.second, cursor.index] == parts)
  }

  @Test(arguments: ["", "0", "08", "08:", "08:3", "0830", "08:30:", "08:30:5", "08:30:59.", "08:30"])
  func `an incomplete time of day fails with the code that the caller passes`(text: String) throws {
    let bytes = Array(text.utf8)
    let failure = #expect(throws: ValidationFailure.self) {
      var cursor = DigitCursor(malformed: "x.malformed")
      return try ClockTime(.rfc3339, from: &cursor, in: bytes.span)
    }
    #expect(failure?.code == "x.malformed")
  }
}
