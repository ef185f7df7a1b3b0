/// The type `duration` of Table Schema v2: XML Schema's `duration` (part 2, second edition, section 3.2.6).
///
/// Grammar: `["-"] "P"`, then of `nY nM nD` and after `T` of `nH nM nS` some in this order, at least one in all and one
/// after a `T`; `n` is a whole number, of seconds with a fraction. `P1Y` is `P12M` and `PT24H` is `P1D`.
///
/// Order (section 3.2.6.2): one is less than the other where it is after all of the four dates of that section. `P1M` and
/// `P30D` have none, `P1M` and `P32D` have. A bound that a value has no order to is not kept: `duration.incomparable`.
///
/// Limits, which are XML Schema's to leave open (section 5.4 of 1.1): 10^12 months, 10^18 seconds, 18 digits of fraction.
///
/// `isPython` is what frictionless does with `isodate`: weeks, a `+`, a fraction of any unit, after a point or comma, and
/// `PT`; a newline at the end. Where it stops: `P0001-02-03T04:05:06` is none here.
package struct DurationType: OrderedType {
  let isPython: Bool

  package init(isPython: Bool = false) {
    self.isPython = isPython
  }

  /// Months and seconds, which nothing makes into each other; both have the sign of the duration.
  struct Value: Sendable {
    /// Millionths of a month, as a Python duration may have fractions of them.
    var months = 0
    var seconds = 0
    var attoseconds = 0
  }

  func read(_ value: Span<UInt8>) throws(ValidationFailure) -> Value {
    var reader = DurationReader(isPython: isPython)
    return try reader.read(value)
  }

  static func append(_ value: Value, to bytes: inout [UInt8]) {
    bytes.append(ordered: value.months)
    bytes.append(ordered: value.seconds)
    bytes.append(ordered: value.attoseconds)
  }

  static func order(_ first: Value, _ second: Value) -> LogicalOrder? {
    var result: LogicalOrder?
    for start in starts {
      let ends = (end(of: first, from: start), end(of: second, from: start))
      let order: LogicalOrder = ends.0 < ends.1 ? .less : ends.0 == ends.1 ? .same : .greater
      guard result == nil || result == order else { return nil }
      result = order
    }
    return result
  }

  /// The dates from which durations are counted to compare them (section 3.2.6.2).
  private static let starts = [(1696, 9), (1697, 2), (1903, 3), (1903, 7)]

  /// Seconds and their fraction since 1970 at the end of the duration, which begins with that month.
  private static func end(of value: Value, from start: (year: Int, month: Int)) -> (Int, Int) {
    let months = start.year * 12 + start.month - 1 + value.months / 1_000_000
    let year = (months >= 0 ? months : months - 11) / 12
    let days = GregorianCalendar.daysSince1970(year: year, month: months - year * 12 + 1, day: 1)
    let isBelow = value.attoseconds < 0
    return (
      days * 86_400 + value.seconds - (isBelow ? 1 : 0),
      value.attoseconds + (isBelow ? 1_000_000_000_000_000_000 : 0)
    )
  }

  static var boundCodes: BoundCodes {
    BoundCodes(
      minimum: "duration.too-short", maximum: "duration.too-long", exclusiveMinimum: "duration.not-longer",
      exclusiveMaximum: "duration.not-shorter", incomparable: "duration.incomparable")
  }
}
