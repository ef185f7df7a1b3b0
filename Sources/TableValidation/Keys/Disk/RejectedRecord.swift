/// A record whose key an earlier record has, or whose foreign key refers to no record, as it is written to a stream: its number, and the
/// differences to the number and the line of the earlier one, of which there is none if the number is the same.
struct RejectedRecord {
  let record: Int
  /// The first record that has the key; `nil` for a foreign key.
  let origin: KeyIndex.Origin?

  init(_ record: Int, _ origin: KeyIndex.Origin?) {
    (self.record, self.origin) = (record, origin)
  }

  func append(to bytes: inout [UInt8]) {
    LEB128.append(record, to: &bytes)
    LEB128.append(origin.map { record - $0.record } ?? 0, to: &bytes)
    LEB128.append(origin.map { $0.line - $0.record } ?? 0, to: &bytes)
  }

  /// Reads the record at an offset, and moves the offset behind it; returns `nil` if it does not end before the end.
  init?(in bytes: Span<UInt8>, at offset: inout Int) {
    guard let record = LEB128.number(in: bytes, at: &offset),
      let distance = LEB128.number(in: bytes, at: &offset),
      let difference = LEB128.number(in: bytes, at: &offset)
    else { return nil }
    let first = record - distance
    self.record = record
    origin = distance == 0 ? nil : KeyIndex.Origin(record: first, line: first + difference)
  }
}
