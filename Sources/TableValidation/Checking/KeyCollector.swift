internal import Validation

/// Collects the values of one key in the records of a batch, one after another, with their hashes.
///
/// In a key of several fields, each field but the last is preceded by its length, so that different lists of values have
/// different bytes.
struct KeyCollector {
  /// One column of a key: its values, which of them are valid, and how they are encoded for comparison.
  private struct Part {
    let values: [Range<Int>]
    let verdicts: [Verdict]
    let encoding: ColumnCheck.KeyEncoding?
  }

  private(set) var entries: [KeyEntry] = []
  private(set) var bytes: [UInt8] = []
  private var part: [UInt8] = []

  /// Collects the keys of the records whose fields are all present and valid.
  mutating func collect(
    _ key: PlannedKey, checks: [ColumnCheck], columns: [ColumnChecker], in batch: Span<UInt8>
  ) {
    begin()
    let parts = key.checks.map {
      Part(values: columns[$0].batch.values, verdicts: columns[$0].verdicts, encoding: checks[$0].keyEncoding)
    }
    for position in parts[0].values.indices
    where parts.allSatisfy({ $0.verdicts[position] == .valid }) {
      let start = bytes.count
      if append(parts, at: position, in: batch) {
        entries.append(KeyEntry(position: position, end: bytes.count, hash: 0))
      } else {
        bytes.removeLast(bytes.count - start)
      }
    }
    hash()
  }

  /// Removes the keys of the previous batch.
  mutating func begin() {
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Appends the key of a record.
  ///
  /// - Parameter append: Appends the bytes of the key; returns `false` if the record has none.
  mutating func append(at position: Int, _ append: (inout [UInt8]) -> Bool) {
    let start = bytes.count
    if append(&bytes) {
      entries.append(KeyEntry(position: position, end: bytes.count, hash: 0))
    } else {
      bytes.removeLast(bytes.count - start)
    }
  }

  /// Appends the key of a record; returns `false` if one of its fields has no encoding.
  private mutating func append(_ parts: [Part], at position: Int, in batch: Span<UInt8>) -> Bool {
    for index in parts.indices {
      let value = batch.extracting(parts[index].values[position])
      if index == parts.count - 1 { return Self.append(value, parts[index].encoding, to: &bytes) }
      part.removeAll(keepingCapacity: true)
      guard Self.append(value, parts[index].encoding, to: &part) else { return false }
      LEB128.encode(UInt64(part.count)) { bytes.append($0) }
      bytes += part
    }
    return true
  }

  /// Appends the bytes by which keys compare a value; returns `false` if it has none.
  static func append(
    _ value: Span<UInt8>, _ encoding: ColumnCheck.KeyEncoding?, to bytes: inout [UInt8]
  ) -> Bool {
    if let encoding { return encoding(value, &bytes) }
    bytes.append(addingCapacity: value.count) { output in
      for index in value.indices { output.append(value[index]) }
    }
    return true
  }

  /// Hashes every key with a random seed of the run, so that no input can be constructed in which all hashes are equal.
  mutating func hash() {
    var entries = entries
    self.entries = []
    // SAFETY: each key is a range of the bytes, and is read within the closure only.
    unsafe bytes.withUnsafeBytes { bytes in
      var start = 0
      for index in entries.indices {
        let end = entries[index].end
        var hasher = Hasher()
        unsafe hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        entries[index].hash = UInt64(truncatingIfNeeded: hasher.finalize())
        start = end
      }
    }
    self.entries = entries
  }
}
