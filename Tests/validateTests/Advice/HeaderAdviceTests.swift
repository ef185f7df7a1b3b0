import TestSupport
import Testing

/// Tests of the line about a header that differs from a rule file.
struct HeaderAdviceTests {
  private static let cases: [(match: String, header: String, line: String)] = [
    ("exact", "age,name", "its columns fit the rules with 'fieldsMatch: equal'"),
    ("exact", "name,age,x", "its columns fit the rules with 'fieldsMatch: subset'"),
    ("equal", "x,name,age", "its columns fit the rules with 'fieldsMatch: subset'"),
    ("subset", "name", "its columns fit the rules with 'fieldsMatch: superset'"),
    ("superset", "name,x", "its columns fit the rules with 'fieldsMatch: partial'"),
    ("exact", "nmae,age", "'nmae' is probably the field 'name' of the rules; rename one of the two"),
    ("equal", "age,Name", "'Name' is probably the field 'name' of the rules; rename one of the two"),
    ("partial", "nane,age,x", ""), ("exact", "name,age", ""), ("subset", "x,age,name", ""),
    ("exact", "name,name,age", ""),
  ]

  @Test(arguments: cases)
  func `a line names a misspelled column, or the value of fieldsMatch that fits`(
    match: String, header: String, line: String
  ) throws {
    let rules = "fieldsMatch: \(match)\nfields: [{name: name}, {name: age, type: integer}]\n"
    let record = header.split(separator: ",").map { _ in "1" }.joined(separator: ",")
    let scratch = ScratchDirectory(["r": rules, "t": "\(header)\n\(record)\n"])
    let result = try scratch.validate("check", "--summary", "none", "-r", "r", "t")
    #expect(result.errorsText == (line.isEmpty ? "" : "validate: t: \(line)\n"))
  }

  @Test func `a field that must be there is no reason for another value of fieldsMatch`() throws {
    let rules = "fields: [{name: name, constraints: {required: true}}, {name: age}]\n"
    let scratch = ScratchDirectory(["r": rules, "t": "age\n1\n"])
    let result = try scratch.validate("check", "--summary", "none", "-r", "r", "t")
    result.expect(status: 1)
    #expect(result.errorsText.isEmpty)
  }
}
