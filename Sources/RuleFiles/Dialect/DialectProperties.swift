package import CSVRecords

/// The properties of a dialect that a rule file or a command line names; `nil` for those that it does not.
package struct DialectProperties: Sendable, Hashable {
  /// A quote character, or that no field is quoted.
  package enum Quote: Sendable, Hashable {
    case character(UInt8)
    case none
  }

  package var preset: DialectPreset?
  /// The delimiter, or the widths of fields.
  package var separator: FieldSeparator?
  package var quote: Quote?
  package var doublesQuotes: Bool?
  package var escape: UInt8?
  package var skipsInitialSpace: Bool?
  package var comment: BytePrefix?

  package init() {}

  /// Returns these properties and, for those that are not named, the others.
  package func over(_ other: DialectProperties) -> DialectProperties {
    var all = self
    all.preset = preset ?? other.preset
    all.separator = separator ?? other.separator
    all.quote = quote ?? other.quote
    all.doublesQuotes = doublesQuotes ?? other.doublesQuotes
    all.escape = escape ?? other.escape
    all.skipsInitialSpace = skipsInitialSpace ?? other.skipsInitialSpace
    all.comment = comment ?? other.comment
    return all
  }

  /// The text of an absent value in the preset; `nil` for none.
  package var nullSequence: String? { presetEscape == nil ? nil : #"\N"# }

  /// The escape of the preset. Postgres has none if fields are quoted.
  private var presetEscape: UInt8? {
    switch preset {
    case .mysql: 0x5C
    case .postgres: isQuoted ? nil : 0x5C
    case .excel, .dos, nil: nil
    }
  }

  private var isQuoted: Bool { if case .character = quote { true } else { false } }

  /// The bytes with a meaning, with the defaults of the preset.
  private var bytes: (separator: FieldSeparator, quote: UInt8?, escape: UInt8?) {
    let isText = preset == .mysql || preset == .postgres
    let quoteByte: UInt8? =
      switch quote {
      case .character(let byte): byte
      case .some(.none): nil
      case nil: isText || separator?.size == 0 ? nil : UInt8(ascii: "\"")
      }
    let usesTabs = preset == .mysql || (preset == .postgres && !isQuoted)
    let usual = FieldSeparator.delimiter(BytePrefix(usesTabs ? 0x09 : 0x2C))
    return (separator ?? usual, quoteByte, escape ?? presetEscape)
  }

  /// The pairs of meanings that one byte would have.
  package var contradictions: [(Dialect.Meaning, Dialect.Meaning)] {
    let (separator, quote, escape) = bytes
    return Dialect.contradictions(
      separator: separator, quote: quote, escape: escape, skipsInitialSpace: skipsInitialSpace ?? false,
      comment: comment)
  }

  /// Returns the dialect.
  ///
  /// - Parameter nullSequence: The content of a field that is not unescaped, if it is not that of the preset.
  /// - Precondition: There are no ``contradictions``.
  package func dialect(nullSequence: BytePrefix? = nil) -> Dialect {
    let (separator, quote, escape) = bytes
    return Dialect(
      separator: separator, quote: quote, doublesQuotes: doublesQuotes ?? true, escape: escape,
      escapesControls: escape != nil && escape == presetEscape, skipsInitialSpace: skipsInitialSpace ?? false,
      comment: comment, nullSequence: nullSequence ?? self.nullSequence.flatMap { BytePrefix($0.utf8) })
  }
}
