/// How a record differs from most others by its first bytes.
enum SpecialRecord {
  /// It is the header again, with or without a byte-order mark, and so no record.
  case header
  /// A byte-order mark is before it.
  case marked
  /// It is a comment after a byte-order mark, and so no record.
  case markedComment
}
