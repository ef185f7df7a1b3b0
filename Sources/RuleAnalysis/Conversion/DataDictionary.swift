internal import Bytes
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// A rule file as a page for people who fill or read the table: a row for each field, then keys and rules over records, in Markdown.
struct DataDictionary {
  let text: String

  /// - Parameters:
  ///   - root: The root of a rule file without faults.
  ///   - name: The heading, unless the file has a title.
  init(_ root: DocumentObject, named name: String) {
    var text = "# \(MarkdownText.escaped(root.text("title") ?? name))\n"
    if let description = root.text("description") { text += "\n\(MarkdownText.escaped(description))\n" }
    text += "\n| field | type | rules | meaning | example |\n|---|---|---|---|---|\n"
    for field in root.objects("fields") { text += Self.row(field) }
    let keys = Self.keys(root)
    if !keys.isEmpty { text += "\n## Keys\n\n" + keys.map { "- \($0)\n" }.joined() }
    let rules = root.objects("rules").map(Self.sentence)
    if !rules.isEmpty { text += "\n## Rules over records\n\n" + rules.map { "- \($0)\n" }.joined() }
    self.text = text
  }

  private static func row(_ field: DocumentObject) -> String {
    let meaning = [field.text("title"), field.text("description")].compactMap(\.self).joined(separator: ": ")
    let cells = [
      MarkdownText.code(field.text("name") ?? ""), FieldWords.type(of: field),
      FieldWords.rules(of: field).joined(separator: "; "), MarkdownText.escaped(meaning),
      field["example"]?.value.shownScalar.map(MarkdownText.code) ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func keys(_ root: DocumentObject) -> [String] {
    var keys: [String] = []
    let primary = root.texts("primaryKey")
    if !primary.isEmpty { keys.append("A record is identified by \(MarkdownText.codes(primary)).") }
    for key in root.objects("foreignKeys") {
      guard case .object(let reference) = key["reference"]?.value.content else { continue }
      let target = reference.text("resource") ?? reference.text("path") ?? ""
      let place = target.isEmpty ? "this table" : MarkdownText.code(target)
      let (own, other) = (
        MarkdownText.codes(key.texts("fields")), MarkdownText.codes(reference.texts("fields"))
      )
      keys.append("\(own): a record of \(place) has the same in \(other).")
    }
    return keys
  }

  /// Returns what a rule over records says: its description or message, or its constraint as it is written.
  private static func sentence(_ rule: DocumentObject) -> String {
    if let text = rule.text("description") ?? rule.text("message") { return MarkdownText.escaped(text) }
    let known: Set<String> = ["id", "at", "severity", "message", "description"]
    let parts = rule.members.filter { !known.contains($0.key) }.map { member in
      "\(member.key) \(MarkdownText.code(member.value.convertedValue.line))"
    }
    let place = rule.text("at").map { MarkdownText.code($0) + ": " } ?? ""
    return place + parts.joined(separator: ", ")
  }
}

/// Text in Markdown.
enum MarkdownText {
  /// Returns a text that is shown as it is, on one line.
  static func escaped(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "#": shown += "\\" + String(scalar)
      case "\n", "\r": shown += " "
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Returns a text as code for the cell of a table.
  static func code(_ text: String) -> String {
    let line = String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 ? " " as Unicode.Scalar : $0 }))
    let fence = line.unicodeScalars.contains("`") ? "``" : "`"
    let padding = fence == "``" ? " " : ""
    let cell = line.split(atEach: UInt8(ascii: "|")).joined(separator: "\\|")
    return fence + padding + cell + padding + fence
  }

  static func codes(_ texts: [String]) -> String { texts.map(code).joined(separator: ", ") }
}

extension DocumentObject {
  /// The text of a scalar.
  func text(_ key: String) -> String? { self[key]?.value.shownScalar }

  /// The texts of a list, or the one text.
  func texts(_ key: String) -> [String] {
    if case .array(let elements) = self[key]?.value.content { return elements.compactMap(\.shownScalar) }
    return text(key).map { [$0] } ?? []
  }

  /// The objects of a list.
  func objects(_ key: String) -> [DocumentObject] {
    guard case .array(let elements) = self[key]?.value.content else { return [] }
    return elements.compactMap { if case .object(let object) = $0.content { object } else { nil } }
  }
}
