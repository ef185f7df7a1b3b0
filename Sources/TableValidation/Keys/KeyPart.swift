internal import Bytes
internal import FileOutput

/// The keys of an index whose hashes begin with the same bits.
///
/// Searches are independent of each other, but their branches cannot be predicted. Therefore memory is fetched for keys that are
/// searched for later, while the search for a key still goes on.
final class KeyPart: KeyStore, @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: keys are inserted by one thread at a time, in turns (`PartTurns`), and searched for by several only
  // after the last insertion.

  /// The number of keys by which the memory of a slot is fetched ahead of its search, and that of a stored key.
  private static let distance = (slot: 24, key: 8)

  private var arena: KeyArena
  private var slots: KeySlots
  /// The integers that came with many others close to them.
  private var pages = NumberPages()
  /// What the number of keys will probably be.
  var forecast = KeyForecast()

  init(_ regions: KeyRegions, _ spare: SpareTable) {
    arena = KeyArena(regions)
    slots = KeySlots(spare)
  }

  /// The number of keys.
  var count: Int { slots.count + pages.count }

  @inline(never)
  func insert(
    _ keys: Span<KeyEntry>, in bytes: Span<UInt8>, ofBatch size: Int, _ origins: KeyOrigins,
    repeated: inout [KeyRepeat]
  ) throws(FileError) -> Int {
    // In local variables, whose accesses are not checked for conflicts.
    var (slots, arena) = (slots, arena)
    let forecast = forecast
    var pages = NumberPages()
    swap(&pages, &self.pages)
    defer { (self.slots, self.arena, self.pages) = (slots, arena, pages) }
    let before = slots.count + pages.count
    var inserted = 0
    for index in keys.indices {
      if !slots.isEmpty {
        Self.prefetchSlots(keys, after: index, in: slots)
        if forecast.isRepetitive { Self.prefetchKey(keys, after: index, in: slots, arena) }
      }
      let key = keys[index]
      let value = bytes.extracting(key.range)
      let number = key.isDense || !pages.isEmpty ? value.plainInteger : nil
      if let number, let origin = pages.origin(of: number) {
        repeated.append(KeyRepeat(position: key.position, origin: origin))
        continue
      }
      let origin = origins[key.position]
      // Without other keys there is nothing to search.
      if key.isDense, slots.isEmpty, let number, pages.add(number, origin) {
        inserted &+= key.count
        continue
      }
      try slots.makeRoom { forecast.count(from: $0, after: (index, keys.count), ofBatch: size) }
      let found = slots.find(key.hash) { arena.isKey(at: $0, value) }
      if let offset = found.offset {
        repeated.append(KeyRepeat(position: key.position, origin: arena.origin(ofKeyAt: offset)))
        continue
      }
      inserted &+= key.count
      if key.isDense, let number, pages.add(number, origin) { continue }
      slots.put(key.hash, offset: try arena.append(value, origin), at: found.index)
    }
    let new = (keys: slots.count + pages.count - before, bytes: inserted)
    self.forecast.add(size, keys: keys.count, new: new)
    return inserted
  }

  /// Calls a closure with each key and its first record, in no order.
  func forEachKey(_ body: (Span<UInt8>, KeyIndex.Origin) throws(FileError) -> Void) throws(FileError) {
    try arena.forEachKey(body)
    try pages.forEachNumber { number, origin throws(FileError) in
      let text = Array(String(number).utf8)
      try body(text.span, origin)
    }
  }

  /// Finds the keys that there are not.
  ///
  /// - Parameter missing: Receives the position of each.
  @inline(never)
  func findMissing(_ keys: Span<KeyEntry>, in bytes: Span<UInt8>, missing: inout [KeyRepeat]) {
    let (slots, arena) = (slots, arena)
    var pages = pages
    for index in keys.indices {
      let key = keys[index]
      let value = bytes.extracting(key.range)
      if !slots.isEmpty {
        Self.prefetchSlots(keys, after: index, in: slots)
        Self.prefetchKey(keys, after: index, in: slots, arena)
      }
      if !pages.isEmpty, let number = value.plainInteger, pages.origin(of: number) != nil { continue }
      if !slots.isEmpty, slots.find(key.hash, { arena.isKey(at: $0, value) }).offset != nil { continue }
      missing.append(KeyRepeat(position: key.position, origin: nil))
    }
  }

  /// Begins to fetch the slots at which searches for later keys begin.
  @inline(__always)
  private static func prefetchSlots(_ keys: Span<KeyEntry>, after index: Int, in slots: KeySlots) {
    if index == 0 {
      for first in 0..<min(distance.slot, keys.count) { slots.prefetch(keys[first].hash) }
    }
    if index &+ distance.slot < keys.count { slots.prefetch(keys[index &+ distance.slot].hash) }
  }

  /// Begins to fetch the stored key with which a later one is probably compared.
  @inline(__always)
  private static func prefetchKey(
    _ keys: Span<KeyEntry>, after index: Int, in slots: KeySlots, _ arena: KeyArena
  ) {
    guard index &+ distance.key < keys.count else { return }
    if let offset = slots.likelyOffset(keys[index &+ distance.key].hash) { arena.prefetch(offset) }
  }
}
