extension Dialect {
  /// What a byte may mean.
  public enum Meaning: Sendable, Hashable {
    case delimiter
    case quote
    case escape
    /// A byte of what a comment begins with.
    case comment
    /// CR or LF.
    case lineEnd
    /// A space that is skipped before a field.
    case initialSpace
  }

  /// Two meanings of one byte between which no reader could tell, or `nil`; the first is what would have to change.
  ///
  /// ```swift
  /// Dialect.contradiction(delimiter: 0x2C, quote: 0x2C)  // (.quote, .delimiter)
  /// ```
  public static func contradiction(
    delimiter: UInt8, quote: UInt8? = nil, escape: UInt8? = nil, skipsInitialSpace: Bool = false,
    comment: Marker? = nil
  ) -> (Meaning, Meaning)? {
    var taken: [(byte: UInt8, meaning: Meaning)] = [(0x0A, .lineEnd), (0x0D, .lineEnd)]
    var asked: [(byte: UInt8, meaning: Meaning)] = [(delimiter, .delimiter)]
    if skipsInitialSpace { taken.append((0x20, .initialSpace)) }
    if let quote { asked.append((quote, .quote)) }
    if let escape { asked.append((escape, .escape)) }
    for (byte, meaning) in asked {
      if let other = taken.first(where: { $0.byte == byte }) { return (meaning, other.meaning) }
      taken.append((byte, meaning))
    }
    for byte in comment?.bytes ?? [] {
      let other = taken.first { $0.byte == byte && $0.meaning != .initialSpace }
      if let other { return (.comment, other.meaning) }
    }
    return nil
  }
}
