internal import Synchronization

/// The accepted submissions, in one table of an SQLite database: one row for each; and the key that signs tokens.
///
/// The journal is a write-ahead log with synchronous NORMAL: a crash of the program loses no rows, and a crash of the machine
/// loses at most the last rows.
final class Store: Sendable {
  /// An accepted submission.
  struct Submission: Sendable {
    /// The accepted values, as JSON.
    var values: [UInt8]
    var passwordHash: String?
  }

  /// The name of the index by which the e-mail addresses of sign-ups are unique, as the rule file normalizes them.
  static let emailIndex = "accepted_email"

  /// The key of ``TokenSigner``. It is kept, so that pages remain valid when the server starts again.
  let signingKey: [UInt8]
  private let statements: Mutex<Statements>

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
    try database.run(
      """
      CREATE UNIQUE INDEX IF NOT EXISTS \(Self.emailIndex) ON accepted (json_extract("values", '$.email'))
      WHERE form = '/sign-up'
      """)
    try database.run(
      "CREATE TABLE IF NOT EXISTS signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), key BLOB NOT NULL) STRICT"
    )
    signingKey = try Self.readKey(of: database)
    statements = try Mutex(Statements.prepare(for: database))
  }

  /// Returns the submission that was accepted with a token, or `nil` if there is none.
  func submission(token: String) throws -> Submission? {
    guard let row = try statements.withLock({ try $0.selection.firstRow([Array(token.utf8)]) }) else {
      return nil
    }
    return Submission(values: row[0] ?? [], passwordHash: row[1].map { String(decoding: $0, as: UTF8.self) })
  }

  /// Stores a submission, unless there is already a row with the same token; returns whether it was stored.
  ///
  /// - Throws: ``DatabaseError`` with a violated index if there is a row with another token and the same e-mail address.
  func insert(form: String, token: String, _ submission: Submission) throws -> Bool {
    let texts = [
      Array(form.utf8), Array(token.utf8), submission.values, submission.passwordHash.map { Array($0.utf8) },
    ]
    return try statements.withLock { try $0.insertion.run(texts) == 1 }
  }

  /// Returns the key of the database, which is created with it.
  private static func readKey(of database: Database) throws -> [UInt8] {
    var insertion = try Statement(
      "INSERT INTO signing_key (id, key) VALUES (1, CAST(? AS BLOB)) ON CONFLICT DO NOTHING", of: database)
    _ = try insertion.run([TokenSigner.makeKey()])
    var selection = try Statement("SELECT key FROM signing_key", of: database)
    guard let key = try selection.firstRow([])?.first ?? nil, key.count == TokenSigner.keySize else {
      throw StartError("the table signing_key of the database has no key of \(TokenSigner.keySize) bytes")
    }
    return key
  }
}

/// The statements of a ``Store``, which share a connection.
private struct Statements: ~Copyable {
  var insertion: Statement
  var selection: Statement

  static func prepare(for database: Database) throws -> Statements {
    let insertion = try Statement(
      """
      INSERT INTO accepted (form, token, "values", password_hash) SELECT ?1, ?2, ?3, ?4
      WHERE NOT EXISTS (SELECT * FROM accepted WHERE token = ?2)
      """, of: database)
    let selection = try Statement(
      #"SELECT "values", password_hash FROM accepted WHERE token = ?"#, of: database)
    return Statements(insertion: insertion, selection: selection)
  }
}
