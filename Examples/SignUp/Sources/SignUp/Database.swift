internal import CSQLite

/// A connection to an SQLite database: closed with the last statement of it.
@safe final class Database {
  let connection: OpaquePointer

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

/// What SQLite says: https://www.sqlite.org/rescode.html.
struct DatabaseError: Error, CustomStringConvertible {
  let code: Int32

  var description: String {
    // SAFETY: the text is SQLite's own and is never freed.
    unsafe "SQLite: \(String(cString: sqlite3_errstr(code)))"
  }
}
