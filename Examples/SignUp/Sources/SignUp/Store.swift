internal import CSQLite
internal import Synchronization

/// What was accepted, in one table of an SQLite database: a row a post.
///
/// The journal is a write-ahead log, synchronous NORMAL: a crash of the program loses nothing, one of the machine at most the
/// last rows, and never the order.
final class Store: Sendable {
  private let insertion: Mutex<Statement>

  init(path: String) throws {
    let database = try Database(path: path)
    try database.run("PRAGMA journal_mode = WAL")
    try database.run("PRAGMA synchronous = NORMAL")
    try database.run(
      """
      CREATE TABLE IF NOT EXISTS accepted (
        id INTEGER PRIMARY KEY,
        form TEXT NOT NULL,
        token TEXT NOT NULL UNIQUE,
        accepted_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
        "values" TEXT NOT NULL,
        password_hash TEXT
      ) STRICT
      """)
    insertion = try Mutex(
      Statement(
        """
        INSERT INTO accepted (form, token, "values", password_hash) VALUES (?, ?, ?, ?)
        ON CONFLICT (token) DO NOTHING
        """, of: database))
  }

  /// Keeps a post; leaves the row that a post of the same page has already.
  ///
  /// - Parameters:
  ///   - token: What the page is known by.
  ///   - values: The accepted values, as JSON.
  func insert(form: String, token: String, values: [UInt8], passwordHash: String?) throws {
    let texts = [Array(form.utf8), Array(token.utf8), values, passwordHash.map { Array($0.utf8) }]
    try insertion.withLock { try $0.run(texts) }
  }
}
