/// The records of one chunk: where each stands, where its wanted fields stand, and what is odd about its shape.
public struct RecordBatch: Sendable {
  /// A stretch of the chunk, in bytes.
  public struct Stretch: Sendable, Hashable {
    public let start: UInt32
    public let end: UInt32

    /// No stretch: the field is not to be looked at, since its record's shape is at fault.
    public static let none = Stretch(UInt32.max, UInt32.max)

    init(_ start: Int, _ end: Int) {
      self.start = UInt32(truncatingIfNeeded: start)
      self.end = UInt32(truncatingIfNeeded: end)
    }

    private init(_ start: UInt32, _ end: UInt32) {
      self.start = start
      self.end = end
    }

    public var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// The records, line ends included. Blank lines of a table of several columns are between them.
  public internal(set) var records: [Stretch] = []
  /// The wanted fields as they are written, quotes included: as many for each record as columns are wanted.
  public internal(set) var fields: [Stretch] = []
  /// What is odd, in the order of the input.
  public internal(set) var notes: [ShapeNote] = []
  /// How many physical lines end in the chunk: CRLF, LF and lone CR each end one, inside quotes too.
  public internal(set) var lineEndCount = 0

  public init() {}

  mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    fields.removeAll(keepingCapacity: true)
    notes.removeAll(keepingCapacity: true)
    lineEndCount = 0
  }
}

/// Something odd about the shape of a record, and its place in the chunk.
public struct ShapeNote: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// The record has that many fields, and the table another number.
    case ragged(found: Int)
    /// A quote opens a field and the input ends before one closes it.
    case unclosedQuote
    /// A quote stands where none opens or closes, or text stands after a closing one; the text is kept.
    case strayQuote
    /// A line with nothing on it, in a table of several columns.
    case blankLine
    /// The record has more bytes than allowed.
    case tooLong
  }

  public let kind: Kind
  /// The record's index in the batch; for a blank line, that of the record after it.
  public let record: Int
  /// Where in the chunk: the odd byte for quotes, else the first byte of the record.
  public let offset: Int

  /// Whether the record's fields cannot be told apart with certainty.
  public var makesFieldsUncertain: Bool {
    switch kind {
    case .ragged, .unclosedQuote, .tooLong: true
    case .strayQuote, .blankLine: false
    }
  }
}
