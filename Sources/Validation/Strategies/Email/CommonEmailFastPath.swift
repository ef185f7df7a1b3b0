internal import CScan

/// The check of e-mail addresses of the profile ``EmailProfile/practical`` of 8 to 64 bytes, which nearly all
/// are.
///
/// Four masks of 64 bits have the positions of letters, digits, dots and hyphens. The last byte that is none
/// of these must be the `@`; others before it, which few addresses have, must be `atext`. The other
/// conditions of the profile concern adjacent bytes; a mask shifted by one bit is a mask of the adjacent
/// bytes:
///
/// - a dot or `@` is neither the first byte nor next to a dot or `@`;
/// - in the domain there is a letter or digit on both sides of each dot, after the `@`, and at the end, so
///   that no label is empty or begins or ends with a hyphen;
/// - the domain has a dot, and after its last one only letters, at least two.
///
/// At that size no part exceeds its limit. A last label with a hyphen may begin with `xn--`. ``EmailScanner``
/// decides such addresses and those of other lengths, and finds the fault of a rejected value.
enum CommonEmailFastPath {
  /// The verdict on the value, or `nil` if only the scanner can decide.
  @inline(__always)
  static func verdict(on value: Span<UInt8>) -> Verdict? {
    guard 8...64 ~= value.count else { return nil }
    // SAFETY: the scan is given the bytes and their count, which is within the bounds that it requires.
    let masks = unsafe value.withUnsafeBufferPointer { unsafe scan_address($0.baseAddress, $0.count) }
    let used = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- value.count)
    let (dots, alphanumerics) = (masks.dot, masks.letter | masks.digit)
    let others = used & ~(alphanumerics | dots | masks.hyphen)
    guard others != 0 else { return .invalid }
    let at = 63 &- others.leadingZeroBitCount
    // SAFETY: the masks have bits only for the bytes of the value, so that this one is an index of it.
    guard unsafe value[unchecked: at] == EmailScanner.at else { return .invalid }
    let atSign: UInt64 = 1 &<< UInt64(truncatingIfNeeded: at)
    let domainDots = dots & ~(atSign &- 1)
    let separators = dots | atSign
    let misplaced = (dots &<< 1 | dots &>> 1 | 1) & separators
    let last: UInt64 = (used &>> 1) &+ 1
    let missing = ((domainDots | atSign) &<< 1 | domainDots &>> 1 | last) & ~alphanumerics
    guard misplaced | missing == 0, domainDots != 0 else { return .invalid }
    let lastDot = 63 &- domainDots.leadingZeroBitCount
    let lastLabel = used & (~1 &<< UInt64(truncatingIfNeeded: lastDot))
    guard lastLabel & masks.hyphen == 0 else { return nil }
    guard lastLabel & masks.digit == 0, lastDot &+ 2 < value.count else { return .invalid }
    return Verdict(areAtext(others ^ atSign, in: value))
  }

  /// Whether the bytes whose bits are set in the mask are `atext`.
  @inline(__always)
  private static func areAtext(_ mask: UInt64, in value: Span<UInt8>) -> Bool {
    var mask = mask
    while mask != 0 {
      guard EmailScanner.isAtext(value[mask.trailingZeroBitCount]) else { return false }
      mask &= mask &- 1
    }
    return true
  }
}
