internal import ByteStreams
internal import Bytes
public import CSVRecords
package import FileOutput
internal import Validation

/// An input to check, a table or a list of values: its name, and its header if it has one.
public struct TableInput: Sendable {
  /// The name as the user gave it, with U+FFFD for what is not UTF-8; `-` for standard input.
  public let name: String
  /// The name for use in a sentence: "people.csv", "standard input".
  public var displayName: String { name == "-" ? "standard input" : name }
  /// The names of the columns: of the header or, for JSON Lines, of the members; `nil` if there is no header.
  public private(set) var header: [String]?
  /// The number of columns: of names or, without a header, of fields of the first record; `nil` for an empty input.
  public let columnCount: Int?
  /// Whether the number of columns is unknown: there is no header, and the first record is longer than allowed.
  public let hasUnknownColumns: Bool
  /// Whether the input can be read twice, because it is a regular file with a path.
  public var canBeReadAgain: Bool { if case .file = records { true } else { false } }
  /// Whether the records can be read twice: those of a regular file, or of bytes in memory.
  var isRepeatable: Bool { canBeReadAgain || isInMemory }
  private let isInMemory: Bool
  /// Whether it stands for a file that cannot be checked, and has no records.
  package var isUnusable = false
  /// The findings about the header and the lines before it.
  package internal(set) var findings: [Finding]
  /// The bytes with which a copy of the input begins: the byte-order mark and the header, its line end included.
  private(set) var headerCopy: RecordBuffer
  /// The location of the header.
  let headerLocation: Finding.Location
  /// Whether the text begins with a byte-order mark.
  let hasByteOrderMark: Bool
  /// The rows of the header.
  private(set) var headerRows: [TableRow]
  /// The identity of the file, if it has one.
  package let identity: FileIdentity?

  /// The encoding from which the text is decoded; `nil` for UTF-8.
  package let encoding: String?
  /// Whether a regular file can be opened at an offset in its text.
  let isPlain: Bool
  private let decodingNotice: InputNotice?
  /// A message about the input, which is complete when it has been checked; `nil` for none.
  package var notice: String? { decodingNotice?.text.map { "\(displayName): \($0)" } }

  /// The number of bytes of a regular file whose bytes are its text, when it was opened; `nil` for other inputs.
  package var size: Int? { canBeReadAgain ? openedSize : nil }
  private let openedSize: Int?

  /// The format of the records; if the delimiter was searched for, with the one that was found.
  package let format: RecordFormat
  private let reading: Reading
  private var records: Records
  /// Standard input that is a regular file whose bytes are the text; `nil` for other inputs.
  let standardFile: InputFile?
  /// The bytes of an input that can be read only once; `nil` for other inputs.
  let retained: RetainedBytes?
  /// The path to open the file again; empty for an input that is not read again.
  private let path: BytePath
  /// The end-of-data marker of the table; `nil` for none.
  let end: EndOfDataMarker?
  /// The rows at the end of the file that are not records.
  let footer: TableFooter
  /// Whether records without a value are skipped.
  let skipsEmptyRecords: Bool
  /// The numbers of bytes and lines before the first record.
  let start: (bytes: Int, lines: Int)
  /// The number of records before those that are read.
  var recordsBefore = 0
  /// The number of bytes that determine the columns and the rows before the data: without a header, the first record is among
  /// them.
  package let headSize: Int
  /// The numbers of the rows that are not data, counted from the first record on.
  let skippedRows: [Int]

  /// How the records are read. The reader is stored indirectly, so that each of thousands of files takes less memory.
  private indirect enum Records {
    /// A regular file is opened again, so that only files being read are open.
    case file
    /// Another input is read on after the header.
    case open(ChunkReader)
  }

  /// The options of the check that concern the reading of an input.
  private struct Reading {
    let encoding: InputEncoding
    let interrupt: Interrupt?
    let (chunkSize, maximumRecordSize): (Int, Int)

    init(_ options: CheckOptions) {
      (encoding, interrupt) = (options.encoding, options.interrupt)
      (chunkSize, maximumRecordSize) = (options.chunkSize, options.maximumRecordSize)
    }
  }

  /// The number of bytes of text that are read to find damage. A block of bzip2, whose checksum follows it, has up to 900,000
  /// bytes, and more only if it consists of runs of equal bytes.
  private static let longestUnchecked = 4 << 20

  /// Opens the input and reads its header.
  ///
  /// - Parameters:
  ///   - name: The path of the file; `-` for standard input.
  ///   - format: The format of the records.
  ///   - hasHeader: Whether a CSV file has a header.
  ///   - layout: The rows of a CSV file that are its header, and those that are not data.
  ///   - options: The options of the check that reads the input.
  /// - Throws: `FileError` if it cannot be read, or its header is longer than allowed.
  public init(
    _ name: String, format: RecordFormat, hasHeader: Bool, layout: TableLayout = TableLayout(),
    options: CheckOptions
  ) throws {
    try self.init(
      BytePath(name), format: format, hasHeader: hasHeader, layout: layout, options: options)
  }

  /// Opens the input at a path and reads its header.
  ///
  /// - Parameter name: The input's name in findings; the path if it is `nil`.
  /// - Throws: `FileError` if it cannot be read, or its header is longer than allowed.
  package init(
    _ path: BytePath, named name: String? = nil, format: RecordFormat, hasHeader: Bool,
    layout: TableLayout = TableLayout(), detection: DelimiterDetection? = nil, options: CheckOptions
  ) throws {
    let file = try InputFile(path, named: name, interrupt: options.interrupt)
    let text = try DecodedInput(file, encoding: options.encoding, hasNul: format == .nulTerminated)
    try self.init(
      text, name: file.name, format: format, hasHeader: hasHeader, layout: layout, detection: detection,
      options: options, text: text,
      again: file.isRegular ? path : nil)
  }

  /// Creates an input from a source of bytes, and reads its header.
  ///
  /// - Parameters:
  ///   - source: The source of the bytes.
  ///   - name: The input's name in findings.
  ///   - format: The format of the records.
  ///   - hasHeader: Whether a CSV file has a header.
  ///   - layout: The rows of a CSV file that are its header, and those that are not data.
  ///   - options: The options of the check that reads the input.
  /// - Throws: The errors of the source; `FileError` if the header is longer than allowed.
  public init(
    _ source: some ByteSource, named name: String, format: RecordFormat = .csv(Dialect()),
    hasHeader: Bool = true, layout: TableLayout = TableLayout(), options: CheckOptions = CheckOptions()
  ) throws {
    try self.init(
      source, name: name, format: format, hasHeader: hasHeader, layout: layout, detection: nil,
      options: options, text: nil, again: nil)
  }

  private init(
    _ source: some ByteSource, name: String, format: RecordFormat, hasHeader: Bool, layout: TableLayout,
    detection: DelimiterDetection?, options: CheckOptions, text: DecodedInput?, again path: BytePath?
  ) throws {
    isInMemory = source is MemorySource
    var (source, format, layout): (any ByteSource, RecordFormat, TableLayout) = (source, format, layout)
    standardFile =
      path == nil && text?.isPlain == true && text?.file.openedSize ?? 0 > 0 ? text?.file : nil
    retained =
      path == nil && standardFile == nil && !isInMemory
        && (text != nil || (options.uniqueDisk != 0 && !(source is any SeekableSource)))
      ? RetainedBytes(source) : nil
    if let retained { source = RetainedSource(retained) }
    if let detection {
      var peeked = PeekedSource(source)
      try detection.apply(to: &peeked, named: name, &format, &layout)
      source = peeked
    }
    (end, footer, skipsEmptyRecords) = (layout.end, layout.footer, layout.skipsEmptyRecords)
    let reading = Reading(options)
    var reader = Self.reader(of: source, named: name, format: format, end: end, footer, as: reading)
    self.name = name
    self.format = format
    self.reading = reading
    identity = text?.file.identity
    // The bytes of an array are read from its beginning on.
    isPlain = text?.isPlain != false && !format.isArray
    openedSize = isPlain && path != nil ? text?.file.openedSize : nil
    encoding = text?.encoding
    decodingNotice = isPlain ? nil : text?.notice
    self.path = path ?? ""
    guard case .csv(let dialect) = format else {
      let hasMark = try reader.skipByteOrderMark()
      (header, findings, headerCopy) = (format.members?.names, [], RecordBuffer())
      columnCount = header?.count ?? 1
      hasUnknownColumns = false
      headerLocation = .init(record: nil, line: 1, column: 1, offset: hasMark ? 3 : 0)
      start = (reader.position, 0)
      headSize = reader.position
      hasByteOrderMark = hasMark
      (headerRows, skippedRows) = ([], [])
      records = path == nil ? .open(reader) : .file
      return
    }
    let preamble: TablePreamble
    do {
      preamble = try TablePreamble(&reader, dialect: dialect, hasHeader: hasHeader, layout: layout)
    } catch let error as OversizedRowError {
      throw FileError(name, error: error, layout: layout)
    } catch let error as MissingTableError {
      let prefix = String(decoding: error.prefix, as: UTF8.self).shortened
      throw FileError(name, "read", reason: "no line begins with '\(prefix)', as that of its header should")
    }
    columnCount = preamble.columnCount
    hasUnknownColumns = preamble.isFirstRecordTooLong
    headerLocation = preamble.headerLocation
    hasByteOrderMark = preamble.hasByteOrderMark
    headerRows = hasHeader ? preamble.rows : []
    header = preamble.header
    headerCopy = preamble.copy(hasHeader: hasHeader, layout)
    findings =
      hasHeader ? preamble.findings(file: name, encoding: text?.encoding, dialect, options) : []
    start = (reader.position, preamble.lineCount)
    headSize = max(
      reader.position, hasHeader ? 0 : preamble.rows.last.map { $0.offset + $0.bytes.count } ?? 0)
    skippedRows = preamble.skippedRows
    records = path == nil ? .open(reader) : .file
  }

  /// Returns a reader that begins after the header.
  ///
  /// - Parameter keepsBytes: Whether the bytes of an input that can be read only once are kept for ``readerBeside(from:)``.
  func reader(keepsBytes: Bool = false) throws -> ChunkReader {
    if keepsBytes { retained?.keep() } else { retained?.stopKeeping() }
    if case .open(let reader) = records, standardFile == nil { return reader }
    var reader = reader(of: try textAfterHeader(), offset: start.bytes)
    reader.skip(rows: skippedRows)
    return reader
  }

  /// Returns a reader of a source whose first byte is at an offset in the input.
  func reader(of source: any ByteSource, offset: Int) -> ChunkReader {
    Self.reader(of: source, named: name, format: format, end: end, footer, as: reading, offset: offset)
  }

  /// Reads the start of a compressed input, whose checksum may show only after the header that it is damaged.
  ///
  /// - Throws: `FileError` if it is damaged.
  package func requireIntactStart() throws {
    guard !isPlain else { return }
    var reader = try reader()
    var chunk = Chunk()
    var count = 0
    while count < Self.longestUnchecked, try reader.fill(&chunk) { count += chunk.count }
  }

  private func textAfterHeader() throws -> any ByteSource {
    if let standardFile {
      try standardFile.seek(to: start.bytes)
      return standardFile
    }
    if isPlain { return try InputFile(path, named: name, offset: start.bytes, interrupt: reading.interrupt) }
    return try DecodedInput(
      InputFile(path, named: name, interrupt: reading.interrupt), offset: start.bytes,
      encoding: reading.encoding,
      hasNul: format == .nulTerminated, notice: decodingNotice ?? InputNotice())
  }

  /// Uses the memory of another input's header if it has the same bytes, so that thousands of files with one header store it once.
  package mutating func shareHeader(of other: TableInput) {
    guard format == other.format, encoding == other.encoding, start == other.start, header == other.header,
      headerCopy.bytes == other.headerCopy.bytes, headerCopy.missingEnd == other.headerCopy.missingEnd,
      headerRows.elementsEqual(
        other.headerRows,
        by: { $0.bytes == $1.bytes && $0.offset == $1.offset && $0.linesBefore == $1.linesBefore })
    else { return }
    (header, headerCopy, headerRows) = (other.header, other.headerCopy, other.headerRows)
  }

  /// Replaces the records by those of a source.
  mutating func setRecords(_ source: some ByteSource) {
    records = .open(Self.reader(of: source, named: name, format: format, end: end, footer, as: reading))
  }

  private static func reader(
    of source: any ByteSource, named name: String, format: RecordFormat, end: EndOfDataMarker?,
    _ footer: TableFooter, as reading: Reading, offset: Int = 0
  ) -> ChunkReader {
    let whole = end.map { TerminatedSource(source, endingAt: $0) as any ByteSource } ?? source
    return ChunkReader(
      ArraySource.marking(whole, named: name, format, maximumRecordSize: reading.maximumRecordSize),
      format: format, offset: offset, footer: footer, chunkSize: reading.chunkSize,
      maximumRecordSize: reading.maximumRecordSize)
  }
}

extension FileError {
  /// Creates the error that the header, or a row before the data, is longer than allowed.
  init(_ file: String, error: OversizedRowError, layout: TableLayout) {
    let row = layout.hasPlainHeader ? "its first record" : "row \(error.row), before its data,"
    self.init(
      file, "read",
      reason:
        "\(row) is longer than \(error.maximumSize) bytes; close a quote that is not closed, or raise the bound "
        + "with --max-record-bytes")
  }
}
