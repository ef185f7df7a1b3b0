internal import Bytes
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// A part of a document that is written in JSON or YAML.
indirect enum ConvertedNode: Equatable, Sendable {
  case text(String)
  /// A number, a share, `true`, `false` or `null`, as it is written.
  case literal(String)
  case list([ConvertedNode])
  case object([Member])

  /// A key with its value.
  struct Member: Equatable, Sendable {
    let key: String
    var value: ConvertedNode

    init(_ key: String, _ value: ConvertedNode) { (self.key, self.value) = (key, value) }
  }

  static let yes = ConvertedNode.literal("true")

  /// Creates an object.
  static func pairs(_ members: KeyValuePairs<String, ConvertedNode>) -> ConvertedNode {
    .object(members.map { Member($0.key, $0.value) })
  }

  /// Creates a number of JSON; `nil` if the text is none, also in other spellings such as `+1`.
  init?(number text: String) {
    let first = text.utf8.first
    let number = ExactDecimal(first == UInt8(ascii: ".") ? "0" + text : text)
    for spelling in [text, number?.plainDescription, number?.description].compactMap(\.self) {
      let bytes = Array(spelling.utf8)
      guard !bytes.isEmpty, bytes[0].isDigit || bytes[0] == UInt8(ascii: "-"),
        (try? JSONScanner.check(bytes.span)) != nil
      else {
        continue
      }
      self = .literal(spelling)
      return
    }
    return nil
  }

  // MARK: JSON

  /// The maximum length of a list or an object on one line.
  private static let lineLength = 90

  /// The value in JSON, indented by two blanks a level.
  func json(indent: String = "") -> String {
    let line = compact
    guard line.utf8.count + indent.utf8.count > Self.lineLength || isDeep else { return line }
    let inner = indent + "  "
    switch self {
    case .text, .literal: return line
    case .list(let elements):
      return "[\n" + elements.map { inner + $0.json(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.json(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// Whether it has objects or lists within objects, which are easier to read on lines of their own.
  private var isDeep: Bool {
    switch self {
    case .text, .literal: false
    case .list(let elements): elements.contains { $0.isDeep }
    case .object(let members):
      members.contains { member in
        switch member.value {
        case .text, .literal, .list([]), .object([]): false
        case .list(let elements): elements.contains { if case .object = $0 { true } else { $0.isDeep } }
        case .object: true
        }
      }
    }
  }

  /// The value in JSON on one line; a number that JSON cannot write is a text.
  private var compact: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .literal(let text):
      if case .literal(let number)? = ConvertedNode(number: text) {
        number
      } else {
        ["true", "false", "null"].contains(text) ? text : Self.quoted(text)
      }
    case .list(let elements): "[" + elements.map(\.compact).joined(separator: ", ") + "]"
    case .object([]): "{}"
    case .object(let members):
      "{ " + members.map { "\(Self.quoted($0.key)): \($0.value.compact)" }.joined(separator: ", ") + " }"
    }
  }

  private static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(json: text)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: YAML

  /// The members of an object as lines of YAML.
  func yaml(indent: String = "") -> String {
    guard case .object(let members) = self else { return "" }
    return members.map { "\(indent)\(YAMLText.scalar($0.key)):\($0.value.yamlValue(indent: indent))\n" }
      .joined()
  }

  private func yamlValue(indent: String) -> String {
    switch self {
    case .list(let elements) where elements.contains { if case .object = $0 { true } else { false } }:
      elements.map { element in
        let lines = element.yaml(indent: indent + "    ")
        return "\n\(indent)  - \(lines.dropFirst(indent.utf8.count + 4).dropLast())"
      }.joined()
    case .object(let members) where !members.isEmpty: "\n\(yaml(indent: indent + "  ").dropLast())"
    default: " \(line)"
    }
  }

  /// The value in YAML on one line.
  var line: String {
    switch self {
    case .text(let text): YAMLText.scalar(text)
    case .literal(let text): text
    case .list(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\(YAMLText.scalar($0.key)): \($0.value.line)" }.joined(separator: ", ") + "}"
    }
  }
}
