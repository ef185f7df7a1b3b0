internal import CScan
internal import FileOutput

/// The offsets of the keys of one part of an index by their hashes: an open-addressing table with slots of eight bytes, 64 to 88 %
/// full once it has some thousand keys, and half as full after it has grown for keys that are expected.
///
/// Eight slots are a bucket, which is a line of the cache; its keys are in its first slots. A key is in one of two buckets, when it was
/// inserted the one with more room, so that hardly any are full: with one bucket, a search went on through 1.4 further ones where the
/// table is nearly full. The first of the two is proportional to the hash and the second one near it, so that a larger table is filled
/// from front to back. Where both are full, the key is in the next one after the second with room.
@safe
struct KeySlots {
  /// A slot has 29 bits of the hash, after those of the part, and the 35 bits of the offset; a free slot is 0.
  private static let offsetBits: UInt64 = 35
  private static let hashBits: UInt64 = 64 - offsetBits
  private static let offsetMask: UInt64 = 1 << offsetBits - 1
  private static let bucketSize = 64
  private static let bucketsInPage = Pages.size / bucketSize
  /// The number of buckets up to which a table grows to its double size.
  private static let doubledCount = 8 * bucketsInPage

  private let spare: SpareTable
  /// `nil` before the first key.
  private var pages: Pages?
  // SAFETY: the address of the pages, which has `bucketCount` buckets of eight words.
  private var base: UnsafeMutablePointer<UInt64>
  private var bucketCount = 0
  /// The number of keys at which the table grows.
  private var limit = 0
  private(set) var count = 0

  /// - Parameter spare: The memory that a table has left which has grown, for this one or another one.
  init(_ spare: SpareTable) {
    self.spare = spare
    unsafe base = UnsafeMutablePointer(bitPattern: 8).unsafelyUnwrapped
  }

  /// Returns the offset of the key with a hash for which the closure returns `true`, and the index of its slot; or `nil`, and
  /// the index of the free slot for it.
  ///
  /// - Precondition: The table has room for one more key.
  @inline(__always)
  func find(_ hash: UInt64, _ isKey: (Int) -> Bool) -> (offset: Int?, index: Int) {
    let high = Self.high(hash)
    let (first, second) = places(high)
    let found = search(first, for: high, isKey)
    if found.offset != nil { return (found.offset, found.index) }
    var (bucket, last) = (second, search(second, for: high, isKey))
    if last.offset == nil, found.used < 8, found.used <= last.used { return (nil, found.index) }
    while last.offset == nil, last.used == 8 {
      bucket = following(bucket)
      last = search(bucket, for: high, isKey)
    }
    return (last.offset, last.index)
  }

  /// Searches a bucket: `used` is the number of its keys, and `index` the slot of the key, or the first free one.
  @inline(__always)
  private func search(
    _ bucket: Int, for high: UInt64, _ isKey: (Int) -> Bool
  ) -> (offset: Int?, index: Int, used: UInt32) {
    var used: UInt32 = 0
    // SAFETY: `places` and `following` return numbers of buckets.
    var equal = unsafe scan_slots(base + bucket &* 8, high, Int32(Self.offsetBits), &used)
    while equal != 0 {
      let index = bucket &* 8 &+ equal.trailingZeroBitCount
      let offset = unsafe Int(truncatingIfNeeded: base[index] & Self.offsetMask)
      if isKey(offset) { return (offset, index, used) }
      equal &= equal &- 1
    }
    return (nil, bucket &* 8 &+ Int(truncatingIfNeeded: used), used)
  }

  var isEmpty: Bool { count == 0 }

  /// Begins to fetch the buckets in which a key is looked for from memory.
  @inline(__always)
  func prefetch(_ hash: UInt64) {
    let (first, second) = places(Self.high(hash))
    unsafe scan_prefetch(base + first &* 8)
    unsafe scan_prefetch(base + second &* 8)
  }

  /// Returns the offset of a key in the buckets in which one is looked for that has the same bits of the hash.
  @inline(never)
  func likelyOffset(_ hash: UInt64) -> Int? {
    let high = Self.high(hash)
    let (first, second) = places(high)
    return likelyOffset(high, in: first) ?? likelyOffset(high, in: second)
  }

  private func likelyOffset(_ high: UInt64, in bucket: Int) -> Int? {
    var used: UInt32 = 0
    // SAFETY: `places` returns numbers of buckets.
    let equal = unsafe scan_slots(base + bucket &* 8, high, Int32(Self.offsetBits), &used)
    guard equal != 0 else { return nil }
    return unsafe Int(truncatingIfNeeded: base[bucket &* 8 &+ equal.trailingZeroBitCount] & Self.offsetMask)
  }

  /// Stores the offset of a key in a free slot that `find` has returned; no other key may have been stored in between.
  @inline(__always)
  mutating func put(_ hash: UInt64, offset: Int, at index: Int) {
    unsafe base[index] = Self.high(hash) << Self.offsetBits | UInt64(truncatingIfNeeded: offset)
    count &+= 1
  }

  /// Grows the table if it has no room for one more key.
  ///
  /// - Parameter expected: Returns how many keys there will probably be, from their number now; 0 if it is not known.
  @inline(__always)
  mutating func makeRoom(for expected: (Int) -> Int) throws(FileError) {
    if count >= limit { try grow(for: expected(count)) }
  }

  /// How many times as large a table becomes at most for the keys that are expected: they may turn out to be fewer, and a key then takes
  /// 18.3 bytes instead of 12.6. Eight times as large, 5,000,000 keys take 0.12 s by two jobs instead of 0.14 s.
  private static let largestGrowth = 2

  /// Grows by three eighths, a small table to its double size, and further for more keys that are expected.
  private mutating func grow(for expected: Int) throws(FileError) {
    let (old, oldBase, oldCount) = unsafe (pages, base, bucketCount)
    let usual = oldCount < Self.doubledCount ? max(oldCount, Self.bucketsInPage) : oldCount * 3 / 8
    // A sixteenth more than expected, since parts differ.
    let wanted = min((expected + expected / 16) / 7 + 1, oldCount * Self.largestGrowth) - oldCount
    let added =
      (max(usual, wanted) + Self.bucketsInPage - 1) / Self.bucketsInPage * Self.bucketsInPage
    let new = try spare.take((oldCount + added) * Self.bucketSize)
    pages = new
    unsafe base = new.base.assumingMemoryBound(to: UInt64.self)
    bucketCount += added
    limit = bucketCount * 7
    // The number of keys in each bucket.
    var used = [UInt8](repeating: 0, count: bucketCount)
    var counts = used.mutableSpan
    for bucket in 0..<oldCount {
      for index in bucket &* 8..<bucket &* 8 &+ 8 {
        // SAFETY: the slot is one of the smaller table; `places` and `following` return numbers of buckets of the larger one.
        let slot = unsafe oldBase[index]
        if slot == 0 { break }
        let (first, second) = places(slot >> Self.offsetBits)
        // The first of both, because which one has more room cannot be predicted, and the larger table has room.
        var target = counts[first] < 8 ? first : second
        while counts[target] == 8 { target = following(target) }
        unsafe base[target &* 8 &+ Int(truncatingIfNeeded: counts[target])] = slot
        counts[target] &+= 1
      }
    }
    if let old { spare.keep(old, used: oldCount * Self.bucketSize) }
  }

  /// The bits of a hash that a slot has: those after the bits of the part.
  @inline(__always)
  private static func high(_ hash: UInt64) -> UInt64 {
    (hash << KeyIndex.partBits) >> offsetBits
  }

  /// The two buckets in which a key is looked for: one as far in the table as the hash is among all, and one of the 64 after it.
  @inline(__always)
  private func places(_ high: UInt64) -> (Int, Int) {
    let first = Int(truncatingIfNeeded: (high &* UInt64(truncatingIfNeeded: bucketCount)) >> Self.hashBits)
    let second = first &+ 1 &+ Int(truncatingIfNeeded: (high &* 0x9E37_79B9_7F4A_7C15) >> 58)
    return (first, second < bucketCount ? second : second &- bucketCount)
  }

  @inline(__always)
  private func following(_ bucket: Int) -> Int {
    bucket &+ 1 == bucketCount ? 0 : bucket &+ 1
  }
}
