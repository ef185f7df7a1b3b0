import TestSupport
import Testing

@testable import Validation

@Suite struct DateStrategyTests {
  @Test func `exactly the days of the calendar are valid`() {
    for year in [0, 1, 4, 100, 400, 1582, 1600] + Array(1700...2400) + [9996, 9999] {
      for month in 0...13 {
        for day in 0...32 {
          let value = Self.digits(year, 4) + [0x2D] + Self.digits(month, 2) + [0x2D] + Self.digits(day, 2)
          let exists = DayNumber.exists(year: year, month: month, day: day)
          guard DateStrategy().verdict(on: value) != Verdict(exists) else { continue }
          Issue.record("\(value.shown) \(exists ? "exists" : "does not exist")")
          return
        }
      }
    }
  }

  @Test(arguments: [
    "", "2024", "2024-02", "2024-2-3", "2024-02-3", "2024-2-03", "24-02-03", "02024-02-03", "2024-002-03",
    "2024-02-003",
    "20240203", "2024/02/03", "2024.02.03", "2024 02 03", "03-02-2024", "02/03/2024", "2024-02/03",
    "2024-W05-6",
    "2024-034", "2024-0203", "202402-03", "+2024-02-03", "-2024-02-03", "-024-02-03", "2024--2-03",
    "2024-+2-03",
    "2024-02-+3", " 2024-02-03", "2024-02-03 ", "2024-02-03\n", "2024-02-03\0", "\n2024-02-0",
    "2024-02-03T00:00:00Z",
    "2024-02-03Z", "2024–02–03", "2024‐02‐03", "２０２４-02-03", "2024-０2-03", "२०२४-०२-०३", "2024-Feb-03",
    "today", "aaaa-bb-cc",
    "2024-02-0a", "0x24-02-03", "2024-1e-03", "::::-::-::", "////-//-//", "-----------", "0000000000",
    "\0\0\0\0-\0\0-\0\0",
  ])
  func `any value other than YYYY-MM-DD in ASCII digits is malformed`(value: String) {
    #expect(DateStrategy().failure(of: value) == ValidationFailure("date.malformed"))
    #expect(DateStrategy().verdict(on: value) == .invalid)
  }

  @Test(arguments: [
    ("2024-00-10", ValidationFailure("date.no-such-month", ["month": 0])),
    ("2024-13-10", ValidationFailure("date.no-such-month", ["month": 13])),
    ("2024-99-99", ValidationFailure("date.no-such-month", ["month": 99])),
    ("2024-02-30", ValidationFailure("date.no-such-day", ["day": 30, "last": 29])),
    ("2023-02-29", ValidationFailure("date.no-such-day", ["day": 29, "last": 28])),
    ("1900-02-29", ValidationFailure("date.no-such-day", ["day": 29, "last": 28])),
    ("2024-04-31", ValidationFailure("date.no-such-day", ["day": 31, "last": 30])),
    ("2024-01-32", ValidationFailure("date.no-such-day", ["day": 32, "last": 31])),
    ("2024-01-00", ValidationFailure("date.no-such-day", ["day": 0, "last": 31])),
  ])
  func `a day that does not exist has another code than a malformed date`(
    value: String, failure: ValidationFailure
  ) {
    #expect(DateStrategy().failure(of: value) == failure)
  }

  @Test(
    arguments: [
      (.minimum, [true, true, false], "date.too-early"), (.maximum, [false, true, true], "date.too-late"),
      (.exclusiveMinimum, [true, false, false], "date.not-after"),
      (.exclusiveMaximum, [false, false, true], "date.not-before"),
    ] as [(DateBound.Kind, [Bool], FailureCode)])
  func `inclusive bounds accept their own day and exclusive bounds reject it`(
    kind: DateBound.Kind, holds: [Bool], code: FailureCode
  ) throws {
    let strategy = DateStrategy(bounds: [try #require(DateBound(kind, "2024-03-01"))])
    for (value, isValid) in zip(["2024-03-02", "2024-03-01", "2024-02-29"], holds) {
      let expected = isValid ? nil : ValidationFailure(code, [kind.rawValue: "2024-03-01"])
      #expect(strategy.failure(of: value) == expected, "\(value)")
      #expect(strategy.verdict(on: value) == Verdict(isValid), "\(value)")
    }
    #expect(strategy.failure(of: "2024-02-30")?.code == "date.no-such-day")
  }

  @Test func `all bounds must be met, and the first violated bound is reported`() throws {
    let bounds = try [DateBound(.minimum, "2024-01-01"), DateBound(.exclusiveMaximum, "2025-01-01")].map {
      try #require($0)
    }
    let strategy = DateStrategy(bounds: bounds)
    #expect(strategy.verdict(on: "2024-12-31") == .valid)
    #expect(strategy.failure(of: "2025-01-01")?.code == "date.not-before")
    #expect(strategy.failure(of: "2023-12-31")?.code == "date.too-early")
    #expect(DateBound(.minimum, "2024-02-30") == nil)
    #expect(DateBound(.minimum, "2024") == nil)
  }

  private static func digits(_ number: Int, _ width: Int) -> [UInt8] {
    let digits = Array(number.description.utf8)
    return Array(repeating: 0x30, count: width - digits.count) + digits
  }
}

/// A reference calendar without a table of month lengths. It counts days from 0000-03-01, so that a leap day is the
/// last day of its year.
private enum DayNumber {
  /// Returns whether converting a date to its day number and back gives the same date.
  static func exists(year: Int, month: Int, day: Int) -> Bool {
    guard (1...12).contains(month) else { return false }
    return date(of: number(year: year, month: month, day: day)) == (year, month, day)
  }

  private static func number(year: Int, month: Int, day: Int) -> Int {
    let shifted = month < 3 ? (year: year + 399, month: month + 9) : (year: year + 400, month: month - 3)
    let leapDays = shifted.year / 4 - shifted.year / 100 + shifted.year / 400
    return shifted.year * 365 + leapDays + (153 * shifted.month + 2) / 5 + day - 1
  }

  private static func date(of number: Int) -> (Int, Int, Int) {
    let (era, dayOfEra) = (number / 146_097, number % 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra - 400 + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }
}

extension RuleTable {
  static let date = RuleTable(
    "date:rfc3339",
    accepts: [
      "0000-01-01", "0000-02-29", "0001-01-01", "1600-02-29", "1999-12-31", "2000-02-29", "2024-02-29",
      "2024-04-30", "2024-07-31", "9999-12-31",
    ],
    rejects: [
      "date.no-such-month": ["2024-00-01", "2024-13-01", "2024-99-99"],
      "date.no-such-day": [
        "2024-01-00", "2024-01-32", "2023-02-29", "2024-02-30", "1900-02-29", "2100-02-29", "2024-04-31",
        "2024-06-31", "2024-09-31", "2024-11-31",
      ],
      "date.malformed": ["", "2024-2-9", "20240209", "12024-02-09", "2024-02-09Z", "2024/02/09"],
    ])
}
