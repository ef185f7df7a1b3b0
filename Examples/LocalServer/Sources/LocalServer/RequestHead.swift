/// A strict reader of the head of a request, from its first byte to its empty line: RFC 9112, sections 2 to 6.
///
/// A head is rejected that a proxy could read in another way: lines that do not end in CR LF, folded lines, white space before a colon, control characters, and everything
/// that makes the length of the body doubtful.
struct RequestHead {
  static let maximumBytes = 16 << 10
  static let maximumFields = 100

  enum Progress: Equatable {
    case incomplete, complete
    case refused(HeadRefusal)
  }

  /// The offset of the first line that has not been read.
  private var lineStart = 0
  /// The offset up to which there is no other end of a line.
  private var scanned = 0
  private var requestLine: RequestLine?
  private var fields = HeadFields()
  /// The number of bytes of the head, once it is complete.
  private(set) var length = 0
  /// Whether the method is `HEAD`, whose responses have no content: RFC 9110, section 9.3.2.
  private(set) var isHEAD = false

  /// Whether the version is 1.0, in which a connection has one request.
  var isHTTP10: Bool { requestLine?.isHTTP10 ?? true }

  /// How the body is delimited.
  var framing: BodyFraming { fields.framing }

  /// Reads the lines that are complete.
  ///
  /// - Parameter bytes: All bytes of the request so far, at most ``maximumBytes``; each call has the same bytes as the last
  ///   one, and possibly more. All calls together take time linear in the bytes.
  mutating func read(_ bytes: Span<UInt8>) -> Progress {
    do throws(HeadRefusal) {
      while let end = lineEnd(in: bytes) {
        if try readLine(bytes, lineStart..<end) {
          length = end + 1
          return .complete
        }
        (lineStart, scanned) = (end + 1, end + 1)
      }
      scanned = bytes.count
      guard bytes.count >= Self.maximumBytes else { return .incomplete }
      throw requestLine == nil
        ? HeadRefusal(414, "The request line has more than \(Self.maximumBytes) bytes.")
        : HeadRefusal(431, "The head of the request has more than \(Self.maximumBytes) bytes.")
    } catch {
      return .refused(error)
    }
  }

  /// Returns the offset of the next line feed.
  private func lineEnd(in bytes: Span<UInt8>) -> Int? {
    var index = scanned
    while index < bytes.count {
      if bytes[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }

  /// Reads a line; returns whether it is the last.
  ///
  /// - Parameter range: The line with its CR, without its LF.
  private mutating func readLine(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(HeadRefusal) -> Bool {
    guard !range.isEmpty, bytes[range.upperBound - 1] == 0x0D else {
      throw HeadRefusal(malformed: "A line of the head ends in LF without CR.")
    }
    let line = bytes.extracting(range.lowerBound..<range.upperBound - 1)
    guard let requestLine else {
      // A server ignores empty lines before the request line: RFC 9112, section 2.2.
      guard !line.isEmpty else { return false }
      isHEAD = line.starts(with: "HEAD ")
      requestLine = try RequestLine(line)
      return false
    }
    guard line.isEmpty else {
      try fields.read(line)
      return false
    }
    try fields.check(isHTTP10: requestLine.isHTTP10)
    return true
  }
}

extension UInt8 {
  /// Whether the byte is a letter of a token: RFC 9110, section 5.6.2.
  var isTokenByte: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}

extension Span<UInt8> {
  func all(_ condition: (UInt8) -> Bool) -> Bool {
    for index in indices where !condition(self[index]) { return false }
    return true
  }

  func firstOffset(of byte: UInt8) -> Int? {
    for index in indices where self[index] == byte { return index }
    return nil
  }

  /// Whether the bytes begin with a text.
  func starts(with text: StaticString) -> Bool {
    guard count >= text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      // SAFETY: a literal is in the program's constant data, and the index is below its count.
      let byte = unsafe text.utf8Start[index]
      guard self[index] == byte else { return false }
    }
    return true
  }

  /// Whether the bytes are a text in lower case, ignoring case.
  func equals(_ text: StaticString) -> Bool {
    guard count == text.utf8CodeUnitCount else { return false }
    for index in indices {
      // SAFETY: a literal is in the program's constant data, and the index is below its count.
      let letter = unsafe text.utf8Start[index]
      guard self[index].lowercased == letter else { return false }
    }
    return true
  }

  /// The bytes without spaces and tabs at both ends.
  func trimmed() -> Range<Int> {
    var (start, end) = (0, count)
    while start < end, self[start] == 0x20 || self[start] == 0x09 { start += 1 }
    while end > start, self[end - 1] == 0x20 || self[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }
}
