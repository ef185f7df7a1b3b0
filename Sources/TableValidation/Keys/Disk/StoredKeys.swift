internal import Bytes
internal import FileOutput

/// Writes the keys of one part of an index to streams by further bits of their hashes, so that each stream can be decided by itself.
///
/// A key is its length, its bytes, the number of its record, and the difference between its line and that number; the numbers are in
/// ``LEB128``.
final class StoredKeys: KeyStore, @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: keys are added in turns (`PartTurns`).

  /// The number of bits of a hash that choose the stream, after those that have been used.
  static let streamBits = 4

  private var streams: [ScratchStream]
  /// The number of bits of a hash that all keys have in common.
  private let usedBits: Int
  /// The number of the last record whose key is among the first ones; keys of records up to it are not inserted again.
  private let last: Int

  /// - Parameter usedBits: The number of bits of a hash that all keys have in common.
  init(in file: ScratchFile, usedBits: Int, after last: Int = 0) {
    streams = (0..<1 << Self.streamBits).map { _ in ScratchStream(in: file) }
    (self.usedBits, self.last) = (usedBits, last)
  }

  /// Returns what keys are added to, by part of an index.
  static func parts(in file: ScratchFile) -> [StoredKeys] {
    (0..<KeyIndex.partCount).map { _ in StoredKeys(in: file, usedBits: Int(KeyIndex.partBits)) }
  }

  func insert(
    _ keys: Span<KeyEntry>, in bytes: Span<UInt8>, ofBatch _: Int, _ origins: KeyOrigins,
    repeated: inout [KeyRepeat]
  ) throws(FileError) -> Int {
    for index in keys.indices {
      let key = keys[index]
      let origin = origins[key.position]
      if origin.record > last { try add(bytes.extracting(key.range), hash: key.hash, origin) }
    }
    return 0
  }

  /// Writes a key.
  func add(_ key: Span<UInt8>, hash: UInt64, _ origin: KeyIndex.Origin) throws(FileError) {
    let stream = Int(truncatingIfNeeded: (hash << UInt64(usedBits)) >> UInt64(64 - Self.streamBits))
    try streams[stream].append { bytes in
      LEB128.append(key.count, to: &bytes)
      bytes.append(key)
      LEB128.append(origin.record, to: &bytes)
      LEB128.append(origin.line - origin.record, to: &bytes)
    }
  }

  /// Writes the last keys, and returns the streams.
  func finish() throws(FileError) -> [ScratchStream] {
    for index in streams.indices { try streams[index].finish() }
    return streams
  }
}
