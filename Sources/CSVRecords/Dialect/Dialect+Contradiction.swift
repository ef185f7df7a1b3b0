extension Dialect {
  /// The meaning of a byte in a dialect.
  package enum Meaning: Sendable, Hashable {
    /// A byte of the delimiter.
    case delimiter
    /// The widths of fields, which have neither quotes nor escapes.
    case widths
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
  /// Dialect.contradictions(separator: .delimiter(BytePrefix(0x2C)), quote: 0x2C)  // [(.quote, .delimiter)]
  /// ```
  package static func contradictions(
    separator: FieldSeparator, quote: UInt8? = nil, escape: UInt8? = nil, skipsInitialSpace: Bool = false,
    comment: BytePrefix? = nil
  ) -> [(Meaning, Meaning)] {
    var taken: [(byte: UInt8, meaning: Meaning)] = [(0x0A, .lineEnd), (0x0D, .lineEnd)]
    if skipsInitialSpace { taken.append((0x20, .initialSpace)) }
    var found: [(Meaning, Meaning)] = []
    let delimiter = Set(separator.delimiter).sorted()
    for byte in delimiter { found += taken.filter { $0.byte == byte }.map { (.delimiter, $0.meaning) } }
    taken += delimiter.map { ($0, .delimiter) }
    for case (let byte?, let meaning) in [(quote, Meaning.quote), (escape, .escape)] {
      if delimiter.isEmpty { found.append((meaning, .widths)) }
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

  /// Whether no byte would have two meanings, and fields of fixed width no quotes and escapes, which a dialect with these properties
  /// requires.
  ///
  /// ```swift
  /// Dialect.isUnambiguous(separator: .delimiter(BytePrefix(0x2C)), quote: 0x2C)  // false
  /// ```
  public static func isUnambiguous(
    separator: FieldSeparator, quote: UInt8? = nil, escape: UInt8? = nil, skipsInitialSpace: Bool = false,
    comment: BytePrefix? = nil
  ) -> Bool {
    contradictions(
      separator: separator, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment
    ).isEmpty
  }

  /// Returns the dialect with another delimiter, or `nil` if that byte has another meaning.
  public func separated(by delimiter: UInt8) -> Dialect? { with(delimiter: delimiter, quote: quote) }

  /// Returns the dialect with another delimiter and quote character, or `nil` if a byte would have two meanings.
  package func with(delimiter: UInt8, quote: UInt8?) -> Dialect? {
    let separator = FieldSeparator.delimiter(BytePrefix(delimiter))
    let contradictions = Self.contradictions(
      separator: separator, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace,
      comment: comment)
    guard contradictions.isEmpty else { return nil }
    let dialect = Dialect(
      separator: separator, quote: quote, doublesQuotes: doublesQuotes, escape: escape,
      escapesControls: escapesControls, skipsInitialSpace: skipsInitialSpace, comment: comment,
      nullSequence: nullSequence)
    return allowsSpacesAfterQuote ? dialect.allowingSpacesAfterQuote : dialect
  }
}
