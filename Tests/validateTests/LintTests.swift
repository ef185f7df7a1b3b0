import TestSupport
import Testing

/// `validate lint` and `validate test`, as users run them.
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

  @Test func `what is hardly meant has a place, a reason, a fix and a code`() throws {
    let scratch = ScratchDirectory(["r.yml": Self.file])
    try scratch.validate("lint", "r.yml").expect(
      1,
      output: """
        r.yml:5:33: warning: 'minLength' 9 is above 'maxLength' 6, so that no value passes; exchange the two, or leave \
        one out [lint.empty-range]

        """, errors: "validate: 1 file, 1 finding\n")
    try scratch.validate("lint", "-q", "--format", "jsonl", "r.yml").expect(
      1,
      output: """
        {"file":"r.yml","line":5,"column":33,"offset":91,"code":"lint.empty-range",\
        "message":"'minLength' 9 is above 'maxLength' 6, so that no value passes",\
        "fix":"exchange the two, or leave one out","severity":"warning"}

        """)
  }

  @Test func `a file that cannot be used is looked through all the same`() throws {
    let scratch = ScratchDirectory([
      "r.yml": Self.file.replacing("date", with: "dat"), "s.yml": "fields: []",
    ])
    try scratch.validate("lint", "-q", "r.yml", "s.yml").expect(
      1,
      output: """
        r.yml:5:33: warning: 'minLength' 9 is above 'maxLength' 6, so that no value passes; exchange the two, or leave \
        one out [lint.empty-range]
        r.yml:6:25: error: there is no type 'dat' here; did you mean 'date'? [rule-file.fault]
        r.yml:7:23: error: there is no type 'dat' here; did you mean 'date'? [rule-file.fault]
        s.yml:1:9: error: 'fields' is empty: there is nothing to check [rule-file.fault]

        """)
  }

  @Test func `a file without a finding is status 0, none at all status 2`() throws {
    let scratch = ScratchDirectory(["r.yml": "fields: [{name: a}]"])
    try scratch.validate("lint", "r.yml").expect(0, errors: "validate: 1 file, 0 findings\n")
    try scratch.validate("lint").expect(
      2, errors: "validate: no rule file to look through; name one: validate lint FILE\n")
    #expect(try scratch.validate("lint", "none.yml").status == 2)
  }

  @Test func `tests that do not come out as they say are told as differences`() throws {
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

  @Test func `tests that come out are status 0, and a file without any says so`() throws {
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
