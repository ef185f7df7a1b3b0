internal import Bytes

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

  /// Creates the type from the value of a `Content-Type` header, in any case and with any parameters.
  ///
  /// - Throws: If it is another type or malformed, if its `charset` is not UTF-8, or if its boundary is missing or malformed.
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
  /// Returns the boundary between the parts: 1 to 70 characters of `bchars`, the last not a space (RFC 2046, section 5.1.1).
  fileprivate func boundary() throws(SubmissionError) -> [UInt8] {
    guard let boundary = self["boundary"] else {
      throw .malformed(offset: 0, "the Content-Type has no boundary")
    }
    guard 1...70 ~= boundary.count, boundary.last != UInt8(ascii: " "),
      boundary.allSatisfy(\.isOfBoundary)
    else {
      throw .malformed(offset: 0, "the boundary is not 1 to 70 characters allowed by RFC 2046, section 5.1.1")
    }
    return boundary
  }
}

extension UInt8 {
  /// Whether a boundary may contain the byte: `bchars` of RFC 2046, section 5.1.1.
  fileprivate var isOfBoundary: Bool {
    isLetter || isDigit || "'()+_,-./:=? ".utf8.contains(self)
  }
}
