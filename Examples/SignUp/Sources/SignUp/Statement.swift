internal import CSQLite

/// A prepared statement of a database. It is not copyable, and used by one thread at a time.
@safe struct Statement: ~Copyable {
  private let database: Database
  private let statement: OpaquePointer

  init(_ sql: String, of database: Database) throws {
    var prepared: OpaquePointer?
    // SAFETY: the connection is open; -1 declares that the text ends with a null, which it does.
    let code = unsafe sqlite3_prepare_v2(database.connection, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw DatabaseError(code: code) }
    (self.database, unsafe self.statement) = unsafe (database, prepared)
  }

  deinit {
    // SAFETY: the statement was prepared in init, and no other code uses it.
    unsafe sqlite3_finalize(statement)
  }

  /// Runs the statement with texts for its parameters, `nil` for NULL, and returns the number of rows that it changed.
  mutating func run(_ texts: [[UInt8]?]) throws -> Int {
    _ = try firstRow(texts)
    // SAFETY: the connection is open.
    return unsafe Int(sqlite3_changes(database.connection))
  }

  /// Runs the statement with texts for its parameters, `nil` for NULL, and returns the columns of its first row, if it has one.
  mutating func firstRow(_ texts: [[UInt8]?]) throws -> [[UInt8]?]? {
    defer {
      // SAFETY: the statement is prepared; the result codes of these calls repeat that of the run and are not used.
      unsafe sqlite3_reset(statement)
      unsafe sqlite3_clear_bindings(statement)
    }
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      // SAFETY: SQLite copies the bytes of the buffer during the call. No text of this program is empty; an empty one could be
      // bound as NULL.
      let code = unsafe text.withUnsafeBytes {
        unsafe bind_text(statement, Int32(index + 1), $0.baseAddress, Int32($0.count))
      }
      guard code == SQLITE_OK else { throw DatabaseError(code: code) }
    }
    // SAFETY: the statement is prepared.
    let code = unsafe sqlite3_step(statement)
    guard code == SQLITE_ROW else {
      guard code == SQLITE_DONE else { throw DatabaseError(code: code, of: database) }
      return nil
    }
    // SAFETY: the statement has a row.
    return unsafe (0..<sqlite3_column_count(statement)).map { column($0) }
  }

  /// Copies the bytes of a column of the current row, or returns `nil` for NULL.
  private func column(_ index: Int32) -> [UInt8]? {
    // SAFETY: the statement has a row; the bytes are valid until the next call for the statement.
    guard unsafe sqlite3_column_type(statement, index) != SQLITE_NULL else { return nil }
    let bytes = unsafe sqlite3_column_blob(statement, index)
    return unsafe Array(
      UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, index))))
  }
}
