import TestSupport
import Testing

/// Tests of `validate lint` and `validate test` by their output.
struct LintTests {
  private static let file = """
    fields:
      - name: email
        type: string
        format: email
        constraints: {minLength: 9, maxLength: 6}
      - {name: start, type: date}
      - {name: end, type: date}
    rules:
      - {id: in-order, compare: end >= start, at: end}
    tests:
      - {field: email, valid: [a@b.co], invalid: {email.no-at-sign: ab}}
      - {record: {start: 2024-02-02, end: 2024-02-01}, valid: true}
      - {record: {start: 2024-02-01, end: 2024-02-02}, invalid: in-order}

    """

  @Test func `a fault in an included file is reported in that file`() throws {
    let scratch = ScratchDirectory()
    try scratch.shell("mkdir -p rules/shared").expect(0)
    scratch.write(
      Array("include: [shared/d.yml]\nfields: [{name: a, rules: [{use: d}, emial]}]\n".utf8),
      to: "rules/r.yml")
    scratch.write(Array("definitions:\n  d: emial\n".utf8), to: "rules/shared/d.yml")
    let lines = try scratch.validate("lint", "-q", "rules/r.yml").outputText.split(separator: "\n").map {
      $0.prefix(30)
    }
    #expect(lines == ["rules/r.yml:2:38: error: there", "rules/shared/d.yml:2:6: error:"])
    let json = try scratch.validate("lint", "-q", "--format", "jsonl", "rules/r.yml").outputText
    #expect(json.contains(#"{"file":"rules/shared/d.yml","line":2,"column":6,"#))
  }

  @Test func `long names are cut in messages`() throws {
    let name = String(repeating: "n", count: 400_000)
    let scratch = ScratchDirectory([
      "id":
        #"{"fields":[{"name":"a"},{"name":"b"}],"rules":[\#([1, 2].map { _ in #"{"id":"\#(name)","at-most-one-of":["a","b"]}"# }.joined(separator: ","))]}"#,
      "argument": #"{"fields":[{"name":"a","rules":["length:\#(name)"]}]}"#,
      "header": #"{"fields":[{"name":"\#(name)","type":"integer"}]}"#,
      "list": #"{"fields":[{"name":"a","constraints":{"enum":["\#(name)"]}}]}"#, "t": "a\n1\n",
    ])
    for file in ["id", "argument", "header", "list"] {
      for words in [["lint", file], ["check", "-r", file, "t"]] {
        let result = try scratch.validate(words)
        #expect(result.output.count + result.errors.count < 10_000, "\(words)")
      }
    }
  }

  @Test func `a finding of lint has a location, a reason, a remedy and a code`() throws {
    let scratch = ScratchDirectory(["r.yml": Self.file])
    try scratch.validate("lint", "r.yml").expect(
      1,
      output: """
        r.yml:5:33: warning: 'minLength' 9 is above 'maxLength' 6, so that no value passes; exchange the two, or remove \
        one [lint.empty-range]

        """, errors: "validate: 1 file, 1 finding\n")
    try scratch.validate("lint", "-q", "--format", "jsonl", "r.yml").expect(
      1,
      output: """
        {"file":"r.yml","line":5,"column":33,"offset":91,"code":"lint.empty-range",\
        "message":"'minLength' 9 is above 'maxLength' 6, so that no value passes",\
        "fix":"exchange the two, or remove one","severity":"warning"}

        """)
  }

  @Test func `an invalid rule file is checked by lint as far as it can be read`() throws {
    let scratch = ScratchDirectory([
      "r.yml": Self.file.replacing("date", with: "dat"), "s.yml": "fields: []",
    ])
    try scratch.validate("lint", "-q", "r.yml", "s.yml").expect(
      1,
      output: """
        r.yml:5:33: warning: 'minLength' 9 is above 'maxLength' 6, so that no value passes; exchange the two, or remove \
        one [lint.empty-range]
        r.yml:6:25: error: there is no type 'dat'; did you mean 'date'? [rule-file.fault]
        r.yml:7:23: error: there is no type 'dat'; did you mean 'date'? [rule-file.fault]
        s.yml:1:9: error: 'fields' must have at least one field [rule-file.fault]

        """)
  }

  @Test func `lint without findings has status 0, and without a file status 2`() throws {
    let scratch = ScratchDirectory(["r.yml": "fields: [{name: a}]"])
    try scratch.validate("lint", "r.yml").expect(0, errors: "validate: 1 file, 0 findings\n")
    try scratch.validate("lint").expect(
      2, errors: "validate: no rule file to lint; name one: validate lint FILE\n")
    #expect(try scratch.validate("lint", "none.yml").status == 2)
  }

  @Test func `a failed test is shown as a difference between expected and actual result`() throws {
    let scratch = ScratchDirectory(["r.yml": Self.file])
    try scratch.validate("test", "r.yml").expect(
      1,
      output: """
        r.yml:11:28: email: 'a@b.co'
          - valid
          + invalid: length.too-short
        r.yml:12:14: record: end '2024-02-01', start '2024-02-02'
          - valid
          + invalid: end comparison.not-met
        r.yml:13:14: record: end '2024-02-02', start '2024-02-01'
          - invalid: in-order
          + valid

        """, errors: "validate: 4 tests in 1 file, 3 failed\n")
  }

  @Test func `passed tests have status 0, and a file without tests is reported`() throws {
    let scratch = ScratchDirectory([
      "r.yml": "fields: [{name: a, type: integer}]\ntests: [{field: a, valid: [1, ''], invalid: [x]}]",
      "s.yml": "fields: [{name: a}]",
    ])
    try scratch.validate("test", "r.yml", "s.yml").expect(
      0, errors: "validate: s.yml: no tests\nvalidate: 3 tests in 2 files, 0 failed\n")
    try scratch.validate("test", "-q", "r.yml").expect(0)
    try scratch.validate("test").expect(
      2, errors: "validate: no rule file to test; name one: validate test FILE\n")
  }
}
