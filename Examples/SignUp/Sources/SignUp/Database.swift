internal import CSQLite

/// A connection to an SQLite database: closed with the last statement of it.
@safe final class Database {
  fileprivate let connection: OpaquePointer

  init(path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    // SAFETY: the path ends with a null; the place for the connection lives through the call.
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened = unsafe opened else { throw DatabaseError(code: code) }
    unsafe connection = opened
    guard code == SQLITE_OK else { throw DatabaseError(code: code) }
    // Another program that reads the same file is waited for.
    unsafe sqlite3_busy_timeout(connection, 5_000)
  }

  deinit {
    // SAFETY: opened in init, and no statement of it is left, as each holds this object.
    unsafe sqlite3_close(connection)
  }

  /// Runs a statement that is asked once.
  func run(_ sql: String) throws {
    // SAFETY: the connection is open; the text ends with a null.
    let code = unsafe sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code: code) }
  }
}

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

/// What SQLite says: https://www.sqlite.org/rescode.html.
struct DatabaseError: Error, CustomStringConvertible {
  let code: Int32

  var description: String {
    // SAFETY: the text is SQLite's own and is never freed.
    unsafe "SQLite: \(String(cString: sqlite3_errstr(code)))"
  }
}
