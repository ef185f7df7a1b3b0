import RuleFiles
import Testing
import Validation

/// Tests that a rule inline and in all its spellings in a rule file yields the same findings for the catalog's examples.
struct RuleSpellingsTests {
  /// The structured spellings of rules, by inline spelling.
  private static let structured = [
    "one-of:US,GB,DE": "{one-of: [US, GB, DE]}",
    "one-of:(?i)yes,no": "{one-of: {values: [yes, no], ignore-case: true}}",
    "none-of:admin,root": "{none-of: [admin, root]}",
    "none-of:(?i)admin,root": "{none-of: {values: [admin, root], ignore-case: true}}",
    "in-file:countries.csv#code": "{in-file: {path: countries.csv, column: code}}",
    "length:1..3": "{length: {min: 1, max: 3}}", "length:2..": "{length: {min: 2}}",
    "length:..3 bytes": "{length: {max: 3, unit: bytes}}",
    "length:2 utf16": "{length: {min: 2, max: 2, unit: utf16}}",
    "length:8": "{length: 8}", "words:2..3": "{words: {min: 2, max: 3}}", "words:1": "{words: 1}",
    "digits:6": "{digits: 6}",
    "digits:4..": "{digits: {min: 4}}", "script:Latin": "{script: [Latin]}",
    "not-confusable:paypal,admin": "{not-confusable: [paypal, admin]}",
    "script:Han,Hiragana,Katakana": "{script: [Han, Hiragana, Katakana]}",
    "decimal:5,2": "{decimal: {precision: 5, scale: 2}}", "range:0..10000": "{range: {min: 0, max: 10000}}",
    "range:-1.5..": "{range: {min: -1.5}}", "range:..0": "{range: {max: 0}}",
    "multiple-of:0.01": "{multiple-of: 0.01}",
    "between:2024-02-28..2024-03-01": "{between: {min: 2024-02-28, max: 2024-03-01}}",
    "age:0..": "{age: {min: 0}}", "age:..17": "{age: {max: 17}}", "url:ftp,sftp": "{url: [ftp, sftp]}",
    "credit-card:visa,amex": "{credit-card: [visa, amex]}", "iban:DE,AT": "{iban: [DE, AT]}",
    "uuid:4": "{uuid: 4}", "subdivision:US,CA": "{subdivision: [US, CA]}",
    "password:length=8..64": "{password: {length: 8..64}}",
    "password:length=8.. classes=3 distinct=6": "{password: {length: 8.., classes: 3, distinct: 6}}",
    "password:length=8.. list=common-passwords.txt": "{password: {length: 8.., list: common-passwords.txt}}",
  ]

  @Test func `all spellings of a rule yield the same findings for every example of the catalog`() throws {
    var count = 0
    for entry in Catalog.entries {
      for examples in entry.examples {
        let inline = entry.name + (examples.argument.map { ":" + $0 } ?? "")
        #if !InternationalNames
        if case .traitRequired? = Self.error(of: inline) { continue }
        #endif
        let own = RuleSet([try Catalog.rule(inline, in: .testing)], missingValues: [])
        var spellings = [("inline in the file", try Self.rules("'\(inline.replacing("'", with: "''"))'"))]
        spellings.append(("as an object", try Self.rules(Self.object(entry, examples.argument))))
        if let structured = Self.structured[inline] {
          spellings.append((structured, try Self.rules(structured)))
        }
        for value in examples.valid + examples.invalid.map(\.value) {
          for (spelling, rules) in spellings {
            #expect(
              Self.outcome(rules, value) == Self.outcome(own, value), "\(inline) \(spelling): '\(value)'")
            count += 1
          }
        }
      }
    }
    #expect(count > 1000)
  }

  /// Returns the error of a rule that cannot be created, or `nil`.
  private static func error(of spelling: String) -> RuleError? {
    do throws(RuleError) {
      _ = try Catalog.rule(spelling, in: .testing)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the codes and parameters of the findings. For `in-file` only the code, because Swift lists the values of
  /// the file.
  private static func outcome(_ rules: RuleSet, _ value: String) -> [String] {
    rules.findings(in: value).map { finding in
      let name = finding.rule == "in-file" ? "in-file.not-listed" : finding.failure.code.rawValue
      return finding.rule == "in-file" ? name : "\(name) \(finding.failure.parameters.map { "\($0)" })"
    }
  }

  private static func object(_ entry: CatalogEntry, _ argument: String?) -> String {
    guard let argument else { return "{\(entry.name): true}" }
    return "{\(entry.name): '\(argument.replacing("'", with: "''"))'}"
  }

  /// Returns the rules of a field that has no type and this one rule.
  private static func rules(_ rule: String) throws -> RuleSet {
    let yaml = "missingValues: []\nfields:\n  - name: a\n    rules:\n      - \(rule)\n"
    return try RuleFile(Array(yaml.utf8), in: .testing).fields[0].rules
  }

  @Test func `every structured spelling belongs to an example of the catalog`() {
    let inline = Catalog.entries.flatMap { entry in
      entry.examples.map { entry.name + ($0.argument.map { ":" + $0 } ?? "") }
    }
    #expect(Self.structured.keys.allSatisfy(inline.contains))
  }
}

extension RuleContext {
  /// The context of the tests: a fixed day, a folder, a list of passwords and a column of countries.
  static let testing = RuleContext(
    today: CalendarDay(year: 2026, month: 11, day: 21)!,
    folder: FileFolder("photos") { $0.count == 5 ? .file : .missing }
  ) {
    path throws(RuleError) in
    guard path == "common-passwords.txt" else {
      throw .unreadableFile(path, reason: "No such file or directory")
    }
    return Array("password1\ncorrect horse\r\n\nPasswort\u{F6}ffner\niloveyou99".utf8)
  } readColumn: { column, give throws(RuleError) in
    guard column.path == "countries.csv" else {
      throw .unreadableFile(column.path, reason: "No such file or directory")
    }
    guard column.column == "code" else {
      throw .unreadableFile(column.path, reason: "it has no column '\(column.column)'; it has 'code'")
    }
    for code in ["DE", "US", "FR"].map({ Array($0.utf8) }) { give(code.span) }
  }
}
