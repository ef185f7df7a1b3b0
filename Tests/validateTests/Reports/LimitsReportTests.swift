import TestSupport
import Testing

/// Tests of limits of fields and rules in the exit status, the summary and the reports.
struct LimitsReportTests {
  /// The failing tests of the JUnit report, the exit status, and the first line of the summary.
  private static func outcome(_ rules: String, _ table: String, _ options: String...) throws -> String {
    let scratch = ScratchDirectory(["r.yml": rules, "t.csv": table])
    let result = try scratch.validate(
      ["check", "--errors", "/dev/null", "--report", "junit=j.xml", "-r", "r.yml"] + options + ["t.csv"])
    let junit = String(decoding: try scratch.bytes(of: "j.xml"), as: UTF8.self)
    let failing = junit.split(separator: "\n").filter { $0.contains("<failure") }.map { line in
      String(line.split(separator: "\"")[1])
    }
    let summary = result.errorsText.split(separator: "\n").first ?? ""
    return "\(result.status) [\(failing.joined(separator: " "))] \(summary)"
  }

  @Test func `a rule within its limits fails no test of JUnit, and one beyond them does`() throws {
    let rules = "fields: [{name: a, rules: [{length: ..2, limits: {invalid: 2}}]}]"
    #expect(
      try Self.outcome(rules, "a\nabc\n1\n") == "0 [] 2 records, 1 invalid (50.0%); within the limits")
    #expect(
      try Self.outcome(rules, "a\nabc\nabc\n")
        == "1 [length] 2 records, 2 invalid (100.0%); fails: 2 records break length of 'a', the limit is 2")
  }

  @Test func `a rule beyond its limits fails its test although its findings are hidden by those of another`()
    throws
  {
    let rules =
      "fields: [{name: a, rules: [{length: ..2, limits: {invalid: 5}}, {integer: true, limits: {invalid: 1}}]}]"
    #expect(
      try Self.outcome(rules, "a\nabc\n")
        == "1 [integer] 1 record, 1 invalid (100.0%); fails: 1 record breaks integer of 'a', the limit is 1")
  }

  @Test func `two rules of one name are one test, which fails if one is beyond its limits`() throws {
    let rules =
      "fields: [{name: a, rules: [{length: ..2, limits: {invalid: 5}}, {length: 2.., limits: {invalid: 1}}]}]"
    #expect(try Self.outcome(rules, "a\n1\nxxx\n").hasPrefix("1 [length] "))
  }

  @Test func `limits of a rule whose code is a warning are listed with no record`() throws {
    let scratch = ScratchDirectory([
      "r.yml": "fields: [{name: a, rules: [{unique: true, limits: {invalid: 1}}]}]", "t.csv": "a\n1\n1\n",
    ])
    let result = try scratch.validate(
      "check", "--errors", "/dev/null", "--summary", "json", "--severity", "unique=warning", "-r", "r.yml",
      "t.csv")
    #expect(
      result.errorsText.contains(
        #""limits":[{"column":"a","rule":"unique","invalid":0,"records":2,"warn":null,"fail":"1","outcome":"passes"}]"#
      ))
    #expect(result.status == 0)
  }

  @Test func `the tables of a package are counted apart`() throws {
    let scratch = ScratchDirectory([
      "p.json": """
      {"resources": [
        {"name": "a", "path": "a.csv", "schema": {"fields": [{"name": "n", "type": "integer", "limits": {"invalid": "60%"}}]}},
        {"name": "b", "path": "b.csv", "schema": {"fields": [{"name": "n", "type": "integer", "limits": {"invalid": "60%"}}]}}]}
      """, "a.csv": "n\nx\n1\n", "b.csv": "n\nx\n",
    ])
    let result = try scratch.validate("check", "--errors", "/dev/null", "-r", "p.json")
    #expect(result.status == 1)
    #expect(
      result.errorsText.hasPrefix(
        "3 records, 2 invalid (66.7%); fails: 1 record breaks rules of 'b: n', the limit is 60%\n"))
  }
}
