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

  /// Adds the time of day to the midnight that the moment is.
  mutating func add(_ time: ClockTime) {
    seconds += time.secondOfDay
    attoseconds = time.attoseconds
  }

  /// Makes a time of UTC of the time of a clock with that offset.
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
