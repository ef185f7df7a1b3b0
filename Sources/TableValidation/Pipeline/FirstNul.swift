internal import Glibc

extension Span<UInt8> {
  /// Where the first NUL is, or `nil`.
  var firstNul: Int? {
    // SAFETY: memchr is given the bytes and their count, and what it finds lies among them.
    unsafe withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = unsafe memchr(start, 0, bytes.count) else {
        return nil
      }
      return unsafe UnsafeRawPointer(found) - start
    }
  }
}
