/// All values of one key so far, each with the first record that has it. They are compared byte by byte; hashes only decide
/// where a search begins.
///
/// A key takes its own bytes and at most ``costOfKey`` more.
@safe
final class KeyIndex: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: keys are inserted by one thread at a time, in the turns of a sequencer; several
  // threads search only after the last key has been inserted.

  /// The location of the first record with a key: its number from 1, and its line, both counted through all inputs.
  struct Origin: Hashable {
    var record: Int
    var line: Int
  }

  /// The maximum number of bytes that a key takes in addition to its own, for up to 268 million records: 12.5 for a slot after
  /// the table has just grown, 4 for the number of the record, and usually 1 for its line and 1 for its length (2 from 128 bytes
  /// on).
  static let costOfKey = 19

  /// The number of keys that have been compared, those that occur several times included.
  var comparedCount = 0

  private var arena: KeyArena
  private var slots: KeySlots

  /// - Throws: ``KeyMemoryError``, `FileError`.
  init(_ memory: KeyMemory) throws {
    arena = try KeyArena(memory)
    slots = try KeySlots(memory)
  }

  /// The number of keys.
  var count: Int { slots.count }

  /// Returns the number of keys whose search begins at a slot that is taken.
  ///
  /// It is called for a block of keys before the searches. It fetches their slots from memory in parallel, while searches, whose
  /// branches cannot be predicted, would fetch one after another.
  func takenCount(_ keys: ArraySlice<KeyEntry>) -> Int {
    var count = 0
    for key in keys { count += slots.isTaken(key.hash) ? 1 : 0 }
    return count
  }

  /// Inserts a key.
  ///
  /// - Returns: The first record with the key if there is one already, else `nil`.
  /// - Throws: ``KeyMemoryError``, `FileError`; the key is not inserted then.
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
