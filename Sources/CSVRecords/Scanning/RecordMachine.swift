internal import Bytes

/// A state machine that reads CSV byte by byte; ``StructureScanner`` has the same results in the blocks that it can scan.
///
/// A quote opens a quoted field only as the field's first byte; anywhere else in an unquoted field it is part of the content.
/// In a quoted field a doubled quote is one quote; a single quote closes the field, and text after it up to the next separator
/// belongs to the field, quotes included. Every byte has a meaning in every state, so that reading cannot fail.
///
/// A byte-order mark at the start of a record is before its first field, so that a quote after it opens that field.
///
/// It defines what bytes mean. A change begins here, then in the simple parser of the tests, then in the masks; the random tests
/// compare the three.
struct RecordMachine: ByteMachine {
  enum State {
    /// The start of a record, where a byte-order mark may be.
    case recordStart
    /// The bytes of a record so far are the first one, or the first two, of a byte-order mark.
    case mark1
    case mark2
    case fieldStart
    case unquoted
    case quoted
    /// The byte after a quote in quotes, which is either the first of two or the closing one.
    case quoteInQuoted
    /// Spaces after a closing quote that are not reported.
    case spaceAfterQuoted
    /// Text after a closing quote.
    case afterQuoted
  }

  /// The effect of a byte.
  enum Event {
    case content
    /// A quote that neither opens nor closes a field, or the first byte of text after a closing quote.
    case stray
    case fieldEnd
    case recordEnd
    /// The LF of a CRLF whose CR has ended the record.
    case lineFeed
  }

  private(set) var state: State
  private var isAfterCarriageReturn: Bool
  /// The delimiter and the quote character; without one, a LF, which ends the record before it is compared with them.
  private let delimiter: UInt8
  private let quote: UInt8
  /// The state after the end of a record.
  private let start: State

  /// - Parameter state: The state in which the machine begins; by default at the start of a record.
  init(_ dialect: Dialect, state: State = .recordStart, isAfterCarriageReturn: Bool = false) {
    start = dialect.readsMarks ? .recordStart : .fieldStart
    self.state = state == .recordStart ? start : state
    self.isAfterCarriageReturn = isAfterCarriageReturn
    delimiter = dialect.delimiterByte ?? 0x0A
    quote = dialect.quote ?? 0x0A
  }

  /// Whether the bytes so far end in quotes; at the end of the input, the quote is not closed.
  var isInQuotes: Bool { state == .quoted }

  /// Whether the next byte is the first one of a field, or of a mark before it.
  var isAtFieldStart: Bool { state == .fieldStart || state == .recordStart }

  /// `false`: its delimiter is one byte.
  var withdrawsStray: Bool { false }

  /// Whether a LF as the next byte belongs to the record that has just ended.
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
    if byte == 0x0A || byte == 0x0D {
      state = start
      isAfterCarriageReturn = byte == 0x0D
      return .recordEnd
    }
    if byte == delimiter {
      state = .fieldStart
      return .fieldEnd
    }
    return content(byte)
  }

  /// Ends a field with the last byte of a delimiter of several.
  mutating func endField() { state = .fieldStart }

  /// Continues after bytes without stray quotes, the last of which may be in quotes.
  mutating func resume(after last: UInt8, endsField: Bool, inQuotes: Bool) {
    isAfterCarriageReturn = last == 0x0D && !inQuotes
    state =
      if inQuotes {
        .quoted
      } else if last.isLineEnd {
        start
      } else if last == quote {
        .quoteInQuoted
      } else {
        endsField ? .fieldStart : .unquoted
      }
  }

  /// Skips a byte before a field.
  mutating func skip() {
    state = .fieldStart
    isAfterCarriageReturn = false
  }

  /// Skips a space after a closing quote.
  mutating func skipSpaceAfterQuotes() {
    state = .spaceAfterQuoted
  }

  /// Reads any byte after a closing quote as text.
  mutating func takeTextAfterQuotes() {
    state = .afterQuoted
  }

  private mutating func content(_ byte: UInt8) -> Event {
    switch state {
    case .fieldStart:
      state = byte == quote ? .quoted : .unquoted
      return .content
    case .recordStart:
      state = byte == quote ? .quoted : byte == ByteOrderMark.first ? .mark1 : .unquoted
      return .content
    case .mark1, .mark2: return contentOfMark(byte)
    case .quoteInQuoted:
      state = byte == quote ? .quoted : .afterQuoted
      return byte == quote ? .content : .stray
    case .spaceAfterQuoted:
      state = .afterQuoted
      return .stray
    case .unquoted, .afterQuoted:
      return byte == quote ? .stray : .content
    case .quoted:
      return .content
    }
  }

  /// Reads a byte after the first one, or the first two, of a byte-order mark.
  @inline(never)
  private mutating func contentOfMark(_ byte: UInt8) -> Event {
    let isFirst = state == .mark1
    guard byte == ByteOrderMark.utf8[isFirst ? 1 : 2] else {
      state = .unquoted
      return byte == quote ? .stray : .content
    }
    state = isFirst ? .mark2 : .fieldStart
    return .content
  }
}
