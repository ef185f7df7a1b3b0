internal import FindingReports
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// A rule file as a page for people who fill or read the table: a row for each field, then keys and rules over records and the
/// table, in Markdown.
struct DataDictionary {
  let text: String

  /// - Parameters:
  ///   - root: The root of a rule file without faults.
  ///   - name: The heading, unless the file has a title.
  init(_ root: DocumentObject, named name: String) {
    var text = "# \(MarkdownText.escaped(root.text("title") ?? name))\n"
    if let description = root.text("description") { text += "\n\(MarkdownText.escaped(description))\n" }
    text += "\n| field | type | rules | meaning | example |\n|---|---|---|---|---|\n"
    for field in root.objects("fields") { text += Self.row(field, named: field.text("name") ?? "") }
    for field in root.objects("fieldPatterns") { text += Self.row(field, named: field.text("match") ?? "") }
    let keys = Self.keys(root)
    if !keys.isEmpty { text += "\n## Keys\n\n" + keys.map { "- \($0)\n" }.joined() }
    let rules = root.objects("rules").map(Self.sentence)
    if !rules.isEmpty { text += "\n## Rules over records\n\n" + rules.map { "- \($0)\n" }.joined() }
    if case .object(let table)? = root["table"]?.value.content {
      text += "\n## Rules over the table\n\n"
      for member in table.members {
        text += "- \(member.key): \(MarkdownText.code(member.value.convertedValue.line))\n"
      }
    }
    self.text = text
  }

  private static func row(_ field: DocumentObject, named name: String) -> String {
    let meaning = [field.text("title"), field.text("description")].compactMap(\.self).joined(separator: ": ")
    let cells = [
      MarkdownText.code(name), FieldWords.type(of: field),
      FieldWords.rules(of: field).joined(separator: "; "), MarkdownText.escaped(meaning),
      field["example"]?.value.shownScalar.map(MarkdownText.code) ?? "",
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }

  private static func keys(_ root: DocumentObject) -> [String] {
    var keys: [String] = []
    let primary = root.texts("primaryKey")
    if !primary.isEmpty { keys.append("A record is identified by \(FieldWords.codes(primary)).") }
    for key in root.objects("foreignKeys") {
      guard case .object(let reference) = key["reference"]?.value.content else { continue }
      let target = reference.text("resource") ?? reference.text("path") ?? ""
      let place = target.isEmpty ? "this table" : MarkdownText.code(target)
      let (own, other) = (
        FieldWords.codes(key.texts("fields")), FieldWords.codes(reference.texts("fields"))
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
