internal import Validation

/// What a post says about the fields of one form, in one buffer.
///
/// ```swift
/// let post = try form.submission(fromURLEncoded: Array("email=ann%40example.com".utf8))
/// post["email"]  // "ann@example.com"
/// ```
///
/// Only declared fields, and the token, are to be had of it. A value is kept as it came, for showing it again, and as the field's normalization leaves
/// it, which is what rules are asked.
public struct Submission: Sendable {
  /// A value of a field: where it stands as it came, and as it is asked.
  struct Value: Sendable {
    let typed: Range<Int>
    var asked: Range<Int>
    /// Which of the files it is, or `nil` for what is none.
    var fileIndex: Int?
  }

  /// What a post says of a file beside its name.
  public struct File: Sendable, Hashable {
    /// How many bytes it has.
    public let size: Int
    /// What the browser takes it for; `text/plain` where it does not say: RFC 7578, section 4.4.
    public let mediaType: String
  }

  var bytes: [UInt8]
  /// The first value of each field.
  var values: [Value?]
  /// All further values, in the order in which they came.
  var furtherValues: [(field: Int, value: Value)] = []
  var files: [File] = []
  /// Where the token stands.
  var tokenRange: Range<Int>?
  let names: [String]
  /// Whether all values are known to be ASCII, and so UTF-8.
  var isASCII = false

  /// The value of a field as the rules are asked, or `nil` where the post has none; the first of several. Bytes that are no
  /// UTF-8 become U+FFFD. Copies.
  public subscript(name: String) -> String? {
    value(of: name).map { text(in: $0.asked) }
  }

  /// All values of a field as the rules are asked, in the order in which they came.
  public func values(of name: String) -> [String] {
    guard let index = index(of: name) else { return [] }
    return allValues(of: index).map { text(in: $0.asked) }
  }

  /// What was typed, as it came.
  public func typedText(of name: String) -> String? {
    value(of: name).map { text(in: $0.typed) }
  }

  /// What the post says of a field's file, or `nil` where it has none.
  public func file(of name: String) -> File? { value(of: name).flatMap(file) }

  /// What says that the page of the post came from this server: what it has under ``FormToken/name``, where no field of the
  /// form has that name; the first of several, `nil` where it has none. Whether it is a right one is the server's to ask.
  public var token: FormToken? { tokenRange.map { FormToken(text(in: $0)) } }

  /// What the post says of the value's file, or `nil` where it is none.
  func file(_ value: Value) -> File? { value.fileIndex.map { files[$0] } }

  /// The values of a field, in the order in which they came.
  func allValues(of field: Int) -> [Value] {
    let further = furtherValues.filter { $0.field == field }.map(\.value)
    return (values[field].map { [$0] } ?? []) + further
  }

  private func index(of name: String) -> Int? {
    names.firstIndex { $0.hasSameBytes(as: name) }
  }

  private func value(of name: String) -> Value? { index(of: name).flatMap { values[$0] } }

  private func text(in range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
