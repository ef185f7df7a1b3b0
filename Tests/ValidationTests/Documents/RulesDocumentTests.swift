import Testing

@testable import Validation

/// Tests that `Documentation/Rules.md` explains every rule of the catalog, by group.
@Suite struct RulesDocumentTests {
  @Test func `Rules.md is up to date with the catalog`() throws {
    GeneratedDocument("Rules.md").expect(Self.document())
  }

  private static func document() -> String {
    let groups = CatalogEntry.Group.allCases.map { group in
      let entries = Catalog.entries.filter { $0.group == group }
      return "## \(group.rawValue)\n\n" + entries.map(section).joined(separator: "\n")
    }
    let contents = CatalogEntry.Group.allCases.map { group in
      let names = Catalog.entries.filter { $0.group == group }.map { "[`\($0.name)`](#\($0.name))" }
      return "- **\(group.rawValue)**: \(names.joined(separator: ", "))"
    }
    return """
      # Rules

      Every rule of the catalog: its notation after `-e` and `-c`, its Swift expression, values that it accepts and
      rejects, and the codes of its failures, whose texts are in [Codes.md](Codes.md). `validate rules NAME` prints the
      same. The doc comment of each strategy defines its rule exactly and names the sections of its standard.

      \(contents.joined(separator: "\n"))

      \(groups.joined(separator: "\n"))
      """
  }

  private static func section(_ entry: CatalogEntry) -> String {
    var text = "### \(entry.name)\n\n\(entry.summary)\n\n"
    switch entry.argument {
    case .none: break
    case .optional(let form, let meaning): text += "- Argument, optional: `\(form)`: \(meaning)\n"
    case .required(let form, let meaning): text += "- Argument: `\(form)`: \(meaning)\n"
    }
    if let structure = entry.structure { text += "- Argument in a rule file also: `\(structure.notation)`\n" }
    text += "- Swift: `\(entry.swift)`\n- Codes: "
    text += entry.codes.map { "`\($0)`" }.joined(separator: ", ") + "\n\n"
    text += "| rule | accepts | rejects |\n|---|---|---|\n"
    for (spelling, examples) in byRule(entry) {
      let valid = examples.flatMap(\.valid).map(cell)
      let invalid = examples.flatMap(\.invalid).map { cell($0.value) + " (`\($0.code)`)" }
      text +=
        "| \(cell(spelling)) | \(valid.joined(separator: ", ")) | \(invalid.joined(separator: ", ")) |\n"
    }
    return text
  }

  /// Returns the examples grouped by argument, in the order of the entry.
  private static func byRule(_ entry: CatalogEntry) -> [(String, [CatalogEntry.Examples])] {
    var rules: [(String, [CatalogEntry.Examples])] = []
    for examples in entry.examples {
      let spelling = entry.name + (examples.argument.map { ":\($0)" } ?? "")
      if let index = rules.firstIndex(where: { $0.0 == spelling }) {
        rules[index].1.append(examples)
      } else {
        rules.append((spelling, [examples]))
      }
    }
    return rules
  }

  /// Returns a value as code for a table cell, with invisible characters escaped and long values truncated.
  private static func cell(_ value: String) -> String {
    let shown =
      value.unicodeScalars.prefix(60).map { scalar in
        let isPlain = scalar == " " || scalar.properties.isGraphemeBase && !scalar.properties.isWhitespace
        return isPlain ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }.joined() + (value.unicodeScalars.count > 60 ? "…" : "")
    let escaped = shown.replacing("|", with: "\\|")
    let fence = shown.contains("`") ? "``" : "`"
    let padding = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return fence + padding + escaped + padding + fence
  }
}
