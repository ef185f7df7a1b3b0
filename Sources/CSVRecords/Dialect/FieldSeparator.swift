/// What separates the fields of a record: a delimiter between them, or their widths.
///
/// ```swift
/// FieldSeparator.delimiter(BytePrefix("||".utf8)!)
/// FieldSeparator.widths(FieldWidths([10, 5, 8])!)
/// ```
public enum FieldSeparator: Sendable, Hashable {
  /// One to eight bytes between fields. The leftmost match separates: `|||` is the delimiter `||` and content that begins with `|`.
  case delimiter(BytePrefix)
  /// The widths of fields that have nothing between them. Spaces (U+0020) at the end of a field are not part of it.
  case widths(FieldWidths)

  /// The bytes of the delimiter; none for widths.
  public var delimiter: [UInt8] {
    switch self {
    case .delimiter(let delimiter): delimiter.bytes
    case .widths: []
    }
  }

  /// The number of bytes between two fields of a record: 0 for widths.
  package var size: Int {
    switch self {
    case .delimiter(let delimiter): delimiter.count
    case .widths: 0
    }
  }

  /// The delimiter if it is one byte.
  package var byte: UInt8? {
    guard case .delimiter(let delimiter) = self, delimiter.count == 1 else { return nil }
    return delimiter[0]
  }
}
