extension Form {
  /// Reads a post by what its `Content-Type` says that it is: `application/x-www-form-urlencoded`, `multipart/form-data` or
  /// `application/json`, in any case and with any parameters.
  ///
  /// ```swift
  /// try form.submission(from: body, contentType: "application/json; charset=utf-8")
  /// ```
  ///
  /// The bytes of files are counted and passed over; who wants them feeds a ``MultipartDecoder``.
  ///
  /// - Parameter contentType: The header's value as it was sent.
  /// - Throws: What is over the limits, in another encoding than UTF-8, of another type, or not what its type says.
  public func submission(
    from body: [UInt8], contentType: String, limits: SubmissionLimits = SubmissionLimits()
  ) throws(SubmissionError) -> Submission {
    switch try SubmissionType(contentType) {
    case .urlEncoded: return try submission(fromURLEncoded: body, limits: limits)
    case .json: return try submission(fromJSON: body, limits: limits)
    case .multipart:
      var decoder = try MultipartDecoder(self, contentType: contentType, limits: limits)
      try decoder.feed(body.span)
      return try decoder.finish()
    }
  }
}

/// A form that a post can come in.
enum SubmissionType {
  case urlEncoded, json
  case multipart(boundary: [UInt8])

  /// What a `Content-Type` says; its `charset`, if it has one, is UTF-8.
  init(_ contentType: String) throws(SubmissionError) {
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
  /// What stands between the parts: 1 to 70 characters that a boundary may have, no blank the last: RFC 2046, section 5.1.1.
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
