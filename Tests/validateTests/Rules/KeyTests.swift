import TestSupport
import Testing

/// Tests of `unique` and of the keys of rule files by the output of the program.
struct KeyTests {
  private static let rules = """
    fields:
      - {name: id, constraints: {unique: true}}
      - {name: year, type: integer}
      - name: parent
    primaryKey: [id, year]
    uniqueKeys: [[year, id], [parent]]
    foreignKeys:
      - {fields: parent, reference: {fields: id}}
      - {fields: [id], reference: {resource: towns, path: data/towns.csv, fields: [code]}}
    """

  private func scratch(_ files: [String: String]) throws -> ScratchDirectory {
    let scratch = ScratchDirectory(files.merging(["r.yml": Self.rules]) { own, _ in own })
    scratch.makeDirectory("data")
    scratch.write(Array("name,code\nÅ,1\n\"B\",\"3\"\n".utf8), to: "data/towns.csv")
    return scratch
  }

  private static let table =
    "id,year,parent\n1,2001,\n2,2001,1\n\n1,2002,9\n\"1\",2001,2\n2,x,\"1\"\n,2001,\n,2001,3\n"

  @Test func `a finding for a key is at its first field and names the line of the first occurrence`() throws {
    let scratch = try scratch(["t.csv": Self.table])
    try scratch.validate("check", "-q", "--errors", "-", "-r", "r.yml", "t.csv").expect(
      1,
      output: """
        t.csv:3:1: error: id=2, year=2001: id: '2' must refer to a record of towns: none has this 'code' [foreign-key.missing]
        t.csv:4:1: warning: is a blank line, not a record [record.blank-line]
        t.csv:5:1: error: id=1, year=2002: id: '1' must be unique: line 2 has the same value [unique.duplicate]
        t.csv:5:8: error: id=1, year=2002: parent: '9' must refer to a record of this table: none has this 'id' [foreign-key.missing]
        t.csv:6:1: error: id=1, year=2001: id: '1' must be unique: line 2 has the same value [unique.duplicate]
        t.csv:6:1: error: id=1, year=2001: id: '1' must not repeat a primary key: line 2 has the same 'id = 1', 'year = 2001' \
        [primary-key.duplicate]
        t.csv:6:5: error: id=1, year=2001: year: '2001' must not repeat a unique key: line 2 has the same 'year = 2001', 'id = 1' \
        [unique-key.duplicate]
        t.csv:7:1: error: id=2, year=x: id: '2' must be unique: line 3 has the same value [unique.duplicate]
        t.csv:7:1: error: id=2, year=x: id: '2' must refer to a record of towns: none has this 'code' [foreign-key.missing]
        t.csv:7:3: error: id=2, year=x: year: 'x' must be a whole number [integer.malformed]
        t.csv:7:5: error: id=2, year=x: parent: '1' must not repeat a unique key: line 3 has the same 'parent' \
        [unique-key.duplicate]
        t.csv:8:1: error: id=, year=2001: id: '' must be present [required]
        t.csv:9:1: error: id=, year=2001: id: '' must be present [required]
        t.csv:9:7: error: id=, year=2001: parent: '3' must refer to a record of this table: none has this 'id' \
        [foreign-key.missing]

        """)
    try scratch.validate("check", "--errors", "e", "-r", "r.yml", "t.csv").expect(
      1,
      errors: """
        7 records, 6 invalid (85.7%)
          record  record.blank-line  1  warning         first t.csv:4:1
          id      required           2           28.6%  first t.csv:8:1
          id      unique             3           42.9%  first t.csv:5:1  '1' ×2, '2'
          id      foreign-key        2           28.6%  first t.csv:3:1  '2' ×2
          id      primary-key        1           14.3%  first t.csv:6:1  '1'
          year    integer            1           14.3%  first t.csv:7:3  'x'
          year    unique-key         1           14.3%  first t.csv:6:5  '2001'
          parent  foreign-key        2           28.6%  first t.csv:5:8  '9', '3'
          parent  unique-key         1           14.3%  first t.csv:7:5  '1'
        76 B in …

        """)
    try scratch.validate("filter", "-q", "-r", "r.yml", "t.csv").expect(
      1, output: "id,year,parent\n1,2001,\n")
  }

  @Test func `several files are one table, and a finding names the file of the first occurrence`() throws {
    let scratch = try scratch(["a.csv": "id,n\n1,2\n5,6\n", "b.csv": "id,n\n7,7\n1,2\n"])
    let words = ["check", "-q", "--errors", "-", "-c", "id=unique"]
    try scratch.validate(words + ["--format", "jsonl", "a.csv", "b.csv"]).expect(
      1,
      output: #"""
        {"file":"b.csv","record":2,"line":3,"column":1,"offset":9,"field":"id","rule":"unique",\#
        "code":"unique.duplicate","params":{"record":1,"line":2,"file":"a.csv"},"value":"1",\#
        "message":"must be unique: line 2 of a.csv has the same value","severity":"error"}

        """#)
  }

  @Test func `unique applies to lines and values, including empty ones`() throws {
    let scratch = try scratch([:])
    try scratch.validate("check", "-q", "--errors", "-", "-e", "unique", input: "a\nb\na\r\n\n\n").expect(
      1,
      output: """
        -:3:1: error: 'a' must be unique: line 1 has the same value [unique.duplicate]
        -:5:1: error: '' must be unique: line 4 has the same value [unique.duplicate]

        """)
    try scratch.validate("check", "-q", "--errors", "-", "-z", "-e", "unique", input: "b\0a\0b\0").expect(
      1, output: "-:3:1: error: 'b' must be unique: value 1 is the same [unique.duplicate]\n")
    try scratch.validate("filter", "-q", "-e", "unique", input: "a\nb\na\n").expect(1, output: "a\nb\n")
  }

  @Test func `an invalid value is not compared with other records`() throws {
    let scratch = try scratch([:])
    try scratch.validate(
      "check", "-q", "--errors", "-", "-c", "a=integer", "-c", "a=unique", input: "a\nx\nx\n7\n7\n"
    )
    .expect(
      1,
      output: """
        -:2:1: error: a: 'x' must be a whole number [integer.malformed]
        -:3:1: error: a: 'x' must be a whole number [integer.malformed]
        -:5:1: error: a: '7' must be unique: line 4 has the same value [unique.duplicate]

        """)
  }

  @Test func `a condition of a group on a secret field is not shown`() throws {
    let scratch = ScratchDirectory([
      "s.yml": "fields: [{name: p, control: password}]\ntable: {groups: [{last: {field: p, is: hunter2}}]}\n",
      "t.csv": "p\nx\n",
    ])
    try scratch.validate("check", "-q", "--errors", "-", "-r", "s.yml", "t.csv").expect(
      1,
      output: "t.csv:2:1: error: must meet the condition of the last record of its group: … [group.last]\n")
  }

  @Test func `the repeated value of a secret column is not shown`() throws {
    let scratch = try scratch([:])
    let words = ["check", "-q", "--errors", "-", "-c", "p=password", "-c", "p=unique"]
    let secret = "correct horse 7 Battery"
    let result = try scratch.validate(words, input: Array("p\n\(secret)\n\(secret)\n".utf8))
    result.expect(
      1, output: "-:3:1: error: p: must be unique: line 2 has the same value [unique.duplicate]\n")
  }

  @Test func `a value of which a rule only warns is part of keys and of rules over records`() throws {
    let fields = """
      - {name: id, type: integer, constraints: {unique: true}, rules: [{range: ..5, severity: warning}]}
      - {name: end, type: integer}
      """
    let scratch = ScratchDirectory([
      "w.yml": "fields:\n\(fields)\nrules:\n- {id: order, compare: end >= id}\n",
      "t.csv": "id,end\n9,10\n9,1\n",
    ])
    let words = ["check", "-q", "--no-warnings", "--errors", "-", "-r", "w.yml", "t.csv"]
    try scratch.validate(words).expect(
      1,
      output: """
        t.csv:3:1: error: id: '9' must be unique: line 2 has the same value [unique.duplicate]
        t.csv:3:1: error: must have end >= id [comparison.not-met]

        """)
  }

  @Test func `rules that read a table twice read standard input from a temporary file`() throws {
    let scratch = try scratch([:])
    scratch.write(Array(Self.table.utf8), to: "t.csv")
    scratch.write(
      "fields: [{name: id}, {name: year}, {name: parent}]\ntable: {groups: [{same: [parent]}]}", to: "g.yml")
    for rules in ["r.yml", "g.yml"] {
      let file = try scratch.shell("validate check -q --errors - -r \(rules) t.csv | sed 's/^t.csv:/-:/'")
      for input in ["cat t.csv |", "< t.csv"] {
        let result = try scratch.shell("\(input) validate check -q --errors - -r \(rules)")
        result.expect(1, output: file.outputText)
      }
    }
  }

  @Test func `a pipe with a name is rejected by rules that read a table twice`() throws {
    let scratch = try scratch([:])
    scratch.write(Array(Self.table.utf8), to: "t.csv")
    try scratch.shell("mkfifo p; (cat t.csv > p &); validate check -q --valid v -r r.yml p").expect(
      2,
      errors: """
        validate: a foreign key refers to the table itself, so that the table is read twice, but p can be read \
        only once; store it in a file and name the file

        """)
    #expect(!scratch.names.contains("v"))
  }

  @Test(
    arguments: [
      ("{resource: towns, fields: code}", "r.yml:3:61: cannot read towns.csv: No such file or directory"),
      (
        "{resource: t, path: '-', fields: code}",
        "r.yml:3:61: a reference is to a file, not to standard input"
      ),
      (
        "{resource: t, path: data/towns.csv, fields: kode}",
        "r.yml:3:94: data/towns.csv has no column 'kode'; did you mean 'code'?"
      ),
      (
        "{resource: t, path: twice.csv, fields: a}", "r.yml:3:89: twice.csv has more than one column 'a'"
      ),
      ("{resource: t, path: empty.csv, fields: a}", "r.yml:3:61: empty.csv is empty: it has no header"),
    ])
  func `an invalid reference of a foreign key is reported at its location`(reference: String, fault: String)
    throws
  {
    let scratch = try scratch(["empty.csv": "", "twice.csv": "a,a\n", "t.csv": "a\n1\n"])
    let rules = "fields: [{name: a}]\n\nforeignKeys: [{fields: a,             reference: \(reference)}]\n"
    scratch.write(Array(rules.utf8), to: "r.yml")
    try scratch.validate("check", "-q", "-r", "r.yml", "t.csv").expect(2, errors: "validate: \(fault)\n")
  }

  @Test func `a target that is the file of a foreign key is rejected`() throws {
    let scratch = try scratch(["t.csv": Self.table])
    try scratch.validate("check", "-q", "--valid", "data/../data/towns.csv", "-r", "r.yml", "t.csv").expect(
      2,
      errors: """
        validate: data/../data/towns.csv is also the input data/towns.csv; write to another file

        """)
  }

  @Test(arguments: [1, 2, 5])
  func `a run over the memory limit stops at the same record for any number of jobs and writes nothing`(
    jobs: Int
  ) throws {
    let lines = (0..<300_000).map { "\(1_000_000 + $0)\n" }.joined()
    let scratch = try scratch([:])
    scratch.write(Array(lines.utf8), to: "n")
    let words = ["check", "-q", "--valid", "v", "-e", "unique", "-j", "\(jobs)", "n"]
    try scratch.validate(words + ["--unique-memory", "3000000", "--unique-disk", "0"]).expect(
      2,
      errors: """
        validate: values that are compared with other records take more than 3000000 bytes at record 115385 of n; \
        raise the bound with --unique-memory, or require fewer columns to be unique

        """)
    #expect(scratch.names == ["data", "n", "r.yml"])
    try scratch.validate(words + ["--unique-memory", "10000000"]).expect(0)
    #expect(try scratch.bytes(of: "v") == Array(lines.utf8))
    scratch.remove("v")
    try scratch.validate(words + ["--unique-memory", "3000000"]).expect(0)
    #expect(try scratch.bytes(of: "v") == Array(lines.utf8))
  }

  @Test func `keys on disk have the findings of keys in memory, of files, pipes and standard input`() throws {
    var text = "id,town,note\n"
    for record in 0..<6_000 {
      let id = record % 7 == 0 ? record / 2 : record + 1_000_000
      text += "\(id),\(record % 1000),\(record % 5 == 0 ? "\"a\nb\"" : "c")\n"
    }
    let scratch = try scratch([:])
    scratch.write(Array(text.utf8), to: "n.csv")
    scratch.write(Array("town\n\((5..<1005).map { "\($0)\n" }.joined())".utf8), to: "towns.csv")
    let rules = """
      fields: [{name: id, rules: [unique]}, {name: town}, {name: note}]
      fieldsMatch: equal
      uniqueKeys: [[town, note]]
      foreignKeys: [{fields: [town], reference: {resource: towns, path: towns.csv, fields: [town]}}]
      """
    scratch.write(Array(rules.utf8), to: "k.yml")
    let words = ["check", "-q", "--errors", "-", "-r", "k.yml", "--format", "csv", "-j", "3"]
    let expected = try scratch.validate(words + ["n.csv"])
    #expect(expected.status == 1 && expected.output.count > 10_000)
    for memory in ["1000", "200KB"] {
      let limited = words + ["--unique-memory", memory]
      try scratch.validate(limited + ["n.csv"]).expect(1, output: expected.output, errors: "")
      // A pipe is read once, standard input that is a file at any offset.
      for input in ["cat n.csv |", "< n.csv"] {
        let command = "\(input) validate \(limited.joined(separator: " ")) | sed 's/^\"-\",/\"n.csv\",/'"
        try scratch.shell(command).expect(0, output: expected.output, errors: "")
      }
    }
  }

  @Test
  func `more keys than the temporary files may have are an error with the way out, and no file remains`()
    throws
  {
    let scratch = try scratch([:])
    scratch.write(Array((0..<100_000).map { "\(1_000_000 + $0)\n" }.joined().utf8), to: "n")
    let words = ["check", "-q", "--valid", "v", "-e", "unique", "--unique-memory", "100KB", "n"]
    func run(_ words: [String], in folder: String) throws -> ProgramResult {
      try scratch.shell("TMPDIR='\(folder)' validate \(words.joined(separator: " "))")
    }
    try run(words + ["--unique-disk", "1MB"], in: scratch.path).expect(
      2,
      errors: """
        validate: cannot write temporary files in \(scratch.path): the keys and groups take more than 1000000 bytes of them; \
        raise --unique-disk or --unique-memory, name a folder with more room in TMPDIR, or compare fewer columns

        """)
    #expect(scratch.names == ["data", "n", "r.yml"])
    try run(words, in: "\(scratch.path)/none").expect(
      2,
      errors: """
        validate: cannot write temporary files in \(scratch.path)/none: No such file or directory; name another \
        folder in TMPDIR, or raise --unique-memory

        """)
  }

  @Test func `the memory limit has a maximum`() throws {
    try ScratchDirectory().validate("check", "-e", "unique", "--unique-memory", "34359738369").expect(
      2, errors: "validate: --unique-memory must be at most 34359738368\n")
  }
}
