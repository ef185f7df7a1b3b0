import TestSupport
import Testing

/// Tests of the formats of `validate test`.
struct TestFormatTests {
  private static let rules = """
    fields: [{name: n, type: integer}, {name: p, type: string, control: password}]
    tests:
      - {field: n, valid: [3, x], invalid: [7]}
      - {field: p, invalid: [hunter2]}
      - {record: {n: y}, valid: true}

    """

  private static func output(_ format: String, _ files: [String: String] = ["r.yml": rules]) throws -> String
  {
    let names = files.keys.sorted()
    let result = try ScratchDirectory(files).validate(["test", "-q", "--format", format] + names)
    #expect(result.status == (files.values.contains(rules) ? 1 : 0) && result.errors.isEmpty)
    return result.outputText
  }

  @Test(arguments: ReportTests.formats)
  func `the values of secret fields are in no format`(format: String) throws {
    try #expect(!Self.output(format).contains("hunter2"))
  }

  @Test func `a failed test is a finding at its location in the rule file`() throws {
    try #expect(
      Self.output("jsonl") == """
        {"file":"r.yml","record":2,"line":3,"column":27,"offset":112,"field":"n","rule":"test","code":"test.failed",\
        "params":{"expected":"valid","found":"invalid: integer.malformed"},"value":"x",\
        "message":"must be valid, is invalid: integer.malformed","severity":"error"}
        {"file":"r.yml","record":3,"line":3,"column":41,"offset":126,"field":"n","rule":"test","code":"test.failed",\
        "params":{"expected":"invalid","found":"valid"},"value":"7","message":"must be invalid, is valid",\
        "severity":"error"}
        {"file":"r.yml","record":4,"line":4,"column":26,"offset":155,"field":"p","rule":"test","code":"test.failed",\
        "params":{"expected":"invalid","found":"valid"},"value":null,"message":"must be invalid, is valid",\
        "severity":"error"}
        {"file":"r.yml","record":5,"line":5,"column":14,"offset":178,"field":null,"rule":"test","code":"test.failed",\
        "params":{"expected":"valid","found":"invalid: n integer.malformed"},"value":null,\
        "message":"must be valid, is invalid: n integer.malformed","severity":"error"}

        """)
  }

  @Test(arguments: ["json", "csv", "github", "gitlab", "junit", "sarif", "markdown", "html"])
  func `every format has the failed tests, without secret values in findings`(format: String) throws {
    let output = try Self.output(format)
    #expect(output.contains("test.failed"))
    // An HTML report has the rule file, in which the tests are written.
    #expect(format == "html" || !output.contains("hunter2"))
  }

  @Test func `a JUnit report has a test for each field of each file, those that passed too`() throws {
    let other = "fields: [{name: n, type: integer}]\ntests: [{field: n, valid: [3]}]\n"
    let output = try Self.output("junit", ["a.yml": other, "r.yml": Self.rules])
    #expect(output.contains(#"<testsuite name="a.yml" package="validate" id="0""#))
    #expect(output.contains(#"<testcase name="test" classname="n" time="0"></testcase>"#))
    #expect(output.contains(#"tests="3" failures="3""#))
  }

  @Test func `control characters in the names of fields are escaped in the text`() throws {
    let rules = """
      fields: [{name: "a\\n::error::b", type: integer}]
      tests:
        - {field: "a\\n::error::b", valid: ["x\\e"]}
        - {record: {"a\\n::error::b": y}, valid: true}

      """
    try ScratchDirectory(["r.yml": rules]).validate("test", "r.yml").expect(
      1,
      output: """
        r.yml:3:38: a\\n::error::b: 'x\\u{1B}'
          - valid
          + invalid: integer.malformed
        r.yml:4:14: record: a\\n::error::b 'y'
          - valid
          + invalid: a\\n::error::b integer.malformed

        """, errors: "validate: 2 tests in 1 file, 2 failed\n")
  }

  @Test func `tests that all pass give an empty report and status 0`() throws {
    let rules = "fields: [{name: n, type: integer}]\ntests: [{field: n, valid: [3]}]\n"
    try #expect(Self.output("jsonl", ["a.yml": rules]).isEmpty)
    try #expect(Self.output("markdown", ["a.yml": rules]) == "## ✅ Passed\n\n1 test, 0 failed\n")
  }
}
