import Testing

@testable import Validation

/// Tests that `Documentation/Codes.md` lists every code with its English text and the rules that report it.
@Suite struct CodesDocumentTests {
  @Test func `Codes.md is up to date with the catalogs`() throws {
    GeneratedDocument("Codes.md").expect(Self.document())
  }

  private static func document() -> String {
    let rows = MessageCatalog.english.codes.map { code in
      let rules = Catalog.entries.filter { $0.codes.contains(code) }.map { "`\($0.name)`" }
      // An unescaped bar, which separates the words for a count, would end the table cell.
      let text = MessageCatalog.english.text(for: code).replacing("|", with: #"\|"#)
      return "| `\(code)` | \(rules.joined(separator: ", ")) | \(text) |"
    }
    return """
      # Codes

      Every code that a failure can have, with the rules that report it and its English text. Codes are stable, so that
      programs can compare them. A text is a predicate that follows the value. A name in braces is a parameter; in
      `{maximum|digit|digits}` the parameter selects the first word if it is 1, otherwise the second.
      [Messages.md](Messages.md) has the texts in other languages.

      Codes that begin with `record.` and `header.` are about the structure of a table, `type.stored` is about the type in which
      Arrow stores a column (the key `arrowType` of a field), those that begin with `table.` are about
      a table as a whole (the key `table` of a rule file, and `--min-records`), and those that begin with `form.` about a
      submitted form; no rule reports them. `comparison.not-met`, `required-if`, `required-with`, `forbidden-if`,
      `exactly-one-of`, `at-least-one-of`, `at-most-one-of` and `all-or-none` are reported by rules over records, whose
      names are chosen in the rule file.

      | code | rules | text |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
