internal import Glibc

/// What the server is started with: environment variables, each with a default.
struct Settings {
  /// `PORT`: 0 takes any free one.
  var port: UInt16 = 8080
  /// `THREADS`: how many posts are worked on at a time.
  var threads: UInt32 = 2
  /// `DATABASE`: the file of what was accepted.
  var database = SourceFiles.package + "/.build/sign-up.sqlite3"
  /// `EMPTY_HANDLER`: each post is read and answered with two bytes, for comparing rates with `bench.sh`.
  var isEmpty = false

  init() throws(StartError) {
    port = try Self.number("PORT", port)
    threads = try Self.number("THREADS", threads)
    guard 1...64 ~= threads else { throw StartError("THREADS is not 1 to 64") }
    database = Self.text("DATABASE") ?? database
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
    guard let number = Number(text) else { throw StartError("\(name) is '\(text)', no number for it") }
    return number
  }
}
