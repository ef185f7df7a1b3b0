@testable import TableValidation

extension KeyIndex {
  /// Inserts one key as a check does; returns the first record with it if there is one already.
  ///
  /// - Parameter hash: The hash in place of that of the key.
  func insert(_ key: [UInt8], hash: UInt64? = nil, _ origin: Origin) throws -> Origin? {
    var repeated: [KeyRepeat] = []
    let batch = batch(key, hash)
    let part = Self.part(of: batch.hash)
    let bytes = try [batch].withKeys { keys in
      try self.insert(
        keys, ofPart: part, in: key.span, ofBatch: 0, KeyOrigins(following: origin), repeated: &repeated)
        ?? 0
    }
    let first = repeated.first?.origin
    let inserted = first == nil ? 1 : 0
    count(inserted: inserted, compared: 1, bytes: bytes)
    try memory.take(bytes + inserted * Self.costOfKey)
    return first
  }

  func contains(_ key: [UInt8]) -> Bool {
    var missing: [KeyRepeat] = []
    let batch = batch(key, nil)
    [batch].withKeys { keys in
      self[Self.part(of: batch.hash)].findMissing(keys, in: key.span, missing: &missing)
    }
    return missing.isEmpty
  }

  private func batch(_ key: [UInt8], _ hash: UInt64?) -> KeyEntry {
    KeyEntry(position: 0, 0..<key.count, hash: hash ?? hasher { false }(key.span))
  }
}

extension [KeyEntry] {
  fileprivate func withKeys<Value>(_ body: (Span<KeyEntry>) throws -> Value) rethrows -> Value {
    try body(span)
  }
}
