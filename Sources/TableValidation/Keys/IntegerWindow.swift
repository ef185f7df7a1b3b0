/// The integers from which on, and up to which, those of a batch of keys are close together.
struct IntegerWindow {
  private let start: Int64
  private let width: UInt64

  /// What a key that is no integer of up to 18 digits has in place of its value.
  static let noInteger = Int64.min

  /// Creates the window of a batch; `nil` if its integers are not worth pages.
  ///
  /// It lies around the middle one of three of them and is three and a half times as wide as there are keys. At least as many must be
  /// in it as a page has places, and seven eighths of all, so that each takes at most 24 bytes; the others may be typing errors.
  ///
  /// - Parameter integers: The integers of the keys, or ``noInteger``.
  init?(_ integers: [Int64]) {
    let count = integers.count
    guard count >= 1 << Int(NumberPages.pageBits) else { return nil }
    let samples = [integers[count / 4], integers[count / 2], integers[count / 4 * 3]].sorted()
    guard samples[1] != Self.noInteger else { return nil }
    width = UInt64(count / 2 * 7)
    start = samples[1] - Int64(width / 2)
    let inside = integers.count { contains($0) }
    guard inside >= 1 << Int(NumberPages.pageBits), inside >= count / 8 * 7 else { return nil }
  }

  @inline(__always)
  func contains(_ number: Int64) -> Bool { UInt64(bitPattern: number &- start) < width }
}
