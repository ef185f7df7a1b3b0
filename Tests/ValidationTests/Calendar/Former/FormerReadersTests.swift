import TestSupport
import Testing

@testable import Validation

/// All readers of days, times of day and offsets against those that each had a calendar and a clock of its own.
@Suite struct FormerReadersTests {
  private static let kinds: [MomentType.Kind] = [.date, .time, .dateTime, .year, .yearMonth]

  @Test(arguments: kinds) func `types of Table Schema are read as before`(kind: MomentType.Kind) {
    Self.compare("type \(kind)") { value in
      [
        (
          Self.result { () throws(ValidationFailure) in try XMLMoment.read(value, kind) },
          Self.result { () throws(ValidationFailure) in try FormerXMLMoment.read(value, kind) }
        ),
        (
          Self.result { () throws(ValidationFailure) in try PythonMoment.read(value, kind) },
          Self.result { () throws(ValidationFailure) in try FormerPythonMoment.read(value, kind) }
        ),
        (
          Self.result { () throws(ValidationFailure) in try ISO8601Moment.read(value, kind) },
          Self.result { () throws(ValidationFailure) in try FormerISO8601Moment.read(value, kind) }
        ),
      ]
    }
  }

  @Test func `rules of RFC 3339 and HTML judge as before`() {
    Self.compare("rules") { value in
      [
        (
          DateStrategy().failure(of: value),
          Self.failure { () throws(ValidationFailure) in _ = try FormerCalendar.day(value) }
        ),
        (DateStrategy(.html).failure(of: value), FormerRules.failure(of: value, .htmlDate)),
        (DateTimeStrategy().failure(of: value), FormerRules.failure(of: value, .dateTime)),
        (LocalDateTimeStrategy().failure(of: value), FormerRules.failure(of: value, .localDateTime)),
        (MonthStrategy(.html).failure(of: value), FormerRules.failure(of: value, .htmlMonth)),
        (TimeStrategy().failure(of: value), FormerRules.failure(of: value, .time)),
        (TimeStrategy(.html).failure(of: value), FormerRules.failure(of: value, .htmlTime)),
        (WeekStrategy().failure(of: value), FormerRules.failure(of: value, .week)),
      ].map { ("\($0.0 as Any)", "\($0.1 as Any)") }
    }
  }

  @Test func `offsets in a pattern of strptime are read as before`() {
    var offsets = 0
    let endings = ["", "", "0", "9", ":", ":00", "x", "Z"]
    Self.compare(
      "strptime", of: { $0.offset() + $0.pick(endings) },
      with: { value in
        var reading = StrptimeReading()
        let end = reading.readOffset(in: value, from: 0)
        let expected = FormerStrptime.offset(in: value)
        offsets += end == nil ? 0 : 1
        let moment = end.map { _ in
          Self.result { () throws(ValidationFailure) in try reading.moment(.time, isPython: false) }
        }
        let expectedMoment = expected.map { Self.result(of: $0.seconds) }
        return [("\(end as Any) \(moment as Any)", "\(expected?.end as Any) \(expectedMoment as Any)")]
      })
    #expect(offsets > 1_000)
  }

  @Test func `every day of two thousand years has its number, and the number its day`() {
    var expected = FormerCalendar.days(year: -1000, month: 1, day: 1)
    for year in -1000...1000 {
      for month in 1...12 {
        for day in 1...FormerCalendar.lastDay(ofMonth: month, year: year) {
          let number = GregorianCalendar.daysSince1970(year: year, month: month, day: day)
          let parts = GregorianCalendar.day(daysSince1970: expected)
          guard number != expected || parts != (year, month, day) else {
            expected += 1
            continue
          }
          Issue.record(
            "\(year)-\(month)-\(day) is day \(number) instead of \(expected), and that is \(parts)")
          return
        }
      }
    }
  }

  @Test(arguments: [-999_999_999, -1_000_000, -10_000, 9_999, 12_024, 1_000_000, 999_999_999])
  func `a day of a distant year has its number, and the number its day`(year: Int) {
    for (month, day) in [(1, 1), (2, 28), (3, 1), (12, 31)] {
      let number = GregorianCalendar.daysSince1970(year: year, month: month, day: day)
      #expect(number == FormerCalendar.days(year: year, month: month, day: day))
      #expect(GregorianCalendar.day(daysSince1970: number) == (year, month, day))
    }
  }

  /// Compares two readings of random values until some differ.
  private static func compare(
    _ name: String, of value: (inout SeededGenerator) -> String = { $0.dateLikeText() },
    with readings: (Span<UInt8>) -> [(String, String)]
  ) {
    let (random, seed) = SeededGenerator.announced(by: "FormerReadersTests, \(name)")
    var generator = random
    for _ in 0..<20_000 {
      let text = value(&generator)
      let bytes = Array(text.utf8)
      for (index, (new, former)) in readings(bytes.span).enumerated() where new != former {
        Issue.record("seed \(seed), reader \(index), \(text): \(new) instead of \(former)")
        return
      }
    }
  }

  private static func result(_ read: () throws(ValidationFailure) -> Moment) -> String {
    do throws(ValidationFailure) {
      let moment = try read()
      return "\(moment.seconds) s, \(moment.attoseconds) as, \(moment.hasOffset)"
    } catch {
      return "\(error.code) \(error.parameters)"
    }
  }

  private static func result(of offset: Int) -> String {
    result { () throws(ValidationFailure) in
      guard abs(offset) < 86_400 else {
        throw ValidationFailure("time.no-such-offset", ["offset": .text("\(offset / 3600) h")])
      }
      return Moment(seconds: -offset, hasOffset: true)
    }
  }

  private static func failure(_ check: () throws(ValidationFailure) -> Void) -> ValidationFailure? {
    do throws(ValidationFailure) {
      try check()
      return nil
    } catch {
      return error
    }
  }
}

extension SeededGenerator {
  /// A text near a day, a time of day or both in some notation, with every bound among its parts.
  fileprivate mutating func dateLikeText() -> String {
    var text = ""
    switch below(6) {
    case 0, 1: text = dayText()
    case 2: text = pick(["", "", "T"]) + clockText() + offset()
    case 3: text = pick(["-", "", ""]) + yearText() + pick(["", "", "-" + pick(Self.months)]) + offset()
    case 4: text = yearText() + "-W" + pick(["00", "01", "09", "52", "53", "54"])
    default: text = dayText() + pick(["T", "T", "t", " ", "_", "é", ""]) + clockText() + offset()
    }
    guard below(4) == 0, !text.isEmpty else { return text }
    var characters: [Character] = Array(text)
    let index = below(characters.count)
    let replacements: [Character] = ["0", "1", "9", "x", "-", ":", "é", "+", " ", "Z", "T", ".", ",", "z"]
    switch below(3) {
    case 0: characters[index] = pick(replacements)
    case 1: characters.remove(at: index)
    default: characters.insert(pick(replacements), at: index)
    }
    return String(characters)
  }

  private static let months = ["00", "01", "02", "02", "04", "06", "12", "12", "13", "99"]

  private mutating func yearText() -> String {
    pick([
      "0000", "0001", "0004", "0100", "0400", "1900", "1999", "2000", "2023", "2024", "2024", "2100", "9999",
      "00000",
      "02024", "12024", "999999999", "9999999999",
    ])
  }

  private mutating func dayText() -> String {
    let sign = below(8) == 0 ? "-" : ""
    let year = sign + yearText()
    let hyphen = pick(["-", "-", "-", ""])
    switch below(6) {
    case 0: return year + hyphen + pick(["000", "001", "060", "365", "366", "367"])
    case 1:
      return year + hyphen + "W" + pick(["00", "01", "09", "52", "53", "54"]) + pick([hyphen, hyphen, "-"])
        + pick(["0", "1", "4", "7", "8"])
    default:
      return year + hyphen + pick(Self.months) + pick([hyphen, hyphen, "-"])
        + pick(["00", "01", "15", "28", "29", "29", "30", "30", "31", "31", "32", "99"])
    }
  }

  private mutating func clockText() -> String {
    let colon = pick([":", ":", ":", ""])
    var text = pick(["00", "08", "10", "12", "23", "23", "24", "24", "25", "99"]) + colon
    text += pick(["00", "00", "30", "59", "59", "60", "99"])
    guard below(6) > 0 else { return text }
    text += colon + pick(["00", "00", "15", "59", "60", "60", "61", "99"])
    guard below(3) == 0 else { return text }
    let digits = pick(["", "0", "5", "000", "123", "1234", "123456", "0000001", "123456789012345678"])
    return text + pick([".", ".", ","]) + digits + pick(["", "", "0", "000", "1"])
  }

  /// An offset from UTC in some notation, or none.
  fileprivate mutating func offset() -> String {
    switch below(5) {
    case 0: return ""
    case 1: return pick(["Z", "z", "Z"])
    default:
      let hours = pick(["00", "01", "05", "13", "14", "14", "15", "23", "24", "99", "1"])
      let minutes = pick(["", "00", "00", "01", "30", "59", "60", "99", "5"])
      let seconds = pick(["", "", "", "00", "59", "60"])
      let colon = pick([":", ":", ""])
      return pick(["+", "-"]) + hours + (minutes.isEmpty ? "" : colon + minutes)
        + (seconds.isEmpty ? "" : colon + seconds)
    }
  }
}
