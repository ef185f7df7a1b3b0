public import CSV
internal import Validation

/// A table or a list of values that is about to be checked: its name, and its header where it has one.
public struct TableInput {
  /// The name as the user gave it; `-` for standard input.
  public let name: String
  /// The name as a sentence has it: "people.csv", "standard input".
  public var displayName: String { name == "-" ? "standard input" : name }
  /// The names of the columns, or `nil` where there is no header.
  public let header: [String]?
  /// How many fields the header has, or the first record where there is none; `nil` for an empty input.
  public let columnCount: Int?
  /// The header as it is written, byte order mark and line end included.
  let headerBytes: [UInt8]
  /// Where the header stands.
  let headerPlace: Finding.Place
  /// The places of the blank lines before the header.
  let blankLines: [Finding.Place]
  /// Which file it is; `nil` for what is no regular file.
  package let identity: FileIdentity?

  private let format: RecordFormat
  private let options: CheckOptions
  /// What is read on; a regular file is opened anew instead, so that no more files are open than read.
  private let openReader: ChunkReader?
  private let position: (bytes: Int, lines: Int)

  /// Opens the input and reads its header.
  ///
  /// - Throws: ``FileError`` where it cannot be read, or where its header has no end.
  public init(_ name: String, format: RecordFormat, hasHeader: Bool, options: CheckOptions) throws {
    let file = try InputFile(name)
    var reader = Self.reader(of: file, format, options)
    self.name = name
    self.format = format
    self.options = options
    identity = file.identity
    let hasMark = try reader.skipByteOrderMark()
    var blankLines: [Finding.Place] = []
    var record: [UInt8] = []
    var dialect: Dialect?
    if case .csv(let csv) = format { dialect = csv }
    while dialect != nil {
      guard let next = try reader.readRecord() else {
        throw FileError(name, "read", "its first record is longer than \(options.maximumRecordSize) bytes")
      }
      record = next.bytes
      guard Self.isBlank(record), hasHeader else { break }
      blankLines.append(.init(record: nil, line: blankLines.count + 1, column: 1, offset: next.offset))
    }
    headerPlace = .init(
      record: nil, line: blankLines.count + 1, column: 1, offset: reader.position - record.count)
    let fields = record.isEmpty ? nil : dialect?.fields(of: record)
    columnCount = dialect == nil ? 1 : fields?.count
    self.blankLines = blankLines
    if hasHeader && dialect != nil {
      header = fields?.map { String(repairing: $0.span) }
      headerBytes = (hasMark ? [0xEF, 0xBB, 0xBF] : []) + record
      let lines = LineLocator.lineEnds(in: record.span, 0..<record.count, format: format).count
      position = (reader.position, blankLines.count + lines)
    } else {
      reader.unread(record)
      header = nil
      headerBytes = hasMark && dialect != nil ? [0xEF, 0xBB, 0xBF] : []
      position = (reader.position, 0)
    }
    openReader = file.isRegular ? nil : reader
  }

  /// A reader that stands behind the header, and how many lines are before it.
  func reader() throws -> (reader: ChunkReader, lines: Int) {
    if let openReader { return (openReader, position.lines) }
    var reader = Self.reader(of: try InputFile(name), format, options)
    try reader.skip(position.bytes)
    return (reader, position.lines)
  }

  private static func reader(
    of file: InputFile, _ format: RecordFormat, _ options: CheckOptions
  ) -> ChunkReader {
    ChunkReader(
      file, format: format, chunkSize: options.chunkSize, maximumRecordSize: options.maximumRecordSize)
  }

  private static func isBlank(_ record: [UInt8]) -> Bool {
    !record.isEmpty && record.allSatisfy { $0 == 0x0A || $0 == 0x0D }
  }
}
