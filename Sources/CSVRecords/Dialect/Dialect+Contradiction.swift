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

  /// Each two meanings of one byte between which no reader could tell; of the two, the one that is checked later comes
  /// first.
  ///
  /// ```swift
  /// Dialect.contradictions(delimiter: 0x2C, quote: 0x2C)  // [(.quote, .delimiter)]
  /// ```
  public static func contradictions(
    delimiter: UInt8, quote: UInt8? = nil, escape: UInt8? = nil, skipsInitialSpace: Bool = false,
    comment: BytePrefix? = nil
  ) -> [(Meaning, Meaning)] {
    var taken: [(byte: UInt8, meaning: Meaning)] = [(0x0A, .lineEnd), (0x0D, .lineEnd)]
    if skipsInitialSpace { taken.append((0x20, .initialSpace)) }
    var found: [(Meaning, Meaning)] = []
    for case (let byte?, let meaning) in [(delimiter, Meaning.delimiter), (quote, .quote), (escape, .escape)]
    {
      found += taken.filter { $0.byte == byte }.map { (meaning, $0.meaning) }
      taken.append((byte, meaning))
    }
    let comment = comment?.bytes ?? []
    // A space that begins a comment is looked for before one is skipped.
    for (byte, meaning) in taken where comment.contains(byte) && meaning != .initialSpace {
      if !found.contains(where: { $0 == (.comment, meaning) }) { found.append((.comment, meaning)) }
    }
    return found
  }

  /// The same dialect with another delimiter, or `nil` where that byte has another meaning.
  public func separated(by delimiter: UInt8) -> Dialect? {
    let contradictions = Self.contradictions(
      delimiter: delimiter, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment)
    guard contradictions.isEmpty else { return nil }
    return Dialect(
      delimiter: delimiter, quote: quote, doublesQuotes: doublesQuotes, escape: escape,
      skipsInitialSpace: skipsInitialSpace, comment: comment, verbatim: verbatim)
  }
}
