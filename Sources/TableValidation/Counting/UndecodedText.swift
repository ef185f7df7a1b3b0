internal import Bytes

/// The first records of an input that are not UTF-8, from which the encoding can be guessed.
///
/// Workers collect them for their chunks. What remains is the same in whatever order the chunks are added.
struct UndecodedText: Sendable {
  /// The number of bytes from which on no further records are kept.
  private static let limit = 32 << 10

  private var records: [(offset: Int, bytes: [UInt8])] = []
  private var size = 0

  var isFull: Bool { size >= Self.limit }

  /// The bytes of the records, each with a line end.
  var bytes: [UInt8] { records.flatMap { $0.bytes + [0x0A] } }

  /// Adds a record, whose offset in the input is greater than those before.
  mutating func add(_ record: [UInt8], at offset: Int) {
    guard !isFull else { return }
    records.append((offset, Array(record.prefix(Self.limit))))
    size += min(record.count, Self.limit)
  }

  /// Adds the records of another part of the input.
  mutating func add(_ other: UndecodedText) {
    guard !other.records.isEmpty else { return }
    let all = (records + other.records).ordered { $0.offset < $1.offset }
    (records, size) = ([], 0)
    for record in all { add(record.bytes, at: record.offset) }
  }
}
