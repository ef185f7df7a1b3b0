internal import CSVRecords
internal import FileOutput
public import Validation

/// Reads the values of a column of a CSV file that a rule refers to, in the order of the file and in bounded memory.
public enum ColumnValues {
  /// Passes each value of the column to the closure, without its quotes; an empty field is an empty value.
  ///
  /// - Throws: `FileError` if the file cannot be read or does not have exactly one such column, or if a record does
  ///   not have as many fields as the first one, is longer than allowed, or has a quote that is not closed.
  public static func read(_ column: FileColumn, _ body: (Span<UInt8>) -> Void) throws {
    try read(column, from: try DecodedInput(InputFile(column.path)), body)
  }

  /// Passes each value of the column to the closure, from a file that is open.
  static func read(
    _ column: FileColumn, from file: DecodedInput, _ body: (Span<UInt8>) -> Void
  ) throws {
    var reader = try open(file, column)
    let index = try index(of: column, in: reader)
    var record = reader.emptyRecord
    while try reader.read(into: &record) {
      try requireWellFormed(of: record, in: column.path)
      body(record.bytes(at: index).span)
      reader.passRest(of: index, to: body)
    }
  }

  private static func open(_ file: DecodedInput, _ column: FileColumn) throws -> CSVReader<DecodedInput> {
    do {
      return try CSVReader(file, dialect: Dialect(delimiter: column.delimiter), hasHeader: column.hasHeader)
    } catch let error as OversizedRowError {
      throw FileError(column.path, "read", reason: error.description)
    }
  }

  private static func index(of column: FileColumn, in reader: CSVReader<DecodedInput>) throws(FileError)
    -> Int
  {
    guard column.hasHeader else {
      guard let number = Int(digits: column.column), number > 0 else {
        throw FileError(
          column.path, "read",
          reason: "without a header a column is its number from 1, not '\(column.column)'")
      }
      guard number <= reader.columnCount ?? number else {
        throw FileError(
          column.path, "read",
          reason: "it has no column \(number); its first record has \(reader.columnCount ?? 0)")
      }
      return number - 1
    }
    guard let header = reader.header else {
      throw FileError(column.path, "read", reason: "it is empty: it has no header")
    }
    let index = HeaderIndex(header)
    do throws(ColumnNameError) {
      return try index.column(named: column.column)
    } catch {
      let text =
        error.columns.isEmpty
        ? "it has no column '\(column.column)'; \(index.advice(for: error))"
        : "it has column '\(column.column)' twice"
      throw FileError(column.path, "read", reason: text)
    }
  }

  private static func requireWellFormed(of record: CSVRecord, in path: String) throws(FileError) {
    for note in record.notes {
      let fault: String
      switch note.kind {
      case .ragged(let found):
        fault = "has \(found) \(found == 1 ? "field" : "fields"), not as many as the first"
      case .unclosedQuote: fault = "has a quote that opens a field and is never closed"
      case .tooLong: fault = "is too long"
      case .strayQuote, .blankLine, .repeatedHeader, .byteOrderMark: continue
      }
      throw FileError(path, "read", reason: "record \(record.number) \(fault)")
    }
  }
}
