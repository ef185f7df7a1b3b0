internal import Platform

/// Stores keys one after another in address space that is reserved at once and used as it fills, so that no key is ever moved.
///
/// A key is stored as its length, its bytes, the number of its record, and the difference between its line and that number;
/// the numbers are in ``LEB128``.
@safe
struct KeyArena {
  /// The maximum size in bytes: a slot of ``KeySlots`` has 35 bits for an offset.
  static let largestSize = 1 << 35
  /// The amount by which the memory taken grows.
  private static let step = 64 << 10

  private let memory: KeyMemory
  private let pages: Pages
  private var taken = 0
  /// The offset of the next key. No key begins at 0, which a slot without a key has.
  private var end = 1

  init(_ memory: KeyMemory) throws {
    self.memory = memory
    let size = min(memory.limit, Self.largestSize)
    pages = try Pages(count: (size + Pages.size - 1) / Pages.size * Pages.size)
  }

  /// Appends a key.
  ///
  /// - Returns: The offset at which the key begins.
  mutating func append(
    _ key: UnsafeRawBufferPointer, _ origin: KeyIndex.Origin
  ) throws(KeyMemoryError) -> Int {
    let start = end
    let needed = start + key.count + 3 * LEB128.maximumSize
    while taken < needed {
      guard taken + Self.step <= pages.count else { throw KeyMemoryError(limit: memory.limit) }
      try memory.take(Self.step)
      taken += Self.step
    }
    append(UInt64(key.count))
    if let source = key.baseAddress {
      // SAFETY: the pages have room for the key from `end` on, because `taken` is at most their size and at least `needed`. The
      // key is in other memory.
      unsafe (pages.base + end).copyMemory(from: source, byteCount: key.count)
    }
    end += key.count
    append(UInt64(origin.record))
    // Not negative: each record before this one has a line end, in each input, whose last line may have none, as numbers of lines
    // and records are counted from the same base; without lines, the line is the number of the record.
    append(UInt64(origin.line - origin.record))
    return start
  }

  /// Whether the key at the offset has the bytes of another.
  @inline(__always)
  func isKey(at offset: Int, _ key: UnsafeRawBufferPointer) -> Bool {
    var offset = offset
    guard number(at: &offset) == UInt64(key.count) else { return false }
    // SAFETY: the stored key has as many bytes as its length says, which is the length of the other.
    return unsafe key.isEmpty
      || memcmp(pages.base + offset, key.baseAddress.unsafelyUnwrapped, key.count) == 0
  }

  /// Returns the record and line stored with the key at the offset.
  func origin(ofKeyAt offset: Int) -> KeyIndex.Origin {
    var offset = offset
    offset += Int(number(at: &offset))
    let record = Int(number(at: &offset))
    return .init(record: record, line: record + Int(number(at: &offset)))
  }

  private mutating func append(_ number: UInt64) {
    LEB128.encode(number) { byte in
      // SAFETY: `append(_:_:)` has taken memory for all numbers of a key.
      unsafe pages.base.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
      end += 1
    }
  }

  @inline(__always)
  private func number(at offset: inout Int) -> UInt64 {
    LEB128.decode {
      // SAFETY: offsets come from `append(_:_:)`, and the numbers of a key end within what it has written.
      let byte = unsafe pages.base.load(fromByteOffset: offset, as: UInt8.self)
      offset += 1
      return byte
    }
  }
}
