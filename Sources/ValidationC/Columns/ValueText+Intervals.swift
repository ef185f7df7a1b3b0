internal import Bytes

/// The texts of intervals, whose months and days have no fixed length, as durations of ISO 8601: `P1Y2M3DT4H5M6.5S`.
///
/// SAFETY: each closure reads `width` bytes from its address on, which the buffer of a `FormattedColumn` has for each row; they
/// need no alignment.
extension ValueText {
  /// A number of months.
  static let months = unsafe ValueText(width: 4, longest: 20) { address, bytes in
    append(months: Int(unsafe address.loadUnaligned(as: Int32.self)), days: 0, nanoseconds: 0, to: &bytes)
  }

  /// A number of days and one of milliseconds.
  static let daysAndMilliseconds = unsafe ValueText(width: 8, longest: 40) { address, bytes in
    let days = Int(unsafe address.loadUnaligned(as: Int32.self))
    let milliseconds = Int(unsafe address.loadUnaligned(fromByteOffset: 4, as: Int32.self))
    append(months: 0, days: days, nanoseconds: milliseconds * 1_000_000, to: &bytes)
  }

  /// A number of months, one of days and one of nanoseconds.
  static let monthsDaysAndNanoseconds = unsafe ValueText(width: 16, longest: 60) { address, bytes in
    let months = Int(unsafe address.loadUnaligned(as: Int32.self))
    let days = Int(unsafe address.loadUnaligned(fromByteOffset: 4, as: Int32.self))
    let nanoseconds = Int(unsafe address.loadUnaligned(fromByteOffset: 8, as: Int64.self))
    append(months: months, days: days, nanoseconds: nanoseconds, to: &bytes)
  }

  /// Appends a duration. One sign precedes the whole if no part is positive; parts of both signs have their own, which a duration
  /// of Table Schema does not allow.
  private static func append(months: Int, days: Int, nanoseconds: Int, to bytes: inout [UInt8]) {
    let isNegative = months <= 0 && days <= 0 && nanoseconds <= 0 && (months, days, nanoseconds) != (0, 0, 0)
    if isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes.append(UInt8(ascii: "P"))
    let start = bytes.count
    func append(_ count: UInt, _ letter: String, isBelowZero: Bool) {
      guard count > 0 else { return }
      if isBelowZero, !isNegative { bytes.append(UInt8(ascii: "-")) }
      bytes.append(number: Int(count))
      bytes.append(letter)
    }
    append(months.magnitude / 12, "Y", isBelowZero: months < 0)
    append(months.magnitude % 12, "M", isBelowZero: months < 0)
    append(days.magnitude, "D", isBelowZero: days < 0)
    let (seconds, fraction) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    guard nanoseconds != 0 || bytes.count == start else { return }
    bytes.append(UInt8(ascii: "T"))
    append(seconds / 3600, "H", isBelowZero: nanoseconds < 0)
    append(seconds / 60 % 60, "M", isBelowZero: nanoseconds < 0)
    guard seconds % 60 > 0 || fraction > 0 || nanoseconds == 0 else { return }
    if nanoseconds < 0, !isNegative { bytes.append(UInt8(ascii: "-")) }
    bytes.append(number: Int(seconds % 60))
    appendFraction(fraction, .nanosecond, to: &bytes)
    bytes.append(UInt8(ascii: "S"))
  }
}
