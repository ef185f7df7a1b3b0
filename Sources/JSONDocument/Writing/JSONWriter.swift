internal import Bytes

/// Writes JSON (RFC 8259) as bytes, without white space; it adds commas and escapes.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { json in
///   json.member("name", "Ann \"A.\"")
///   json.member("age", 7)
///   json.key("tags")
///   json.array { json in
///     json.string("new")
///     json.null()
///   }
/// }
/// String(decoding: json.bytes, as: UTF8.self)
/// // {"name":"Ann \"A.\"","age":7,"tags":["new",null]}
/// ```
///
/// The names of an object are not checked: the caller must write each name only once.
public struct JSONWriter: Sendable {
  /// The JSON written so far, in UTF-8.
  public private(set) var bytes: [UInt8]

  /// Whether a value precedes the next one in the same array or object.
  private var needsComma = false

  /// Creates a writer of one value.
  public init() { bytes = [] }

  /// Creates a writer of one value with room for an expected number of bytes.
  public init(minimumCapacity: Int) {
    bytes = []
    bytes.reserveCapacity(minimumCapacity)
  }

  /// Creates a writer that appends one value to bytes.
  public init(appendingTo bytes: consuming [UInt8]) { self.bytes = bytes }
}

/// Arrays and objects.
extension JSONWriter {
  /// Writes an array whose elements the closure writes.
  public mutating func array<E>(_ writeElements: (inout JSONWriter) throws(E) -> Void) throws(E) {
    open(UInt8(ascii: "["))
    try writeElements(&self)
    close(UInt8(ascii: "]"))
  }

  /// Writes an object whose members the closure writes: each a key and then one value.
  public mutating func object<E>(_ writeMembers: (inout JSONWriter) throws(E) -> Void) throws(E) {
    open(UInt8(ascii: "{"))
    try writeMembers(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes the name of a member; its value is written next.
  public mutating func key(_ name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a member with a string, or `null`.
  public mutating func member(_ name: String, _ text: String?) {
    key(name)
    string(text)
  }

  /// Writes a member with a number, or `null`.
  public mutating func member(_ name: String, _ number: Int?) {
    key(name)
    self.number(number)
  }

  /// Writes a member with `true` or `false`.
  public mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    boolean(flag)
  }

  /// Writes a member with an array of strings.
  public mutating func member(_ name: String, _ texts: some Sequence<String>) {
    key(name)
    strings(texts)
  }

  private mutating func open(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
    needsComma = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    needsComma = true
  }

  /// Writes the comma that a value needs before it.
  @inline(__always)
  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }
}

/// Strings, numbers, literals and prepared text.
extension JSONWriter {
  /// Writes a string, or `null`.
  public mutating func string(_ text: String?) {
    separate()
    bytes.append(json: text)
  }

  /// Writes a string of well-formed UTF-8.
  public mutating func string(_ text: Span<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.appendEscaped(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string whose text the closure appends to the bytes, unescaped and in well-formed UTF-8.
  public mutating func string(_ appendText: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    appendText(&bytes)
    bytes.escapeJSON(from: start)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string whose text the closure appends to the bytes, already escaped.
  package mutating func escapedString(_ appendText: (inout [UInt8]) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    appendText(&bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an array of strings.
  public mutating func strings(_ texts: some Sequence<String>) {
    array { json in for text in texts { json.string(text) } }
  }

  /// Writes a number, or `null`.
  public mutating func number(_ number: Int?) {
    guard let number else { return null() }
    separate()
    bytes.append(number: number)
  }

  /// Writes `true` or `false`.
  public mutating func boolean(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// Writes `null`.
  public mutating func null() { raw("null") }

  /// Writes prepared JSON unchanged: a value, such as a number in any notation of RFC 8259, or several elements or members with
  /// the commas between them.
  public mutating func raw(_ json: String) { raw(json.utf8Span.span) }

  /// Writes prepared JSON in UTF-8 unchanged: a value, or several elements or members with the commas between them.
  public mutating func raw(_ json: Span<UInt8>) {
    separate()
    bytes.append(json)
  }
}
