internal import CScan
internal import FileOutput

/// Stores keys one after another in the blocks of one part of an index.
///
/// A key is stored as its length, its bytes, the number of its record, and the difference between its line and that number. The
/// number is a word of four bytes, with the high bit set and another four bytes after it from 2^31 on; the others are in ``LEB128``.
@safe
struct KeyArena {
  /// The maximum number of bytes that are stored with a key.
  private static let largestAddition = 2 * LEB128.maximumSize + 8

  private let regions: KeyRegions
  /// The offset of the next key, and the end of the block. No key begins at 0, which a slot without a key has.
  private var (next, end) = (0, 0)
  /// The offsets of the first key of each block, and of the end of the last one, in blocks before this one.
  private var full: [Range<Int>] = []
  /// The offset of the first key of the block.
  private var first = 0

  init(_ regions: KeyRegions) {
    self.regions = regions
  }

  /// Appends a key.
  ///
  /// - Returns: The offset at which the key begins.
  @inline(__always)
  mutating func append(_ key: Span<UInt8>, _ origin: KeyIndex.Origin) throws(FileError) -> Int {
    let count = key.count
    if end &- next < count &+ Self.largestAddition {
      let block = try regions.takeBlock(count &+ Self.largestAddition &+ 1)
      if next > first { full.append(first..<next) }
      (next, end) = (block.lowerBound + (block.lowerBound == 0 ? 1 : 0), block.upperBound)
      first = next
    }
    // Not negative: each record before this one has a line end, in each input, whose last line may have none, as numbers of lines
    // and records are counted from the same base; without lines, the line is the number of the record.
    let difference = origin.line &- origin.record
    // SAFETY: the block has room for the key and its additions from `next` on; the key is in other memory.
    var target = unsafe regions.address(of: next).assumingMemoryBound(to: UInt8.self)
    let start = unsafe target
    unsafe Self.append(UInt64(truncatingIfNeeded: count), to: &target)
    unsafe key.withUnsafeBufferPointer { key in
      if let from = key.baseAddress { unsafe scan_copy_key(target, from, count) }
    }
    unsafe target += count
    let word = UInt32(truncatingIfNeeded: origin.record & 0x7FFF_FFFF)
    let isWide = origin.record > 0x7FFF_FFFF
    unsafe UnsafeMutableRawPointer(target).storeBytes(of: isWide ? word | 0x8000_0000 : word, as: UInt32.self)
    unsafe target += 4
    if isWide {
      let high = UInt32(truncatingIfNeeded: origin.record >> 31)
      unsafe UnsafeMutableRawPointer(target).storeBytes(of: high, as: UInt32.self)
      unsafe target += 4
    }
    unsafe Self.append(UInt64(truncatingIfNeeded: difference), to: &target)
    defer { unsafe next &+= target - start }
    return next
  }

  /// Whether the key at the offset has the bytes of another.
  @inline(__always)
  func isKey(at offset: Int, _ key: Span<UInt8>) -> Bool {
    // SAFETY: the offset is that of a key, which has as many bytes as its length says.
    var stored = unsafe UnsafePointer(regions.address(of: offset).assumingMemoryBound(to: UInt8.self))
    guard unsafe Self.number(at: &stored) == UInt64(truncatingIfNeeded: key.count) else { return false }
    return unsafe key.withUnsafeBufferPointer { key in
      guard let other = key.baseAddress else { return true }
      return unsafe scan_is_equal_key(stored, other, key.count)
    }
  }

  /// Returns the record and line stored with the key at the offset.
  func origin(ofKeyAt offset: Int) -> KeyIndex.Origin {
    // SAFETY: the offset is that of a key, after which `append` has stored the numbers.
    var stored = unsafe UnsafePointer(regions.address(of: offset).assumingMemoryBound(to: UInt8.self))
    let count = unsafe Int(Self.number(at: &stored))
    unsafe stored += count
    return unsafe Self.origin(at: &stored)
  }

  /// Calls a closure with each key and its origin, in the order in which they have been appended.
  func forEachKey<Failure>(_ body: (Span<UInt8>, KeyIndex.Origin) throws(Failure) -> Void) throws(Failure) {
    for block in full + (next > first ? [first..<next] : []) {
      // SAFETY: `append` has stored keys one after another in that range.
      var stored = unsafe UnsafePointer(
        regions.address(of: block.lowerBound).assumingMemoryBound(to: UInt8.self))
      let end = unsafe stored + block.count
      while unsafe stored < end {
        let count = unsafe Int(Self.number(at: &stored))
        let key = unsafe UnsafeBufferPointer(start: stored, count: count)
        unsafe stored += count
        let origin = unsafe Self.origin(at: &stored)
        try unsafe body(key.span, origin)
      }
    }
  }

  /// Reads the record and the line after a key.
  private static func origin(at stored: inout UnsafePointer<UInt8>) -> KeyIndex.Origin {
    // SAFETY: `append` has stored the numbers.
    var record = unsafe Int(scan_load_four(stored))
    unsafe stored += 4
    if record > 0x7FFF_FFFF {
      record = unsafe record & 0x7FFF_FFFF | Int(scan_load_four(stored)) << 31
      unsafe stored += 4
    }
    return unsafe .init(record: record, line: record + Int(Self.number(at: &stored)))
  }

  /// Begins to fetch the key at the offset from memory.
  @inline(__always)
  func prefetch(_ offset: Int) {
    unsafe scan_prefetch(regions.address(of: offset))
  }

  @inline(__always)
  private static func append(_ number: UInt64, to target: inout UnsafeMutablePointer<UInt8>) {
    LEB128.encode(number) { byte in
      // SAFETY: `append` has taken memory for all numbers of a key.
      unsafe target.pointee = byte
      unsafe target += 1
    }
  }

  @inline(__always)
  private static func number(at stored: inout UnsafePointer<UInt8>) -> UInt64 {
    LEB128.decode {
      // SAFETY: the numbers of a key end within what `append` has written.
      let byte = unsafe stored.pointee
      unsafe stored += 1
      return byte
    }
  }
}
