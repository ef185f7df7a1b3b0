import Testing

@testable import Validation

/// Tests of times of day in a pattern of `strptime`; `MomentTypeTests` tests the patterns of rule files.
struct TimePatternStrategyTests {
  @Test func `a time is read as by the type time with the same format`() throws {
    let values = [
      "09:30 AM", "9:30 pm", "12:00 AM", "13:00 PM", "0:30 AM", "09:60 AM", "", "x", "24:00", "23:59",
    ]
    for pattern in ["%I:%M %p", "%H:%M", "%H:%M:%S", "%R"] {
      let rule = try TimePatternStrategy(pattern)
      let type = TypeStrategy(MomentType(.time, .pattern(try StrptimePattern(pattern))))
      for value in values {
        #expect(rule.failure(of: value) == type.failure(of: value), "\(pattern) \(value)")
      }
    }
  }

  @Test(arguments: [
    ("%I:%Q", "%Q is not supported"), ("%M:%S", "for an hour"), ("%d %H:%M", "none for a date"),
    ("hh:mm", "must have a directive"), ("%H:%", "the pattern ends in %"),
  ])
  func `the error of a faulty pattern names the directive`(pattern: String, reason: String) {
    let error = #expect(throws: RuleError.self) { try TimePatternStrategy(pattern) }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.hasPrefix("time pattern '\(pattern)' is faulty: ") == true)
  }
}

extension RuleTable {
  static let timeOfTwelveHours = RuleTable(
    "time:%I:%M %p",
    accepts: [
      "01:00 AM", "12:00 AM", "12:59 PM", "1:00 AM", "9:05 pm", "09:05 Pm", "11:59 PM", "9:5 AM", "10:00  AM",
      "10:00\tAM",
    ],
    rejects: [
      "strptime.no-match": [
        "", "0:00 AM", "13:00 PM", "01:60 AM", "01:00", "01:00AM", "AM 01:00", "01:00 XM", "01:00 AM\n1",
        "1 AM",
      ]
    ])
}
