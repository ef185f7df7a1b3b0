/// The hashes of the names of the objects of one text so far, in an open-addressing hash table. Entries are not removed
/// before the next text; the number of their text marks them as outdated.
struct NameTable: Sendable {
  private struct Slot {
    var key: UInt64 = 0
    var text: UInt64 = 0
  }

  /// The number of slots is a power of two, and at least twice the number of names.
  private var slots = [Slot](repeating: Slot(), count: 64)
  private var text: UInt64 = 0
  private var count = 0

  /// Removes all names. O(1).
  mutating func removeAll() {
    text += 1
    count = 0
  }

  /// Adds a name of an object, and returns whether no name of that object has the same hash.
  ///
  /// - Parameter object: The number of the object in the text.
  mutating func insert(_ name: UInt64, of object: Int) -> Bool {
    if 2 * (count + 1) > slots.count { grow() }
    return insert(NameHash.mixed(name, UInt64(truncatingIfNeeded: object)))
  }

  private mutating func insert(_ key: UInt64) -> Bool {
    var slot = Int(truncatingIfNeeded: key) & (slots.count - 1)
    while slots[slot].text == text {
      if slots[slot].key == key { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Slot(key: key, text: text)
    count += 1
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    count = 0
    for slot in old where slot.text == text { _ = insert(slot.key) }
  }
}
