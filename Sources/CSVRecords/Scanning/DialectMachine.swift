/// A state machine that reads CSV in any dialect byte by byte: a ``RecordMachine``, extended by the features of dialects that
/// RFC 4180 does not have.
struct DialectMachine: ByteMachine {
  private enum Mode: Equatable {
    case text
    /// The byte after an escape.
    case escaped
    /// The beginning of a record, after `matched` bytes of the comment prefix.
    case recordStart(matched: Int)
    /// A comment.
    case comment
  }

  private var core: RecordMachine
  private let dialect: Dialect
  private var mode: Mode
  /// The search for a delimiter of several bytes; `nil` for other separators.
  private var matcher: DelimiterMatcher?
  /// The number of bytes after a closing quote.
  private var bytesAfterQuote = 0
  private(set) var withdrawsStray = false
  /// The search for the ends of fields of fixed width; `nil` for delimiters.
  private var counter: WidthCounter?

  /// - Parameter isAfterMark: Whether a byte-order mark before the first field, if the bytes may have one, has been read.
  init(_ dialect: Dialect, isAfterMark: Bool = false) {
    let core = RecordMachine(dialect, state: isAfterMark ? .fieldStart : .recordStart)
    self.init(dialect, core: core, isAtRecordStart: true)
  }

  /// Creates a machine that continues from the state of a core.
  init(_ dialect: Dialect, core: RecordMachine, isAtRecordStart: Bool) {
    self.dialect = dialect
    self.core = core
    mode = isAtRecordStart ? .recordStart(matched: 0) : .text
    switch dialect.separator {
    case .delimiter(let delimiter): if delimiter.count > 1 { matcher = DelimiterMatcher(delimiter) }
    case .widths(let widths): counter = WidthCounter(widths)
    }
  }

  /// Whether the state is one that a ``StructureScanner`` has, and no escape or comment has begun.
  var isInText: Bool {
    (mode == .text || mode == .recordStart(matched: 0)) && core.state != .spaceAfterQuoted
  }

  /// Whether the bytes so far end in no escape, comment, byte-order mark or scalar, and not in text or spaces after a closing quote.
  var isPlain: Bool {
    switch core.state {
    case .recordStart, .fieldStart, .unquoted, .quoted, .quoteInQuoted:
      (mode == .text || mode == .recordStart(matched: 0)) && counter?.isInScalar != true
    default: false
    }
  }

  /// Continues after bytes that have no meaning but as separators and quotes, and were found by masks.
  ///
  /// - Parameters:
  ///   - last: The last of these bytes.
  ///   - endsField: Whether a delimiter ends with it.
  ///   - inQuotes: Whether it is in quotes.
  mutating func resume(after last: UInt8, endsField: Bool, inQuotes: Bool = false) {
    core.resume(after: last, endsField: endsField, inQuotes: inQuotes)
    mode = last.isLineEnd && !inQuotes ? .recordStart(matched: 0) : .text
    matcher?.reset()
  }

  /// Reads bytes with which a delimiter may begin, but none ends.
  mutating func match(_ bytes: Span<UInt8>) {
    for index in bytes.indices { _ = matcher?.ends(with: bytes[index]) }
  }

  /// Whether the last bytes are the first ones of a delimiter.
  func hasMatched(_ count: Int) -> Bool { matcher?.hasMatched(count) == true }

  /// Returns the last bytes of the fields of fixed width that end in 64 bytes of ASCII.
  mutating func fieldEnds(lineEnds: UInt64, spaces: UInt64) -> UInt64 {
    counter?.ends(lineEnds: lineEnds, spaces: spaces) ?? 0
  }

  var state: RecordMachine.State { core.state }

  var isAtFieldStart: Bool { core.isAtFieldStart }

  var isInQuotes: Bool { core.isInQuotes }

  /// The bytes that complete the record without a change to its fields, if the input ends within it: an
  /// escape if the last byte is one, which is then content; the closing quote if it is missing; a line end.
  var missingEnd: [UInt8] {
    [mode == .escaped ? dialect.escape : nil, isInQuotes ? dialect.quote : nil, 0x0A].compactMap(\.self)
  }

  mutating func next(_ byte: UInt8) -> RecordMachine.Event {
    switch mode {
    case .escaped:
      mode = .text
      matcher?.reset()
      return .content
    case .comment where byte != 0x0A && byte != 0x0D: return .content
    case .comment, .text, .recordStart: break
    }
    if byte == 0x20, dialect.skipsInitialSpace, core.isAtFieldStart, counter == nil {
      core.skip()
      advance(over: byte)
      return .content
    }
    if byte == 0x20, dialect.allowsSpacesAfterQuote,
      core.state == .quoteInQuoted || core.state == .spaceAfterQuoted
    {
      core.skipSpaceAfterQuotes()
      advance(over: byte)
      return .content
    }
    if byte == dialect.quote, !dialect.doublesQuotes, core.state == .quoteInQuoted {
      core.takeTextAfterQuotes()
      return .stray
    }
    if let end = endOfDelimiter(byte) { return end }
    let event = core.next(byte)
    switch event {
    case .recordEnd, .lineFeed:
      mode = .recordStart(matched: 0)
      counter?.reset()
    case .fieldEnd: mode = .text
    // A byte-order mark has ended.
    case .content where core.state == .fieldStart:
      mode = .recordStart(matched: 0)
      counter?.reset()
    case .content, .stray:
      advance(over: byte)
      if mode != .comment, counter?.ends(with: byte) == true { return .fieldEnd }
    }
    return event
  }

  /// Reads the last byte of a delimiter of several bytes; returns `nil` for other bytes, which the core reads.
  private mutating func endOfDelimiter(_ byte: UInt8) -> RecordMachine.Event? {
    guard matcher != nil else { return nil }
    let isAfterQuote = core.state == .quoteInQuoted || core.state == .spaceAfterQuoted
    bytesAfterQuote = isAfterQuote ? 1 : bytesAfterQuote + 1
    guard !core.isInQuotes, let size = matcher?.size, matcher?.ends(with: byte) == true else { return nil }
    withdrawsStray = core.state == .afterQuoted && bytesAfterQuote == size
    core.endField()
    mode = .text
    return .fieldEnd
  }

  /// Reads a byte that ends neither field nor record.
  private mutating func advance(over byte: UInt8) {
    guard byte != dialect.escape else {
      mode = .escaped
      return
    }
    guard case .recordStart(let matched) = mode, let comment = dialect.comment, byte == comment[matched]
    else {
      mode = .text
      return
    }
    mode = matched + 1 == comment.count ? .comment : .recordStart(matched: matched + 1)
  }
}
