internal import Glibc
internal import TableValidation

/// What the program says beside its findings: help, lists and errors.
enum Console {
  /// Writes text to standard output.
  static func print(_ text: String) throws {
    try OutputFile("-").write(Array(text.utf8).span)
  }

  /// Writes text to standard error. Where that cannot be written to, nobody is left to tell.
  static func printError(_ text: String) {
    let bytes = Array(text.utf8)
    // SAFETY: the write is given the bytes and their count.
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }
}
