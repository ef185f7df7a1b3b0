internal import Glibc

/// The settings of the server: environment variables, each with a default.
struct Settings {
  /// `PORT`: the port, or 0 for any free one.
  var port: UInt16 = 8080
  /// `RULES`: the path of the rule file of the sign-up.
  var rules = SourceFiles.project + "/rules/sign-up.yml"
  /// `THREADS`: the number of requests that are processed at the same time.
  var threads = 2
  /// `DATABASE`: the path of the database of accepted submissions.
  var database = SourceFiles.package + "/.build/sign-up.sqlite3"
  /// `UPLOADS`: the folder of uploaded files.
  var uploads = SourceFiles.package + "/.build/uploads"
  /// `UPLOAD_SECONDS`: the time after which an upload that is not complete is removed if nothing was added to it.
  var uploadSeconds = 3600
  /// `EMPTY_HANDLER`: whether the response to every request is two bytes without a check, for comparison by `bench.sh`.
  var isEmpty = false

  init() throws(StartError) {
    port = try Self.number("PORT", port)
    rules = Self.text("RULES") ?? rules
    threads = try Self.number("THREADS", threads)
    guard 1...64 ~= threads else { throw StartError("THREADS must be 1 to 64") }
    database = Self.text("DATABASE") ?? database
    uploads = Self.text("UPLOADS") ?? uploads
    uploadSeconds = try Self.number("UPLOAD_SECONDS", uploadSeconds)
    guard uploadSeconds > 0 else { throw StartError("UPLOAD_SECONDS must be at least 1") }
    isEmpty = Self.text("EMPTY_HANDLER") != nil
  }

  private static func text(_ name: String) -> String? {
    // SAFETY: nothing in this program changes the environment, and the text is copied.
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  private static func number<Number: FixedWidthInteger>(
    _ name: String, _ otherwise: Number
  ) throws(StartError) -> Number {
    guard let text = text(name) else { return otherwise }
    guard let number = Number(text) else {
      throw StartError("\(name) is '\(text)', not a number from \(Number.min) to \(Number.max)")
    }
    return number
  }
}
