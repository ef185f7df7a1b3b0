internal import CSVRecords
internal import Validation

/// The values of one key in the records of a chunk, one after the other, with their hashes.
///
/// Of several fields each but the last has its length before it, so that no two lists of values look the same.
struct KeyCollector {
  struct Entry {
    /// The record's position among the sound records of the chunk.
    let record: Int
    /// Where the key ends among the bytes.
    let end: Int
    var hash: UInt64
  }

  /// What is asked of one column of the key: which of its values takes part, and what of it is compared.
  private struct Part {
    let values: [Range<Int>]
    let verdicts: [Verdict]
    let form: ColumnCheck.KeyEncoding?
  }

  private(set) var entries: [Entry] = []
  private(set) var bytes: [UInt8] = []
  private var part: [UInt8] = []

  /// Gathers the keys of the records whose fields are all present and passed their columns' rules.
  mutating func gather(
    _ key: PlannedKey, _ checks: [ColumnCheck], _ columns: [ColumnChecker], in chunk: Chunk
  ) {
    entries.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
    let parts = key.checks.map {
      Part(values: columns[$0].values, verdicts: columns[$0].verdicts, form: checks[$0].keyEncoding)
    }
    let span = chunk.storage.span
    for record in parts[0].values.indices where parts.allSatisfy({ $0.verdicts[record] == .valid }) {
      let start = bytes.count
      if append(parts, record, in: span) {
        entries.append(Entry(record: record, end: bytes.count, hash: 0))
      } else {
        bytes.removeLast(bytes.count - start)
      }
    }
    hash()
  }

  /// Whether every field of the record has what is to be compared.
  private mutating func append(_ parts: [Part], _ record: Int, in chunk: Span<UInt8>) -> Bool {
    for index in parts.indices {
      let value = chunk.extracting(parts[index].values[record])
      if index == parts.count - 1 { return Self.append(value, parts[index].form, to: &bytes) }
      part.removeAll(keepingCapacity: true)
      guard Self.append(value, parts[index].form, to: &part) else { return false }
      var length = part.count
      while length >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: length) | 0x80)
        length >>= 7
      }
      bytes.append(UInt8(length))
      bytes += part
    }
    return true
  }

  private static func append(
    _ value: Span<UInt8>, _ form: ColumnCheck.KeyEncoding?, to bytes: inout [UInt8]
  ) -> Bool {
    if let form { return form(value, &bytes) }
    bytes.append(addingCapacity: value.count) { output in
      for index in value.indices { output.append(value[index]) }
    }
    return true
  }

  /// Hashes every key by a hash whose secret is the run's, so that nobody can make up keys that all look alike.
  private mutating func hash() {
    var entries = entries
    self.entries = []
    // SAFETY: each key is a stretch of the bytes, and is read while they are lent.
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
