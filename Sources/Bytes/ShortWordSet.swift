internal import CScan

/// A set of short strings of bytes, each stored as one number in an open-addressing table, so that a lookup reads nothing else:
/// strings of one to seven bytes as `UInt64`, of 8 to 15 bytes as `UInt128`.
///
/// The other tables with open addressing are in ``ByteStringSet``, `MemberTree`, `NameTable` and `KeySlots`; elsewhere, Swift's sets
/// and dictionaries suffice. None removes a single entry, so that a search ends at the first free slot. Strings from files are
/// hashed with a random factor, since they could be chosen to collide.
package struct ShortWordSet<Word: ShortWord>: Sendable {
  /// The number in an empty slot. It is not the number of a string, whose highest byte is at most 15.
  @inlinable static var none: Word { .max }

  @usableFromInline var slots: [Word] = [none, none]
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

  @inlinable @inline(__always)
  package func contains(_ number: Word) -> Bool {
    let slots = slots.span
    // SAFETY: the position is that of a slot.
    return unsafe slots[unchecked: position(of: number, in: slots)] == number
  }

  package mutating func insert(_ number: Word) {
    var position = position(of: number, in: slots.span)
    guard slots[position] == Self.none else { return }
    count += 1
    if count * 2 > slots.count {
      grow()
      position = self.position(of: number, in: slots.span)
    }
    slots[position] = number
  }

  /// Begins to fetch the slot of a number from memory.
  func prefetch(_ number: Word) {
    let index = slot(of: number)
    unsafe slots.withUnsafeBufferPointer { unsafe scan_prefetch($0.baseAddress.unsafelyUnwrapped + index) }
  }

  private mutating func grow() {
    var grown: [Word] = .ofLargePages(repeating: Self.none, count: slots.count * 2)
    shift -= 1
    var target = grown.mutableSpan
    for number in slots where number != Self.none { target[position(of: number, in: target.span)] = number }
    slots = grown
  }

  /// Returns the index of the slot that contains the number, or of the free slot for it.
  @inlinable @inline(__always)
  func position(of number: Word, in slots: Span<Word>) -> Int {
    var index = slot(of: number)
    while true {
      // SAFETY: the index is below the number of slots, which is a power of two: the shift and the mask ensure it.
      let slot = unsafe slots[unchecked: index]
      if slot == number || slot == Self.none { return index }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// Returns the index of the first slot for a number by multiplicative hashing (Knuth, volume 3, section 6.4): the highest bits
  /// of its product with the factor.
  @inlinable @inline(__always)
  func slot(of number: Word) -> Int {
    Int(truncatingIfNeeded: number.product(with: factor) &>> shift)
  }
}
