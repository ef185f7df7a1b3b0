internal import Bytes

/// The header of one part of a `multipart/form-data` body: RFC 7578, section 4.
struct PartHeader {
  /// The values of a part's header that the decoder uses.
  struct Disposition {
    let name: [UInt8]
    /// The name of the file, or `nil` if the part is not a file.
    let fileName: [UInt8]?
    let mediaType: String
  }

  /// The maximum number of bytes of one part's header: 16 KiB, the default of ASP.NET Core's `MultipartHeadersLengthLimit`
  /// (16,384).
  static let maximumBytes = 16 << 10

  private var bytes: [UInt8] = []
  /// The offset of the first byte in the body.
  private let start: Int
  private var lineStart = 0
  /// The complete lines, without their ends.
  private var lines: [Range<Int>] = []

  init(from start: Int = 0) { self.start = start }

  /// Reads a byte and returns whether it completes the empty line that ends the header.
  mutating func read(_ byte: UInt8, at offset: Int) throws(SubmissionError) -> Bool {
    guard bytes.count < Self.maximumBytes else {
      throw .malformed(offset: offset, "the header of a part has more than \(Self.maximumBytes) bytes")
    }
    guard (byte == 0x0A) == (bytes.last == 0x0D) else {
      throw .malformed(offset: offset, "a line of a part's header must end with CR LF")
    }
    bytes.append(byte)
    guard byte == 0x0A else { return false }
    let line = lineStart..<bytes.count - 2
    lineStart = bytes.count
    guard !line.isEmpty else { return true }
    lines.append(line)
    return false
  }

  /// Returns the values of the lines.
  ///
  /// - Throws: If a line is malformed, or the disposition `form-data` or its name does not occur exactly once.
  func disposition() throws(SubmissionError) -> Disposition {
    var disposition: HeaderValue?
    var mediaType: String?
    for line in lines {
      let colon = bytes.span.offset(of: UInt8(ascii: ":"), in: line)
      let name = line.lowerBound..<colon
      guard colon < line.upperBound, !name.isEmpty, name.allSatisfy({ bytes[$0] > 0x20 }) else {
        throw malformed(line, "a line of a part's header must be a name, a colon and a value")
      }
      let value = bytes.span.withoutWhiteSpace(in: colon + 1..<line.upperBound)
      switch bytes.span.lowercasedText(in: name) {
      case "content-disposition":
        guard disposition == nil,
          let header = HeaderValue(bytes.span.extracting(value), escapes: .browser),
          header.isOf("form-data")
        else { throw malformed(line, "a part must have one Content-Disposition of the type form-data") }
        disposition = header
      case "content-type":
        guard mediaType == nil else {
          throw malformed(line, "a part must not have more than one Content-Type")
        }
        let end = bytes.span.offset(of: UInt8(ascii: ";"), in: value)
        let range = bytes.span.withoutWhiteSpace(in: value.lowerBound..<end)
        mediaType = String(decoding: bytes[range], as: UTF8.self)
      default: break
      }
    }
    guard let disposition, let name = disposition["name"] else {
      throw .malformed(offset: start, "a part must have a Content-Disposition with a name")
    }
    return Disposition(
      name: name, fileName: disposition["filename"], mediaType: mediaType ?? "text/plain")
  }

  private func malformed(_ line: Range<Int>, _ reason: String) -> SubmissionError {
    .malformed(offset: start + line.lowerBound, reason)
  }
}
