/// The offsets of keys in an arena by their hashes: an open-addressing table with slots of eight bytes, 64 to 80 % full.
///
/// The first slot of a key is proportional to its hash, so that a larger table is filled from front to back while the smaller
/// one is read and its pages are returned to the system. The two tables are never both completely in memory.
@safe
struct KeySlots {
  /// A slot has the 29 high bits of the hash and the 35 bits of the offset; a free slot is 0.
  private static let offsetBits: UInt64 = 35
  private static let hashBits: UInt64 = 64 - offsetBits
  private static let offsetMask: UInt64 = 1 << offsetBits - 1
  private static let slotsInPage = Pages.size / 8
  /// The number of bytes of the smaller table that are returned to the system at a time, a multiple of any page size.
  private static let piece = 4 << 20

  private let memory: KeyMemory
  private var pages: Pages
  private var capacity: Int
  private(set) var count = 0

  init(_ memory: KeyMemory) throws {
    self.memory = memory
    capacity = 8 * Self.slotsInPage
    try memory.take(capacity * 8)
    pages = try Pages(count: capacity * 8)
  }

  /// Returns the offset of the key with a hash for which the closure returns `true`, and the index of its slot; or `nil`, and
  /// the index of the free slot for it.
  @inline(__always)
  func find(_ hash: UInt64, _ isKey: (Int) -> Bool) -> (offset: Int?, index: Int) {
    let high = hash >> Self.offsetBits
    var index = home(high)
    while true {
      let slot = self[index]
      if slot == 0 { return (nil, index) }
      if slot >> Self.offsetBits == high, isKey(Int(slot & Self.offsetMask)) {
        return (Int(slot & Self.offsetMask), index)
      }
      index = following(index)
    }
  }

  /// Whether the search for a key with a hash begins at a slot that is taken.
  @inline(__always)
  func isTaken(_ hash: UInt64) -> Bool {
    self[home(hash >> Self.offsetBits)] != 0
  }

  /// Stores the offset of a key in a free slot that `find` has returned; no other key may have been stored in between.
  mutating func put(_ hash: UInt64, offset: Int, at index: Int) {
    self[index] = hash & ~Self.offsetMask | UInt64(offset)
    count += 1
  }

  /// Grows the table if it has no room for one more key.
  @inline(__always)
  mutating func makeRoom() throws {
    if count >= capacity / 5 * 4 { try grow() }
  }

  /// Grows by a quarter.
  private mutating func grow() throws {
    let (old, oldCapacity) = (pages, capacity)
    let added = (capacity / 4 + Self.slotsInPage - 1) / Self.slotsInPage * Self.slotsInPage
    let overlap = min(old.count, Self.piece)
    try memory.take(added * 8 + overlap)
    pages = try Pages(count: (capacity + added) * 8)
    if pages.count >= Self.piece { pages.enlarge() }
    capacity += added
    for index in 0..<oldCapacity {
      if index * 8 % Self.piece == 0 { old.release(before: index * 8) }
      // SAFETY: the slot is below the capacity of the smaller table, and its page has not been returned yet.
      let slot = unsafe old.base.load(fromByteOffset: index * 8, as: UInt64.self)
      if slot == 0 { continue }
      var target = home(slot >> Self.offsetBits)
      while self[target] != 0 { target = following(target) }
      self[target] = slot
    }
    memory.release(overlap)
  }

  @inline(__always)
  private func home(_ high: UInt64) -> Int {
    Int((high &* UInt64(capacity)) >> Self.hashBits)
  }

  @inline(__always)
  private func following(_ index: Int) -> Int {
    index + 1 == capacity ? 0 : index + 1
  }

  @inline(__always)
  private subscript(index: Int) -> UInt64 {
    // SAFETY: `home` and `following` return indices below the capacity; a slot is a word on a boundary of words.
    get { unsafe pages.base.load(fromByteOffset: index * 8, as: UInt64.self) }
    nonmutating set { unsafe pages.base.storeBytes(of: newValue, toByteOffset: index * 8, as: UInt64.self) }
  }
}
