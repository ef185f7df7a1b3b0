import RuleFiles
import Testing

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
}
