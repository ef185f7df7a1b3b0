internal import JSONDocument
internal import RuleFiles

/// What a rule file says, for people who fill or read the table: its fields, then keys and rules over records and the table.
struct DataDictionary {
  /// A row of the table of fields.
  struct Row {
    let name: InlineText
    let type: InlineText
    let rules: [InlineText]
    let meaning: InlineText
    let example: InlineText
  }

  /// Sentences under a heading.
  struct Section {
    let heading: String
    let sentences: [InlineText]
  }

  /// The titles of the columns.
  static let columns = ["field", "type", "rules", "meaning", "example"]

  let title: String
  let description: String?
  let rows: [Row]
  private(set) var sections: [Section] = []

  /// - Parameters:
  ///   - root: The root of a rule file without faults.
  ///   - name: The heading, unless the file has a title.
  init(_ root: DocumentObject, named name: String) {
    title = root.text("title") ?? name
    description = root.text("description")
    rows =
      root.objects("fields").map { Self.row($0, named: $0.text("name") ?? "") }
      + root.objects("fieldPatterns").map { Self.row($0, named: $0.text("match") ?? "") }
    var ofTable: [InlineText] = []
    if case .object(let table)? = root["table"]?.value.content {
      ofTable = table.members.map { "\($0.key): \(code: $0.value.convertedValue.line)" }
    }
    sections = [
      Section(heading: "Keys", sentences: Self.keys(root)),
      Section(heading: "Rules over records", sentences: root.objects("rules").map(Self.sentence)),
      Section(heading: "Rules over the table", sentences: ofTable),
    ].filter { !$0.sentences.isEmpty }
  }

  private static func row(_ field: DocumentObject, named name: String) -> Row {
    let meaning = [field.text("title"), field.text("description")].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ": ")
    return Row(
      name: "\(code: name)", type: FieldWords.type(of: field), rules: FieldWords.rules(of: field),
      meaning: InlineText(meaning), example: field["example"]?.value.shownScalar.map { "\(code: $0)" } ?? "")
  }

  private static func keys(_ root: DocumentObject) -> [InlineText] {
    var keys: [InlineText] = []
    let primary = root.texts("primaryKey")
    if !primary.isEmpty { keys.append("A record is identified by \(FieldWords.codes(primary)).") }
    for key in root.objects("foreignKeys") {
      guard case .object(let reference) = key["reference"]?.value.content else { continue }
      let target = reference.text("resource") ?? reference.text("path") ?? ""
      let place: InlineText = target.isEmpty ? "this table" : "\(code: target)"
      let (own, other) = (
        FieldWords.codes(key.texts("fields")), FieldWords.codes(reference.texts("fields"))
      )
      keys.append("\(own): a record of \(place) has the same in \(other).")
    }
    return keys
  }

  /// Returns what a rule over records says: its description or message, or its constraint as it is written.
  private static func sentence(_ rule: DocumentObject) -> InlineText {
    if let text = rule.text("description") ?? rule.text("message") { return InlineText(text) }
    let known: Set<String> = ["id", "at", "severity", "message", "description"]
    let parts = rule.members.filter { !known.contains($0.key) }.map { member -> InlineText in
      "\(member.key) \(code: member.value.convertedValue.line)"
    }
    let place: InlineText = rule.text("at").map { "\(code: $0): " } ?? ""
    return "\(place)\(InlineText.joined(parts, by: ", "))"
  }

  /// The page in Markdown.
  var markdown: String {
    var text = "# \(InlineText(title).markdown)\n"
    if let description { text += "\n\(InlineText(description).markdown)\n" }
    text += "\n| \(Self.columns.joined(separator: " | ")) |\n|---|---|---|---|---|\n"
    for row in rows {
      let cells = [row.name, row.type, .joined(row.rules, by: "; "), row.meaning, row.example].map(\.markdown)
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    for section in sections {
      text += "\n## \(section.heading)\n\n" + section.sentences.map { "- \($0.markdown)\n" }.joined()
    }
    return text
  }
}
