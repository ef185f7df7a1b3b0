import Platform

/// Reads from and writes to a file descriptor.
extension Int32 {
  /// Writes all bytes to the descriptor and returns whether that succeeded.
  @discardableResult
  package func writeAll(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      // SAFETY: The call passes the remaining bytes and their length.
      let count = unsafe bytes[start...].withUnsafeBytes {
        unsafe Platform.write(self, $0.baseAddress, $0.count)
      }
      if count < 0 { return false }
      start += count
    }
    return true
  }

  /// Returns all bytes up to the end of the file.
  package func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = readSome() { bytes += more }
    return bytes
  }

  /// Reads once and returns the bytes, or `nil` at the end of the file.
  package func readSome() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    // SAFETY: The call passes the buffer and its length.
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe Platform.read(self, $0.baseAddress, $0.count) }
    return count > 0 ? Array(buffer.prefix(count)) : nil
  }
}
