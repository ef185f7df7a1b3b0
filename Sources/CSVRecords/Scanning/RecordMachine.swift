/// CSV byte by byte, exactly: what the faster scanner has to agree with wherever it dares to answer.
///
/// A quote opens a quoted field only as the field's first byte; anywhere else in an unquoted field it is a
/// character. In a quoted field a doubled quote is one; a single one closes, and text after it up to the next
/// separator belongs to the field, quotes included. Every byte has a meaning, so nothing can fail.
struct RecordMachine: ByteMachine {
  enum State {
    case fieldStart
    case unquoted
    case quoted
    /// After a quote inside quotes: either the first of two, or the closing one.
    case quoteInQuoted
    /// In text after a closing quote.
    case afterQuoted
  }

  /// What a byte did.
  enum Event {
    case content
    /// A quote where none opens or closes, or the first byte after a closing quote.
    case stray
    case fieldEnd
    case recordEnd
    /// The LF of a CRLF whose CR has ended the record.
    case lineFeed
  }

  private(set) var state: State
  private var isAfterCarriageReturn: Bool
  private let delimiter: UInt8
  private let quote: UInt8

  init(_ dialect: Dialect, state: State = .fieldStart, isAfterCarriageReturn: Bool = false) {
    self.state = state
    self.isAfterCarriageReturn = isAfterCarriageReturn
    delimiter = dialect.delimiter
    // A delimiter ends a field before anybody asks whether it quotes: then no byte does.
    quote = dialect.quote ?? dialect.delimiter
  }

  /// Whether the bytes so far end inside quotes: at the end of the input, a quote that was never closed.
  var isInQuotes: Bool { state == .quoted }

  /// Whether a LF that came now would belong to the record that has just ended.
  var awaitsLineFeed: Bool { isAfterCarriageReturn }

  mutating func next(_ byte: UInt8) -> Event {
    if isAfterCarriageReturn {
      isAfterCarriageReturn = false
      if byte == 0x0A { return .lineFeed }
    }
    if state == .quoted {
      if byte == quote { state = .quoteInQuoted }
      return .content
    }
    if byte == delimiter {
      state = .fieldStart
      return .fieldEnd
    }
    if byte == 0x0A || byte == 0x0D {
      state = .fieldStart
      isAfterCarriageReturn = byte == 0x0D
      return .recordEnd
    }
    return content(byte)
  }

  /// Moves over a byte as if it were not there.
  mutating func skip() {
    isAfterCarriageReturn = false
  }

  /// Moves over a byte after a quote that has closed, whatever it is.
  mutating func takeTextAfterQuotes() {
    state = .afterQuoted
  }

  private mutating func content(_ byte: UInt8) -> Event {
    switch state {
    case .fieldStart:
      state = byte == quote ? .quoted : .unquoted
      return .content
    case .quoteInQuoted:
      state = byte == quote ? .quoted : .afterQuoted
      return byte == quote ? .content : .stray
    case .unquoted, .afterQuoted:
      return byte == quote ? .stray : .content
    case .quoted:
      return .content
    }
  }
}
