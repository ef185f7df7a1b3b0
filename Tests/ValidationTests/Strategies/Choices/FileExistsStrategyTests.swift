import Testing
import Validation

extension RuleTable {
  static let fileExists = RuleTable(
    "file-exists",
    accepts: [
      "1.jpg", "2026/2.jpg", "é.png", "./1.jpg", "2026/../1.jpg", " a", "a b.txt", "a", "A", ".hidden", "-",
    ],
    rejects: [
      "file-exists.missing": ["", "2.jpg", "1.jpg ", "1.JPG", "photos/1.jpg", "2026/1.jpg", "é"],
      "file-exists.not-file": ["2026", "2026/", "."],
      "file-exists.outside": ["/etc/passwd", "../1.jpg", "..", "/"],
    ])
}

@Suite struct FileExistsStrategyTests {
  @Test func `without a folder the rule is an error`() {
    let error = #expect(throws: RuleError.self) { try Catalog.rule("file-exists") }
    #expect(
      error?.description
        == "rule 'file-exists' needs the folder of the files: --files DIR, or 'files: DIR' in the rule file")
  }
}
