internal import Bytes

/// A record that does not meet a requirement of its group.
struct GroupRejection: Sendable {
  /// The number of the requirement among those of the group.
  let requirement: Int
  private let rejected: RejectedRecord

  /// The number of the record, counted through all inputs of the table.
  var record: Int { rejected.record }
  /// The nearest of the earlier records with which it breaks the requirement; `nil` if there is none.
  var other: KeyIndex.Origin? { rejected.origin }

  init(_ record: Int, breaks requirement: Int, with other: KeyIndex.Origin?) {
    (self.requirement, rejected) = (requirement, RejectedRecord(record, other))
  }

  func append(to bytes: inout [UInt8]) {
    LEB128.append(requirement, to: &bytes)
    rejected.append(to: &bytes)
  }

  /// Reads the rejection at an offset, and moves the offset behind it; returns `nil` if it does not end before the end.
  init?(in bytes: Span<UInt8>, at offset: inout Int) {
    guard let requirement = LEB128.number(in: bytes, at: &offset),
      let rejected = RejectedRecord(in: bytes, at: &offset)
    else { return nil }
    (self.requirement, self.rejected) = (requirement, rejected)
  }
}
