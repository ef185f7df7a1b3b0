import Testing

@testable import Validation

/// Tests of days in a pattern of `strptime`; `MomentTypeTests` tests the patterns of rule files.
struct DatePatternStrategyTests {
  @Test func `a day is read as by the type date with the same format`() throws {
    let values = ["29/02/2024", "30/02/2024", "9/2/24", "9/2/2024", " 9/2/2024", "", "x", "01/01/0000"]
    for pattern in ["%d/%m/%Y", "%e/%m/%y", "%D", "%d/%m/%Y%n"] {
      let rule = try DatePatternStrategy(pattern)
      let type = TypeStrategy(MomentType(.date, .pattern(try StrptimePattern(pattern))))
      for value in values {
        #expect(rule.failure(of: value) == type.failure(of: value), "\(pattern) \(value)")
      }
    }
  }

  @Test func `a value that does not match fails with the pattern`() throws {
    let strategy = try DatePatternStrategy("%d/%m/%Y")
    #expect(
      strategy.failure(of: "2024-02-29") == ValidationFailure("strptime.no-match", ["format": "%d/%m/%Y"]))
  }

  @Test(arguments: [
    ("%d/%Q", "%Q is not supported"), ("%d/%d", "%d occurs twice"), ("%D%d", "%d occurs twice"),
    ("%d/%", "the pattern ends in %"), ("dd/mm/yyyy", "must have a directive"), ("", "must have a directive"),
    ("%H:%M", "must have a directive for a year, a month or a day"),
    ("%A %p", "for a year, a month or a day"),
    ("100%%", "for a year, a month or a day"),
  ])
  func `the error of a faulty pattern names the directive`(pattern: String, reason: String) {
    let error = #expect(throws: RuleError.self) { try DatePatternStrategy(pattern) }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.hasPrefix("date pattern '\(pattern)' is faulty: ") == true)
  }

  @Test func `the depth of calls does not grow with the text of a pattern`() throws {
    let text = String(repeating: "x ", count: 200_000)
    let strategy = try DatePatternStrategy(text + "%Y")
    #expect(strategy.verdict(on: text + "2024") == .valid)
    #expect(strategy.verdict(on: text + "24") == .invalid)
  }
}

extension RuleTable {
  static let dayFirst = RuleTable(
    "date:%d/%m/%Y",
    accepts: [
      "29/02/2024", "01/01/0001", "31/12/9999", "9/2/2024", "09/2/2024", "9/02/2024", "29/02/2000",
      "31/10/1582",
      "30/04/2024", "28/02/2023",
    ],
    rejects: [
      "date.no-such-day": ["29/02/2023", "30/02/2024", "31/04/2024", "31/11/2024", "29/02/1900"],
      "date.no-such-year": ["01/01/0000"],
      "strptime.no-match": [
        "", "2024-02-29", "29.02.2024", "29/02/24", "12/31/2024", "32/01/2024", "00/01/2024", "01/00/2024",
        "29/02/12024", " 29/02/2024", "29/02/2024 ", "29/02/2024\n", "٢٩/02/2024", "29/Feb/2024",
        "-9/02/2024",
      ],
    ])

  static let dayWithMonthName = RuleTable(
    "date:%d %b %Y",
    accepts: ["1 Jan 2024", "01 JAN 2024", "31 dec 2024", "29  Feb\t2024"],
    rejects: [
      "date.no-such-day": ["30 Feb 2024"],
      "strptime.no-match": ["1 January 2024", "1Jan 2024", "1 Mai 2024", "1 01 2024", "Jan 1 2024"],
    ])

  static let compactDay = RuleTable(
    "date:%Y%m%d",
    accepts: ["20240229", "00010101", "99991231"],
    rejects: [
      "date.no-such-day": ["20230229", "20240431"], "date.no-such-year": ["00000101"],
      "strptime.no-match": ["2024-02-29", "20241301", "20240100", "20240132", "202402", "202402290"],
    ])
}
