internal import Bytes

/// Decodes a submission of the type `multipart/form-data` as it arrives, in pieces of any size, without storing its files.
///
/// ```swift
/// var decoder = try MultipartDecoder(form, contentType: "multipart/form-data; boundary=x")
/// let disposition = #"Content-Disposition: form-data; name="photo"; filename="a.png""#
/// var stored: [UInt8] = []
/// for piece in ["--x\r\n\(disposition)\r\n\r\n", "PNG", "\r\n--x--\r\n"] {
///   let piece = Array(piece.utf8)
///   try decoder.feed(piece.span) { field, bytes in for index in bytes.indices { stored.append(bytes[index]) } }
/// }
/// let post = try decoder.finish()
/// post.file(of: "photo")?.size           // 3
/// String(decoding: stored, as: UTF8.self)  // "PNG"
/// ```
///
/// By RFC 7578 and RFC 2046, section 5.1; lines end with CR LF, and bytes before the first boundary and after the last are
/// skipped. A part has one `Content-Disposition: form-data` with a `name`, and is a file if that has a `filename`; in both,
/// `%22`, `%0D` and `%0A` are decoded as browsers encode them (HTML, section 4.10.22.7). `filename*` (RFC 7578, section 4.2),
/// a part's `charset` and its transfer encoding (section 4.7) are ignored: values are UTF-8. A line that begins as a boundary
/// and continues otherwise is an error, as readers interpret it differently.
///
/// A file for a field of text is skipped, and so is text for a field of files. The name of a file is stored as sent: it is
/// not a path to write to. O(n) in the bytes; memory does not exceed the limits, whatever the size of the files.
public struct MultipartDecoder: Sendable {
  /// The part of the body that the next byte belongs to.
  private enum State {
    case content
    /// After a boundary, in whose line white space may follow.
    case boundary, padding, lineEnd
    case headers
    /// After a boundary and a hyphen; a second one makes it the last.
    case lastBoundary
    case epilogue
  }

  /// The receiver of the content.
  private enum Part {
    case skipped
    case text
    case file(field: Int, name: [UInt8], mediaType: String, size: Int, isFirst: Bool)
  }

  private let limits: SubmissionLimits
  private let names: [String]
  private var builder: SubmissionBuilder
  private var state = State.content
  private var part = Part.skipped
  /// The end of a part: CR LF, two hyphens and the boundary.
  private let delimiter: [UInt8]
  /// How many bytes of a delimiter the bytes so far end with.
  private var matched = 2
  /// How many of those are not content if no delimiter follows: those of the imagined line end before the body, and of the
  /// one after a header, which also precedes the boundary if a part has no content.
  private var borrowed = 2
  private var header = PartHeader()
  /// How many bytes were read.
  private var offset = 0

  /// - Parameter contentType: The header's value as sent, which declares the boundary.
  /// - Throws: If it is another type, if its encoding is not UTF-8, or if the boundary is missing or malformed.
  public init(
    _ form: Form, contentType: String, limits: SubmissionLimits = SubmissionLimits()
  ) throws(SubmissionError) {
    guard case .multipart(let boundary) = try SubmissionType(contentType) else {
      throw .unsupportedMediaType(contentType)
    }
    self.init(form, boundary: boundary, limits: limits)
  }

  init(_ form: Form, boundary: [UInt8], limits: SubmissionLimits) {
    self.limits = limits
    names = form.names
    delimiter = Array("\r\n--".utf8) + boundary
    builder = SubmissionBuilder(form, limits: limits)
  }

  /// Decodes the next bytes.
  ///
  /// - Parameter store: Called with the name of the field and the bytes of its file as they arrive, but not for a field's
  ///   second file, which the check refuses, and not for empty files.
  /// - Throws: If a limit is exceeded or the body is malformed; the decoder is not used after an error.
  public mutating func feed(
    _ bytes: Span<UInt8>, storing store: ((_ field: String, _ bytes: Span<UInt8>) -> Void)? = nil
  ) throws(SubmissionError) {
    guard bytes.count <= limits.maximumBytes - offset else {
      throw .tooLarge(maximumBytes: limits.maximumBytes)
    }
    var index = 0
    while index < bytes.count {
      switch state {
      case .content: index = try readContent(of: bytes, from: index, store)
      case .epilogue: index = bytes.count
      default:
        try read(bytes[index], at: offset + index)
        index += 1
      }
    }
    offset += bytes.count
  }

  /// The submission, after all bytes.
  ///
  /// - Throws: If the last boundary is missing, as in a truncated body.
  public consuming func finish() throws(SubmissionError) -> Submission {
    guard case .epilogue = state else { throw .malformed(offset: offset, "the last boundary is missing") }
    return builder.finish()
  }

  /// Reads a byte of a boundary's line or of a header.
  private mutating func read(_ byte: UInt8, at offset: Int) throws(SubmissionError) {
    switch (state, byte) {
    case (.headers, _):
      guard try header.read(byte, at: offset) else { return }
      try begin(try header.disposition())
      (state, matched, borrowed) = (.content, 2, 2)
    case (.boundary, UInt8(ascii: "-")): state = .lastBoundary
    case (.boundary, UInt8(ascii: " ")), (.boundary, UInt8(ascii: "\t")),
      (.padding, UInt8(ascii: " ")), (.padding, UInt8(ascii: "\t")):
      state = .padding
    case (.boundary, UInt8(ascii: "\r")), (.padding, UInt8(ascii: "\r")): state = .lineEnd
    case (.lineEnd, UInt8(ascii: "\n")):
      header = PartHeader(from: offset + 1)
      state = .headers
    case (.lastBoundary, UInt8(ascii: "-")): state = .epilogue
    default: throw .malformed(offset: offset, "a boundary ends its line, or with two hyphens the body")
    }
  }

  /// Reads content up to the end of the bytes or of a delimiter and returns the offset after it.
  ///
  /// A delimiter has one carriage return, its first byte, so that no other can begin within a partial one.
  private mutating func readContent(
    of bytes: Span<UInt8>, from start: Int, _ store: ((String, Span<UInt8>) -> Void)?
  ) throws(SubmissionError) -> Int {
    let delimiter = delimiter
    var index = start
    /// How many of the matched bytes are from the calls before.
    var carried = matched
    while true {
      if matched == 0 {
        index = bytes.offset(of: delimiter[0], in: index..<bytes.count)
        guard index < bytes.count else { break }
        (matched, index) = (1, index + 1)
      }
      while matched < delimiter.count, index < bytes.count, bytes[index] == delimiter[matched] {
        (matched, index) = (matched + 1, index + 1)
      }
      guard matched < delimiter.count, index < bytes.count else { break }
      if carried > borrowed { try write(delimiter.span.extracting(borrowed..<carried), store) }
      (matched, carried, borrowed) = (0, 0, 0)
    }
    // If all matched bytes are from the calls before, the content ends before the start.
    let end = index - (matched - carried)
    if end > start { try write(bytes.extracting(start..<end), store) }
    guard matched == delimiter.count else { return index }
    try endPart()
    (state, matched) = (.boundary, 0)
    return index
  }

  private mutating func begin(_ disposition: PartHeader.Disposition) throws(SubmissionError) {
    guard let fileName = disposition.fileName else {
      part = try builder.begin(disposition.name.span) ? .text : .skipped
      return
    }
    guard let field = try builder.field(ofFile: disposition.name.span) else {
      part = .skipped
      return
    }
    part = .file(
      field: field, name: fileName, mediaType: disposition.mediaType, size: 0,
      isFirst: !builder.hasValue(field))
  }

  private mutating func write(
    _ bytes: Span<UInt8>, _ store: ((String, Span<UInt8>) -> Void)?
  ) throws(SubmissionError) {
    switch part {
    case .skipped: break
    case .text: try builder.write(bytes)
    case .file(let field, let name, let mediaType, let size, let isFirst):
      part = .file(
        field: field, name: name, mediaType: mediaType, size: size + bytes.count, isFirst: isFirst)
      if isFirst { store?(names[field], bytes) }
    }
  }

  private mutating func endPart() throws(SubmissionError) {
    switch part {
    case .skipped: break
    case .text: try builder.end()
    case .file(let field, let name, let mediaType, let size, _):
      try builder.end(.init(size: size, mediaType: mediaType), called: name.span, in: field)
    }
    part = .skipped
  }
}
