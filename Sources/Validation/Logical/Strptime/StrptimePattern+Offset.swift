internal import Bytes

/// The directive `%z`.
extension StrptimePattern {
  private static let hours: StrptimeField.Shape = [nil, nil]
  private static let upTo59: StrptimeField.Shape = [0...5, nil]

  /// Reads `Z`, `+hhmm[ss]` or `+hh:mm[:ss]`.
  ///
  /// - Returns: The seconds by which the clock is ahead of UTC and the index after the offset, or `nil` if there is none at
  ///   `start`.
  func offset(in value: Span<UInt8>, at start: Int) -> (seconds: Int, end: Int)? {
    guard start < value.count else { return nil }
    if value[start] == UInt8(ascii: "Z") { return (0, start + 1) }
    let isNegative = value[start] == UInt8(ascii: "-")
    guard isNegative || value[start] == UInt8(ascii: "+"),
      let (hours, endOfHours) = number(Self.hours, in: value, at: start + 1)
    else { return nil }
    let hasColons = value.starts(with: ":", at: endOfHours)
    guard let (minutes, endOfMinutes) = sixty(in: value, at: endOfHours, afterColon: hasColons) else {
      return nil
    }
    let (seconds, end) = sixty(in: value, at: endOfMinutes, afterColon: hasColons) ?? (0, endOfMinutes)
    let all = hours * 3600 + minutes * 60 + seconds
    return (isNegative ? -all : all, end)
  }

  /// Reads minutes or seconds, and the colon before them if the offset has colons.
  private func sixty(in value: Span<UInt8>, at start: Int, afterColon: Bool) -> (number: Int, end: Int)? {
    guard !afterColon || value.starts(with: ":", at: start) else { return nil }
    return number(Self.upTo59, in: value, at: afterColon ? start + 1 : start)
  }
}
