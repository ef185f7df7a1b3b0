internal import Bytes
internal import Validation

/// A unit of time in Arrow's formats.
enum TimeUnit: UInt8 {
  case second = 0x73
  case millisecond = 0x6D
  case microsecond = 0x75
  case nanosecond = 0x6E

  /// The number of digits after the point of a second.
  var digits: Int {
    switch self {
    case .second: 0
    case .millisecond: 3
    case .microsecond: 6
    case .nanosecond: 9
    }
  }

  var perSecond: Int {
    switch self {
    case .second: 1
    case .millisecond: 1_000
    case .microsecond: 1_000_000
    case .nanosecond: 1_000_000_000
    }
  }
}

/// The texts of dates and times, by ISO 8601 as Table Schema reads them. A fraction of a second that is zero is not written.
///
/// SAFETY: each closure reads `width` bytes from its address on, which the buffer of a `FormattedColumn` has
/// for each row; they need no alignment. `ColumnType` makes times with a width of 4 or 8.
extension ValueText {
  private static let secondsOfDay = 86_400

  /// A number of days since 1970-01-01 as `2024-02-29`.
  static let days = unsafe ValueText(
    width: 4, longest: 14, order: .moments(.day, width: 4, scale: 0, hasZone: false, perDay: 1)
  ) { address, bytes in
    appendDay(Int(unsafe address.loadUnaligned(as: Int32.self)), to: &bytes)
  }

  /// A number of milliseconds since 1970-01-01 as `2024-02-29`, without the time of the day.
  static let millisecondsOfDays = unsafe ValueText(
    width: 8, longest: 18, order: .moments(.day, width: 8, scale: 3, hasZone: false, perDay: 86_400_000)
  ) { address, bytes in
    let value = Int(unsafe address.loadUnaligned(as: Int64.self))
    appendDay(value.floored(by: 86_400_000).quotient, to: &bytes)
  }

  /// A time of the day as `15:30:00.5`.
  static func time(_ unit: TimeUnit, width: Int) -> ValueText {
    // A fraction of a second is not written if it is zero, and may not be accepted otherwise.
    let order =
      unit == .second ? StoredOrder(.time, width: width, numbers: 0...Int128(secondsOfDay - 1)) : nil
    return unsafe ValueText(width: width, longest: 30, order: order) { address, bytes in
      let value =
        unsafe width == 4
        ? Int(address.loadUnaligned(as: Int32.self)) : Int(address.loadUnaligned(as: Int64.self))
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      appendTime(value.magnitude, unit, to: &bytes)
    }
  }

  /// A moment as `2024-02-29T15:30:00.5`, with `Z` if it has a time zone, because by the specification it is in UTC
  /// then.
  ///
  /// - Parameter isDay: Whether midnight is written as the day alone.
  static func timestamp(_ unit: TimeUnit, hasZone: Bool, isDay: Bool = false) -> ValueText {
    let order = StoredOrder.moments(
      .moment, width: 8, scale: unit.digits, hasZone: hasZone, perDay: unit.perSecond * secondsOfDay)
    return unsafe ValueText(width: 8, longest: 48, order: isDay ? nil : order) { address, bytes in
      let value = Int(unsafe address.loadUnaligned(as: Int64.self))
      let (day, time) = value.floored(by: unit.perSecond * secondsOfDay)
      appendDay(day, to: &bytes)
      if isDay, time == 0 { return }
      bytes.append(UInt8(ascii: "T"))
      appendTime(UInt(time), unit, to: &bytes)
      if hasZone { bytes.append(UInt8(ascii: "Z")) }
    }
  }

  /// A length of time as `P1DT2H3M4.5S`; `PT0S` for none.
  static func duration(_ unit: TimeUnit) -> ValueText {
    unsafe ValueText(width: 8, longest: 48) { address, bytes in
      let value = Int(unsafe address.loadUnaligned(as: Int64.self))
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      bytes.append(UInt8(ascii: "P"))
      let (seconds, fraction) = value.magnitude.quotientAndRemainder(dividingBy: UInt(unit.perSecond))
      let parts = [(seconds / 86_400, "D"), (seconds / 3600 % 24, "H"), (seconds / 60 % 60, "M")]
      for (index, (count, letter)) in parts.enumerated() {
        if index == 1, seconds % 86_400 > 0 || fraction > 0 || value == 0 { bytes.append(UInt8(ascii: "T")) }
        guard count > 0 else { continue }
        bytes.append(number: Int(count))
        bytes.append(letter)
      }
      guard seconds % 60 > 0 || fraction > 0 || value == 0 else { return }
      bytes.append(number: Int(seconds % 60))
      appendFraction(fraction, unit, to: &bytes)
      bytes.append(UInt8(ascii: "S"))
    }
  }

  private static func appendDay(_ days: Int, to bytes: inout [UInt8]) {
    let (year, month, day) = GregorianCalendar.day(daysSince1970: days)
    if year < 0 { bytes.append(UInt8(ascii: "-")) }
    append(Int(year.magnitude), digits: 4, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(month, digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    append(day, digits: 2, to: &bytes)
  }

  private static func appendTime(_ time: UInt, _ unit: TimeUnit, to bytes: inout [UInt8]) {
    let (seconds, fraction) = time.quotientAndRemainder(dividingBy: UInt(unit.perSecond))
    append(Int(seconds / 3600), digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(Int(seconds / 60 % 60), digits: 2, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    append(Int(seconds % 60), digits: 2, to: &bytes)
    appendFraction(fraction, unit, to: &bytes)
  }

  static func appendFraction(_ fraction: UInt, _ unit: TimeUnit, to bytes: inout [UInt8]) {
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    append(Int(fraction), digits: unit.digits, to: &bytes)
    while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
  }

  /// Appends a number, which is not negative, with at least that many digits.
  private static func append(_ number: Int, digits: Int, to bytes: inout [UInt8]) {
    var limit = 1
    for _ in 1..<digits {
      limit *= 10
      if number < limit { bytes.append(UInt8(ascii: "0")) }
    }
    bytes.append(number: number)
  }
}

extension Int {
  /// The quotient rounded down, and the remainder, which is not negative.
  fileprivate func floored(by divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
