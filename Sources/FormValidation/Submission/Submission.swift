/// The values that were sent for the fields of one form.
///
/// ```swift
/// let post = try Submission(decoding: Array("email=ann%40example.com".utf8), as: .urlEncoded, for: form)
/// post["email"]  // "ann@example.com"
/// ```
///
/// It contains only the values of declared fields, and the token. A value is stored as sent, to be shown again, and normalized,
/// to be checked. Copies share their storage.
public struct Submission: Sendable {
  /// A file that was sent, without its bytes.
  public struct File: Sendable, Hashable {
    /// The size in bytes.
    public let size: Int
    /// The media type of the content, if a ``FileTypeDetector`` knows it, else that which the browser declares; `text/plain` if it
    /// declares none: RFC 7578, section 4.4.
    public let mediaType: String
  }

  let posted: PostedValues

  init(_ posted: PostedValues) { self.posted = posted }

  /// The normalized value of a field, the first of several, or `nil` if there is none. Bytes that are not UTF-8 become U+FFFD.
  /// O(n) in the bytes of the value, which is copied.
  public subscript(name: String) -> String? {
    posted.value(of: name).map { posted.text(in: $0.normalized) }
  }

  /// Returns all normalized values of a field, in the order of the submission.
  public func values(of name: String) -> [String] {
    guard let index = posted.form.index(of: name) else { return [] }
    return posted.allValues(of: index).map { posted.text(in: $0.normalized) }
  }

  /// Returns the value of a field as sent, the first of several, or `nil` if there is none.
  public func rawText(of name: String) -> String? {
    posted.value(of: name).map { posted.text(in: $0.raw) }
  }

  /// Returns the file of a field, or `nil` if there is none.
  public func file(of name: String) -> File? { posted.value(of: name).flatMap(posted.file) }

  /// Returns the files of a field, in the order of the submission.
  public func files(of name: String) -> [File] {
    guard let index = posted.form.index(of: name) else { return [] }
    return posted.allValues(of: index).compactMap(posted.file)
  }

  /// Whether a person pressed a button of the page that adds, removes or moves an element of a repeated group. Then the form was not
  /// sent to be checked: ``FormPage/init(_:editing:action:token:catalog:)`` shows it with the change.
  public var isEdit: Bool { posted.edit != nil }

  /// The token of the page: the first value named ``Form/tokenName``, or `nil` if there is none. The server
  /// must compare it; decoding and checking do not.
  public var token: FormToken? { posted.tokenRange.map { FormToken(posted.text(in: $0)) } }
}
