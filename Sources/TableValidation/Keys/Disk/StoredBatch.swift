internal import Bytes

/// The keys that have been read from a stream at a time.
struct StoredBatch {
  private(set) var keys: [KeyEntry] = []
  private(set) var origins: [KeyIndex.Origin] = []
  /// The bytes that contain the keys.
  private(set) var bytes: [UInt8] = []
  /// The number of bits of a hash that all keys have in common, which are not among those of ``keys``.
  private let usedBits: UInt64
  private let hash = KeyHash.random

  init(usedBits: Int) {
    self.usedBits = UInt64(usedBits)
  }

  /// Replaces the keys by those that a reader has, up to the last whole one.
  mutating func read(from reader: inout ScratchReader) {
    bytes.removeAll(keepingCapacity: true)
    bytes += reader.buffer[reader.unread]
    reader.skip(findKeys())
  }

  /// Finds the keys in the bytes, and returns the end of the last whole one.
  private mutating func findKeys() -> Int {
    var (keys, origins): ([KeyEntry], [KeyIndex.Origin]) = ([], [])
    swap(&keys, &self.keys)
    swap(&origins, &self.origins)
    defer { (self.keys, self.origins) = (keys, origins) }
    keys.removeAll(keepingCapacity: true)
    origins.removeAll(keepingCapacity: true)
    let bytes = bytes.span
    var end = 0
    while true {
      var offset = end
      guard let count = LEB128.number(in: bytes, at: &offset), count <= bytes.count - offset else {
        return end
      }
      let range = offset..<offset + count
      offset += count
      guard let record = LEB128.number(in: bytes, at: &offset),
        let difference = LEB128.number(in: bytes, at: &offset)
      else { return end }
      // The first bits of the hash are those of a part in memory, which are not compared there.
      let hash = hash(bytes.extracting(range)) << (usedBits - min(usedBits, KeyIndex.partBits))
      keys.append(KeyEntry(position: keys.count, range, hash: hash))
      origins.append(KeyIndex.Origin(record: record, line: record + difference))
      end = offset
    }
  }
}
