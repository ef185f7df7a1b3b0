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
/// The body is decoded by RFC 7578 and RFC 2046, section 5.1: lines end with CR LF, and bytes before the first boundary and
/// after the last are skipped. A part must have one `Content-Disposition: form-data` with a `name`, and is a file if that has a
/// `filename`; in both, `%22`, `%0D` and `%0A` are decoded as browsers encode them (HTML, section 4.10.22.7). `filename*`
/// (RFC 7578, section 4.2), a part's `charset` and its transfer encoding (section 4.7) are ignored: values are UTF-8. A line
/// that begins with a boundary and continues with other characters is an error, because readers interpret it differently.
///
/// A file for a field of text is skipped, and so is text for a field of files. The name of a file is stored as sent and must
/// not be used as a path. O(n) in the bytes; memory does not exceed the limits, regardless of the size of the files.
public struct MultipartDecoder: Sendable {
  /// The part of the body that the next byte belongs to.
  private enum State {
    case content
    /// After a boundary, which white space may follow in its line.
    case boundary, padding, lineEnd
    case headers
    /// After a boundary and a hyphen; a second one makes it the last.
    case lastBoundary
    case epilogue
    /// After an error, of the body or of the receiver of a file.
    case failed
  }

  /// Stores bytes of the file of a field; returns `false` to end decoding.
  private typealias Sink = (_ field: String, _ bytes: Span<UInt8>) -> Bool

  /// The receiver of the content.
  private enum Part {
    case skipped
    case text
    case file(field: Int, name: [UInt8], mediaType: String, size: Int, isFirst: Bool)
  }

  private let limits: SubmissionLimits
  private var builder: SubmissionBuilder
  private var state = State.content
  private var part = Part.skipped
  /// The end of a part: CR LF, two hyphens and the boundary.
  private let delimiter: [UInt8]
  /// The number of bytes of a delimiter that the body so far ends with.
  private var matched = 2
  /// The number of those bytes that are not content even if no delimiter follows. They are the line end that
  /// is assumed before the body, or the line end after a header, which precedes the boundary too if the part
  /// has no content.
  private var borrowed = 2
  private var header = PartHeader()
  private var fileStart: FileStart
  /// The number of bytes read.
  private var offset = 0

  /// Creates a decoder of one body.
  ///
  /// - Parameters:
  ///   - form: The form whose fields are decoded.
  ///   - contentType: The header's value as sent, which declares the boundary.
  ///   - limits: The limits of the body; exceeding one is an error.
  ///   - fileTypes: The detector by which a file has the type of its content; without one it has that which the browser declares.
  /// - Throws: If it is another type, if its encoding is not UTF-8, or if the boundary is missing or malformed.
  public init(
    _ form: Form, contentType: String, limits: SubmissionLimits = SubmissionLimits(),
    fileTypes: (any FileTypeDetector)? = nil
  ) throws(SubmissionError) {
    guard case .multipart(let boundary) = try SubmissionType(contentType) else {
      throw .unsupportedMediaType(contentType)
    }
    self.init(form, boundary: boundary, limits: limits, fileTypes: fileTypes)
  }

  init(
    _ form: Form, boundary: [UInt8], limits: SubmissionLimits, fileTypes: (any FileTypeDetector)? = nil
  ) {
    self.limits = limits
    fileStart = FileStart(fileTypes)
    delimiter = Array("\r\n--".utf8) + boundary
    builder = SubmissionBuilder(form, limits: limits)
  }

  /// Decodes the next bytes; those of files are counted and skipped.
  ///
  /// - Parameter bytes: The bytes after those of the last call, any number of them.
  /// - Throws: If a limit is exceeded, if the body is malformed, or if an earlier call has thrown an error.
  public mutating func feed(_ bytes: Span<UInt8>) throws(SubmissionError) {
    try decode(bytes) { _, _ in true }
  }

  /// Decodes the next bytes and passes on those of files to a closure that cannot fail.
  ///
  /// - Parameters:
  ///   - bytes: The bytes after those of the last call, any number of them.
  ///   - store: Called with the name of the field and the bytes of its file as they arrive, but not for a field's second
  ///     file, which the check rejects, and not for empty files.
  /// - Throws: If a limit is exceeded, if the body is malformed, or if an earlier call has thrown an error.
  public mutating func feed(
    _ bytes: Span<UInt8>, storing store: (_ field: String, _ bytes: Span<UInt8>) -> Void
  ) throws(SubmissionError) {
    try decode(bytes) { field, bytes in
      store(field, bytes)
      return true
    }
  }

  /// Decodes the next bytes and passes on those of files.
  ///
  /// ```swift
  /// struct DiskFull: Error {}
  /// var decoder = try MultipartDecoder(form, contentType: "multipart/form-data; boundary=x")
  /// let disposition = #"Content-Disposition: form-data; name="photo"; filename="a.png""#
  /// let piece = Array("--x\r\n\(disposition)\r\n\r\nPNG".utf8)
  /// try decoder.feed(piece.span) { field, bytes in throw DiskFull() }  // throws DiskFull
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The bytes after those of the last call, any number of them.
  ///   - store: Called with the name of the field and the bytes of its file as they arrive, but not for a field's second
  ///     file, which the check rejects, and not for empty files. If it throws, decoding ends, and it is not called again.
  /// - Throws: The error that `store` throws; a ``SubmissionError`` if a limit is exceeded, if the body is malformed, or if an
  ///   earlier call has thrown an error.
  public mutating func feed<Failure: Error>(
    _ bytes: Span<UInt8>, storing store: (_ field: String, _ bytes: Span<UInt8>) throws(Failure) -> Void
  ) throws {
    var failure: Failure?
    try decode(bytes) { field, bytes in
      do throws(Failure) { try store(field, bytes) } catch { failure = error }
      return failure == nil
    }
    if let failure { throw failure }
  }

  /// Decodes the next bytes.
  ///
  /// - Parameter store: Stores bytes of a file; returns `false` to end decoding.
  private mutating func decode(_ bytes: Span<UInt8>, _ store: Sink) throws(SubmissionError) {
    do throws(SubmissionError) {
      try decodeUnfailed(bytes, store)
    } catch {
      state = .failed
      throw error
    }
  }

  private mutating func decodeUnfailed(_ bytes: Span<UInt8>, _ store: Sink) throws(SubmissionError) {
    guard bytes.count <= limits.maximumBytes - offset else {
      throw .tooLarge(maximumBytes: limits.maximumBytes)
    }
    if case .failed = state { throw failed }
    var index = 0
    while index < bytes.count {
      switch state {
      case .content: index = try readContent(of: bytes, from: index, store)
      case .epilogue, .failed: index = bytes.count
      default:
        try read(bytes[index], at: offset + index)
        index += 1
      }
    }
    offset += bytes.count
  }

  /// Returns the submission, after all bytes have been decoded.
  ///
  /// - Throws: If the last boundary is missing, as in a truncated body, or if a call of `feed` has thrown an error.
  public consuming func finish() throws(SubmissionError) -> Submission {
    if case .failed = state { throw failed }
    guard case .epilogue = state else { throw .malformed(offset: offset, "the last boundary is missing") }
    return builder.finish()
  }

  /// The error of every call after an error.
  private var failed: SubmissionError { .malformed(offset: offset, "decoding ended with an error before") }

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
    default:
      throw .malformed(
        offset: offset, "a boundary must be followed by a line end, or by two hyphens after the last part")
    }
  }

  /// Reads content up to the end of the bytes or of a delimiter and returns the offset after it.
  ///
  /// The only carriage return of a delimiter is its first byte, so that no delimiter can begin within a partial one.
  private mutating func readContent(
    of bytes: Span<UInt8>, from start: Int, _ store: Sink
  ) throws(SubmissionError) -> Int {
    let delimiter = delimiter
    var index = start
    /// The number of matched bytes that are from earlier calls.
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
      if carried > borrowed {
        guard try write(delimiter.span.extracting(borrowed..<carried), store) else { return bytes.count }
      }
      (matched, carried, borrowed) = (0, 0, 0)
    }
    // If all matched bytes are from earlier calls, the content ends before the start.
    let end = index - (matched - carried)
    if end > start {
      guard try write(bytes.extracting(start..<end), store) else { return bytes.count }
    }
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
    fileStart.clear()
    part = .file(
      field: field, name: fileName, mediaType: disposition.mediaType, size: 0,
      isFirst: !builder.hasValue(field))
  }

  /// Writes content and returns whether decoding continues.
  private mutating func write(_ bytes: Span<UInt8>, _ store: Sink) throws(SubmissionError) -> Bool {
    switch part {
    case .skipped: break
    case .text: try builder.write(bytes)
    case .file(let field, let name, let mediaType, let size, let isFirst):
      part = .file(
        field: field, name: name, mediaType: mediaType, size: size + bytes.count, isFirst: isFirst)
      fileStart.append(bytes)
      if isFirst, !store(builder.fields[field].field.name, bytes) {
        state = .failed
        return false
      }
    }
    return true
  }

  private mutating func endPart() throws(SubmissionError) {
    switch part {
    case .skipped: break
    case .text: try builder.end()
    case .file(let field, let name, let mediaType, let size, _):
      let type = size > 0 ? fileStart.mediaType(declaredAs: mediaType) : mediaType
      try builder.end(.init(size: size, mediaType: type), called: name.span, in: field)
    }
    part = .skipped
  }
}
