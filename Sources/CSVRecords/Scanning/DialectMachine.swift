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
  }

  /// Whether the state is one that a ``StructureScanner`` has, and no escape or comment has begun.
  var isInText: Bool {
    (mode == .text || mode == .recordStart(matched: 0)) && core.state != .spaceAfterQuoted
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
      return .content
    case .comment where byte != 0x0A && byte != 0x0D: return .content
    case .comment, .text, .recordStart: break
    }
    if byte == 0x20, dialect.skipsInitialSpace, core.isAtFieldStart {
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
    let event = core.next(byte)
    switch event {
    case .recordEnd, .lineFeed: mode = .recordStart(matched: 0)
    case .fieldEnd: mode = .text
    // A byte-order mark has ended.
    case .content where core.state == .fieldStart: mode = .recordStart(matched: 0)
    case .content, .stray: advance(over: byte)
    }
    return event
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
