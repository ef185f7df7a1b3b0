internal import FileOutput

/// Finds the keys of a stream that are equal to earlier ones, or that refer to none of another stream, in memory, and writes the records
/// that have them.
///
/// If the different keys of a stream take more memory than is available, the stream is divided by further bits of the hashes.
struct KeyDecision: Sendable {
  let file: ScratchFile
  /// The maximum memory of the keys of a stream in bytes.
  let memory: Int

  /// The number of bits of a hash that are left for the search of a key.
  private static let searchBits = 29

  /// Decides a stream, whose blocks are freed.
  ///
  /// - Parameters:
  ///   - references: The keys to which those of the stream refer; `nil` if they are compared with each other.
  ///   - usedBits: The number of bits of a hash that all keys of the stream have in common.
  /// - Returns: Streams of the records whose keys are rejected, in ascending order in each.
  /// - Throws: `FileError`.
  func decide(
    _ stream: ScratchStream, referringTo references: ScratchStream? = nil, usedBits: Int
  ) throws(FileError) -> [ScratchStream] {
    var (stream, references, rejected) = (stream, references, ScratchStream(in: file))
    let part = KeyPart(KeyRegions(), SpareTable())
    let fits = try insert(references ?? stream, into: part, usedBits: usedBits) {
      record, origin throws(FileError) in
      guard references == nil else { return }
      try rejected.append { RejectedRecord(record, origin).append(to: &$0) }
    }
    guard fits else {
      rejected.remove()
      return try divide(&stream, &references, usedBits: usedBits)
    }
    if references != nil { try findMissing(stream, in: part, usedBits: usedBits, &rejected) }
    stream.remove()
    references?.remove()
    try rejected.finish()
    return rejected.count > 0 ? [rejected] : []
  }

  /// Inserts the keys of a stream; returns `false` if they take too much memory, and can be divided.
  ///
  /// - Parameter repeat: Called with each record whose key is there already, and the first record that has it.
  private func insert(
    _ stream: ScratchStream, into part: KeyPart, usedBits: Int,
    repeat: (Int, KeyIndex.Origin?) throws(FileError) -> Void
  ) throws(FileError) -> Bool {
    let canBeDivided = usedBits + StoredKeys.streamBits + Self.searchBits <= 64
    var batch = StoredBatch(usedBits: usedBits)
    var reader = ScratchReader(stream, blockSize: file.blockSize)
    var (price, repeated) = (0, [KeyRepeat]())
    while try reader.readMore() {
      batch.read(from: &reader)
      repeated.removeAll(keepingCapacity: true)
      let bytes = try part.insert(
        batch.keys.span, in: batch.bytes.span, KeyOrigins(batch.origins), repeated: &repeated)
      price += bytes + (batch.keys.count - repeated.count) * KeyIndex.costOfKey
      if price > memory, canBeDivided { return false }
      for key in repeated { try `repeat`(batch.origins[key.position].record, key.origin) }
    }
    return true
  }

  /// Writes the records whose keys a part does not have.
  private func findMissing(
    _ stream: ScratchStream, in part: KeyPart, usedBits: Int, _ rejected: inout ScratchStream
  ) throws(FileError) {
    var batch = StoredBatch(usedBits: usedBits)
    var reader = ScratchReader(stream, blockSize: file.blockSize)
    var missing: [KeyRepeat] = []
    while try reader.readMore() {
      batch.read(from: &reader)
      missing.removeAll(keepingCapacity: true)
      part.findMissing(batch.keys.span, in: batch.bytes.span, missing: &missing)
      for key in missing {
        try rejected.append { RejectedRecord(batch.origins[key.position].record, nil).append(to: &$0) }
      }
    }
  }

  private func divide(
    _ stream: inout ScratchStream, _ references: inout ScratchStream?, usedBits: Int
  ) throws(FileError) -> [ScratchStream] {
    let streams = try parts(of: &stream, usedBits: usedBits)
    let referred: [ScratchStream]? =
      if var present = references { try parts(of: &present, usedBits: usedBits) } else { nil }
    var rejected: [ScratchStream] = []
    for (number, stream) in streams.enumerated() {
      rejected += try decide(
        stream, referringTo: referred?[number], usedBits: usedBits + StoredKeys.streamBits)
    }
    return rejected
  }

  private func parts(of stream: inout ScratchStream, usedBits: Int) throws(FileError) -> [ScratchStream] {
    let parts = StoredKeys(in: file, usedBits: usedBits)
    var batch = StoredBatch(usedBits: 0)
    var reader = ScratchReader(stream, blockSize: file.blockSize)
    var none: [KeyRepeat] = []
    while try reader.readMore() {
      batch.read(from: &reader)
      _ = try parts.insert(batch.keys.span, in: batch.bytes.span, KeyOrigins(batch.origins), repeated: &none)
    }
    stream.remove()
    return try parts.finish()
  }
}
