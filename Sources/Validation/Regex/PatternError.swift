internal import Bytes
internal import CPCRE2

/// The reason why a regular expression does not compile.
public struct PatternError: Error, Hashable, Sendable {
  /// The pattern as it was given.
  public let pattern: String
  /// The offset of the fault in the pattern, in Unicode scalars.
  public let offset: Int
  /// PCRE2's number of the fault (`PCRE2_ERROR_…`, pcre2api(3)).
  public let code: Int
  /// PCRE2's description of the fault.
  public let message: String

  /// Creates the error of a fault that PCRE2 reports.
  ///
  /// - Parameters:
  ///   - pattern: The pattern as it was given.
  ///   - code: PCRE2's number of the fault.
  ///   - byteOffset: The offset at which PCRE2 stopped, in bytes.
  init(pattern: String, code: Int32, byteOffset: Int) {
    self.pattern = pattern
    self.code = Int(code)
    offset = Array(pattern.utf8).span.scalarCount(upTo: byteOffset)
    message = Self.message(for: code)
  }

  /// Creates the error of a fault in a pattern's spelling for PCRE2, with the place in the pattern as it was given.
  init(_ fault: PatternError, in pattern: String, spelled spelling: PatternSpelling) {
    self.pattern = pattern
    code = fault.code
    offset = spelling.givenOffset(of: fault.offset)
    message = fault.message
  }

  private static func message(for code: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    // SAFETY: PCRE2 writes at most `count` bytes and returns how many; a negative count, for an unknown number, means that
    // no text was written.
    let count = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
      unsafe pcre2_get_error_message_8(code, buffer.baseAddress, buffer.count)
    }
    return String(decoding: buffer.prefix(max(0, Int(count))), as: UTF8.self)
  }
}

extension PatternError: CustomStringConvertible {
  /// The pattern, the 1-based number of the faulty character and PCRE2's description, in one line.
  public var description: String {
    "regular expression '\(pattern)' is faulty at character \(offset + 1): \(message)"
  }
}

extension Span<UInt8> {
  fileprivate func scalarCount(upTo offset: Int) -> Int {
    UTF8Sequence.scalarCount(in: extracting(0..<Swift.min(offset, count)))
  }
}
