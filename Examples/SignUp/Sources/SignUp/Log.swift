internal import Glibc

/// Messages of the server: its address on standard output, errors on standard error.
enum Log {
  static func announce(_ line: String) { write(line, to: STDOUT_FILENO) }
  static func error(_ line: String) { write("sign-up: " + line, to: STDERR_FILENO) }

  /// Writes a line in one call, because several threads may write lines.
  private static func write(_ line: String, to file: Int32) {
    let bytes = Array((line + "\n").utf8)
    // SAFETY: the system reads the bytes of the buffer only, during the call.
    _ = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(file, $0.baseAddress, $0.count) }
  }
}
