import Foundation
import TestSupport
import Testing

@testable import Validation

@Suite struct CalendarDayTests {
  @Test func `the years 0 to 9999 have 3,652,425 days`() {
    var days = 0
    for year in 0...9999 {
      for month in 1...12 { days += GregorianCalendar.lastDay(ofMonth: month, year: year) }
    }
    // 25 cycles of 400 years with 146,097 days each.
    #expect(days == 25 * 146_097)
  }

  @Test func `days are ordered by year, month and day, and their description equals the parsed text`() throws
  {
    let texts = [
      "0000-01-01", "0000-12-31", "0001-01-01", "1999-12-31", "2000-01-01", "2000-01-02", "9999-12-31",
    ]
    let days = try texts.map { try #require(CalendarDay(reading: $0)) }
    #expect(days.map(\.description) == texts)
    for first in days.indices {
      for second in days.indices {
        #expect((days[first] < days[second]) == (first < second))
        #expect((days[first] == days[second]) == (first == second))
      }
    }
  }

  @Test func `a number of days since 1970 gives the same day as counting day by day`() {
    // From 1600-01-01 to 1970-01-01 there are 370 years with 90 leap days.
    var number = -(370 * 365 + 90)
    for year in 1600...2400 {
      for month in 1...12 {
        for day in 1...GregorianCalendar.lastDay(ofMonth: month, year: year) {
          let date = CalendarDay(daysSince1970: number)
          guard date != CalendarDay(year: year, month: month, day: day) else {
            number += 1
            continue
          }
          Issue.record("day \(number) is \(date) instead of \(year)-\(month)-\(day)")
          return
        }
      }
    }
    #expect(number == CalendarDayTests.daysTo2401)
  }

  /// 431 years from 1970 with 105 leap days.
  private static let daysTo2401 = 431 * 365 + 105

  @Test func `ten random bytes parse as a day exactly when their separate parts form a day`() {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var days = 0
    for _ in 0..<TestRun.rounds(100_000) {
      var text = Array(
        "\(1900 + generator.below(200))-0\(generator.below(10))-\(10 + generator.below(22))".utf8)
      if generator.below(3) > 0 {
        text[generator.pick([0, 1, 3, 5, 6, 8, 9])] = 0x30 + UInt8(generator.below(10))
      }
      if generator.below(3) == 0 { text[generator.below(10)] = UInt8(truncatingIfNeeded: generator.next()) }
      let isDay = Self.isDay(text)
      days += isDay ? 1 : 0
      let value = [0x31] + text + [0x31]
      let isRead = CalendarDay(parsing: text.span) != nil
      guard isRead != isDay || CalendarDay.isDay(1..<11, in: value.span) != isDay else { continue }
      Issue.record("seed \(seed): \(text.shown)")
      return
    }
    #expect(days > 10_000)
    for count in [0, 9, 11] {
      let isDay = CalendarDay.isDay(0..<count, in: Array("2024-01-011".utf8).span)
      #expect(!isDay)
    }
  }

  private static func isDay(_ text: [UInt8]) -> Bool {
    let numbers = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false).map { part in
      part.allSatisfy { (0x30...0x39).contains($0) } ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard numbers.count == 3, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-")
    else { return false }
    return CalendarDay(year: year, month: month, day: day) != nil
  }

  @Test func `today is the current day in UTC`() {
    let before = Date.now.timeIntervalSince1970
    let today = CalendarDay.today
    let after = Date.now.timeIntervalSince1970
    let days = [before, after].map { CalendarDay(daysSince1970: Int($0) / 86_400) }
    #expect(days[0] <= today && today <= days[1])
    #expect(days[0].year >= 2024)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (19_782, "2024-02-29"), (2_932_896, "9999-12-31"),
    (-719_468, "0000-03-01"),
  ])
  func `known numbers of days since 1970 give the expected dates`(number: Int, text: String) {
    #expect(CalendarDay(daysSince1970: number).description == text)
  }
}

extension CalendarDay {
  fileprivate init?(reading text: String) {
    let bytes = Array(text.utf8)
    self.init(parsing: bytes.span)
  }
}
