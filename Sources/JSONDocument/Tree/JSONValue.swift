internal import Bytes

/// A value of a JSON document with the values in it.
///
/// Values are not `Equatable`: whether `1.0` equals `1` depends on what the document is for.
///
/// ```swift
/// let value = try JSONValue(Array(#"{"name": "Ann", "age": 7.0}"#.utf8))
/// value["name"]?.text  // "Ann"
/// if case .number(let text)? = value["age"] { print(text) }  // prints 7.0
/// ```
public enum JSONValue: Sendable {
  /// The literal `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number, with the text of the document, so that no digit is lost.
  case number(String)
  /// A string in UTF-8, with its escapes decoded.
  case string([UInt8])
  /// An array, as its elements in order.
  case array([JSONValue])
  /// An object.
  case object(JSONObject)

  /// The value of a member; `nil` if there is no such member or the value is not an object. O(1) in the number of members.
  public subscript(name: String) -> JSONValue? {
    if case .object(let object) = self { object[name] } else { nil }
  }

  /// The text of a string; `nil` for any other value. O(n).
  public var text: String? {
    if case .string(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
  }
}

extension JSONValue {
  /// Reads a document by RFC 8259.
  ///
  /// Two faults that RFC 8259 permits are errors: a name that occurs twice in an object (section 4), and an escaped surrogate
  /// without its other half (section 8.2). A byte-order mark at the start is ignored (section 8.1). O(n) in the bytes.
  ///
  /// - Parameters:
  ///   - document: The document in UTF-8.
  ///   - maximumDepth: The maximum depth of nested arrays and objects, at most 1024.
  ///   - maximumByteCount: The maximum size of the document in bytes; the tree takes up to about fifteen times as many.
  /// - Throws: The first error, with its position.
  public init(
    _ document: [UInt8], maximumDepth: Int = 64, maximumByteCount: Int = 16 << 20
  ) throws(JSONError) {
    guard document.count <= maximumByteCount else {
      throw JSONError(
        at: DocumentPosition(line: 1, column: 1, offset: 0), "more than \(maximumByteCount) bytes")
    }
    let text = document.span
    let start = text.endOfByteOrderMark
    do throws(JSONFault) {
      try text.checkUTF8()
      try self.init(text, maximumDepth: maximumDepth, startingAt: start)
    } catch {
      throw error.explained(in: text, startingAt: start, maximumDepth: maximumDepth)
    }
  }

  /// Reads a text in a dialect.
  package init(
    _ text: Span<UInt8>, _ dialect: JSONDialect = [], maximumDepth: Int = JSONScanner.maximumDepth,
    startingAt start: Int = 0
  ) throws(JSONFault) {
    var reader = JSONReader(dialect, maximumDepth: maximumDepth, startingAt: start)
    var builder = JSONTreeBuilder(allowsRepeatedNames: dialect.contains(.repeatedNames))
    while let token = try reader.next(in: text) { try builder.take(token, of: text) }
    self = builder.root
  }
}
