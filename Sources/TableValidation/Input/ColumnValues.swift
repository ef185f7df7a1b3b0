internal import CSVRecords
public import Validation

/// Reads the values of a column of a CSV file that a rule refers to, in the order of the file and in bounded memory.
public enum ColumnValues {
  /// Passes each value of the column to the closure, quotes taken off; an empty field is an empty value.
  ///
  /// - Throws: ``FileError`` if the file cannot be read, has no such column or has it twice, or if a record has not as many
  ///   fields as the first one, is longer than allowed or has a quote that is never closed: its fields are uncertain then.
  public static func read(_ column: FileColumn, _ body: (Span<UInt8>) -> Void) throws {
    let source = try InputFile(column.path)
    var reader = try open(source, column)
    let index = try index(of: column, in: reader)
    var record = reader.emptyRecord
    while try reader.read(into: &record) {
      try requireWellFormed(of: record, in: column.path)
      body(record.bytes(at: index).span)
    }
  }

  private static func open(_ file: InputFile, _ column: FileColumn) throws -> CSVReader<InputFile> {
    do {
      return try CSVReader(file, dialect: Dialect(delimiter: column.delimiter), hasHeader: column.hasHeader)
    } catch let error as OversizedRowError {
      throw FileError(column.path, error, TableLayout())
    }
  }

  private static func index(of column: FileColumn, in reader: CSVReader<InputFile>) throws(FileError) -> Int {
    guard column.hasHeader else {
      guard let number = Int(digits: column.column), number > 0 else {
        throw FileError(
          column.path, "read", "without a header a column is its number from 1, not '\(column.column)'")
      }
      guard number <= reader.columnCount ?? number else {
        throw FileError(
          column.path, "read", "it has no column \(number); its first record has \(reader.columnCount ?? 0)")
      }
      return number - 1
    }
    guard let header = reader.header else {
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

  private static func requireWellFormed(of record: CSVRecord, in path: String) throws(FileError) {
    for note in record.notes {
      let fault: String
      switch note.kind {
      case .ragged(let found):
        fault = "has \(found) \(found == 1 ? "field" : "fields"), not as many as the first"
      case .unclosedQuote: fault = "has a quote that opens a field and never closes"
      case .tooLong: fault = "is too long"
      case .strayQuote, .blankLine: continue
      }
      throw FileError(path, "read", "record \(record.number) \(fault)")
    }
  }
}
