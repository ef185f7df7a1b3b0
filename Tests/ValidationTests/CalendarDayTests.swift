import Testing

@testable import Validation

@Suite struct CalendarDayTests {
  @Test func `ten thousand years have their 3,652,425 days`() {
    var days = 0
    for year in 0...9999 {
      for month in 1...12 { days += CalendarDay.lastDay(ofMonth: month, year: year) }
    }
    // 25 cycles of 400 years, of 146,097 days each.
    #expect(days == 25 * 146_097)
  }

  @Test func `days are ordered by year, then month, then day, and written as they are read`() throws {
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
}

extension CalendarDay {
  fileprivate init?(reading text: String) {
    let bytes = Array(text.utf8)
    guard case .day(let day) = CalendarDay.read(bytes.span) else { return nil }
    self = day
  }
}
