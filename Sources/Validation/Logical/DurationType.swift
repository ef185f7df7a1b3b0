/// The type `duration` of Table Schema v2: XML Schema's `duration` (part 2, second edition, section 3.2.6).
///
/// Grammar: `["-"] "P"`, then any of `nY nM nD` and after `T` any of `nH nM nS`, in this order; at least one
/// in all and, if there is a `T`, at least one after it. `n` is a whole number; the seconds may have a
/// fraction. `P1Y` equals `P12M`, and `PT24H` equals `P1D`.
///
/// Order (section 3.2.6.2): one duration is less than another if it ends earlier from each of the four dates of that
/// section. `P1M` and `P30D` have no order, `P1M` and `P32D` have one. A value without an order relative to a bound
/// fails with `duration.incomparable`.
///
/// Limits, which XML Schema leaves to implementations (section 5.4 of 1.1): 10^12 months, 10^18 seconds, 18 digits of
/// the fraction.
///
/// `isPython` selects what frictionless accepts by `isodate`: also weeks, a `+`, a fraction of any unit after a point
/// or comma, `PT`, and a newline at the end. Difference: the alternative format `P0001-02-03T04:05:06` is rejected.
package struct DurationType: OrderedType {
  let isPython: Bool

  package init(isPython: Bool = false) {
    self.isPython = isPython
  }

  /// A number of months and a number of seconds, which have no fixed ratio; both have the sign of the duration.
  struct Value: Sendable {
    /// Millionths of a month, because a Python duration may have fractions of a month.
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

  /// The end of a duration that begins with that month, in seconds and attoseconds since 1970.
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
