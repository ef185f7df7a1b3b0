internal import FileOutput

/// What compares the keys of one part of an index with those of earlier records: in memory, or on disk.
protocol KeyStore: AnyObject, Sendable {
  /// Inserts keys.
  ///
  /// - Parameters:
  ///   - keys: The keys, in the order of their records.
  ///   - bytes: The bytes that contain them.
  ///   - size: The size of the batch in bytes, the keys of other parts included.
  ///   - repeated: Receives the position of each key that there is already, with the first record that has it.
  /// - Returns: The number of bytes of the inserted keys that are in memory now.
  /// - Throws: `FileError`; the keys before one that finds no memory are inserted.
  func insert(
    _ keys: Span<KeyEntry>, in bytes: Span<UInt8>, ofBatch size: Int, _ origins: KeyOrigins,
    repeated: inout [KeyRepeat]
  ) throws(FileError) -> Int
}

extension KeyStore {
  /// Inserts keys of a batch whose size is no share of an input.
  func insert(
    _ keys: Span<KeyEntry>, in bytes: Span<UInt8>, _ origins: KeyOrigins, repeated: inout [KeyRepeat]
  ) throws(FileError) -> Int {
    try insert(keys, in: bytes, ofBatch: 0, origins, repeated: &repeated)
  }
}
