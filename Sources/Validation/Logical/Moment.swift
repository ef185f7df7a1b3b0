/// A point in time in UTC, or in a local time whose offset is unknown. A date, time, year or month is
/// compared by its beginning.
///
/// XML Schema, part 2, section 3.2.7.4: two moments are ordered if both have an offset or both have none. If only one
/// has an offset, they are ordered only if they are more than 14 hours apart.
struct Moment: Sendable {
  /// Seconds since 1970-01-01T00:00:00, in UTC if there is an offset; for a time of day, seconds since midnight.
  var seconds: Int
  /// The fraction of the second in units of 10^-18 s, 0 to 10^18 - 1.
  var attoseconds = 0
  var hasOffset = false

  static func order(_ first: Moment, _ second: Moment) -> LogicalOrder? {
    let order = LogicalOrder((first.seconds, first.attoseconds), (second.seconds, second.attoseconds))
    guard first.hasOffset != second.hasOffset else { return order }
    let distance = first.seconds - second.seconds
    // Fractions of a second need no comparison: the largest possible offset is exactly 14 hours.
    let widest = 14 * 3600
    return distance < -widest ? .less : distance > widest ? .greater : nil
  }

  /// Adds a time of day to a moment at midnight.
  mutating func add(_ time: ClockTime) {
    seconds += time.secondOfDay
    attoseconds = time.attoseconds
  }

  /// Converts a local time with that offset to UTC.
  mutating func subtract(_ offset: UTCOffset) {
    seconds -= offset.minutesAhead * 60
    hasOffset = true
  }

  static func append(_ value: Moment, to bytes: inout [UInt8]) {
    bytes.append(UInt8(value.hasOffset ? 1 : 0))
    bytes.append(ordered: value.seconds)
    bytes.append(ordered: value.attoseconds)
  }
}

extension LogicalOrder {
  fileprivate init(_ first: (Int, Int), _ second: (Int, Int)) {
    self = first < second ? .less : first == second ? .same : .greater
  }
}
