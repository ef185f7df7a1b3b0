/// Days and times read by regular expressions, and their seconds counted by the rules of leap years: slow and obvious.
struct ObviousMoment: Equatable {
  /// Seconds since 1970-01-01T00:00:00, of a time of day since midnight.
  var seconds = 0
  var attoseconds = 0
  var hasOffset = false

  // MARK: - XML Schema, part 2

  /// Sections 3.2.7, 3.2.10 and 3.2.11; a date and a time have no offset, and a time no fraction: Table Schema v2.
  static func xmlDate(_ text: String) -> Self? {
    guard let match = text.wholeMatch(of: #/([0-9]{4})-([0-9]{2})-([0-9]{2})/#) else { return nil }
    return day(Int(match.1)!, Int(match.2)!, Int(match.3)!)
  }

  static func xmlTime(_ text: String) -> Self? {
    guard let match = text.wholeMatch(of: #/([0-9]{2}):([0-9]{2}):([0-9]{2})/#) else { return nil }
    return Self().adding(match.1, match.2, match.3, nil)
  }

  static func xmlDateTime(_ text: String) -> Self? {
    let pattern =
      #/(-?[0-9]+)-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.([0-9]+))?(Z|[+-][0-9]{2}:[0-9]{2})?/#
    guard let match = text.wholeMatch(of: pattern), let year = xmlYear(match.1),
      let start = day(year, Int(match.2)!, Int(match.3)!)
    else { return nil }
    let isEndOfDay = match.4 == "24" && match.5 == "00" && match.6 == "00"
    if isEndOfDay {
      guard (match.7 ?? "").allSatisfy({ $0 == "0" }) else { return nil }
      return Self(seconds: start.seconds + 86_400).moved(by: match.8, atMost: 14 * 60)
    }
    return start.adding(match.4, match.5, match.6, match.7)?.moved(by: match.8, atMost: 14 * 60)
  }

  static func xmlYear(_ text: String) -> Self? {
    guard let match = text.wholeMatch(of: #/(-?[0-9]+)(Z|[+-][0-9]{2}:[0-9]{2})?/#),
      let year = xmlYear(match.1)
    else { return nil }
    return day(year, 1, 1)?.moved(by: match.2, atMost: 14 * 60)
  }

  static func xmlMonth(_ text: String) -> Self? {
    guard let match = text.wholeMatch(of: #/(-?[0-9]+)-([0-9]{2})(Z|[+-][0-9]{2}:[0-9]{2})?/#),
      let year = xmlYear(match.1)
    else { return nil }
    return day(year, Int(match.2)!, 1)?.moved(by: match.3, atMost: 14 * 60)
  }

  /// Four to nine digits, the first of more than four not 0; there is no year 0000, and -0001 is the year before 0001.
  private static func xmlYear(_ text: Substring) -> Int? {
    let digits = text.drop { $0 == "-" }
    guard 4...9 ~= digits.count, digits.count == 4 || digits.first != "0", let year = Int(digits), year > 0
    else { return nil }
    return digits.count < text.count ? 1 - year : year
  }

  // MARK: - ISO 8601

  static func isoDate(_ text: String) -> Self? {
    if let match = text.wholeMatch(of: #/([0-9]{4})(-?)([0-9]{2})(-?)([0-9]{2})/#), match.2 == match.4 {
      return year(match.1).flatMap { day($0, Int(match.3)!, Int(match.5)!) }
    }
    if let match = text.wholeMatch(of: #/([0-9]{4})-?([0-9]{3})/#) {
      guard let year = year(match.1), let number = Int(match.2), 1...(isLeap(year) ? 366 : 365) ~= number
      else { return nil }
      return Self(seconds: (days(year, 1, 1) + number - 1) * 86_400)
    }
    guard let match = text.wholeMatch(of: #/([0-9]{4})(-?)W([0-9]{2})(-?)([1-7])/#), match.2 == match.4,
      let year = year(match.1), let week = Int(match.3), 1...53 ~= week
    else { return nil }
    // A week belongs to the year in which its Thursday is; 1970-01-01 was one.
    var thursday = days(year, 1, 1)
    while thursday % 7 != 0 { thursday += 1 }
    thursday += 7 * (week - 1)
    guard thursday < days(year + 1, 1, 1) else { return nil }
    return Self(seconds: (thursday - 4 + Int(match.5)!) * 86_400)
  }

  static func isoTime(_ text: String) -> Self? {
    text.wholeMatch(of: #/T?(.+)/#).flatMap { Self().addingISOClock($0.1) }
  }

  static func isoDateTime(_ text: String) -> Self? {
    guard let match = text.wholeMatch(of: #/([^T ]+)[T ](.+)/#) else { return nil }
    return isoDate(String(match.1))?.addingISOClock(match.2)
  }

  private func addingISOClock(_ text: Substring) -> Self? {
    let pattern =
      #/([0-9]{2})(?::([0-9]{2})(?::([0-9]{2})(?:[.,]([0-9]+))?)?|([0-9]{2})(?:([0-9]{2})(?:[.,]([0-9]+))?)?)(Z|[+-].*)?/#
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let moment = adding(match.1, match.2 ?? match.5!, match.3 ?? match.6 ?? "00", match.4 ?? match.7)
    return moment?.moved(by: match.8, atMost: 23 * 60 + 59)
  }

  /// Years begin with 0001.
  private static func year(_ text: Substring) -> Int? { Int(text).flatMap { $0 > 0 ? $0 : nil } }

  // MARK: - Days and clocks

  /// A day that exists.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Self? {
    guard 1...12 ~= month, 1...lengths(year)[month - 1] ~= day else { return nil }
    return Self(seconds: days(year, month, day) * 86_400)
  }

  static func lengths(_ year: Int) -> [Int] {
    [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  }

  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
  }

  /// The days since 1970-01-01. O(1): 400 years have 146,097 days, and the rest is counted year by year.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let cycles = (Double(year) / 400).rounded(.down)
    let rest = year - Int(cycles) * 400
    // 1970-01-01 is day 719,528 from 0000-01-01.
    var days = Int(cycles) * 146_097 - 719_528
    for before in 0..<rest { days += isLeap(before) ? 366 : 365 }
    return days + lengths(year)[..<(month - 1)].reduce(0, +) + day - 1
  }

  private func adding(
    _ hour: Substring, _ minute: Substring, _ second: Substring, _ fraction: Substring?
  ) -> Self? {
    guard let hour = Int(hour), let minute = Int(minute), let second = Int(second), hour < 24, minute < 60,
      second < 60
    else { return nil }
    var moment = self
    moment.seconds += hour * 3600 + minute * 60 + second
    let digits = (fraction ?? "") + String(repeating: "0", count: 18)
    guard digits.dropFirst(18).allSatisfy({ $0 == "0" }) else { return nil }
    moment.attoseconds = Int(digits.prefix(18))!
    return moment
  }

  /// The moment in UTC of a clock with that offset; `nil` for an offset that does not exist.
  private func moved(by offset: Substring?, atMost limit: Int) -> Self? {
    guard let offset else { return self }
    var moment = self
    moment.hasOffset = true
    if offset == "Z" { return moment }
    guard let match = offset.wholeMatch(of: #/([+-])([0-9]{2}):?([0-9]{2})?/#) else { return nil }
    if match.3 == nil, offset.contains(":") { return nil }
    let (hours, minutes) = (Int(match.2)!, Int(match.3 ?? "0")!)
    guard minutes < 60, hours * 60 + minutes <= limit else { return nil }
    moment.seconds -= (hours * 60 + minutes) * (match.1 == "-" ? -60 : 60)
    return moment
  }
}
