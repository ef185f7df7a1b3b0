internal import Bytes
package import JSONDocument

extension JSONValue {
  /// Appends bytes that are the same for equal values, regardless of the spelling of numbers and the order of members.
  func appendCanonical(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(UInt8(ascii: "0"))
    case .boolean(let flag): bytes.append(UInt8(ascii: flag ? "t" : "f"))
    case .number(let text):
      if let number {
        bytes.append(tag: "#", Array(number.description.utf8))
      } else {
        bytes.append(tag: "p", Array(text.utf8))
      }
    case .string(let text): bytes.append(tag: "s", text)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      bytes.append(ordered: elements.count)
      for element in elements { element.appendCanonical(to: &bytes) }
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      bytes.append(ordered: object.members.count)
      for member in object.membersByName {
        bytes.append(tag: "s", member.name)
        member.value.appendCanonical(to: &bytes)
      }
    }
  }

  /// The bytes of ``appendCanonical(to:)``.
  package var canonical: [UInt8] {
    var bytes: [UInt8] = []
    appendCanonical(to: &bytes)
    return bytes
  }
}

extension JSONObject {
  /// The members in ascending order of their names' bytes.
  var membersByName: [JSONMember] { members.sorted { $0.name.lexicographicallyPrecedes($1.name) } }
}

extension [UInt8] {
  /// Appends a tag, the length of the text and the text.
  mutating func append(tag: Unicode.Scalar, _ text: [UInt8]) {
    append(UInt8(ascii: tag))
    append(ordered: text.count)
    append(contentsOf: text)
  }
}
