/// All keys of one kind that were seen, each with the record where it stood first. Keys are compared byte by byte;
/// hashes only say where to look.
///
/// A key takes its own bytes and at most ``costOfKey`` more.
@safe
final class KeyIndex: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: keys are put in by one thread at a time, in the order of a sequencer; several
  // threads ask only where nobody puts in any more.

  /// Where a key stood first: its record among those of all inputs, from 1, and the line beside it, counted on by as
  /// much as the record.
  struct Origin: Hashable {
    var record: Int
    var line: Int
  }

  /// The most bytes that a key takes beside its own, up to 268 million records: 12.5 for a slot when the table has just
  /// grown, 4 for the record's number, and as a rule 1 for its line and 1 for its length (2 from 128 bytes on).
  static let costOfKey = 19

  private var arena: KeyArena
  private var slots: KeySlots

  /// - Throws: ``KeyMemoryError``, ``FileError``.
  init(_ memory: KeyMemory) throws {
    arena = try KeyArena(memory)
    slots = try KeySlots(memory)
  }

  /// How many keys there are.
  var count: Int { slots.count }

  /// For how many of these keys the search begins at a slot that is taken.
  ///
  /// Asked of some keys before each is searched for: their slots come from memory side by side then, where the
  /// searches, which nobody can foresee the ends of, would wait for one after the other.
  func takenCount(_ keys: ArraySlice<KeyCollector.Entry>) -> Int {
    var count = 0
    for key in keys { count += slots.isTaken(key.hash) ? 1 : 0 }
    return count
  }

  /// Puts a key in; where it stood first if it was there.
  ///
  /// - Throws: ``KeyMemoryError``, ``FileError``; the key is not in then.
  func insert(_ key: UnsafeRawBufferPointer, hash: UInt64, _ origin: Origin) throws -> Origin? {
    try slots.makeRoom()
    let found = slots.find(hash) { unsafe arena.isKey(at: $0, key) }
    if let offset = found.offset { return arena.origin(ofKeyAt: offset) }
    slots.put(hash, offset: unsafe try arena.append(key, origin), at: found.index)
    return nil
  }

  func contains(_ key: UnsafeRawBufferPointer, hash: UInt64) -> Bool {
    slots.find(hash) { unsafe arena.isKey(at: $0, key) }.offset != nil
  }
}
