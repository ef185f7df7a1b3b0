internal import CSVRecords
public import Validation

/// Reads a column of another CSV file, as a rule names one: each value once, in the order of the file.
///
/// Memory holds a chunk of the file at a time.
public enum ColumnValues {
  /// Gives each value of the column that a file has.
  ///
  /// - Parameter give: Is given the values as they say, quotes taken off; an empty field is an empty value.
  /// - Throws: ``FileError`` where the file cannot be read, has no such column or has it twice, and where a record does
  ///   not have as many fields as the first one or a quote never closes: what such a record says nobody knows.
  public static func read(_ column: FileColumn, give: (Span<UInt8>) -> Void) throws {
    let dialect = Dialect(delimiter: column.delimiter)
    let options = CheckOptions()
    let input = try TableInput(
      column.path, format: .csv(dialect), hasHeader: column.hasHeader, options: options)
    let index = try index(of: column, in: input)
    guard let columnCount = input.columnCount else { return }
    let parser = RecordParser(
      .csv(dialect), columnCount: columnCount, maximumRecordSize: options.maximumRecordSize)
    var reader = try input.reader()
    var (chunk, batch) = (Chunk(), RecordBatch())
    var recordsBefore = 0
    while try reader.fill(&chunk) {
      guard chunk.kind == .records else {
        throw FileError(column.path, "read", "record \(recordsBefore + 1) is too long")
      }
      parser.parse(chunk, into: &batch)
      try refuseFaults(of: batch, after: recordsBefore, in: column.path)
      let bytes = chunk.storage.span
      var scratch: [UInt8] = []
      for record in batch.wellFormedRecords {
        scratch.removeAll(keepingCapacity: true)
        let content = dialect.content(
          of: batch.field(index, of: record), in: bytes, scratch: &scratch, scratchStart: chunk.storage.count)
        if scratch.isEmpty { give(bytes.extracting(content)) } else { give(scratch.span) }
      }
      recordsBefore += batch.records.count
    }
  }

  private static func index(of column: FileColumn, in input: TableInput) throws(FileError) -> Int {
    guard column.hasHeader else {
      guard let number = Int(digits: column.column), number > 0 else {
        throw FileError(
          column.path, "read", "without a header a column is its number from 1, not '\(column.column)'")
      }
      guard number <= input.columnCount ?? number else {
        throw FileError(
          column.path, "read", "it has no column \(number); its first record has \(input.columnCount ?? 0)")
      }
      return number - 1
    }
    guard let header = input.header else {
      throw FileError(column.path, "read", "it is empty: it has no header")
    }
    let found = HeaderIndex(header).columns(named: column.column)
    guard found.count < 2 else {
      throw FileError(column.path, "read", "it has column '\(column.column)' twice")
    }
    guard let index = found.first else {
      let list = header.prefix(20).joined(separator: ", ") + (header.count > 20 ? ", …" : "")
      let near = Suggestion.nearest(to: column.column, among: header).map { "did you mean '\($0)'?" }
      throw FileError(
        column.path, "read", "it has no column '\(column.column)'; " + (near ?? "it has \(list)"))
    }
    return index
  }

  private static func refuseFaults(of batch: RecordBatch, after count: Int, in path: String) throws(FileError)
  {
    for note in batch.notes {
      let fault: String
      switch note.kind {
      case .ragged(let found):
        fault = "has \(found) \(found == 1 ? "field" : "fields"), not as many as the first"
      case .unclosedQuote: fault = "has a quote that opens a field and never closes"
      case .tooLong: fault = "is too long"
      case .strayQuote, .blankLine: continue
      }
      throw FileError(path, "read", "record \(count + note.record + 1) \(fault)")
    }
  }
}
