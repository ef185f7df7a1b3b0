import JSONDocument
import RuleFiles

/// A document as one line of text with all positions: `1:1+0 {1:2+1 "a" 1:7+6 [1:8+7 12]}`.
///
/// A position consists of line, column and offset. In strings, quotes, backslashes and all scalars other than
/// printable ASCII are written as numbers, so that two outlines are equal only if their scalars are equal.
struct DocumentOutline {
  private(set) var text = ""

  init(_ node: DocumentNode) { append(node) }

  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      if (" "..."~").contains(scalar) && scalar != "\"" && scalar != "\\" {
        text.unicodeScalars.append(scalar)
      } else {
        text += "<\(String(scalar.value, radix: 16, uppercase: true))>"
      }
    }
    return text + "\""
  }

  private mutating func append(_ node: DocumentNode) {
    append(node.position)
    switch node.content {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += value
    case .string(let value): text += Self.quoted(value)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        append(element)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += ", " }
        append(member.keyPosition)
        text += Self.quoted(member.key) + " "
        append(member.value)
      }
      text += "}"
    }
  }

  private mutating func append(_ position: DocumentPosition) {
    text += "\(position.line):\(position.column)+\(position.offset) "
  }
}
