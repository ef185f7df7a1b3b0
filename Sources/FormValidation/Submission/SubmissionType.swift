/// The media type of a submission.
///
/// ```swift
/// try SubmissionType("application/json; charset=utf-8")  // .json
/// ```
public enum SubmissionType: Hashable, Sendable {
  /// `application/x-www-form-urlencoded`.
  case urlEncoded
  /// `application/json`.
  case json
  /// `multipart/form-data`, with the boundary between its parts.
  case multipart(boundary: [UInt8])

  /// The type that a `Content-Type` header has as its value, in any case and with any parameters.
  ///
  /// - Throws: If it is another type or no type, if its `charset` is not UTF-8, or if its boundary is missing or none.
  public init(_ contentType: String) throws(SubmissionError) {
    guard let header = HeaderValue(contentType.utf8Span.span, escapes: .backslash) else {
      throw .unsupportedMediaType(contentType)
    }
    if header.isOf("application/x-www-form-urlencoded") {
      self = .urlEncoded
    } else if header.isOf("application/json") {
      self = .json
    } else if header.isOf("multipart/form-data") {
      self = .multipart(boundary: try header.boundary())
    } else {
      throw .unsupportedMediaType(contentType)
    }
    if let charset = header["charset"], !charset.span.isLabelOfUTF8 {
      throw .unsupportedEncoding(String(decoding: charset, as: UTF8.self))
    }
  }
}

extension HeaderValue {
  /// The boundary between the parts: 1 to 70 characters of `bchars`, not a space at the end: RFC 2046, section 5.1.1.
  fileprivate func boundary() throws(SubmissionError) -> [UInt8] {
    guard let boundary = self["boundary"] else { throw .malformed(offset: 0, "the type names no boundary") }
    guard 1...70 ~= boundary.count, boundary.last != UInt8(ascii: " "),
      boundary.allSatisfy(\.isOfBoundary)
    else { throw .malformed(offset: 0, "the boundary is not 1 to 70 characters that one may have") }
    return boundary
  }
}

extension UInt8 {
  /// Whether a boundary may have it: `bchars` of RFC 2046, section 5.1.1.
  fileprivate var isOfBoundary: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "'()+_,-./:=? ".utf8.contains(self)
    }
  }
}
