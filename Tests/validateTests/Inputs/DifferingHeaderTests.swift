import TestSupport
import Testing

/// Tests of several files with different headers, which are checked together unless an output joins their records.
struct DifferingHeaderTests {
  private static let malformed = "must be a whole number [integer.malformed]"

  @Test func `each file is checked by the columns of its own header`() throws {
    let scratch = ScratchDirectory([
      "a": "n,m\nx,1\n", "b": "m,o,n\n2,,y\n3,4\n", "c": "n,m\n5,6\nz,7\n",
    ])
    try scratch.validate("check", "-c", "n=integer", "-c", "m=integer", "a", "b", "c").expect(
      1,
      output: """
        a:2:1: error: n: 'x' \(Self.malformed)
        b:2:4: error: n: 'y' \(Self.malformed)
        b:3:1: error: must have 3 fields, has 2 [record.ragged]
        c:3:1: error: n: 'z' \(Self.malformed)

        """,
      errors: """
        5 records, 4 invalid (80.0%)
          record  record.ragged  1  20.0%  first b:3:1
          n       integer        3  60.0%  first a:2:1  'x', 'y', 'z'
        35 B in …

        """)
  }

  @Test func `the counts are in the order of the first file that has the column`() throws {
    let scratch = ScratchDirectory(["a": "n,m\n1,x\n", "b": "p,m,n\nx,x,x\n"])
    scratch.write(
      "fieldsMatch: partial\nfields: [{name: n, type: integer}, {name: p, type: integer}, {name: m, type: integer}]\n",
      to: "r.yml")
    let result = try scratch.validate("check", "-r", "r.yml", "a", "b", "--errors", "/dev/null")
    result.expect(
      1,
      errors:
        "2 records, 2 invalid (100.0%)\n  n  integer  1   50.0%\n  m  integer  2  100.0%\n  p  integer  1   50.0%\n20 B in …\n"
    )
  }

  @Test func `a field that one file lacks is a finding at its header`() throws {
    let scratch = ScratchDirectory(["a": "n,m\nx,1\n", "b": "m\n1\n", "c": "m\n2\n", "d": "m,n\n1,y\n"])
    scratch.write(
      "fieldsMatch: subset\nfields: [{name: n, type: integer}, {name: m, type: integer}]\n", to: "r.yml")
    try scratch.validate("check", "-r", "r.yml", "a", "b", "c", "d").expect(
      1,
      output: """
        a:2:1: error: n: 'x' \(Self.malformed)
        b:1:1: error: n: must have this field [header.missing-field]
        c:1:1: error: n: must have this field [header.missing-field]
        d:2:3: error: n: 'y' \(Self.malformed)

        """,
      errors: """
        4 records, 2 invalid (50.0%); the header is invalid
          record  header.missing-field  2         first b:1:1
          n       integer               2  50.0%  first a:2:1  'x', 'y'
        24 B in …
        validate: b (and 1 more): its columns fit the rules with 'fieldsMatch: superset'

        """)
  }

  @Test func `a column of -c that one file lacks is status 2 before anything is written`() throws {
    let scratch = ScratchDirectory(["a": "n,m\nx,1\n", "b": "m,o\n1,2\n"])
    try scratch.validate("check", "-c", "n=integer", "-c", "m=integer", "a", "b", "--errors", "e").expect(
      2, errors: "validate: b has no column 'n'; it has 'm', 'o'\n")
    #expect(scratch.names == ["a", "b"])
  }

  @Test func `keys are compared across all files by the names of their columns`() throws {
    let scratch = ScratchDirectory([
      "a": "id,year,boss\n1,2001,2\n", "b": "year,boss,id\n2001,1,1\n2002,9,2\n",
      "c": "boss,id,year\n,3,2001\n,3,2001\n",
      "r.yml": """
      fieldsMatch: equal
      fields: [{name: id, type: integer}, {name: year}, {name: boss, type: integer}]
      uniqueKeys: [[id, year]]
      foreignKeys: [{fields: boss, reference: {resource: '', fields: id}}]

      """,
    ])
    try scratch.validate("check", "-q", "--errors", "-", "-r", "r.yml", "a", "b", "c").expect(
      1,
      output: """
        b:2:8: error: id: '1' must not repeat a unique key: line 2 of a has the same 'id = 1', 'year = 2001' [unique-key.duplicate]
        b:3:6: error: boss: '9' must refer to a record of this table: none has this 'id' [foreign-key.missing]
        c:3:2: error: id: '3' must not repeat a unique key: line 2 has the same 'id = 3', 'year = 2001' [unique-key.duplicate]

        """)
    try scratch.validate("check", "-q", "--errors", "-", "-c", "id=unique", "b", "a", "c").expect(
      1,
      output: """
        a:2:1: error: id: '1' must be unique: line 2 of b has the same value [unique.duplicate]
        c:3:2: error: id: '3' must be unique: line 2 has the same value [unique.duplicate]

        """)
  }

  @Test func `a file that foreign keys refer to may be a pipe`() throws {
    let scratch = ScratchDirectory([
      "a": "id,m\n1,\n3,\n", "b": "m,id\n,2\n,4\n",
      "r.yml": """
      fieldsMatch: subset
      fields: [{name: id}]
      foreignKeys: [{fields: id, reference: {resource: p, path: p, fields: id}}]

      """,
    ])
    let script = """
      mkfifo p; printf 'id\\n1\\n2\\n' > p & validate check -q --errors - -r r.yml a b
      """
    try scratch.shell(script).expect(
      1,
      output: """
        a:3:1: error: id: '3' must refer to a record of p: none has this 'id' [foreign-key.missing]
        b:3:2: error: id: '4' must refer to a record of p: none has this 'id' [foreign-key.missing]

        """)
  }

  @Test func `names in different normal forms of Unicode are different columns`() throws {
    let scratch = ScratchDirectory(["a": "e\u{301},n\nx,1\n", "b": "\u{E9},n\ny,1\n"])
    scratch.write("fieldsMatch: partial\nfields: [{name: \u{E9}, type: integer}, {name: n}]\n", to: "r.yml")
    try scratch.validate("check", "-q", "--errors", "-", "-r", "r.yml", "a", "b").expect(
      1, output: "b:2:1: error: \u{E9}: 'y' must be a whole number [integer.malformed]\n")
  }

  @Test func `each file may have its own delimiter`() throws {
    let scratch = ScratchDirectory([
      "a": "n,m\nx,1\n2,3\n", "b": "n;m\n1;2\ny;3\n", "c": "m\tn\n1\tz\n2\t3\n",
    ])
    let words = ["check", "-q", "--errors", "-", "-d", "auto"]
    try scratch.validate(words + ["-c", "n=integer", "a", "b", "c"]).expect(
      1,
      output: """
        a:2:1: error: n: 'x' \(Self.malformed)
        b:3:1: error: n: 'y' \(Self.malformed)
        c:2:3: error: n: 'z' \(Self.malformed)

        """)
    try scratch.validate(words + ["--no-header", "-c", "1=integer", "a", "b"]).expect(
      1,
      output: """
        a:1:1: error: 1: 'n' \(Self.malformed)
        a:2:1: error: 1: 'x' \(Self.malformed)
        b:1:1: error: 1: 'n' \(Self.malformed)
        b:3:1: error: 1: 'y' \(Self.malformed)

        """)
  }

  @Test(arguments: [
    ["--valid", "v"], ["--invalid", "v"], ["--valid", "-", "--errors", "e"], ["--valid", "/dev/null"],
  ])
  func `headers must be equal if an output joins the files`(words: [String]) throws {
    let scratch = ScratchDirectory(["a": "n,m\nx,1\n", "b": "m,n\n1,y\n"])
    try scratch.validate(["check", "-c", "n=integer", "a", "b"] + words).expect(
      2,
      errors:
        "validate: the header of b differs from the header of a; check the files separately, or leave out \(words[0])\n"
    )
    #expect(scratch.names == ["a", "b"])
  }

  @Test func `each report has all files, in one run`() throws {
    let scratch = ScratchDirectory(["a": "n,m\nx,1\n", "b": "m,n\n1,y\n2,z\n"])
    try scratch.validate(
      "check", "-q", "-c", "n=integer", "-c", "m=integer", "--report", "json=j", "--report", "html=h",
      "--report",
      "junit=u", "--report", "markdown=k", "a", "b"
    ).expect(1)
    let summary = try scratch.text(of: "j")
    #expect(summary.contains(#""files":[{"file":"a","records":1,"invalid":1,"#), "\(summary)")
    #expect(summary.contains(#"{"file":"b","records":2,"invalid":2,"#), "\(summary)")
    #expect(try scratch.text(of: "u").contains(#"<testsuite name="b""#))
    #expect(try scratch.text(of: "h").contains("<h2 id=\"files\">"))
  }

  @Test func `the result is the same for any number of jobs`() throws {
    let scratch = ScratchDirectory()
    let numbers = (0..<60_000).map { $0 % 1000 == 999 ? "x" : "\($0)" }
    scratch.write("n,m\n" + numbers.map { "\($0),1\n" }.joined(), to: "a")
    scratch.write("m,n\n" + numbers.map { "1,\($0)\n" }.joined(), to: "b")
    let words = ["check", "--summary", "none", "-c", "n=integer", "-c", "n=unique", "a", "b"]
    let one = try scratch.validate(words + ["--jobs", "1"])
    one.expect(status: 1)
    let eight = try scratch.validate(words + ["--jobs", "8"])
    #expect(one.output == eight.output)
    #expect(one.outputText.split(separator: "\n").count == 60 + 60_000)
  }
}
