/// The records of one chunk: where each stands, where its wanted fields stand, and what is odd about its shape.
public struct RecordBatch: Sendable {
  /// A stretch of the chunk, in bytes.
  public struct Stretch: Sendable, Hashable {
    public let start: UInt32
    public let end: UInt32

    @inline(__always)
    init(_ start: Int, _ end: Int) {
      self.start = UInt32(truncatingIfNeeded: start)
      self.end = UInt32(truncatingIfNeeded: end)
    }

    @inline(__always)
    public var range: Range<Int> { Int(start)..<Int(end) }
  }

  /// A field as it is written, quotes included.
  public struct Field: Sendable, Hashable {
    public let start: UInt32
    /// The end, and in the highest bit whether the field is plain; a chunk is far smaller than 2 GiB.
    private let bits: UInt32

    @inline(__always)
    init(_ start: Int, _ end: Int, isPlain: Bool) {
      self.start = UInt32(truncatingIfNeeded: start)
      bits = UInt32(truncatingIfNeeded: end) | (isPlain ? 1 << 31 : 0)
    }

    /// Whether the field has bytes and no quote before them, so that it says just these bytes.
    @inline(__always)
    public var isPlain: Bool { bits >> 31 == 1 }

    @inline(__always)
    public var range: Range<Int> { Int(start)..<Int(bits & ~(1 << 31)) }
  }

  /// The records, line ends included. Blank lines of a table of several columns are between them.
  public var records: ArraySlice<Stretch> { recordRoom[..<recordCount] }
  /// The indices of the records whose fields can be told apart with certainty, in order.
  public var soundRecords: ArraySlice<UInt32> { ownerRoom[..<soundCount] }
  /// The wanted fields of the sound records as they are written, quotes included: as many for each as columns are
  /// wanted.
  public var fields: ArraySlice<Field> { fieldRoom[..<fieldCount] }
  /// What is odd, record by record in the order of the input.
  public internal(set) var notes: [ShapeNote] = []

  /// Room that is kept from batch to batch, and how much of it holds something.
  var recordRoom: [Stretch] = []
  var ownerRoom: [UInt32] = []
  var fieldRoom: [Field] = []
  var recordCount = 0
  var soundCount = 0
  var fieldCount = 0

  public init() {}

  /// Makes room for so many records and fields, and forgets those that were there.
  mutating func removeAll(roomForRecords records: Int, fields: Int) {
    Self.grow(&recordRoom, to: records, with: Stretch(0, 0))
    Self.grow(&ownerRoom, to: records, with: 0)
    Self.grow(&fieldRoom, to: fields, with: Field(0, 0, isPlain: false))
    recordCount = 0
    soundCount = 0
    fieldCount = 0
    notes.removeAll(keepingCapacity: true)
  }

  private static func grow<Element>(_ room: inout [Element], to count: Int, with element: Element) {
    guard room.count < count else { return }
    room += Array(repeating: element, count: count - room.count)
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
}
