internal import Bytes

/// What stands before the content of one part of a `multipart/form-data` body: RFC 7578, section 4.
struct PartHeader {
  /// What a part's header says that anybody reads.
  struct Disposition {
    let name: [UInt8]
    /// The name of a file, or `nil` where the part is none.
    let fileName: [UInt8]?
    let mediaType: String
  }

  /// The most bytes of all lines of one part: 16 KiB, as ASP.NET Core has it for `MultipartHeadersLengthLimit` (16,384).
  static let maximumBytes = 16 << 10

  private var bytes: [UInt8] = []
  /// Where in the body the first byte stands.
  private let start: Int
  private var lineStart = 0
  /// The lines that are read to their ends, without these.
  private var lines: [Range<Int>] = []

  init(from start: Int = 0) { self.start = start }

  /// Reads a byte; `true` where the empty line after the last one ends with it.
  mutating func read(_ byte: UInt8, at offset: Int) throws(SubmissionError) -> Bool {
    guard bytes.count < Self.maximumBytes else {
      throw .malformed(offset: offset, "the header of a part has more than \(Self.maximumBytes) bytes")
    }
    guard (byte == 0x0A) == (bytes.last == 0x0D) else {
      throw .malformed(offset: offset, "a line of a part's header ends with CR LF")
    }
    bytes.append(byte)
    guard byte == 0x0A else { return false }
    let line = lineStart..<bytes.count - 2
    lineStart = bytes.count
    guard !line.isEmpty else { return true }
    lines.append(line)
    return false
  }

  /// What the lines say.
  ///
  /// - Throws: A line that is none, and what is not told exactly once: that the part is form data, and its name.
  func disposition() throws(SubmissionError) -> Disposition {
    var disposition: HeaderValue?
    var mediaType: String?
    for line in lines {
      let colon = bytes.span.offset(of: UInt8(ascii: ":"), in: line)
      let name = line.lowerBound..<colon
      guard colon < line.upperBound, !name.isEmpty, name.allSatisfy({ bytes[$0] > 0x20 }) else {
        throw malformed(line, "a line of a part's header is a name, a colon and a value")
      }
      let value = bytes.span.withoutWhiteSpace(in: colon + 1..<line.upperBound)
      switch bytes.span.lowercasedText(in: name) {
      case "content-disposition":
        guard disposition == nil,
          let header = HeaderValue(bytes.span.extracting(value), escapes: .browser),
          header.isOf("form-data")
        else { throw malformed(line, "a part is told once to be form data") }
        disposition = header
      case "content-type":
        guard mediaType == nil else { throw malformed(line, "a part has one type") }
        let end = bytes.span.offset(of: UInt8(ascii: ";"), in: value)
        let range = bytes.span.withoutWhiteSpace(in: value.lowerBound..<end)
        mediaType = String(decoding: bytes[range], as: UTF8.self)
      default: break
      }
    }
    guard let disposition, let name = disposition["name"] else {
      throw .malformed(offset: start, "a part has a name")
    }
    return Disposition(
      name: name, fileName: disposition["filename"], mediaType: mediaType ?? "text/plain")
  }

  private func malformed(_ line: Range<Int>, _ reason: String) -> SubmissionError {
    .malformed(offset: start + line.lowerBound, reason)
  }
}
