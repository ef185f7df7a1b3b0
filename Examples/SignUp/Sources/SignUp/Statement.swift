internal import CSQLite

/// A statement of a database, prepared once: whoever has it is the only one to use the connection.
@safe struct Statement: ~Copyable {
  private let database: Database
  private let statement: OpaquePointer

  init(_ sql: String, of database: sending Database) throws {
    var prepared: OpaquePointer?
    // SAFETY: the connection is open; the text ends with a null, which -1 says.
    let code = unsafe sqlite3_prepare_v2(database.connection, sql, -1, &prepared, nil)
    guard code == SQLITE_OK, let prepared = unsafe prepared else { throw DatabaseError(code: code) }
    (self.database, unsafe self.statement) = unsafe (database, prepared)
  }

  deinit {
    // SAFETY: prepared in init, and used by nobody else.
    unsafe sqlite3_finalize(statement)
  }

  /// Runs it with these texts for its question marks; `nil` for NULL.
  mutating func run(_ texts: [[UInt8]?]) throws {
    defer {
      // SAFETY: the statement is prepared; what it says of the last run is known already.
      unsafe sqlite3_reset(statement)
      unsafe sqlite3_clear_bindings(statement)
    }
    for (index, text) in texts.enumerated() {
      guard let text else { continue }
      // SAFETY: the buffer holds as many bytes as it says, and SQLite copies them; none of ours is empty, which would be NULL.
      let code = unsafe text.withUnsafeBytes {
        unsafe bind_text(statement, Int32(index + 1), $0.baseAddress, Int32($0.count))
      }
      guard code == SQLITE_OK else { throw DatabaseError(code: code) }
    }
    let code = unsafe sqlite3_step(statement)
    guard code == SQLITE_DONE else { throw DatabaseError(code: code) }
  }
}
