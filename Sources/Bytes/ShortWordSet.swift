internal import CScan

/// A set of byte strings of one to seven bytes, each stored as one number in an open-addressing table, so that a lookup reads
/// nothing else.
///
/// The other tables with open addressing are in ``ByteStringSet``, `MemberTree`, `NameTable` and `KeySlots`; elsewhere, Swift's sets
/// and dictionaries suffice. None removes a single entry, so that a search ends at the first free slot. Strings from files are
/// hashed with a random factor, since they could be chosen to collide.
package struct ShortWordSet: Sendable {
  /// The number in an empty slot. It is not the number of a string, whose highest byte is 1 to 7.
  @inlinable static var none: UInt64 { .max }

  @usableFromInline var slots: [UInt64] = [none, none]
  private var count = 0
  /// The number of bits by which the product in ``slot(of:)`` is shifted right: 64 less the binary logarithm of the number of
  /// slots.
  @usableFromInline var shift: UInt64 = 63
  @usableFromInline let factor: UInt64

  /// - Parameter factor: The odd number by which strings are multiplied to be hashed: 2^64 divided by the golden ratio, or a
  ///   random one for strings of others, which could be chosen to collide.
  package init(factor: UInt64 = 0x9E37_79B9_7F4A_7C15) {
    self.factor = factor
  }

  /// Returns the number of a string of bytes, with the first byte lowest and the count in the highest byte, or `nil` if the
  /// string is empty or has more than seven bytes.
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
    var index = slot(of: number)
    while true {
      // SAFETY: the index is below the number of slots, which is a power of two: the shift and the mask ensure it.
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

  /// Begins to fetch the slot of a number from memory.
  func prefetch(_ number: UInt64) {
    let index = slot(of: number)
    unsafe slots.withUnsafeBufferPointer { unsafe scan_prefetch($0.baseAddress.unsafelyUnwrapped + index) }
  }

  private mutating func grow() {
    let numbers = slots.filter { $0 != Self.none }
    slots = .ofLargePages(repeating: Self.none, count: slots.count * 2)
    shift -= 1
    for number in numbers { put(number) }
  }

  private mutating func put(_ number: UInt64) {
    var index = slot(of: number)
    while slots[index] != Self.none { index = (index + 1) & (slots.count - 1) }
    slots[index] = number
  }

  /// Returns the index of the first slot for a number by multiplicative hashing (Knuth, volume 3, section 6.4): the highest bits
  /// of its product with the factor.
  @inlinable @inline(__always)
  func slot(of number: UInt64) -> Int {
    Int(truncatingIfNeeded: (number &* factor) &>> shift)
  }
}
