internal import Bytes
internal import Platform

/// A path as the bytes that the system uses, which need not be UTF-8; `-` is standard input or output.
///
/// Its description is for messages only: another file could have the same.
package struct BytePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Whether the path is `-`, which means standard input or output.
  package var isStandard: Bool { bytes == [UInt8(ascii: "-")] }

  /// The folder of the path with its final slash; empty for the current folder.
  package var folder: BytePath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return BytePath(Array(bytes[...slash]))
  }

  /// The name after the last slash.
  var lastName: [UInt8] { Array(bytes[folder.bytes.count...]) }

  /// The folder of the path as a path of its own: without its final slash, and `.` for the current folder.
  var directory: BytePath {
    let folder = folder.bytes
    return folder.isEmpty ? "." : folder.count == 1 ? "/" : BytePath(Array(folder.dropLast()))
  }

  /// The path in a folder with its final slash; an absolute path and `-` are unchanged.
  package func inside(_ folder: BytePath) -> BytePath {
    bytes.first == UInt8(ascii: "/") || isStandard ? self : BytePath(folder.bytes + bytes)
  }

  /// Returns the result of a system call with the path, which ends with NUL; -1 with the error number `EINVAL` if a byte of the
  /// path is NUL, since the system would take the part before it.
  func withCString<Result: SignedInteger>(_ call: (UnsafePointer<CChar>) -> Result) -> Result {
    guard !bytes.contains(0) else {
      errno = EINVAL
      return -1
    }
    let terminated = (bytes + [0]).map(CChar.init(bitPattern:))
    // SAFETY: the array ends with NUL and is valid during the call.
    return unsafe terminated.withUnsafeBufferPointer { unsafe call($0.baseAddress.unsafelyUnwrapped) }
  }
}

extension BytePath: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral text: String) {
    self.init(text)
  }

  /// The path as text, with U+FFFD for what is not UTF-8.
  package var description: String { String(decoding: bytes, as: UTF8.self) }
}
