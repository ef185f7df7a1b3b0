internal import Bytes

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

  /// The number of bytes that a key counts in addition to its own: 12.6 for a slot after the table has just grown by three eighths, 4 for
  /// the number of the record (8 from 2 billion on), and usually 1 for its line and 1 for its length (2 from 128 bytes on).
  static let costOfKey = 19
  /// The number of bits of a hash that choose the part. More parts would have smaller tables, of which less is in large pages.
  static let partBits: UInt64 = 3
  static let partCount = 1 << Int(partBits)

  /// The number of keys that have been compared, those that occur several times included.
  private(set) var comparedCount = 0
  /// The number of keys.
  private(set) var count = 0
  /// The memory of the keys in bytes, as ``KeyMemory`` counts it.
  private(set) var price = 0
  /// The keys that a foreign key refers to, by part, if they are on disk.
  private(set) var references: [StoredKeys]?
  let memory: KeyMemory
  /// Whether keys are compared on disk; it changes in the last turn of a batch.
  private(set) var isOnDisk = false
  private let parts: [Locked<Part>]
  /// How the keys are hashed; `nil` before the first of them.
  private let hashing: Locked<KeyHasher?>

  /// The keys of a part.
  private struct Part {
    /// The keys in memory; `nil` after they have been moved to disk.
    var memory: KeyPart?
    /// What compares keys on disk; `nil` while those of the part are being moved.
    var disk: (any KeyStore)?
    /// Whether the keys could not be moved.
    var isCancelled = false
    /// The number of the last record whose key has been inserted in memory.
    var last = 0
  }

  init(_ memory: KeyMemory) {
    self.memory = memory
    hashing = Locked(nil)
    let (regions, spare) = (KeyRegions(), SpareTable())
    parts = (0..<Self.partCount).map { _ in Locked(Part(memory: KeyPart(regions, spare))) }
  }

  /// Creates an index whose keys are written to disk, part by part.
  ///
  /// - Parameter hasher: What has given the keys that are there their hashes.
  init(_ memory: KeyMemory, storing stores: [StoredKeys], hashedBy hasher: KeyHasher) {
    self.memory = memory
    hashing = Locked(hasher)
    isOnDisk = true
    parts = stores.map { Locked(Part(disk: $0)) }
  }

  /// Returns what gives the keys their hashes, as the first batch has decided.
  ///
  /// - Parameter readsIntegers: Whether integers have hashes by their values, if this is the first batch.
  func hasher(_ readsIntegers: () -> Bool) -> KeyHasher {
    hashing.withLock { known in
      let hasher = known ?? KeyHasher(readsIntegers: readsIntegers())
      known = hasher
      return hasher
    }
  }

  /// Returns the part of the keys with a hash.
  @inline(__always)
  static func part(of hash: UInt64) -> Int { Int(truncatingIfNeeded: hash >> (64 - partBits)) }

  /// Returns a part, in which keys are searched for after the last one has been inserted in memory.
  subscript(part: Int) -> KeyPart {
    guard let part = parts[part].withLock(\.memory) else {
      preconditionFailure("its keys are not searched for")
    }
    return part
  }

  /// Prepares the parts for the keys of inputs with that many bytes, before the first of them is read.
  func prepare(forInputsOf size: Double) {
    for part in parts {
      part.withLock { part in
        part.memory?.forecast.inputSize += size
        part.memory?.forecast.largestPrice = memory.limit / Self.partCount
      }
    }
  }

  /// Inserts keys into a part as ``KeyStore/insert(_:in:ofBatch:_:repeated:)`` does, after they have been moved to disk if that has begun;
  /// returns `nil` if they could not be moved, of which the thread that moves them has the error.
  func insert(
    _ keys: Span<KeyEntry>, ofPart part: Int, in bytes: Span<UInt8>, ofBatch size: Int,
    _ origins: KeyOrigins, repeated: inout [KeyRepeat]
  ) throws(FileError) -> Int? {
    try parts[part].wait { state -> Result<Int?, FileError>? in
      if state.isCancelled { return .success(nil) }
      if state.memory != nil, !keys.isEmpty { state.last = origins[keys[keys.count - 1].position].record }
      guard let store: any KeyStore = state.memory ?? state.disk else { return nil }
      return Result { () throws(FileError) in
        try store.insert(keys, in: bytes, ofBatch: size, origins, repeated: &repeated)
      }
    }.get()
  }

  /// Writes the keys of all parts to a file, and frees their memory. Whoever inserts more waits for ``continueOnDisk(_:)``
  /// or ``cancel()``.
  ///
  /// - Parameter areReadAgain: Whether records whose keys are among those in memory are read again; their keys are not added again.
  /// - Returns: What the keys of later records are to be added to, by part.
  func store(in file: ScratchFile, areReadAgain: Bool = true) throws(FileError) -> [StoredKeys] {
    isOnDisk = true
    memory.release(price)
    price = 0
    var stores: [StoredKeys] = []
    let hash = hasher { false }
    for part in parts {
      let (memory, last) = part.withLock { part in
        defer { part.memory = nil }
        return (part.memory, part.last)
      }
      let store = StoredKeys(in: file, usedBits: Int(Self.partBits), after: areReadAgain ? last : 0)
      try memory?.forEachKey { key, origin throws(FileError) in
        try store.add(key, hash: hash(key), origin)
      }
      stores.append(store)
    }
    return stores
  }

  /// Writes keys that a foreign key refers to, and all later ones, to a file.
  func storeReferences(in file: ScratchFile) throws(FileError) {
    let stores = try store(in: file, areReadAgain: false)
    references = stores
    continueOnDisk(stores)
  }

  /// Compares the keys of later records on disk, part by part.
  ///
  /// - Parameter keys: What compares them, by part.
  func continueOnDisk(_ keys: [any KeyStore]) {
    for (part, store) in zip(parts, keys) { part.update { $0.disk = store } }
  }

  /// Inserts no more keys.
  func cancel() {
    for part in parts { part.update { $0.isCancelled = true } }
  }

  /// Counts keys that have been inserted into the parts, and all that were compared with them.
  ///
  /// - Parameter bytes: The number of bytes of the inserted keys that are in memory.
  func count(inserted: Int, compared: Int, bytes: Int) {
    count += inserted
    comparedCount += compared
    price += isOnDisk ? 0 : bytes + inserted * Self.costOfKey
  }
}
