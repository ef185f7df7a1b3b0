internal import CSQLite

/// A connection to an SQLite database; it is closed after its last statement has been released.
@safe final class Database {
  let connection: OpaquePointer

  init(path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    // SAFETY: the path ends with a null, and `opened` is valid during the call.
    let code = unsafe sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened = unsafe opened else { throw DatabaseError(code: code) }
    unsafe connection = opened
    guard code == SQLITE_OK else { throw DatabaseError(code: code) }
    // Waits up to five seconds for another program that has locked the file.
    unsafe sqlite3_busy_timeout(connection, 5_000)
  }

  deinit {
    // SAFETY: the connection was opened in init, and all its statements are finalized: each of them retains this object.
    unsafe sqlite3_close(connection)
  }

  /// Runs a statement that is used only once.
  func run(_ sql: String) throws {
    // SAFETY: the connection is open; the text ends with a null.
    let code = unsafe sqlite3_exec(connection, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw DatabaseError(code: code, of: self) }
  }
}

/// An error of SQLite, by its result code: https://www.sqlite.org/rescode.html.
struct DatabaseError: Error, CustomStringConvertible {
  let code: Int32
  /// The name of the unique index of an expression that an insertion has violated, or `nil` for another error.
  private(set) var violatedIndex: String?

  init(code: Int32) { self.code = code }

  /// Creates the error of the last call for a connection.
  init(code: Int32, of database: Database) {
    self.code = code
    guard code == SQLITE_CONSTRAINT else { return }
    // SAFETY: the connection is open; the text is valid until the next call for it.
    let message = unsafe String(cString: sqlite3_errmsg(database.connection))
    let start = "UNIQUE constraint failed: index '"
    if message.hasPrefix(start) { violatedIndex = String(message.dropFirst(start.count).dropLast()) }
  }

  var description: String {
    // SAFETY: the text is a constant of SQLite and is never freed.
    let meaning = unsafe String(cString: sqlite3_errstr(code))
    return "SQLite: \(meaning)" + (violatedIndex.map { ", index \($0)" } ?? "")
  }
}
