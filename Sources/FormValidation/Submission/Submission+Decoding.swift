extension Submission {
  /// Decodes the body of a request by its `Content-Type`: `application/x-www-form-urlencoded`, `multipart/form-data` or
  /// `application/json`, in any case and with any parameters.
  ///
  /// ```swift
  /// let body = Array(#"{"name": "Ann"}"#.utf8)
  /// let post = try Submission(decoding: body, contentType: "application/json; charset=utf-8", for: form)
  /// ```
  ///
  /// The bytes of files are counted and skipped; a ``MultipartDecoder`` passes them on.
  ///
  /// - Parameters:
  ///   - body: The body of the request.
  ///   - contentType: The value of the header as it was sent.
  ///   - form: The form whose fields are decoded.
  ///   - limits: The limits of the body; exceeding one is an error.
  ///   - typing: How the types of a JSON body have to match the fields.
  ///   - fileTypes: The detector by which a file has the type of its content; without one it has that which the browser declares.
  /// - Throws: If a limit is exceeded, if the encoding is not UTF-8, or if the body is malformed or of another type.
  public init(
    decoding body: [UInt8], contentType: String, for form: Form,
    limits: SubmissionLimits = SubmissionLimits(),
    json typing: JSONTyping = .byType, fileTypes: (any FileTypeDetector)? = nil
  ) throws(SubmissionError) {
    self = try Submission(
      decoding: body, as: SubmissionType(contentType), for: form, limits: limits, json: typing,
      fileTypes: fileTypes)
  }

  /// Decodes the body of a request of that type.
  ///
  /// ```swift
  /// let post = try Submission(decoding: Array("name=Ann+Lee".utf8), as: .urlEncoded, for: form)
  /// post["name"]  // "Ann Lee"
  /// ```
  ///
  /// - `urlEncoded`: by section 5.1 of the URL standard, except that bytes that are not UTF-8 are unchanged
  ///   until the check, which reports them as `text.invalid-utf8`. No body is malformed.
  /// - `json`: an object, by RFC 8259, whose members are the values by their names; each name occurs once. The value of a
  ///   number is its text; that of a boolean is `true` or `false` but, for a check box, the value of the box or none. `null` is
  ///   absent. The value `x` in `{"a": {"b": ["x"]}}` has the name `a[b][0]`, and an array contains all values of a field that
  ///   has several. A value of another type than its field, by ``JSONTyping``, is no error here but a finding of the check.
  /// - `multipart`: by RFC 7578.
  ///
  /// A check box that is not ticked is absent. O(n) in the bytes, and in the number of fields for each name that is not in the
  /// order of the form.
  ///
  /// - Throws: If a limit is exceeded, before anything is built, if the encoding is not UTF-8, or if the body is malformed.
  public init(
    decoding body: [UInt8], as type: SubmissionType, for form: Form,
    limits: SubmissionLimits = SubmissionLimits(), json typing: JSONTyping = .byType,
    fileTypes: (any FileTypeDetector)? = nil
  ) throws(SubmissionError) {
    switch type {
    case .urlEncoded: self = try form.submission(fromURLEncoded: body, limits: limits)
    case .json: self = try form.submission(fromJSON: body, limits: limits, typing)
    case .multipart(let boundary):
      var decoder = MultipartDecoder(form, boundary: boundary, limits: limits, fileTypes: fileTypes)
      try decoder.feed(body.span)
      self = try decoder.finish()
    }
  }
}
