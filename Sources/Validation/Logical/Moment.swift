/// A point on the time line, or on that of a clock somewhere: what dates, times, years and months begin with.
///
/// XML Schema, part 2, section 3.2.7.4: two that both have an offset from UTC, or both none, are ordered; of one that has
/// and one that has not, it is known only where 14 hours either way make no difference.
struct Moment: Sendable {
  /// Seconds since 1970-01-01T00:00:00, in UTC where there is an offset; of a time of day since midnight.
  var seconds: Int
  /// 10^-18 s each, 0 to 10^18 - 1.
  var attoseconds = 0
  var hasOffset = false

  static func order(_ first: Moment, _ second: Moment) -> LogicalOrder? {
    let order = LogicalOrder((first.seconds, first.attoseconds), (second.seconds, second.attoseconds))
    guard first.hasOffset != second.hasOffset else { return order }
    let distance = first.seconds - second.seconds
    // Fractions of a second make no difference: the offsets that are possible end with 14 hours sharp.
    let widest = 14 * 3600
    return distance < -widest ? .less : distance > widest ? .greater : nil
  }

  static func append(_ value: Moment, to bytes: inout [UInt8]) {
    bytes.append(UInt8(value.hasOffset ? 1 : 0))
    bytes.append(ordered: value.seconds)
    bytes.append(ordered: value.attoseconds)
  }

  /// How many days the day of the proleptic Gregorian calendar is after 1970-01-01; the year is counted with a year 0.
  ///
  /// Counts from 1 March in cycles of 400 years, which have 146,097 days.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month <= 2 ? year - 1 : year
    let cycle = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
    let yearOfCycle = marchYear - cycle * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
  }
}

extension LogicalOrder {
  fileprivate init(_ first: (Int, Int), _ second: (Int, Int)) {
    self = first < second ? .less : first == second ? .same : .greater
  }
}
