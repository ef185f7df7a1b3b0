import Testing

@testable import Validation

/// `Documentation/Codes.md` lists every code with its English text and the rules that report it.
@Suite struct CodesDocumentTests {
  @Test func `the document of codes equals the catalogues`() throws {
    GeneratedDocument("Codes.md").expect(Self.document())
  }

  private static func document() -> String {
    let rows = MessageCatalog.english.codes.map { code in
      let rules = Catalog.entries.filter { $0.codes.contains(code) }.map { "`\($0.name)`" }
      // A bar, which separates the forms for a count, would end the cell.
      let text = MessageCatalog.english.text(for: code).replacing("|", with: #"\|"#)
      return "| `\(code)` | \(rules.joined(separator: ", ")) | \(text) |"
    }
    return """
      # Codes

      Every code that a failure can have: stable names, to be compared by programs. The text is the English one, a
      predicate that follows the value; what stands in braces is a parameter, with bars the words of which one goes
      with its number; the texts in other languages are those of [Messages.md](Messages.md). Codes that begin with
      `record.` and `header.` are about the shape of a table, those with `form.` about what a form sends, and belong to
      no rule; `comparison.not-met`, `required-if`, `required-with`, `forbidden-if`, `exactly-one-of`,
      `at-least-one-of`, `at-most-one-of` and `all-or-none` are those of rules over records, which a rule file names
      itself.

      | code | rules | text |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
