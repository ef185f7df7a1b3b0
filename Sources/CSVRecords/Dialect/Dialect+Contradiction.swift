extension Dialect {
  /// The meaning of a byte in a dialect.
  package enum Meaning: Sendable, Hashable {
    /// The byte between fields.
    case delimiter
    /// The byte around quoted fields.
    case quote
    /// The byte that makes the next byte part of the content.
    case escape
    /// A byte of the comment prefix.
    case comment
    /// CR or LF.
    case lineEnd
    /// A space that is skipped before a field.
    case initialSpace
  }

  /// Returns the pairs of meanings that one byte would have and that no reader could distinguish. In each
  /// pair, the meaning that is checked later is the first.
  ///
  /// ```swift
  /// Dialect.contradictions(delimiter: 0x2C, quote: 0x2C)  // [(.quote, .delimiter)]
  /// ```
  package static func contradictions(
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
    // A comment prefix is recognized before spaces are skipped.
    for (byte, meaning) in taken where comment.contains(byte) && meaning != .initialSpace {
      if !found.contains(where: { $0 == (.comment, meaning) }) { found.append((.comment, meaning)) }
    }
    return found
  }

  /// Whether no byte would have two meanings, which a dialect with these properties requires.
  ///
  /// ```swift
  /// Dialect.isUnambiguous(delimiter: 0x2C, quote: 0x2C)  // false
  /// ```
  public static func isUnambiguous(
    delimiter: UInt8, quote: UInt8? = nil, escape: UInt8? = nil, skipsInitialSpace: Bool = false,
    comment: BytePrefix? = nil
  ) -> Bool {
    contradictions(
      delimiter: delimiter, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment
    ).isEmpty
  }

  /// Returns the dialect with another delimiter, or `nil` if that byte has another meaning.
  public func separated(by delimiter: UInt8) -> Dialect? { with(delimiter: delimiter, quote: quote) }

  /// Returns the dialect with another delimiter and quote character, or `nil` if a byte would have two meanings.
  package func with(delimiter: UInt8, quote: UInt8?) -> Dialect? {
    let contradictions = Self.contradictions(
      delimiter: delimiter, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment)
    guard contradictions.isEmpty else { return nil }
    let dialect = Dialect(
      delimiter: delimiter, quote: quote, doublesQuotes: doublesQuotes, escape: escape,
      escapesControls: escapesControls, skipsInitialSpace: skipsInitialSpace, comment: comment,
      nullSequence: nullSequence)
    return allowsSpacesAfterQuote ? dialect.allowingSpacesAfterQuote : dialect
  }
}
