/// A set of byte strings of one to seven bytes, each of them one number: open addressing, one comparison a probe.
package struct ShortWordSet: Sendable {
  /// No word's number: its highest byte is a length.
  @inlinable static var none: UInt64 { .max }

  @usableFromInline var slots: [UInt64] = [none, none]
  private var count = 0
  /// How far the product of a number and the multiplier is shifted down to be the place of a slot.
  @usableFromInline var shift: UInt64 = 63

  /// The number of a range of the bytes, or `nil` where it is empty or too long: the bytes, the first one lowest, and above them
  /// their count.
  @inlinable @inline(__always)
  package static func number(of range: Range<Int>, in bytes: Span<UInt8>, ignoringCase ignoresCase: Bool)
    -> UInt64?
  {
    let count = range.count
    guard UInt(bitPattern: count &- 1) < 7 else { return nil }
    let unused = UInt64(truncatingIfNeeded: 8 &- count) &* 8
    let word = bytes.word(endingWith: range) &>> unused
    return (ignoresCase ? word.lowercased : word) | UInt64(truncatingIfNeeded: count) << 56
  }

  @inlinable @inline(__always)
  package func contains(_ number: UInt64) -> Bool {
    let slots = slots.span
    var index = place(of: number)
    while true {
      // SAFETY: the place is one of the slots: their count is a power of two that the shift and the mask go with.
      let slot = unsafe slots[unchecked: index]
      if slot == number { return true }
      if slot == Self.none { return false }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  package mutating func insert(_ number: UInt64) {
    guard !contains(number) else { return }
    count += 1
    if count * 2 > slots.count { grow() }
    put(number)
  }

  private mutating func grow() {
    let numbers = slots.filter { $0 != Self.none }
    slots = Array(repeating: Self.none, count: slots.count * 2)
    shift -= 1
    for number in numbers { put(number) }
  }

  private mutating func put(_ number: UInt64) {
    var index = place(of: number)
    while slots[index] != Self.none { index = (index + 1) & (slots.count - 1) }
    slots[index] = number
  }

  /// Fibonacci hashing: the highest bits of the product with 2^64 over the golden ratio.
  @inlinable @inline(__always)
  func place(of number: UInt64) -> Int {
    Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) &>> shift)
  }
}
