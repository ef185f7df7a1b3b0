internal import Glibc
internal import TableValidation

/// What the program says beside its findings: help, lists and errors.
enum Console {
  /// Writes text to standard output.
  static func print(_ text: String) throws {
    try OutputFile("-").write(Array(text.utf8).span)
  }

  /// Writes one line to standard error under the program's name, control characters escaped. Where that cannot be
  /// written to, nobody is left to tell.
  static func printError(_ line: String) {
    var bytes = Array("validate: ".utf8)
    TextReport.append(line, to: &bytes)
    bytes.append(0x0A)
    writeError(bytes)
  }

  /// Writes text to standard error as it is.
  static func printNotice(_ text: String) {
    writeError(Array(text.utf8))
  }

  private static func writeError(_ bytes: [UInt8]) {
    // SAFETY: the write is given the bytes and their count.
    _ = unsafe bytes.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
  }
}
