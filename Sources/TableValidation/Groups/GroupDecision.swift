internal import FileOutput

/// Finds the records of streams that do not meet a requirement of their group, in memory, and writes their rejections.
///
/// A stream that takes more memory than is available is divided by further bits of the hashes.
struct GroupDecision: Sendable {
  /// The number of further bits of a hash by which a stream is divided.
  private static let dividingBits = 4
  /// The number of bits of a hash that are left for the search of a key.
  private static let searchBits = 29

  let file: ScratchFile
  let group: PlannedGroup
  /// The maximum memory of the records of a stream in bytes.
  let memory: Int

  /// Decides a stream, whose blocks are freed.
  ///
  /// - Parameter usedBits: The number of bits of a hash that all keys of the stream have in common.
  /// - Returns: Streams of rejections, in ascending order in each.
  /// - Throws: `FileError`; ``GroupMemoryError`` if one group takes more memory than is available.
  func decide(_ stream: ScratchStream, usedBits: Int) throws -> [ScratchStream] {
    var stream = stream
    guard try fits(stream) else {
      guard group.key != nil, usedBits + Self.dividingBits + Self.searchBits <= 64 else {
        throw GroupMemoryError(group: group.number, memory: memory)
      }
      return try divide(&stream, usedBits: usedBits)
    }
    let records = try GroupRecords(stream, slotCount: group.slots.count, usedBits: usedBits)
    stream.remove()
    var check = GroupCheck(group, records)
    for range in records.groups { check.check(range) }
    guard !check.rejections.isEmpty else { return [] }
    var rejected = ScratchStream(in: file)
    let sorted = check.rejections.sorted { ($0.record, $0.requirement) < ($1.record, $1.requirement) }
    for rejection in sorted { try rejected.append { rejection.append(to: &$0) } }
    try rejected.finish()
    return [rejected]
  }

  /// Whether the records of a stream fit into the memory. They are counted only if as many as the stream may have do not.
  func fits(_ stream: ScratchStream) throws(FileError) -> Bool {
    // A record has at least a byte for its key, its number, its line and each value.
    let largestCount = stream.count / (3 + group.slots.count)
    if cost(of: largestCount, in: stream) <= memory { return true }
    return try cost(of: count(stream), in: stream) <= memory
  }

  /// The memory that a number of records takes, those of a stream.
  private func cost(of count: Int, in stream: ScratchStream) -> Int {
    stream.count + count * (GroupRecords.costOfRecord + group.slots.count * GroupRecords.costOfValue)
  }

  private func count(_ stream: ScratchStream) throws(FileError) -> Int {
    var reader = StoredGroupReader(stream, slotCount: group.slots.count, blockSize: file.blockSize)
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }

  private func divide(_ stream: inout ScratchStream, usedBits: Int) throws -> [ScratchStream] {
    var parts = (0..<1 << Self.dividingBits).map { _ in ScratchStream(in: file) }
    var reader = StoredGroupReader(stream, slotCount: group.slots.count, blockSize: file.blockSize)
    while let record = try reader.next() {
      let part = Int(truncatingIfNeeded: (record.hash << UInt64(usedBits)) >> UInt64(64 - Self.dividingBits))
      try parts[part].append { $0 += record.bytes }
    }
    stream.remove()
    var rejected: [ScratchStream] = []
    for var part in parts where part.count > 0 {
      try part.finish()
      rejected += try decide(part, usedBits: usedBits + Self.dividingBits)
    }
    return rejected
  }
}

/// An error: one group has more records than fit into the memory for them.
struct GroupMemoryError: Error, CustomStringConvertible {
  /// The number of the group in the rule file.
  let group: Int
  let memory: Int

  var description: String {
    "a group of 'table.groups[\(group)]' takes more than \(memory) bytes, a part of --unique-memory; raise it"
  }
}
