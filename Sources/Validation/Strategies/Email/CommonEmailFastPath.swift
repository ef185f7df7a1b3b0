internal import CScan

/// The e-mail addresses of the profile ``EmailProfile/practical`` as nearly all are, of 8 to 64 bytes.
///
/// Four masks of 64 bits have the positions of letters, digits, dots and hyphens. The last byte that is none of these
/// must be the `@`; the others before it, of which few addresses have any, must be `atext`. The rest of the profile
/// concerns adjacent bytes, and a mask shifted by one bit is a mask of the adjacent bytes:
///
/// - dots and the `@` have no dot or `@` beside them, and none of them is the first byte;
/// - in the domain there is a letter or digit on both sides of a dot, after the `@`, and at the end: so no label is
///   empty or begins or ends with a hyphen;
/// - the domain has a dot, and after its last one two letters or more, and only letters.
///
/// At that size no part can be longer than its limit. A last label with a hyphen may be one that begins with `xn--`:
/// ``EmailScanner`` decides those and other lengths, and finds the fault of a rejected value.
enum CommonEmailFastPath {
  /// The verdict on the value, or `nil` where only the scanner can decide.
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
    // SAFETY: the masks have bits for the bytes of the value alone, so that this one is an index of it.
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

  /// Whether the bytes of the mask's bits are `atext`.
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
