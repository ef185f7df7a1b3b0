import Testing
import Validation

@testable import RuleFiles

struct RuleTestTests {
  private static let fields = """
    fields:
      - {name: email, type: string, format: email, normalize: [trim], constraints: {required: true}}
      - {name: start, type: date, missingValues: ["", "-"]}
      - {name: end, type: date, rules: [{past: true, severity: warning}]}
    rules:
      - {id: in-order, compare: end >= start, at: end}

    """

  /// Returns the locations of the tests that fail, with the findings there.
  private func mismatches(_ tests: String) throws -> [String] {
    let file = try RuleFile(
      Array((Self.fields + tests).utf8), in: RuleContext(today: CalendarDay(year: 2026, month: 1, day: 1)!))
    return file.tests.compactMap { test in
      test.mismatch(in: file).map { findings in
        "\(test.position) "
          + findings.map { "\($0.field ?? "-") \($0.finding.failure.code)" }.joined(separator: ", ")
      }
    }
  }

  @Test(arguments: [
    "tests: [{field: email, valid: [a@b.co, ' a@b.co ']}]", "tests: [{field: email, invalid: [a, '', ~]}]",
    "tests: [{field: email, invalid: {required: ['', ~], email.no-at-sign: a}}]",
    "tests: [{field: start, valid: ['2024-02-29', '-', ~]}]", "tests: [{field: end, valid: ['2999-01-01']}]",
    "tests: [{record: {email: a@b.co}, valid: true}]", "tests: [{record: {}, invalid: true}]",
    "tests: [{record: {email: a@b.co, start: 2024-02-02, end: 2024-02-01}, invalid: in-order}]",
    "tests: [{record: {email: a@b.co, start: 2024-02-02, end: 2024-02-01}, invalid: comparison.not-met}]",
    "tests: [{record: {email: a, start: 2024-02-02, end: 2024-02-01}, invalid: [in-order, email.no-at-sign]}]",
    "tests: [{record: {email: a@b.co, start: '-', end: 2024-02-01}, valid: true}]", "tests: []",
  ])
  func `a test with the expected result has no mismatch`(tests: String) throws {
    #expect(try mismatches(tests) == [])
  }

  @Test(arguments: [
    ("tests: [{field: email, valid: [a, b@c.de]}]", ["7:32 email email.no-at-sign"]),
    ("tests: [{field: email, invalid: [a@b.co]}]", ["7:34 "]),
    ("tests: [{field: email, invalid: {required: [a]}}]", ["7:45 email email.no-at-sign"]),
    ("tests: [{field: end, invalid: ['2999-01-01']}]", ["7:32 end date.not-before"]),
    ("tests: [{record: {email: a@b.co}, invalid: in-order}]", ["7:18 "]),
    ("tests: [{record: {start: x}, valid: true}]", ["7:18 email required, start date.malformed"]),
  ])
  func `a test with another result is reported with the findings`(
    tests: String, mismatches expected: [String]
  )
    throws
  {
    #expect(try mismatches(tests) == expected)
  }

  @Test(arguments: [
    ("tests: {}", "7:8: 'tests' must be an array, not an object"),
    ("tests: [x]", "7:9: a test must be an object, not a string"),
    ("tests: [{valid: []}]", "7:9: a test must have either 'field' or 'record'"),
    ("tests: [{field: email}]", "7:9: a test of a field must have 'valid' or 'invalid' values, or both"),
    ("tests: [{field: emial, valid: []}]", "7:17: there is no field 'emial'; did you mean 'email'?"),
    (
      "tests: [{field: email, vald: []}]",
      "7:9: a test of a field must have 'valid' or 'invalid' values, or both\n7:24: unknown key 'vald' in a test; did you mean 'valid'?"
    ),
    ("tests: [{field: email, valid: [[a]]}]", "7:32: a value in a test must be a scalar, not an array"),
    (
      "tests: [{field: email, invalid: a}]",
      "7:33: 'invalid' must be an array of values, or an object with codes as keys"
    ),
    (
      "tests: [{field: email, invalid: {requird: a}}]",
      "7:34: there is no code 'requird'; did you mean 'required'?"
    ),
    ("tests: [{record: {nme: a}, valid: true}]", "7:19: there is no field 'nme'"),
    (
      "tests: [{record: {}, valid: false}]",
      "7:29: 'valid' of a record must be true; for an invalid record write 'invalid'"
    ),
    ("tests: [{record: {}}]", "7:9: a test of a record must have either 'valid: true' or 'invalid'"),
    (
      "tests: [{record: {}, invalid: false}]",
      "7:31: 'invalid' of a record must be true, a code, or an array of codes"
    ),
    ("tests: [{record: {}, invalid: [1]}]", "7:32: a code must be a string, not a number"),
  ])
  func `an invalid test is a fault at its location`(tests: String, faults: String) {
    do throws(RuleFileError) {
      _ = try RuleFile(Array((Self.fields + tests).utf8))
      Issue.record("it was read")
    } catch {
      #expect(error.description == faults)
    }
  }
}
