/// All values of one key so far, each with the first record that has it. They are compared byte by byte; hashes only decide
/// where a search begins, and in which of several parts, which threads fill side by side.
///
/// A key takes its own bytes and at most ``costOfKey`` more.
final class KeyIndex: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: keys are inserted into each part by one thread at a time, in turns (`PartTurns`), and the counts
  // change in the last turn of a batch; several threads search only after the last key has been inserted.

  /// The location of the first record with a key: its number from 1, and its line, both counted through all inputs.
  struct Origin: Hashable {
    var record: Int
    var line: Int
  }

  /// The maximum number of bytes that a key takes in addition to its own: 12.5 for a slot after the table has just grown, 4 for
  /// the number of the record (8 from 2 billion on), and usually 1 for its line and 1 for its length (2 from 128 bytes on).
  static let costOfKey = 19
  /// The number of bits of a hash that choose the part. More parts would have smaller tables, of which less is in large pages.
  static let partBits: UInt64 = 3
  static let partCount = 1 << Int(partBits)

  /// The number of keys that have been compared, those that occur several times included.
  private(set) var comparedCount = 0
  /// The number of keys.
  private(set) var count = 0
  let memory: KeyMemory
  private let parts: [KeyPart]

  init(_ memory: KeyMemory) {
    self.memory = memory
    let (regions, spare) = (KeyRegions(), SpareTable())
    parts = (0..<Self.partCount).map { _ in KeyPart(regions, spare) }
  }

  /// Returns the part of the keys with a hash.
  @inline(__always)
  static func part(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> (64 - partBits)) }

  subscript(part: Int) -> KeyPart { parts[part] }

  /// Counts keys that have been inserted into the parts, and all that were compared with them.
  func count(inserted: Int, compared: Int) {
    count += inserted
    comparedCount += compared
  }
}
