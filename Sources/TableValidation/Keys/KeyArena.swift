internal import Glibc

/// Keys one after the other in one stretch of memory that is reserved whole and taken as it fills: nothing is moved,
/// and nothing is copied to grow.
///
/// A key is its length, its bytes, the number of its record and by how much its line is above that, the numbers with
/// seven bits a byte.
@safe
struct KeyArena {
  /// Offsets have 35 bits in a slot of ``KeySlots``.
  static let largestSize = 1 << 35
  /// By how much the memory taken grows.
  private static let step = 64 << 10
  /// The most that a number of 64 bits takes.
  private static let longestNumber = 10

  private let memory: KeyMemory
  private let pages: Pages
  private var taken = 0
  /// Where the next key goes; no key begins at 0, which stands for none.
  private var end = 1

  init(_ memory: KeyMemory) throws {
    self.memory = memory
    let size = min(memory.limit, Self.largestSize)
    pages = try Pages(count: (size + Pages.size - 1) / Pages.size * Pages.size)
  }

  /// Adds a key; where it begins.
  mutating func append(
    _ key: UnsafeRawBufferPointer, _ origin: KeyIndex.Origin
  ) throws(KeyMemoryError) -> Int {
    let start = end
    let most = start + key.count + 3 * Self.longestNumber
    while taken < most {
      guard taken + Self.step <= pages.count else { throw KeyMemoryError(limit: memory.limit) }
      try memory.take(Self.step)
      taken += Self.step
    }
    append(UInt64(key.count))
    if let source = key.baseAddress {
      // SAFETY: there is room for the key, and it lies elsewhere.
      unsafe (pages.base + end).copyMemory(from: source, byteCount: key.count)
    }
    end += key.count
    append(UInt64(origin.record))
    append(UInt64(origin.line - origin.record))
    return start
  }

  /// Whether the key that begins there is that one.
  @inline(__always)
  func isKey(at offset: Int, _ key: UnsafeRawBufferPointer) -> Bool {
    var place = offset
    guard number(at: &place) == UInt64(key.count) else { return false }
    // SAFETY: the key is as long as its length says, and so is the other.
    return unsafe key.isEmpty || memcmp(pages.base + place, key.baseAddress.unsafelyUnwrapped, key.count) == 0
  }

  /// Where the key that begins there stood.
  func origin(ofKeyAt offset: Int) -> KeyIndex.Origin {
    var place = offset
    place += Int(number(at: &place))
    let record = Int(number(at: &place))
    return .init(record: record, line: record + Int(number(at: &place)))
  }

  private mutating func append(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  private mutating func append(_ byte: UInt8) {
    // SAFETY: `append(_:_:)` has made sure of room for all numbers of a key.
    unsafe pages.base.storeBytes(of: byte, toByteOffset: end, as: UInt8.self)
    end += 1
  }

  @inline(__always)
  private func number(at offset: inout Int) -> UInt64 {
    var (number, shift) = (UInt64(0), UInt64(0))
    while true {
      // SAFETY: a number of a key ends within what has been written.
      let byte = unsafe pages.base.load(fromByteOffset: offset, as: UInt8.self)
      offset += 1
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
  }
}
