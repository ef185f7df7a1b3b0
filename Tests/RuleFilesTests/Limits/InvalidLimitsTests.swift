import RuleFiles
import Testing
import Validation

/// Tests of the number or share of invalid records at which a run warns or fails.
struct InvalidLimitsTests {
  private static func limits(_ yaml: String) throws -> InvalidLimits? {
    try RuleFile(Array("fields: [{name: a}]\nlimits: {invalid: \(yaml)}\n".utf8)).limits
  }

  @Test(
    arguments: [
      ("{fail: 3}", 2, 100, InvalidLimits.Outcome.passes), ("{fail: 3}", 3, 3_000_000, .fails),
      ("3", 2, 100, .passes), ("3", 3, 100, .fails), ("2%", 1, 100, .passes), ("2%", 2, 100, .fails),
      ("{warn: 1, fail: 3}", 0, 9, .passes), ("{warn: 1, fail: 3}", 1, 9, .warns),
      ("{warn: 1, fail: 3}", 3, 9, .fails),
      ("{fail: 5%}", 4, 100, .passes), ("{fail: 5%}", 5, 100, .fails), ("{fail: 5%}", 0, 0, .passes),
      ("{warn: 0.1%}", 1, 1001, .passes), ("{warn: 0.1%}", 1, 1000, .warns), ("{warn: 1%}", 100, 100, .warns),
      ("{fail: 100%}", 99, 100, .passes), ("{fail: 100.000%}", 100, 100, .fails),
      ("{fail: 0.000000001%}", 1, 100_000_000_000, .fails),
      ("{fail: 0.000000001%}", 1, 100_000_000_001, .passes),
      ("{fail: 33.333333333%}", 1, 3, .fails), ("{fail: 33.333333334%}", 1, 3, .passes),
      ("{warn: 10, fail: 5%}", 9, 100, .fails), ("{fail: 100%}", Int.max, Int.max, .fails),
      ("{fail: 100%}", Int.max - 1, Int.max, .passes),
    ])
  func `a limit is reached at exactly its number or share`(
    yaml: String, invalid: Int, records: Int, outcome: InvalidLimits.Outcome
  ) throws {
    #expect(try Self.limits(yaml)?.outcome(invalid: invalid, of: records) == outcome)
  }

  @Test(arguments: [("{warn: 0.50%, fail: 7}", "0.5% 7"), ("{warn: 100%, fail: 5}", "100% 5")])
  func `a limit is described as a number or a percentage`(yaml: String, shown: String) throws {
    let limits = try #require(try Self.limits(yaml))
    #expect([limits.warn, limits.fail].compactMap(\.self).map(\.description).joined(separator: " ") == shown)
  }

  private static let form =
    "must be a number of records, 1 or greater, or a share above 0% and at most 100%, such as '0.5%'"

  @Test(
    arguments: [
      ("1", "2:9: 'limits' must be an object, not a number"),
      ("{}", "2:9: 'limits' must have 'invalid', the limits for invalid records"),
      ("{invalid: 101%}", "2:19: 'invalid' \(form)"),
      ("{invalid: true}", "2:19: 'invalid' must be an object, not a boolean"),
      ("{invalid: {}}", "2:19: 'invalid' must have 'warn', 'fail' or both"),
      (
        "{invalid: {fail: 5}, invalyd: 1}",
        "2:30: unknown key 'invalyd' in 'limits'; did you mean 'invalid'?"
      ),
      ("{invalid: {fail: 5, error: 1}}", "2:29: unknown key 'error' in 'invalid'; known keys are warn, fail"),
      ("{invalid: {fail: 0}}", "2:26: 'fail' \(form)"), ("{invalid: {fail: 0%}}", "2:26: 'fail' \(form)"),
      ("{invalid: {fail: 101%}}", "2:26: 'fail' \(form)"),
      ("{invalid: {fail: 0.05}}", "2:26: 'fail' \(form)"),
      ("{invalid: {fail: -1}}", "2:26: 'fail' \(form)"), ("{invalid: {warn: 5 %}}", "2:26: 'warn' \(form)"),
      ("{invalid: {warn: 1e1%}}", "2:26: 'warn' \(form)"), ("{invalid: {warn: .5%}}", "2:26: 'warn' \(form)"),
      ("{invalid: {warn: 0.0000000001%}}", "2:26: 'warn' \(form)"),
      ("{invalid: {warn: 5%, fail: 5%}}", "2:26: 'warn' must be below 'fail', which is 5%"),
      ("{invalid: {warn: 9, fail: 5}}", "2:26: 'warn' must be below 'fail', which is 5"),
    ])
  func `an invalid limit is rejected`(yaml: String, fault: String) {
    #expect(schemaFaults("fields: [{name: a}]\nlimits: \(yaml)\n") == "r.json:\(fault)")
  }

  @Test(
    arguments: [
      "fields: [{name: a, limits: {invalid: 2%}}]",
      "fields: [{name: a, rules: [{length: 1, limits: {invalid: 2%}}]}]",
      "fields: [{name: a, rules: [{unique: {ignoring: [case]}, limits: {invalid: 2%}}]}]",
      "fields: [{name: a}]\nrules: [{id: r, at: a, forbidden-if: {field: a, is: x}, limits: {invalid: 2%}}]",
      "fields: [{name: a}]\ntable: {unique: [{fields: [a], limits: {invalid: 2%}}]}",
      "definitions: {d: [email]}\nfields: [{name: a, rules: [{use: d, limits: {invalid: 2%}}]}]",
      "fieldPatterns: [{match: x, limits: {invalid: 2%}}]\nfields: [{name: a}]",
    ])
  func `fields and rules have limits of their own`(yaml: String) throws {
    let file = try RuleFile(Array(yaml.utf8))
    let rules = (file.fields + file.fieldPatterns.map(\.field)).map(\.rules)
    let ofRules = rules.flatMap { [$0.limits.ofField] + $0.strategies.map(\.limits) }
    let all = ofRules + file.recordRules.map(\.limits) + file.uniqueness.map(\.limits)
    #expect(all.compactMap(\.self).map { $0.fail?.description } == ["2%"])
  }

  private static let warned =
    "'limits' are for errors: a warning makes no record invalid; remove 'limits' or 'severity'"

  @Test(
    arguments: [
      ("fields: [{name: a, limits: {invalid: 0}}]", "1:38: 'invalid' \(form)"),
      ("fields: [{name: a, severity: warning, limits: {invalid: 1}}]", "1:39: \(warned)"),
      (
        "fields: [{name: a, rules: [{length: 1, severity: warning, limits: {invalid: 1}}]}]",
        "1:59: \(warned)"
      ),
      (
        "fields: [{name: a, severity: warning, rules: [{length: 1, limits: {invalid: 1}}]}]",
        "1:48: 'limits' are for errors, and the severity of the field is 'warning': remove 'limits', or write 'severity: error' beside them"
      ),
      (
        "fields: [{name: a, rules: [{any: [{length: 1, limits: {invalid: 1}}]}]}]",
        "1:36: 'limits' apply to a whole rule: put them beside the outermost one, not inside 'any'"
      ),
      (
        "fields: [{name: a, constraints: {required: true}, rules: [{not-blank: true, limits: {invalid: 1}}]}]",
        "1:60: the rules of a field about presence must all have the same 'limits'"
      ),
      (
        "fields: [{name: a, constraints: {unique: true}, rules: [{unique: true, limits: {invalid: 1}}]}]",
        "1:58: the field is required to be unique twice, with different 'limits': remove one"
      ),
      (
        "fields: [{name: a, type: list, items: {rules: [{length: 1, limits: {invalid: 1}}]}}]",
        "1:39: 'limits' have no effect in 'items', whose findings are those of the field: write those of the field"
      ),
    ])
  func `limits that would have no effect are rejected`(yaml: String, fault: String) {
    #expect(schemaFaults(yaml) == "r.json:\(fault)")
  }
}
