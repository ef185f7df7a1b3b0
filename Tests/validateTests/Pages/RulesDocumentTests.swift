import TestSupport
import Testing

@testable import Validation

/// Tests that `Documentation/Rules.md` explains every rule of the catalog, by group, and what the program prints for a value that it rejects.
struct RulesDocumentTests {
  /// The rules without a session: what they reject cannot be typed, is rejected by comparison with another value, or is named by a file.
  private static let withoutSession: Set = [
    "required", "not-blank", "unique", "single-line", "printable", "no-control", "no-bidi", "in-file",
    "file-exists",
  ]

  /// The rules whose messages have the current day.
  private static let dependsOnToday: Set = ["past", "future", "age"]

  @Test func `Rules.md is up to date with the catalog and with the output of the program`() throws {
    let text = try Self.document(in: ScratchDirectory())
    let difference = GoldenFile("../../../Documentation/Rules.md", near: #filePath).difference(
      from: Array(text.utf8))
    #expect(difference == nil, "out of date: run ./Scripts/record.sh")
  }

  private static func document(in scratch: ScratchDirectory) throws -> String {
    let groups = try CatalogEntry.Group.allCases.map { group in
      let entries = Catalog.entries.filter { $0.group == group }
      return try "## \(group.rawValue)\n\n"
        + entries.map { try section($0, in: scratch) }.joined(separator: "\n")
    }
    let contents = CatalogEntry.Group.allCases.map { group in
      let names = Catalog.entries.filter { $0.group == group }.map { "[`\($0.name)`](#\($0.name))" }
      return "- **\(group.rawValue)**: \(names.joined(separator: ", "))"
    }
    return """
      # Rules

      Every rule of the catalog: its notation after `-e` and `-c`, its Swift expression, values that it accepts and
      rejects, the codes of its failures, whose texts are in [Codes.md](Codes.md), and what the program prints for a value
      that the rule rejects. `validate rules NAME` has the same. The doc comment of each strategy defines its rule exactly and names the sections of its standard.

      \(contents.joined(separator: "\n"))

      \(groups.joined(separator: "\n"))
      """
  }

  private static func section(_ entry: CatalogEntry, in scratch: ScratchDirectory) throws -> String {
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
    return try text + session(entry, in: scratch)
  }

  /// Returns a session in a terminal in which the rule accepts a value, if it has a valid one that can be typed, and rejects one.
  private static func session(_ entry: CatalogEntry, in scratch: ScratchDirectory) throws -> String {
    guard !withoutSession.contains(entry.name),
      let (rule, examples) = byRule(entry).first(where: {
        $0.1.contains { $0.invalid.contains { isTyped($0.value) } }
      }),
      let rejected = examples.flatMap(\.invalid).first(where: { isTyped($0.value) })
    else {
      #expect(withoutSession.contains(entry.name), "no value of \(entry.name) can be typed")
      return ""
    }
    let today = dependsOnToday.contains(entry.name) ? "--today 2026-12-01 " : ""
    let values = [examples.flatMap(\.valid).first(where: isTyped), rejected.value].compactMap { $0 }
    let command =
      "printf '%s\\n' \(values.map(\.shellQuoted).joined(separator: " ")) | validate check --summary none \(today)-e \(rule.shellQuoted)"
    let result = try scratch.shell(command)
    #expect(result.status == 1 && result.errors.isEmpty, "\(command): \(result.errorsText)")
    return "\n```console\n$ \(command)\n\(result.outputText)```\n"
  }

  /// Whether a value can be typed as a line of a terminal.
  private static func isTyped(_ value: String) -> Bool {
    !value.isEmpty && value.unicodeScalars.count <= 130
      && value.unicodeScalars.allSatisfy {
        $0 == " " || $0.properties.isGraphemeBase && !$0.properties.isWhitespace
      }
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
