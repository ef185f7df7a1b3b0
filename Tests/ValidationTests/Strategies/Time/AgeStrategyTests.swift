import Testing
import Validation

@Suite struct AgeStrategyTests {
  @Test func `an age is the number of birthdays since birth`() throws {
    for text in [
      "2023-02-28", "2023-03-01", "2024-02-28", "2024-02-29", "2024-03-01", "2024-12-31", "2025-01-01",
    ] {
      let parts = text.split(separator: "-").compactMap { Int($0) }
      let today = try #require(CalendarDay(year: parts[0], month: parts[1], day: parts[2]))
      for year in 1990...2000 {
        for (month, day) in [(1, 1), (2, 27), (2, 28), (2, 29), (3, 1), (3, 2), (12, 30), (12, 31)] {
          guard let birth = CalendarDay(year: year, month: month, day: day) else { continue }
          let age = (1...50).prefix { Self.birthday($0, of: birth) <= today }.count
          #expect(AgeStrategy(age...age, on: today).failure(of: birth.description) == nil)
          let tooYoung = ValidationFailure(
            "age.too-young", ["minimum": .integer(age + 1), "actual": .integer(age)])
          #expect(AgeStrategy((age + 1)..., on: today).failure(of: birth.description) == tooYoung)
          let tooOld = ValidationFailure(
            "age.too-old", ["maximum": .integer(age - 1), "actual": .integer(age)])
          #expect(AgeStrategy(...(age - 1), on: today).failure(of: birth.description) == tooOld)
        }
      }
    }
  }

  /// Returns the day on which the given number of years is complete: 1 March if there is no 29 February.
  private static func birthday(_ number: Int, of birth: CalendarDay) -> CalendarDay {
    let year = birth.year + number
    let day = CalendarDay(year: year, month: birth.month, day: birth.day)
    return day ?? CalendarDay(year: year, month: 3, day: 1) ?? birth
  }

  @Test(arguments: ["", "..", "-1..5", "5..4x", "18-120", "1.5..", "a"])
  func `an argument without bounds in whole years throws an error`(argument: String) {
    #expect(throws: RuleError.self) { try Catalog.rule("age:\(argument)") }
  }

  @Test func `a minimum above the maximum throws an error`() {
    #expect(throws: RuleError.emptyRange("18..17", of: "age")) { try Catalog.rule("age:18..17") }
  }

  @Test func `the current day is the default reference day`() {
    #expect(AgeStrategy.age(0...120).today <= .today)
    #expect(AgeStrategy.age(18...).minimum == 18)
    #expect(AgeStrategy.age(...17).maximum == 17)
  }
}

extension RuleTable {
  static let age = RuleTable(
    "age:18..65",
    accepts: [
      "2008-11-21", "2008-11-20", "2008-01-01", "2007-12-31", "1999-02-28", "1980-06-15", "1961-11-21",
      "1961-12-31", "1960-11-22",
      "2000-02-29",
    ],
    rejects: [
      "age.too-young": ["2008-11-22", "2008-12-01", "2009-01-01", "2026-11-21", "2026-11-20"],
      "age.too-old": ["1960-11-21", "1960-11-20", "1900-01-01", "0000-01-01"],
      "age.unborn": ["2026-11-22", "2027-01-01", "9999-12-31"],
      "date.no-such-day": ["1999-02-29", "2000-02-30"], "date.no-such-month": ["2000-13-01"],
      "date.malformed": ["", "18", "21.11.2008", "2008-11-21T00:00:00Z"],
    ])

  static let ageOnLeapDays = RuleTable(
    "age:18", accepts: ["2008-11-21", "2008-02-29", "2007-11-22"],
    rejects: ["age.too-young": ["2008-11-22"], "age.too-old": ["2007-11-21"]])
}
