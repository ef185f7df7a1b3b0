import Testing

@testable import Validation

@Suite struct BoundsTests {
  @Test(
    arguments: [
      ("1..40", 1, 40), ("..40", nil, 40), ("3..", 3, nil), ("8", 8, 8), ("0..0", 0, 0), ("007..8", 7, 8),
      ("5..5", 5, 5),
    ] as [(String, Int?, Int?)])
  func `bounds are two inclusive numbers, one of them, or one number for both`(
    text: String, lower: Int?, upper: Int?
  ) throws {
    let bounds = try Bounds(text, of: "length") { Int(digits: $0) }
    #expect(bounds.lower == lower)
    #expect(bounds.upper == upper)
  }

  @Test(arguments: ["1..99999999999999999999", "99999999999999999999", "99999999999999999999.."])
  func `a number that is too large throws an error that names the largest`(text: String) {
    #expect(
      throws: RuleError.malformedArgument(text, expected: "numbers up to \(Int.max)", of: "length")
    ) {
      try Bounds(text, of: "length") { Int(digits: $0) }
    }
  }

  @Test(arguments: [
    "", "..", "...", "1...2", "1..2..3", "a..b", "1..b", "a..2", "1-2", "-1..2", "+1..2", "1..-2", "1 ..2",
    "1.. 2", " 1..2", "1..2 ", "1.5..2", ".", "1.", "1.2", "１..２", "1,2",
  ])
  func `any other text throws an error that gives examples of bounds`(text: String) {
    #expect(
      throws: RuleError.malformedArgument(
        text, expected: "bounds such as 1..40, ..40, 3.. or 8", of: "length")
    ) {
      try Bounds(text, of: "length") { Int(digits: $0) }
    }
  }

  @Test func `a lower bound above the upper bound throws an error`() {
    #expect(throws: RuleError.emptyRange("5..1", of: "length")) {
      try Bounds("5..1", of: "length") { Int(digits: $0) }
    }
    #expect(throws: RuleError.emptyRange("0.1..1e-2", of: "range")) {
      try Bounds("0.1..1e-2", of: "range") { ExactDecimal($0) }
    }
  }

  @Test(arguments: ["0...5", "0....5", "...5", "0...", "-1...-.5", "0...5.."])
  func `three dots are never a separator, although a decimal may begin with its point`(text: String) {
    #expect(
      throws: RuleError.malformedArgument(
        text, expected: "bounds such as 1..40, ..40, 3.. or 8", of: "range")
    ) {
      try Bounds(text, of: "range") { ExactDecimal($0) }
    }
  }

  @Test func `decimal bounds may contain decimal points`() throws {
    let bounds = try Bounds("-1.5..2.50", of: "range") { ExactDecimal($0) }
    #expect(bounds.lower == ExactDecimal("-1.5"))
    #expect(bounds.upper == ExactDecimal("2.5"))
  }

  @Test(
    arguments: [
      ("0", 0), ("9", 9), ("0042", 42), ("9223372036854775807", .max), ("9223372036854775808", nil),
      ("", nil),
      ("+1", nil), ("-1", nil), ("1_0", nil), (" 1", nil), ("1\n", nil), ("٣", nil), ("１", nil), ("0x1", nil),
    ] as [(String, Int?)])
  func `an integer contains only ASCII digits`(text: String, number: Int?) {
    #expect(Int(digits: text) == number)
  }
}
