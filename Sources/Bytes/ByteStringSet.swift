internal import CScan

/// A set of byte strings with a lookup that does not allocate: short strings are in two ``ShortWordSet``s, all others in one
/// buffer with an open-addressing table.
package struct ByteStringSet: Sendable {
  /// The strings of one to seven bytes.
  @usableFromInline var shortWords: ShortWordSet<UInt64>
  /// The strings of 8 to 15 bytes.
  @usableFromInline var words: ShortWordSet<UInt128>
  private var bytes: [UInt8] = []
  /// The range of each slot's string in `bytes`; an empty slot has a negative start.
  @usableFromInline var slots = Array(repeating: (start: Int32(-1), count: Int32(0)), count: 4)
  private var count = 0
  @usableFromInline let ignoresCase: Bool

  /// Creates the set of the strings' UTF-8 bytes.
  ///
  /// - Parameter ignoresCase: Whether the case of ASCII letters is ignored.
  package init(_ strings: [String], ignoringCase ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
    (shortWords, words) = (ShortWordSet(), ShortWordSet())
    for string in strings {
      let string = Array(string.utf8)
      insert(string.span)
    }
  }

  /// Creates a set of strings of any bytes.
  package init(_ strings: [[UInt8]]) {
    ignoresCase = false
    (shortWords, words) = (ShortWordSet(), ShortWordSet())
    for string in strings { insert(string.span) }
  }

  /// Creates an empty set for strings that others have written, which could be chosen to collide: its hashes are random.
  package init(randomlyHashed: Void) {
    ignoresCase = false
    let factor = UInt64.random(in: 0 ... .max) | 1
    (shortWords, words) = (ShortWordSet(factor: factor), ShortWordSet(factor: factor))
  }

  /// Creates the set of a text's lines that are not empty. Lines end with LF, CRLF or the end of the text; a byte-order mark
  /// before the first is not part of it.
  ///
  /// - Precondition: The text has less than 2 GiB.
  package init(linesOf text: [UInt8]) {
    self.init(randomlyHashed: ())
    let text = text.span
    var start = text.endOfByteOrderMark
    while start < text.count {
      let end = text.firstIndex(of: UInt8(ascii: "\n"), from: start) ?? text.count
      let hasReturn = end > start && end < text.count && text[end - 1] == UInt8(ascii: "\r")
      let line = text.extracting(start..<(hasReturn ? end - 1 : end))
      if !line.isEmpty { insert(line) }
      start = end + 1
    }
  }

  package func contains(_ value: Span<UInt8>) -> Bool {
    contains(0..<value.count, in: value)
  }

  /// Whether the range of the bytes is one of the strings.
  @inlinable @inline(__always)
  package func contains(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    if let number = UInt64.number(of: range, in: bytes, ignoringCase: ignoresCase) {
      return shortWords.contains(number)
    }
    if let number = UInt128.number(of: range, in: bytes, ignoringCase: ignoresCase) {
      return words.contains(number)
    }
    let value = bytes.extracting(range)
    return slots[slot(for: value)].start >= 0
  }

  /// The number of ranges for which ``prefetch(_:in:)`` is called at a time.
  package static let prefetchedCount = 64

  /// Begins to fetch what lookups of values need from memory, unless the set is so small that it is in the cache.
  package func prefetch(_ values: Span<Range<Int>>, in bytes: Span<UInt8>) {
    guard shortWords.slots.count + words.slots.count + slots.count > 1 << 15 else { return }
    // The slots first, and then the strings that they name.
    var first = InlineArray<64, Int32>(repeating: -1)
    for index in values.indices.prefix(Self.prefetchedCount) {
      if let number = UInt64.number(of: values[index], in: bytes, ignoringCase: ignoresCase) {
        shortWords.prefetch(number)
      } else if let number = UInt128.number(of: values[index], in: bytes, ignoringCase: ignoresCase) {
        words.prefetch(number)
      } else if !values[index].isEmpty {
        let slot = hash(bytes.extracting(values[index])) & (slots.count - 1)
        first[index] = Int32(truncatingIfNeeded: slot)
        unsafe slots.withUnsafeBufferPointer { unsafe scan_prefetch($0.baseAddress.unsafelyUnwrapped + slot) }
      }
    }
    for index in values.indices.prefix(Self.prefetchedCount) where first[index] >= 0 {
      prefetchString(at: slots[Int(first[index])])
    }
  }

  /// Begins to fetch the string of a slot from memory.
  private func prefetchString(at slot: (start: Int32, count: Int32)) {
    guard slot.start >= 0 else { return }
    // SAFETY: a string starts within the buffer.
    unsafe bytes.withUnsafeBufferPointer {
      unsafe scan_prefetch($0.baseAddress.unsafelyUnwrapped + Int(slot.start))
    }
  }

  /// Inserts several strings, whose slots are fetched from memory together.
  package mutating func insert(_ strings: Span<Range<Int>>, in bytes: Span<UInt8>) {
    prefetch(strings, in: bytes)
    for index in strings.indices { insert(bytes.extracting(strings[index])) }
  }

  /// The maximum of ``size``: offsets in the buffer have 32 bits.
  package static let largestSize = Int(Int32.max)

  /// The number of bytes of the strings in the buffer; short strings are not counted.
  package var size: Int { bytes.count }

  package mutating func insert(_ string: Span<UInt8>) {
    let whole = 0..<string.count
    if let number = UInt64.number(of: whole, in: string, ignoringCase: ignoresCase) {
      return shortWords.insert(number)
    }
    if let number = UInt128.number(of: whole, in: string, ignoringCase: ignoresCase) {
      return words.insert(number)
    }
    var free = slot(for: string)
    guard slots[free].start < 0 else { return }
    count += 1
    if count * 2 > slots.count {
      grow()
      free = slot(for: string)
    }
    slots[free] = (Int32(bytes.count), Int32(string.count))
    if ignoresCase {
      for offset in 0..<string.count { bytes.append(string[offset].lowercased) }
    } else {
      bytes.append(string)
    }
  }

  private mutating func grow() {
    let old = slots
    slots = .ofLargePages(repeating: (-1, 0), count: slots.count * 2)
    for index in old.indices {
      if index + Self.prefetchedCount < old.count { prefetchString(at: old[index + Self.prefetchedCount]) }
      let entry = old[index]
      guard entry.start >= 0 else { continue }
      let start = Int(entry.start)
      slots[slot(for: bytes.span.extracting(start..<start + Int(entry.count)))] = entry
    }
  }

  /// Returns the index of the slot that contains the value, or of the empty slot for it.
  @usableFromInline
  func slot(for value: Span<UInt8>) -> Int {
    let mask = slots.count - 1
    var index = hash(value) & mask
    while slots[index].start >= 0 && !holds(value, at: slots[index]) { index = (index + 1) & mask }
    return index
  }

  private func holds(_ value: Span<UInt8>, at slot: (start: Int32, count: Int32)) -> Bool {
    guard Int(slot.count) == value.count else { return false }
    let string = bytes.span.extracting(Int(slot.start)..<Int(slot.start) + value.count)
    var index = 0
    while index < value.count {
      guard word(of: value, at: &index) == string.word(at: index &- 8) else { return false }
    }
    return true
  }

  /// Returns a hash of the words of the value. The high bits of each product are combined with its low bits.
  private func hash(_ value: Span<UInt8>) -> Int {
    var hash = UInt64(truncatingIfNeeded: value.count)
    var index = 0
    while index < value.count {
      hash = (hash ^ word(of: value, at: &index)) &* shortWords.factor
      hash ^= hash >> 32
    }
    return Int(truncatingIfNeeded: hash)
  }

  /// Returns the eight bytes from an index on, or the last eight if fewer remain, and advances the index past them. The value
  /// has at least 16 bytes: shorter ones are not in the buffer, and an empty one has no words.
  @inline(__always)
  private func word(of value: Span<UInt8>, at index: inout Int) -> UInt64 {
    let start = Swift.min(index, value.count &- 8)
    index = start &+ 8
    let word = value.word(at: start)
    return ignoresCase ? word.lowercased : word
  }
}
