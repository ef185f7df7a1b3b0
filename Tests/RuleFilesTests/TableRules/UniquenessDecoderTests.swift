import RuleFiles
import Testing
import Validation

/// Tests of `unique` with an object in a field, and of the list `unique` under `table`.
struct UniquenessDecoderTests {
  private func file(_ fields: String, _ rest: String = "") throws(RuleFileError) -> RuleFile {
    try RuleFile(Array("fields:\n  - {name: id, type: integer}\n  - \(fields)\n\(rest)\n".utf8))
  }

  private func faults(_ fields: String, _ rest: String = "") -> String {
    do throws(RuleFileError) {
      _ = try file(fields, rest)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `a rule of a field compares its values without what is ignored, where a condition holds`() throws
  {
    let file = try file(
      "{name: email, severity: warning, rules: [email, {unique: {ignoring: [case, blanks], where: {field: id, is: 1}}}]}"
    )
    let rule = try #require(file.uniqueness.first)
    #expect(file.uniqueness.count == 1 && rule.fields == [1] && rule.isRuleOfField)
    #expect(rule.ignored == [.case, .blanks] && rule.severity == .warning)
    #expect(rule.condition?.description == "id is 1")
    #expect(!file.fields[1].rules.isUnique && file.fields[1].rules.strategies.map(\.name) == ["email"])
  }

  @Test func `a rule of the table compares several fields, and is no rule of the table as a whole`() throws {
    let file = try file(
      "{name: room}", "table: {unique: [{fields: [room, id], ignoring: [case], severity: warning}]}")
    let rule = try #require(file.uniqueness.first)
    #expect(rule.fields == [1, 0] && !rule.isRuleOfField && rule.severity == .warning)
    #expect(rule.condition == nil && file.table == nil)
    #expect(try self.file("{name: a}", "table: {unique: [{fields: [a]}], duplicates: false}").table != nil)
  }

  @Test(arguments: [
    ("{name: n, rules: [{unique: {ignorin: [case]}}]}", "", "unknown key 'ignorin' in 'unique'"),
    ("{name: n, rules: [{unique: {ignoring: [x]}}]}", "", "'ignoring' must be one of case, blanks, not 'x'"),
    ("{name: n, rules: [{unique: {ignoring: []}}]}", "", "'ignoring' must have 'case', 'blanks' or both"),
    ("{name: n, rules: [{unique: {ignoring: case}}]}", "", "'ignoring' must be an array, not a string"),
    ("{name: n, rules: [{unique: {where: {field: q, is: 1}}}]}", "", "there is no field 'q'"),
    ("{name: n, rules: [{unique: {where: id}}]}", "", "a condition must be an object, not a string"),
    (
      "{name: n, rules: [{unique: {}, email: true}]}", "",
      "unknown key 'email' in the rule 'unique'; known keys are unique, severity, limits"
    ),
    (
      "{name: n, type: date, rules: [{unique: {ignoring: [case]}}]}", "",
      "'ignoring' is for text; values of the type date are compared by their meaning"
    ),
    (
      "{name: n, type: array, items: {fields: [{name: m, rules: [{unique: {}}]}]}}", "",
      "'unique' compares records, and has no effect in 'items'"
    ),
    ("{name: n}", "table: {unique: [{}]}", "an element of 'unique' must have 'fields', at least one name"),
    ("{name: n}", "table: {unique: [{fields: [n, n]}]}", "'fields' has 'n' twice: remove one"),
    ("{name: n}", "table: {unique: [{fields: [m]}]}", "there is no field 'm'"),
    ("{name: n}", "table: {unique: {fields: [n]}}", "'unique' must be an array, not an object"),
    (
      "{name: n}", "fieldPatterns: [{match: x, rules: [{unique: {}}]}]",
      "'unique' with an object is for a field of a name; in 'fieldPatterns' write 'unique' alone"
    ),
  ])
  func `what cannot be compared is a fault`(field: String, rest: String, message: String) {
    #expect(faults(field, rest).contains(message), "\(faults(field, rest))")
  }
}
