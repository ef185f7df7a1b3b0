internal import Bytes

extension Members {
  private static let others = ["name", "title", "description", "arrowType"]
  private static let sources = ["type", "format", "constraints", "missingValues"]

  /// The members of a field from which its rules are decoded, without their positions: two fields of a file with equal keys have
  /// equal rules. `nil` for a field with other members than these, its name, title and description, and its types of Arrow.
  var fieldRulesKey: [UInt8]? {
    var key: [UInt8] = []
    for member in object.members where !Self.others.contains(member.key) {
      guard Self.sources.contains(member.key) else { return nil }
      key.append(part: member.key, kind: UInt8(ascii: "k"))
      key.append(member.value)
    }
    return key
  }
}

extension [UInt8] {
  /// Appends a text after its kind and its number of bytes, so that different parts never have equal bytes.
  fileprivate mutating func append(part text: String, kind: UInt8) {
    append(kind)
    append(count: text.utf8.count)
    append(text)
  }

  private mutating func append(count: Int) {
    for shift in stride(from: 0, to: Int.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: count >> shift))
    }
  }

  fileprivate mutating func append(_ node: DocumentNode) {
    switch node.content {
    case .null: append(UInt8(ascii: "z"))
    case .boolean(let flag): append(UInt8(ascii: flag ? "t" : "f"))
    case .number(let text): append(part: text, kind: UInt8(ascii: "n"))
    case .string(let text): append(part: text, kind: UInt8(ascii: "s"))
    case .array(let elements):
      append(UInt8(ascii: "a"))
      append(count: elements.count)
      for element in elements { append(element) }
    case .object(let object):
      append(UInt8(ascii: "o"))
      append(count: object.members.count)
      for member in object.members {
        append(part: member.key, kind: UInt8(ascii: "k"))
        append(member.value)
      }
    }
  }
}
