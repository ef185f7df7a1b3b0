import Testing

@testable import RuleFiles

/// Tests of the names that the columns of a header have by a rule file.
struct BoundHeaderTests {
  private func bound(_ yaml: String, _ header: [String]) throws -> BoundHeader {
    BoundHeader(try RuleFile(Array(yaml.utf8)), header)
  }

  @Test(arguments: [
    ("E-Mail", "e_mail"), ("e mail", "EMAIL"), ("Stra\u{DF}e", "STRASSE"),
    ("\u{3C3}\u{3BF}\u{3C2}", "\u{3A3}\u{39F}\u{3A3}"),
    ("caf\u{E9}", "CAFE\u{301}"), ("a\u{A0}b", "a b"), ("\ta", "a "),
  ])
  func `loose names have no case, white space, separators and normal form`(first: String, second: String) {
    #expect(RuleFile.HeaderNames.loose.areEqual(first, second))
    #expect(!RuleFile.HeaderNames.exact.areEqual(first, second))
  }

  @Test(arguments: [("a.b", "ab"), ("a1", "a"), ("", " "), ("_", "-"), ("\u{E9}", "e")])
  func `loose names keep everything else`(first: String, second: String) {
    #expect(!RuleFile.HeaderNames.loose.areEqual(first, second))
    #expect(RuleFile.HeaderNames.loose.areEqual(first, first))
  }

  @Test func `columns have the names of their fields`() throws {
    let header = try bound("fields: [{name: a, synonyms: [x, y]}, {name: b}]", ["y", "b", "c", "a"])
    #expect(header.names == ["a", "b", "c", "a"])
    #expect(header.renamed == [.init(column: "y", field: "a")])
    #expect(header.rules.fields.map(\.name) == ["a", "b"])
  }

  @Test func `a pattern makes a field of each column that no field has`() throws {
    let header = try bound(
      "fields: [{name: s1, synonyms: [s2]}]\nfieldPatterns: [{match: 's[0-9]'}, {match: 's.*', atLeast: 3}]",
      ["s1", "s2", "s3", "s44", "", "s3", "xs1"])
    #expect(header.rules.fields.map(\.name) == ["s1", "s3", "s44"])
    #expect(header.columnsOfFields == [0, 1, 4, 6])
    #expect(header.repeatedColumnsOfPatterns == [5])
    #expect(header.scarcePatterns.map(\.count) == [1])
  }
}
