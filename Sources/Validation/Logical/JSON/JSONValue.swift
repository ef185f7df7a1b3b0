/// A value of JSON (RFC 8259), for what has to look into one.
///
/// Numbers are exact. Names that stand twice in an object are one, the last value counting (section 4 leaves it open). Half
/// of a surrogate pair is written as UTF-8 would write it were it a scalar.
package indirect enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case number(ExactDecimal)
  /// `NaN`, `Infinity` or `-Infinity`, of which only Python's `json` writes any.
  case pythonNumber(String)
  case string([UInt8])
  case array([JSONValue])
  case object([[UInt8]: JSONValue])

  /// Appends the same bytes for the same value, whatever the spelling and the order of members.
  func appendCanonical(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(UInt8(ascii: "0"))
    case .boolean(let flag): bytes.append(UInt8(ascii: flag ? "t" : "f"))
    case .number(let number): bytes.append(tag: "#", Array(number.description.utf8))
    case .pythonNumber(let name): bytes.append(tag: "p", Array(name.utf8))
    case .string(let text): bytes.append(tag: "s", text)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      bytes.append(ordered: elements.count)
      for element in elements { element.appendCanonical(to: &bytes) }
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      bytes.append(ordered: members.count)
      for (name, value) in members.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
        bytes.append(tag: "s", name)
        value.appendCanonical(to: &bytes)
      }
    }
  }

  /// The bytes of ``appendCanonical(to:)``.
  var canonical: [UInt8] {
    var bytes: [UInt8] = []
    appendCanonical(to: &bytes)
    return bytes
  }
}

extension [UInt8] {
  /// Appends a mark, the length and the bytes.
  mutating func append(tag: Unicode.Scalar, _ text: [UInt8]) {
    append(UInt8(ascii: tag))
    append(ordered: text.count)
    append(contentsOf: text)
  }
}
