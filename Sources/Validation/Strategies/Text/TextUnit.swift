internal import Bytes

/// The unit of a length.
public enum TextUnit: String, Sendable, CaseIterable {
  /// Unicode scalars, the characters of most standards; the default.
  case scalars
  /// Bytes of UTF-8.
  case bytes
  /// UTF-16 code units, as HTML's `maxlength` counts.
  case utf16
  /// Extended grapheme clusters (UAX #29), the characters that a person perceives, each of any number of
  /// bytes.
  case graphemes

  /// Returns the number of units in the bytes, of which an ill-formed UTF-8 sequence is one. O(n), O(1) for
  /// bytes.
  func count(in value: Span<UInt8>) -> Int {
    switch self {
    case .scalars: UTF8Sequence.scalarCount(in: value)
    case .bytes: value.count
    case .utf16: UTF8Sequence.utf16Count(in: value)
    case .graphemes: String(repairing: value).count
    }
  }

  /// Returns the numbers of units that a value of that many bytes can have. The minimum is the number of
  /// bytes divided by the maximum number of bytes of a unit; the maximum is one unit a byte.
  func possibleCounts(forBytes count: Int) -> ClosedRange<Int> {
    switch self {
    case .scalars: (count + 3) / 4...count
    case .bytes: count...count
    case .utf16: (count + 2) / 3...count
    case .graphemes: min(count, 1)...count
    }
  }

  /// Returns the numbers of bytes of which every value has at least `minimum` and at most `maximum` units.
  func byteCounts(passing minimum: Int, _ maximum: Int) -> Range<Int> {
    guard minimum <= .max / 4 else { return 0..<0 }
    let end = maximum == .max ? maximum : maximum + 1
    let start =
      switch self {
      case .scalars: max(0, minimum * 4 - 3)
      case .bytes: minimum
      case .utf16: max(0, minimum * 3 - 2)
      case .graphemes: minimum == 0 ? 0 : minimum == 1 ? 1 : end
      }
    return min(start, end)..<end
  }
}
