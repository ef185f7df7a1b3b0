internal import Bytes
internal import FileOutput
internal import TableValidation

/// The output of the program other than findings: help, lists, summaries and errors.
enum Console {
  /// Writes text to standard output.
  static func print(_ text: String) throws {
    try OutputFile("-").write(Array(text.utf8).span)
  }

  /// Writes one line to standard error, with the program's name before it and control characters escaped. A long line
  /// is written without its middle.
  ///
  /// A failed write is ignored, since there is no other output for the error.
  static func printLine(_ line: String) {
    var bytes = Array("validate: ".utf8)
    TextReport.append(line.shortened, to: &bytes)
    bytes.append(0x0A)
    writeError(bytes)
  }

  /// Writes text to standard error without a prefix and without escapes.
  static func printText(_ text: String) {
    writeError(Array(text.utf8))
  }

  private static func writeError(_ bytes: [UInt8]) {
    _ = DescriptorWriter.write(bytes.span, to: 2)
  }
}
