internal import CScan
internal import FileOutput

/// The offsets of the keys of one part of an index by their hashes: an open-addressing table with slots of eight bytes, 70 to 88 %
/// full once it has some thousand keys.
///
/// Eight slots are a bucket, which is a line of the cache; its keys are in its first slots. A key is in the first bucket with room from
/// that on which is proportional to its hash, so that a larger table is filled from front to back.
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
    var bucket = home(high)
    while true {
      var used: UInt32 = 0
      // SAFETY: `home` and `following` return numbers of buckets.
      var equal = unsafe scan_slots(base + bucket &* 8, high, Int32(Self.offsetBits), &used)
      while equal != 0 {
        let index = bucket &* 8 &+ equal.trailingZeroBitCount
        let offset = unsafe Int(truncatingIfNeeded: base[index] & Self.offsetMask)
        if isKey(offset) { return (offset, index) }
        equal &= equal &- 1
      }
      if used < 8 { return (nil, bucket &* 8 &+ Int(truncatingIfNeeded: used)) }
      bucket = following(bucket)
    }
  }

  var isEmpty: Bool { count == 0 }

  /// Begins to fetch the bucket at which the search for a key begins from memory.
  @inline(__always)
  func prefetch(_ hash: UInt64) {
    unsafe scan_prefetch(base + home(Self.high(hash)) &* 8)
  }

  /// Returns the offset of a key in the bucket at which a search begins that has the same bits of the hash.
  @inline(never)
  func likelyOffset(_ hash: UInt64) -> Int? {
    let high = Self.high(hash)
    let bucket = home(high)
    var used: UInt32 = 0
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
  @inline(__always)
  mutating func makeRoom() throws(FileError) {
    if count >= limit { try grow() }
  }

  /// Grows by a quarter, a small table to its double size.
  private mutating func grow() throws(FileError) {
    let (old, oldBase, oldCount) = unsafe (pages, base, bucketCount)
    let added =
      oldCount < Self.doubledCount
      ? max(oldCount, Self.bucketsInPage)
      : (oldCount / 4 + Self.bucketsInPage - 1) / Self.bucketsInPage * Self.bucketsInPage
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
        // SAFETY: the slot is one of the smaller table; `home` and `following` return numbers of buckets of the larger one.
        let slot = unsafe oldBase[index]
        if slot == 0 { break }
        var target = home(slot >> Self.offsetBits)
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

  @inline(__always)
  private func home(_ high: UInt64) -> Int {
    Int(truncatingIfNeeded: (high &* UInt64(truncatingIfNeeded: bucketCount)) >> Self.hashBits)
  }

  @inline(__always)
  private func following(_ bucket: Int) -> Int {
    bucket &+ 1 == bucketCount ? 0 : bucket &+ 1
  }
}
