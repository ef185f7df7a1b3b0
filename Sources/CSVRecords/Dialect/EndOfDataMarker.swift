/// An end-of-data marker, with which some programs end a table: the bytes from it on are not part of the
/// table.
public enum EndOfDataMarker: Sendable, Hashable, CaseIterable {
  /// A line that consists of `\.`, as Postgres ends the data of `COPY`.
  case backslashPeriod
  /// The control character U+001A, Ctrl-Z, anywhere, as programs for CP/M and DOS end a text.
  case controlZ

  /// The bytes of the marker.
  package var bytes: [UInt8] {
    switch self {
    case .backslashPeriod: [0x5C, 0x2E]
    case .controlZ: [0x1A]
    }
  }

  /// Returns the marker that is the whole content of a record, its line end excluded; `nil` if the content is
  /// no marker.
  package init?(record: Span<UInt8>) {
    var count = record.count
    while count > 0, record[count - 1] == 0x0A || record[count - 1] == 0x0D { count -= 1 }
    guard 1...2 ~= count else { return nil }
    let found = Self.allCases.first { marker in
      marker.bytes.count == count && marker.bytes.indices.allSatisfy { marker.bytes[$0] == record[$0] }
    }
    guard let found else { return nil }
    self = found
  }
}
