/// The keys of a batch of records, divided among the parts of an index by their hashes, in the order of the records within each part.
struct KeyBatch {
  /// The keys, part by part.
  private var entries: [KeyEntry] = []
  /// The index of the first key of each part, and the number of keys.
  private var starts = [Int](repeating: 0, count: KeyIndex.partCount + 1)

  /// The number of keys.
  var count: Int { starts[KeyIndex.partCount] }

  /// Replaces the keys.
  mutating func divide(_ keys: [KeyEntry]) {
    while entries.count < keys.count { entries.append(KeyEntry(position: 0, 0..<0, hash: 0)) }
    // The number of keys of each part, then the index of the next one.
    var next = [Int](repeating: 0, count: KeyIndex.partCount + 1)
    for key in keys { next[KeyIndex.part(of: key.hash) &+ 1] &+= 1 }
    for part in 0..<KeyIndex.partCount { next[part + 1] += next[part] }
    starts = next
    for key in keys {
      let part = KeyIndex.part(of: key.hash)
      entries[next[part]] = key
      next[part] &+= 1
    }
  }

  /// Calls the closure with the keys of a part.
  @inline(__always)
  func withKeys<Value, Failure>(
    ofPart part: Int, _ body: (Span<KeyEntry>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try body(entries.span.extracting(starts[part]..<starts[part + 1]))
  }
}
