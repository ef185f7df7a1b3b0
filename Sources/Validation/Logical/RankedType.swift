internal import Bytes

/// A type whose values are all comparable with each other: each is below, equal to or above any other.
///
/// ```swift
/// var (first, second): ([UInt8], [UInt8]) = ([], [])
/// NumberType().appendRank(of: "-1.50".utf8Span.span, to: &first)   // true
/// NumberType().appendRank(of: "9".utf8Span.span, to: &second)      // true
/// first.lexicographicallyPrecedes(second)                          // true
/// ```
///
/// Times without an offset are taken as those of UTC.
package protocol RankedType: LogicalType {
  /// Appends the rank of a value: bytes that are in the lexicographic order of the values, and the same for equal ones.
  ///
  /// - Returns: Whether the value has a rank; if not, nothing is appended. `NaN` has none.
  func appendRank(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool

  /// Appends the rank of the value one step above: the number plus one, the next day, month or year.
  ///
  /// - Returns: Whether there is such a value; if not, nothing is appended.
  func appendRank(after value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool

  /// Whether ``appendRank(after:to:)`` has steps.
  var hasSteps: Bool { get }
  /// Whether there is no value between one and the next.
  var isDiscrete: Bool { get }
}

extension TextType: RankedType {
  package var hasSteps: Bool { false }
  package var isDiscrete: Bool { false }

  package func appendRank(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    bytes.append(value)
    return true
  }

  package func appendRank(after value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool { false }
}

extension MomentType: RankedType {
  package var hasSteps: Bool { isDiscrete }

  package var isDiscrete: Bool {
    switch kind {
    case .date, .year, .yearMonth: true
    case .time, .dateTime: false
    }
  }

  package func appendRank(of value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    guard let moment = try? read(value) else { return false }
    Self.append(rank: moment, to: &bytes)
    return true
  }

  package func appendRank(after value: Span<UInt8>, to bytes: inout [UInt8]) -> Bool {
    guard isDiscrete, var moment = try? read(value) else { return false }
    let secondsOfDay = 86_400
    switch kind {
    case .date: moment.seconds += secondsOfDay
    case .year, .yearMonth:
      // The beginning in UTC of a year or month with an offset may be on another day: steps are those of the nearest one.
      let halfDay = secondsOfDay / 2
      let days = (moment.seconds + halfDay).flooredQuotient(by: secondsOfDay)
      let start = GregorianCalendar.day(daysSince1970: days)
      let isYear = kind == .year || start.month == 12
      let next = GregorianCalendar.daysSince1970(
        year: isYear ? start.year + 1 : start.year, month: kind == .year ? start.month : start.month % 12 + 1,
        day: start.day)
      moment.seconds += (next - days) * secondsOfDay
    case .time, .dateTime: return false
    }
    Self.append(rank: moment, to: &bytes)
    return true
  }

  private static func append(rank moment: Moment, to bytes: inout [UInt8]) {
    bytes.append(ordered: moment.seconds)
    if moment.attoseconds > 0 { bytes.append(ordered: moment.attoseconds) }
  }
}

extension Int {
  fileprivate func flooredQuotient(by divisor: Int) -> Int {
    (self - (self % divisor + divisor) % divisor) / divisor
  }
}
