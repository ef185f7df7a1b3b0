/// Where keys begin in an arena, by their hashes: an open-addressing table of eight bytes a slot, 64 to 80 % full.
///
/// A key's place follows from the high bits of its hash, in their order, so that a larger table is filled from front to
/// back as the smaller is read, whose pages are given back on the way: both are never there whole.
@safe
struct KeySlots {
  /// A slot holds the 29 high bits of the hash and the 35 of the offset; one that is free is 0.
  private static let offsetBits: UInt64 = 35
  private static let hashBits: UInt64 = 64 - offsetBits
  private static let offsetMask: UInt64 = 1 << offsetBits - 1
  private static let slotsInPage = Pages.size / 8
  /// How many bytes of the smaller table are given back at a time, a multiple of any page size.
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

  /// Where the key with that hash begins for which the question holds, or `nil`; and its slot, or the one that is free
  /// for it.
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

  /// Whether the search for a key with that hash begins at a slot that is taken.
  @inline(__always)
  func isTaken(_ hash: UInt64) -> Bool {
    self[home(hash >> Self.offsetBits)] != 0
  }

  /// Puts a key that begins there into a free slot, which `find` has given since the last one was put.
  mutating func put(_ hash: UInt64, offset: Int, at index: Int) {
    self[index] = hash & ~Self.offsetMask | UInt64(offset)
    count += 1
  }

  /// Makes room for one more key where the table is full.
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
      // SAFETY: the slot is one of the smaller table that is not given back yet.
      let slot = unsafe old.base.load(fromByteOffset: index * 8, as: UInt64.self)
      if slot == 0 { continue }
      var place = home(slot >> Self.offsetBits)
      while self[place] != 0 { place = following(place) }
      self[place] = slot
    }
    memory.giveBack(overlap)
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
    // SAFETY: homes and those that follow them are below the capacity; a slot is a word, on a boundary of words.
    get { unsafe pages.base.load(fromByteOffset: index * 8, as: UInt64.self) }
    nonmutating set { unsafe pages.base.storeBytes(of: newValue, toByteOffset: index * 8, as: UInt64.self) }
  }
}
