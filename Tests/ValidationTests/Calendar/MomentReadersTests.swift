import TestSupport
import Testing

@testable import Validation

/// The readers of days, times of day and offsets against regular expressions and a slow calendar.
@Suite struct MomentReadersTests {
  @Test func `days and times of XML Schema are read as by regular expressions`() {
    Self.compare("XML Schema") { text, value in
      [
        (Self.read(value, .date, XMLMoment.read), .xmlDate(text)),
        (Self.read(value, .time, XMLMoment.read), .xmlTime(text)),
        (Self.read(value, .dateTime, XMLMoment.read), .xmlDateTime(text)),
        (Self.read(value, .year, XMLMoment.read), .xmlYear(text)),
        (Self.read(value, .yearMonth, XMLMoment.read), .xmlMonth(text)),
      ]
    }
  }

  @Test func `days and times of ISO 8601 are read as by regular expressions`() {
    Self.compare("ISO 8601") { text, value in
      [
        (Self.read(value, .date, ISO8601Moment.read), .isoDate(text)),
        (Self.read(value, .time, ISO8601Moment.read), .isoTime(text)),
        (Self.read(value, .dateTime, ISO8601Moment.read), .isoDateTime(text)),
      ]
    }
  }

  @Test func `offsets in a pattern of strptime are read as by a regular expression`() throws {
    let pattern = try StrptimePattern("%z")
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var offsets = 0
    let endings = ["", "", "0", "9", ":", ":00", "x", "Z"]
    for _ in 0..<TestRun.rounds(4_000) {
      let text = generator.offsetText() + generator.pick(endings)
      let bytes = Array(text.utf8)
      var reading = StrptimeReading()
      let found = pattern.offset(in: bytes.span, at: 0)
      let end = found?.end
      reading.offset = found?.seconds
      let expected = Self.strptimeOffset(text)
      offsets += end == nil ? 0 : 1
      let moment = end.flatMap { _ in try? reading.moment(.time, isPython: false) }
      let seconds = expected.flatMap { abs($0.seconds) < 86_400 ? -$0.seconds : nil }
      guard end != expected?.end || moment?.seconds != seconds else { continue }
      Issue.record("seed \(seed), \(text): \(end as Any) \(moment as Any), not \(expected as Any)")
      return
    }
    #expect(offsets > TestRun.rounds(200))
  }

  /// `Z`, or hours, minutes and perhaps seconds, with colons or without: the seconds ahead of UTC, and the end.
  private static func strptimeOffset(_ text: String) -> (seconds: Int, end: Int)? {
    if text.hasPrefix("Z") { return (0, 1) }
    let pattern =
      #/([+-])([0-9]{2})(?::([0-5][0-9])(?::([0-5][0-9]))?|([0-5][0-9])([0-5][0-9])?)/#
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    let minutes = Int(match.3 ?? match.5!)!
    let seconds = Int(match.2)! * 3600 + minutes * 60 + Int(match.4 ?? match.6 ?? "0")!
    return (match.1 == "-" ? -seconds : seconds, match.0.utf8.count)
  }

  @Test func `every day of two thousand years has its number, and the number its day`() {
    var expected = -719_528
    for year in -1000..<0 { expected -= ObviousMoment.isLeap(year) ? 366 : 365 }
    for year in -1000...1000 {
      for (index, length) in ObviousMoment.lengths(year).enumerated() {
        for day in 1...length {
          let number = GregorianCalendar.daysSince1970(year: year, month: index + 1, day: day)
          let parts = GregorianCalendar.day(daysSince1970: expected)
          guard number != expected || parts != (year, index + 1, day) else {
            expected += 1
            continue
          }
          Issue.record("\(year)-\(index + 1)-\(day) is day \(number), not \(expected), which is \(parts)")
          return
        }
      }
    }
  }

  @Test(arguments: [-999_999_999, -1_000_000, -10_000, 9_999, 12_024, 1_000_000, 999_999_999])
  func `a day of a distant year has its number, and the number its day`(year: Int) {
    for (month, day) in [(1, 1), (2, 28), (3, 1), (12, 31)] {
      let number = GregorianCalendar.daysSince1970(year: year, month: month, day: day)
      #expect(number == ObviousMoment.days(year, month, day))
      #expect(GregorianCalendar.day(daysSince1970: number) == (year, month, day))
    }
  }

  /// Compares the readings of random texts until some differ, and requires that many are valid.
  private static func compare(
    _ name: String, _ readings: (String, Span<UInt8>) -> [(ObviousMoment?, ObviousMoment?)]
  ) {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    var valid = 0
    for _ in 0..<TestRun.rounds(4_000) {
      let text = generator.dateLikeText()
      let bytes = Array(text.utf8)
      for (index, (found, expected)) in readings(text, bytes.span).enumerated() {
        valid += found == nil ? 0 : 1
        guard found != expected else { continue }
        Issue.record(
          "seed \(seed), reader \(index), \(text): \(found as Any), not \(expected as Any)")
        return
      }
    }
    #expect(valid > TestRun.rounds(200))
  }

  private static func read(
    _ value: Span<UInt8>, _ kind: MomentType.Kind,
    _ reader: (Span<UInt8>, MomentType.Kind) throws(ValidationFailure) -> Moment
  ) -> ObviousMoment? {
    do throws(ValidationFailure) {
      let moment = try reader(value, kind)
      return ObviousMoment(
        seconds: moment.seconds, attoseconds: moment.attoseconds, hasOffset: moment.hasOffset)
    } catch {
      return nil
    }
  }
}
