internal import Glibc

/// Lines for whoever runs the server: where it listens on standard output, what went wrong on standard error.
enum Log {
  static func announce(_ line: String) { write(line, to: STDOUT_FILENO) }
  static func error(_ line: String) { write("sign-up: " + line, to: STDERR_FILENO) }

  /// Writes a line at once, as several threads may have one.
  private static func write(_ line: String, to file: Int32) {
    let bytes = Array((line + "\n").utf8)
    // SAFETY: the buffer holds as many bytes as it says.
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
  }
}
