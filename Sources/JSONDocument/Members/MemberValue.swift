/// The range of a member's value in a text.
package struct MemberValue: Sendable, Hashable {
  @usableFromInline let start: UInt32
  /// The end of the range; the highest bit is set for escapes.
  @usableFromInline let endAndEscapes: UInt32

  /// The range of the value as written, with its quotes; for a missing member an empty range at the object's opening
  /// brace.
  @inlinable @inline(__always)
  package var range: Range<Int> { Int(start)..<Int(endAndEscapes & 0x7FFF_FFFF) }

  /// Whether the value is a string with escapes.
  @inlinable @inline(__always)
  package var hasEscapes: Bool { endAndEscapes & 0x8000_0000 != 0 }

  /// - Precondition: The range is below 2 GiB.
  @inline(__always)
  init(_ range: Range<Int>, hasEscapes: Bool = false) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    endAndEscapes = UInt32(truncatingIfNeeded: range.upperBound) | (hasEscapes ? 0x8000_0000 : 0)
  }
}
