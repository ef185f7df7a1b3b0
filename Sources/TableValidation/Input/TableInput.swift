public import CSVRecords
internal import Validation

/// An input to check, a table or a list of values: its name, and its header if it has one.
public struct TableInput: Sendable {
  /// The name as the user gave it; `-` for standard input.
  public let name: String
  /// The name for use in a sentence: "people.csv", "standard input".
  public var displayName: String { name == "-" ? "standard input" : name }
  /// The names of the columns, or `nil` if there is no header.
  public let header: [String]?
  /// The number of fields of the header or, without one, of the first record; `nil` for an empty input.
  public let columnCount: Int?
  /// Whether the number of columns is unknown: there is no header, and the first record is longer than allowed.
  public let hasUnknownColumns: Bool
  /// Whether the input can be read twice: it is a regular file that has been named.
  public var canBeReadAgain: Bool { openReader == nil }
  /// The findings about the header and the lines before it.
  let findings: [Finding]
  /// The header as it is written, byte-order mark and line end included.
  let headerBytes: [UInt8]
  /// Where the header begins.
  let headerPlace: Finding.Place
  /// The identity of the file, if it has one.
  package let identity: FileIdentity?

  let format: RecordFormat
  private let options: CheckOptions
  /// The reader after the header; `nil` for a regular file, which is opened again so that only files being read are open.
  private let openReader: ChunkReader?
  /// The numbers of bytes and lines before the first record.
  let start: (bytes: Int, lines: Int)
  /// The rows that are no data, counted from the first record on.
  private let skippedRows: [Int]

  /// Opens the input and reads its header.
  ///
  /// - Parameters:
  ///   - hasHeader: Whether a CSV file has a header.
  ///   - layout: The rows of a CSV file that are its header, and those that are no data.
  /// - Throws: ``FileError`` if it cannot be read, or its header is longer than allowed.
  public init(
    _ name: String, format: RecordFormat, hasHeader: Bool, layout: TableLayout = TableLayout(),
    options: CheckOptions
  ) throws {
    let file = try InputFile(name)
    try self.init(
      file, name, format, hasHeader: hasHeader, layout, options, identity: file.identity,
      canBeReadAgain: file.isRegular)
  }

  /// Takes any source of bytes as an input, and reads its header.
  ///
  /// - Parameters:
  ///   - name: The input's name in findings.
  ///   - hasHeader: Whether a CSV file has a header.
  ///   - layout: The rows of a CSV file that are its header, and those that are no data.
  /// - Throws: What the source throws; ``FileError`` if its header is longer than allowed.
  public init(
    _ source: some ByteSource, named name: String, format: RecordFormat = .csv(Dialect()),
    hasHeader: Bool = true, layout: TableLayout = TableLayout(), options: CheckOptions = CheckOptions()
  ) throws {
    try self.init(
      source, name, format, hasHeader: hasHeader, layout, options, identity: nil, canBeReadAgain: false)
  }

  private init(
    _ source: some ByteSource, _ name: String, _ format: RecordFormat, hasHeader: Bool, _ layout: TableLayout,
    _ options: CheckOptions, identity: FileIdentity?, canBeReadAgain: Bool
  ) throws {
    var reader = Self.reader(of: source, format, options)
    self.name = name
    self.format = format
    self.options = options
    self.identity = identity
    guard case .csv(let dialect) = format else {
      let hasMark = try reader.skipByteOrderMark()
      (header, columnCount, findings, headerBytes) = (nil, 1, [], [])
      hasUnknownColumns = false
      headerPlace = .init(record: nil, line: 1, column: 1, offset: hasMark ? 3 : 0)
      start = (reader.position, 0)
      skippedRows = []
      openReader = canBeReadAgain ? nil : reader
      return
    }
    let preamble: TablePreamble
    do {
      preamble = try TablePreamble(&reader, dialect: dialect, hasHeader: hasHeader, layout: layout)
    } catch let error as OversizedRowError {
      throw FileError(name, error, layout)
    }
    columnCount = preamble.columnCount
    hasUnknownColumns = preamble.isFirstRecordTooLong
    headerPlace = preamble.headerPlace
    header = preamble.header
    headerBytes = preamble.copy(hasHeader: hasHeader, layout)
    findings = hasHeader ? preamble.findings(file: name) : []
    start = (reader.position, preamble.lineCount)
    skippedRows = preamble.skippedRows
    openReader = canBeReadAgain ? nil : reader
  }

  /// A reader at the first byte after the header, which is not read again.
  func reader() throws -> ChunkReader {
    if let openReader { return openReader }
    var reader = Self.reader(
      of: try InputFile(name, offset: start.bytes), format, options, offset: start.bytes)
    reader.skip(rows: skippedRows)
    return reader
  }

  private static func reader(
    of source: some ByteSource, _ format: RecordFormat, _ options: CheckOptions, offset: Int = 0
  ) -> ChunkReader {
    ChunkReader(
      source, format: format, offset: offset, chunkSize: options.chunkSize,
      maximumRecordSize: options.maximumRecordSize)
  }
}

extension FileError {
  /// The header, or a row before it, is longer than allowed.
  init(_ file: String, _ error: OversizedRowError, _ layout: TableLayout) {
    let row = layout.hasPlainHeader ? "its first record" : "row \(error.row), before its data,"
    self.init(
      file, "read",
      "\(row) is longer than \(error.maximumSize) bytes; a quote that never closes, or raise the bound with "
        + "--max-record-bytes")
  }
}
