/// The offset of a clock from UTC in the notation of a value: `Z`, or a sign, hours and minutes.
///
/// Reading does not check the hours and minutes. ``require(atMost:else:in:)`` does, so that each notation
/// decides whether they are checked before or after the text that follows the offset.
package struct UTCOffset {
  /// The notations of an offset that are accepted besides `Z`, `+HH:MM` and `-HH:MM`.
  package struct Notation: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// `z` for `Z`.
    package static let lowercaseZ = Notation(rawValue: 1)
    /// `+HHMM`.
    package static let withoutColon = Notation(rawValue: 2)
    /// `+HH`.
    package static let withoutMinutes = Notation(rawValue: 4)
  }

  /// The largest difference that two digits of hours and of minutes can write: 23:59.
  package static let largest = 23 * 60 + 59

  package private(set) var isNegative = false
  package private(set) var hours = 0
  package private(set) var minutes = 0
  private let start: Int

  /// Reads the offset at the cursor.
  ///
  /// - Throws: The failure of the cursor at an unexpected byte.
  package init(
    _ notation: Notation, from cursor: inout DigitCursor, in value: Span<UInt8>
  ) throws(ValidationFailure) {
    start = cursor.index
    if cursor.skip("Z", in: value) { return }
    if notation.contains(.lowercaseZ), cursor.skip("z", in: value) { return }
    isNegative = cursor.skip("-", in: value)
    if !isNegative, !cursor.skip("+", in: value) {
      throw cursor.fault(in: value, wanting: Phrase("belongs.offset"))
    }
    hours = try cursor.number(width: 2, in: value)
    let hasColon = cursor.skip(":", in: value)
    if !hasColon, notation.contains(.withoutMinutes), cursor.digitsAhead(in: value) == 0 { return }
    guard hasColon || notation.contains(.withoutColon) else {
      throw cursor.fault(in: value, wanting: Phrase("belongs.text", ["text": ":"]))
    }
    minutes = try cursor.number(width: 2, in: value)
  }

  /// The number of minutes by which the clock is ahead of UTC.
  package var minutesAhead: Int { (hours * 60 + minutes) * (isNegative ? -1 : 1) }

  /// Requires the minutes to be below 60 and the difference at most `limit` minutes.
  ///
  /// - Throws: `code` with `offset`, the value from the offset to its end.
  package func require(
    atMost limit: Int = largest, else code: FailureCode = "time.no-such-offset", in value: Span<UInt8>
  ) throws(ValidationFailure) {
    guard minutes < 60, minutesAhead.magnitude <= limit else {
      throw ValidationFailure(
        code, ["offset": .text(String(repairing: value.extracting(start..<value.count)))])
    }
  }
}
