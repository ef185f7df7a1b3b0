/// What a post says about the fields of one form, in one buffer.
///
/// ```swift
/// let post = try form.submission(fromURLEncoded: Array("email=ann%40example.com".utf8))
/// post["email"]  // "ann@example.com"
/// ```
///
/// Only declared fields, and the token, are to be had of it. A value is kept as it came, for showing it again, and as the
/// field's normalization leaves it, which is what rules are asked. Copies share what they hold.
public struct Submission: Sendable {
  /// What a post says of a file beside its name.
  public struct File: Sendable, Hashable {
    /// How many bytes it has.
    public let size: Int
    /// What the browser takes it for; `text/plain` where it does not say: RFC 7578, section 4.4.
    public let mediaType: String
  }

  let posted: PostedValues

  init(_ posted: PostedValues) { self.posted = posted }

  /// The value of a field as the rules are asked, or `nil` where the post has none; the first of several. Bytes that are no
  /// UTF-8 become U+FFFD. Copies.
  public subscript(name: String) -> String? {
    posted.value(of: name).map { posted.text(in: $0.normalized) }
  }

  /// All values of a field as the rules are asked, in the order in which they came.
  public func values(of name: String) -> [String] {
    guard let index = posted.form.index(of: name) else { return [] }
    return posted.allValues(of: index).map { posted.text(in: $0.normalized) }
  }

  /// What was raw, as it came.
  public func typedText(of name: String) -> String? {
    posted.value(of: name).map { posted.text(in: $0.raw) }
  }

  /// What the post says of a field's file, or `nil` where it has none.
  public func file(of name: String) -> File? { posted.value(of: name).flatMap(posted.file) }

  /// What says that the page of the post came from this server: what it has under ``FormToken/name``, where no field of the
  /// form has that name; the first of several, `nil` where it has none. Whether it is a right one is the server's to ask.
  public var token: FormToken? { posted.tokenRange.map { FormToken(posted.text(in: $0)) } }
}
