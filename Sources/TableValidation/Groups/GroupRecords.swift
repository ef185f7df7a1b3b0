internal import Bytes
internal import FileOutput

/// The records of a stream in memory, group by group, in each in the order of the files.
struct GroupRecords {
  /// The value of a slot: a range of the bytes, or none.
  private struct Value {
    let start: Int
    /// The number of bytes; -1 for an absent value, and -2 for none.
    let count: Int32
  }

  /// What a record takes besides its bytes: its key while the groups are found, its origin, its place, and each of its values.
  static let costOfRecord =
    MemoryLayout<Range<Int>>.stride + MemoryLayout<KeyEntry>.stride + MemoryLayout<KeyIndex.Origin>.stride
    + 4 * MemoryLayout<Int32>.stride
  static let costOfValue = MemoryLayout<Value>.stride

  let origins: [KeyIndex.Origin]
  /// The indices of the records, group by group.
  let members: [Int32]
  /// The ranges of the groups among ``members``.
  let groups: [Range<Int>]
  private let values: [Value]
  private let bytes: [UInt8]
  private let slotCount: Int

  /// Reads all records of a stream.
  ///
  /// - Parameters:
  ///   - slotCount: The number of values of a record.
  ///   - usedBits: The number of bits of a hash that all keys of the stream have in common.
  init(_ stream: ScratchStream, slotCount: Int, usedBits: Int) throws(FileError) {
    self.slotCount = slotCount
    var bytes = [UInt8](repeating: 0, count: stream.count)
    var read = 0
    while read < stream.count {
      read += try stream.read(from: read, into: &bytes, at: read..<stream.count)
    }
    self.bytes = bytes
    var keys: [Range<Int>]
    (keys, origins, values) = Self.records(in: bytes.span, slotCount: slotCount)
    (members, groups) = Self.divided(try Self.groupNumbers(of: keys, in: bytes.span, usedBits: usedBits))
  }

  /// Returns the ranges of the keys of the records, their origins and their values.
  private static func records(
    in bytes: Span<UInt8>, slotCount: Int
  ) -> (keys: [Range<Int>], origins: [KeyIndex.Origin], values: [Value]) {
    var (keys, origins, values) = ([Range<Int>](), [KeyIndex.Origin](), [Value]())
    var offset = 0
    func number() -> Int { LEB128.number(in: bytes, at: &offset) ?? 0 }
    while offset < bytes.count {
      let count = number()
      keys.append(offset..<offset + count)
      offset += count
      let record = number()
      origins.append(KeyIndex.Origin(record: record, line: record + number()))
      for _ in 0..<slotCount {
        let count = number() - StoredGroup.absentValue - 1
        values.append(Value(start: offset, count: Int32(count)))
        offset += max(0, count)
      }
    }
    return (keys, origins, values)
  }

  /// Returns the index of the first record with the key of each.
  private static func groupNumbers(
    of keys: [Range<Int>], in bytes: Span<UInt8>, usedBits: Int
  ) throws(FileError) -> [Int32] {
    guard keys.contains(where: { !$0.isEmpty }) else { return [Int32](repeating: 0, count: keys.count) }
    let part = KeyPart(KeyRegions(), SpareTable())
    let (hash, shift) = (KeyHash.random, UInt64(usedBits) - KeyIndex.partBits)
    var (entries, repeated) = ([KeyEntry](), [KeyRepeat]())
    for (index, range) in keys.enumerated() {
      entries.append(KeyEntry(position: index, range, hash: hash(bytes.extracting(range)) << shift))
    }
    _ = try part.insert(
      entries.span, in: bytes, KeyOrigins(following: .init(record: 1, line: 1)), repeated: &repeated)
    var first = (0..<Int32(keys.count)).map { $0 }
    for key in repeated { first[key.position] = Int32((key.origin?.record ?? 1) - 1) }
    return first
  }

  /// Returns the indices of records sorted by their groups, which are given by their first records, and the ranges of the groups.
  private static func divided(_ first: [Int32]) -> (members: [Int32], groups: [Range<Int>]) {
    var counts = [Int](repeating: 0, count: first.count)
    for group in first { counts[Int(group)] += 1 }
    var (next, groups) = (0, [Range<Int>]())
    for group in counts.indices where counts[group] > 0 {
      groups.append(next..<next + counts[group])
      (next, counts[group]) = (next + counts[group], next)
    }
    var members = [Int32](repeating: 0, count: first.count)
    for (record, group) in first.enumerated() {
      members[counts[Int(group)]] = Int32(record)
      counts[Int(group)] += 1
    }
    return (members, groups)
  }

  /// Whether a record has a value, absent or not, in a slot.
  func hasValue(_ record: Int32, _ slot: Int) -> Bool { value(record, slot).count > -2 }

  /// Whether the value of a slot is absent.
  func isAbsent(_ record: Int32, _ slot: Int) -> Bool { value(record, slot).count == -1 }

  /// Whether a record has a value in a slot that is not absent.
  func isPresent(_ record: Int32, _ slot: Int) -> Bool { value(record, slot).count >= 0 }

  /// Returns the range of a value that is present.
  private func range(_ record: Int32, _ slot: Int) -> Range<Int> {
    let value = value(record, slot)
    return value.start..<value.start + Int(value.count)
  }

  private func value(_ record: Int32, _ slot: Int) -> Value { values[Int(record) * slotCount + slot] }

  /// Returns the order of two values that are present, given by their records and slots: -1, 0 or 1.
  func order(_ first: (record: Int32, slot: Int), _ second: (record: Int32, slot: Int)) -> Int {
    let span = bytes.span
    return span.extracting(range(first.record, first.slot))
      .order(relativeTo: span.extracting(range(second.record, second.slot)))
  }

  /// Returns the first bytes of a value that is present as a number that has their order.
  func prefix(_ record: Int32, _ slot: Int) -> UInt64 {
    let range = range(record, slot)
    let span = bytes.span
    if range.count >= 8 { return span.word(at: range.lowerBound).byteSwapped }
    var number: UInt64 = 0
    for index in range { number = number << 8 | UInt64(span[index]) }
    return range.isEmpty ? 0 : number << UInt64(64 - 8 * range.count)
  }

  /// Whether a value that is present is the byte 1: a condition that is met.
  func isTrue(_ record: Int32, _ slot: Int) -> Bool { bytes[range(record, slot).lowerBound] == 1 }
}
