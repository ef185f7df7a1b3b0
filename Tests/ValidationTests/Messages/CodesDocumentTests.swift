import Foundation
import Testing

@testable import Validation

/// `Documentation/Codes.md` lists every code with its English text and the rules that report it.
@Suite struct CodesDocumentTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation/Codes.md").standardizedFileURL

  @Test func `the document of codes is what the catalogues say`() throws {
    let document = Self.document()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try document.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(written == document, "stale: RECORD=1 swift test --filter CodesDocumentTests writes it anew")
  }

  private static func document() -> String {
    let rows = MessageCatalog.english.codes.map { code in
      let rules = Catalog.entries.filter { $0.codes.contains(code) }.map { "`\($0.name)`" }
      // A bar, which stands between the forms for a count, would end the cell.
      let text = MessageCatalog.english.text(for: code).replacing("|", with: #"\|"#)
      return "| `\(code)` | \(rules.joined(separator: ", ")) | \(text) |"
    }
    return """
      # Codes

      Every code that a failure can have: stable names, to be compared by programs. The text is the English one, a
      predicate that follows the value; what stands in braces is a parameter, with bars the words of which one goes
      with its number. Codes that begin with `record.` and `header.` are about the shape of a table and belong to no
      rule.

      | code | rules | text |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }
}
