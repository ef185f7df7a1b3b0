internal import FileOutput

/// The keys of one part of an index that have been compared on disk: of later records, those that have a key again are known.
final class DecidedKeys: KeyStore, @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: keys are compared in turns (`PartTurns`).

  /// The records of each stream.
  private var records: [RejectedRecords]
  /// The index of the stream whose next record is the first one of all; `nil` at the end of all streams.
  private var first: Int?

  /// - Parameters:
  ///   - streams: Streams of records whose keys earlier ones have, in ascending order in each.
  ///   - blockSize: The number of bytes that are read at a time.
  init(_ streams: [ScratchStream], blockSize: Int) throws(FileError) {
    records = streams.map { RejectedRecords($0, blockSize: blockSize) }
    for index in records.indices { try records[index].advance() }
    findFirst()
  }

  func insert(
    _ keys: Span<KeyEntry>, in bytes: Span<UInt8>, ofBatch _: Int, _ origins: KeyOrigins,
    repeated: inout [KeyRepeat]
  ) throws(FileError) -> Int {
    for index in keys.indices {
      let position = keys[index].position
      let number = origins[position].record
      while let first, let next = records[first].next, next.record <= number {
        if next.record == number { repeated.append(KeyRepeat(position: position, origin: next.origin)) }
        try records[first].advance()
        findFirst()
      }
    }
    return 0
  }

  private func findFirst() {
    first = nil
    var lowest = Int.max
    for index in records.indices {
      if let record = records[index].next?.record, record < lowest { (first, lowest) = (index, record) }
    }
  }
}
