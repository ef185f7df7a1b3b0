import Testing
import Validation

extension RuleTable {
  static let inFile = RuleTable(
    "in-file:countries.csv#code",
    accepts: ["DE", "US", "FR", "São Tomé", "a,b", "x y", "\"", "12345678", "123456789", "\0"],
    rejects: [
      "in-file.not-listed": [
        "", "de", "D", "DE ", "DEU", "code", "Sa\u{303}o Tomé", "a", "1234567", "12345678\0", "1234567890",
      ]
    ])
}

@Suite struct InFileStrategyTests {
  @Test func `a failure names the file and the column`() throws {
    let rule = try Catalog.rule("in-file:countries.csv#code", in: .testing)
    let finding = try #require(RuleSet([rule]).findings(in: "XX").first)
    #expect(
      finding.failure == ValidationFailure("in-file.not-listed", ["column": "code", "path": "countries.csv"]))
    #expect(finding.failure.message == "must be a value of column code in countries.csv")
  }

  @Test(arguments: ["", "countries.csv", "countries.csv#", "#code"])
  func `an argument without a file or a column throws an error`(argument: String) {
    #expect(throws: RuleError.self) { try Catalog.rule("in-file:" + argument, in: .testing) }
  }

  @Test func `everything after the first number sign is the name of the column`() {
    #expect(throws: RuleError.unreadableFile("a", reason: "no such column")) {
      try Catalog.rule("in-file:a#b#c", in: .testing)
    }
  }

  @Test func `a context without a column reader opens no file`() {
    #expect(throws: RuleError.unreadableFile("a", reason: "no file may be read here")) {
      try Catalog.rule("in-file:a#b")
    }
  }

  @Test func `relative paths are resolved from the folder of the context`() throws {
    let context = RuleContext { path throws(RuleError) in
      throw .unreadableFile(path, reason: "asked")
    } readColumn: { column, _ throws(RuleError) in
      throw .unreadableFile(column.path, reason: "asked")
    }.inside("rules/").inside("lists/")
    for (path, asked) in [("a", "rules/lists/a"), ("/a", "/a"), ("-", "-"), ("../a", "rules/lists/../a")] {
      #expect(throws: RuleError.unreadableFile(asked, reason: "asked")) {
        try Catalog.rule("in-file:\(path)#b", in: context)
      }
      #expect(throws: RuleError.unreadableFile(asked, reason: "asked")) {
        try Catalog.rule("password:list=\(path)", in: context)
      }
    }
  }
}
