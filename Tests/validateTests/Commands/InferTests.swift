import TestSupport
import Testing

/// Tests of `validate infer` by its output.
struct InferTests {
  /// A table of 200 orders, in which one quantity has a letter and one status is misspelled.
  private static let orders: String = {
    var lines = ["order,item,quantity,status"]
    for index in 0..<200 {
      let quantity = index == 50 ? "1O" : String(1 + index % 9)
      let status = index == 70 ? "shiped" : ["open", "paid", "shipped"][index % 3]
      lines.append("A-\(1000 + index / 2),\(1 + index % 2),\(quantity),\(status)")
    }
    return lines.joined(separator: "\n") + "\n"
  }()

  private static let rules = """
    # Proposed by 'validate infer' from orders.csv, 200 records: nearly all values keep these rules.
    # Read them before you rely on them.
    fields:
      # 200 values, 100 distinct, none absent. Rules that are inferred without 8 of them accept 8 of these.
      - name: order
        type: string
        constraints: {required: true, pattern: 'A-[0-9]{4}'}
      # 200 values, 2 distinct, none absent.
      - name: item
        type: integer
        constraints: {required: true, minimum: 1, maximum: 2}
      # 200 values, 10 distinct, none absent.
      - name: quantity
        type: integer
        constraints: {required: true, minimum: 1, maximum: 9}
      # 200 values, 4 distinct, none absent.
      - name: status
        type: string
        constraints: {required: true, enum: [open, paid, shipped]}
    primaryKey: [order, item]

    """

  private static let suspects = """
    orders.csv:52:10: error: order=A-1025, item=1: quantity: '1O' must be a whole number [integer.malformed]
    orders.csv:72:12: error: order=A-1035, item=1: status: 'shiped' must be one of 'open', 'paid', 'shipped' [one-of.not-listed]

    """

  @Test func `rules go to standard output, and suspects to standard error`() throws {
    let scratch = ScratchDirectory(["orders.csv": Self.orders])
    let result = try scratch.validate("infer", "--summary", "none", "orders.csv")
    result.expect(1, output: Self.rules, errors: Self.suspects)
  }

  @Test func `with -o the suspects go to standard output`() throws {
    let scratch = ScratchDirectory(["orders.csv": Self.orders])
    try scratch.validate("infer", "--summary", "none", "orders.csv", "-o", "r.yml").expect(
      1, output: Self.suspects)
    #expect(try scratch.text(of: "r.yml") == Self.rules)
    try scratch.validate("lint", "-q", "r.yml").expect(0)
    try scratch.validate("check", "--summary", "none", "-r", "r.yml", "orders.csv").expect(
      1, output: Self.suspects)
  }

  @Test func `rules that cannot be written are an error before anything is read`() throws {
    let scratch = ScratchDirectory([:])
    try scratch.shell("yes | validate infer --input lines -o none/r.yml").expect(
      2, errors: "validate: cannot write none/r.yml: No such file or directory\n")
  }

  @Test func `a pipe is stored, and read as often as a file`() throws {
    let scratch = ScratchDirectory(["orders.csv": Self.orders])
    let fromPipe = try scratch.shell("cat orders.csv | validate infer --summary none")
    fromPipe.expect(
      1, output: Self.rules.replacing("orders.csv", with: "standard input"),
      errors: Self.suspects.replacing("orders.csv", with: "-"))
    let fromOffset = try scratch.shell("(read line; validate infer -q --no-header) < orders.csv")
    #expect(fromOffset.outputText.contains("name: column4"))
    #expect(fromOffset.outputText.contains("200 values, 100 distinct"))
  }

  @Test func `no value breaks rules of tolerance 0`() throws {
    let scratch = ScratchDirectory(["orders.csv": Self.orders])
    try scratch.validate("infer", "--tolerance", "0", "--summary", "none", "orders.csv", "-o", "r.yml")
      .expect(0)
    try scratch.validate("check", "-q", "-r", "r.yml", "orders.csv").expect(0)
    #expect(try !scratch.text(of: "r.yml").contains("enum"))
  }

  @Test func `a table without a header is known by its first record`() throws {
    let rows = (0..<60).map { "2024-01-\(10 + $0 % 19);\($0)" }.joined(separator: "\n")
    let scratch = ScratchDirectory(["t.csv": rows + "\n"])
    let result = try scratch.validate("infer", "--summary", "none", "t.csv", "-o", "r.yml")
    result.expect(
      0,
      errors:
        "validate: the first record of t.csv is like the others, so that it is read as data and not as a header\n"
    )
    #expect(try scratch.text(of: "r.yml").contains("dialect: {delimiter: ';', header: false}"))
    #expect(try scratch.text(of: "r.yml").contains("60 values"))
    try scratch.validate("check", "-q", "-r", "r.yml", "t.csv").expect(0)
  }

  @Test func `members of JSON Lines are fields`() throws {
    let lines = (0..<40).map {
      #"{"id": \#($0), "at": {"x": 1}, "tag": "\#(["a", "b"][$0 % 2])"\#($0 == 7 ? #", "late": null"# : "")}"#
    }
    let scratch = ScratchDirectory(["t.jsonl": lines.joined(separator: "\n") + "\n"])
    try scratch.validate("infer", "--summary", "none", "t.jsonl", "-o", "r.yml").expect(0)
    let rules = try scratch.text(of: "r.yml")
    for part in [
      "name: at\n    type: object", "name: id\n    type: integer", "enum: [a, b]",
      "name: late\n    type: string", "primaryKey: [id]",
    ] {
      #expect(rules.contains(part), "\(part)")
    }
    try scratch.validate("check", "-q", "-r", "r.yml", "t.jsonl").expect(0)
  }

  @Test func `rules of lines are options`() throws {
    let scratch = ScratchDirectory(["t": (0..<60).map { "user\($0)@example.com\n" }.joined() + "user@\n"])
    try scratch.validate("infer", "--input", "lines", "--summary", "none", "t").expect(
      1,
      output: """
        # Proposed by 'validate infer' from t, 61 records: nearly all values keep these rules.
        # Read them before you rely on them.
        # 61 values, all distinct, none absent. Rules that are inferred without 7 of them accept 7 of these.
        -e not-blank
        -e email

        """,
      errors:
        "t:61:1: error: 'user@' must be an e-mail address: nothing follows the @ [email.domain-missing]\n")
  }

  @Test func `several files are one table`() throws {
    let scratch = ScratchDirectory(["a.csv": "n,w\n1,x\n", "b.csv": "n,w\n2,y\n", "c.csv": "n\n1\n"])
    let result = try scratch.validate("infer", "--summary", "none", "a.csv", "b.csv")
    #expect(result.outputText.contains("from a.csv, b.csv, 2 records: nearly"))
    result.expect(status: 0)
    try scratch.validate("infer", "a.csv", "c.csv").expect(
      2, errors: "validate: c.csv has other columns than a.csv; infer rules for each table by itself\n")
  }

  @Test func `columns without names of their own have no fields`() throws {
    let scratch = ScratchDirectory(["t.csv": "a,a,,b\n1,2,3,4\n"])
    let result = try scratch.validate("infer", "--summary", "none", "--no-warnings", "t.csv", "-o", "r.yml")
    result.expect(0)
    #expect(
      try scratch.text(of: "r.yml").contains(
        "fieldsMatch: subset\nfields:\n  # 1 value, all distinct, none absent.\n"))
    #expect(try !scratch.text(of: "r.yml").contains("name: a\n"))
  }

  @Test func `rules are never written to an input, nor where findings go`() throws {
    let scratch = ScratchDirectory(["t.csv": "a\n1\n"])
    scratch.makeLink("link.csv", to: "t.csv")
    for name in ["t.csv", "./t.csv", "link.csv"] {
      try scratch.validate("infer", "t.csv", "-o", name).expect(
        2, errors: "validate: \(name) is also the input t.csv; write to another file\n")
    }
    try scratch.validate("infer", "t.csv", "-o", "x", "--errors", "x").expect(
      2, errors: "validate: --output and --errors both go to x; use a different target for each\n")
    try scratch.validate("infer", "t.csv", "-o", "-", "-q").expect(status: 0)
    #expect(try scratch.text(of: "t.csv") == "a\n1\n")
  }

  @Test func `texts of one column are not divided`() throws {
    let scratch = ScratchDirectory(["t.csv": "title\n" + (0..<60).map { "Song number \($0)\n" }.joined()])
    let result = try scratch.validate("infer", "--summary", "none", "t.csv")
    result.expect(status: 0)
    #expect(result.outputText.contains("60 values") && !result.outputText.contains("dialect"))
  }

  @Test func `options that the rules need are in them, or in a comment`() throws {
    let rows = (0..<60).map { "\($0),\(["x", "z", "none"][$0 % 3])\n" }.joined()
    let scratch = ScratchDirectory(["t.csv": "id, b\n" + rows])
    try scratch.validate("infer", "--na", "none", "--trim", "--summary", "none", "t.csv", "-o", "r.yml")
      .expect(0)
    let rules = try scratch.text(of: "r.yml")
    #expect(rules.contains("missingValues: ['', none]") && rules.contains("enum: [x, z]"))
    #expect(rules.contains("# Check with --trim"))
    try scratch.validate("check", "--trim", "-q", "-r", "r.yml", "t.csv").expect(0)
  }

  @Test func `an error names the way out, and no rules are written`() throws {
    let scratch = ScratchDirectory(["empty.csv": "", "t.csv": "a\n1\n"])
    try scratch.shell("mkfifo pipe").expect(0)
    try scratch.validate("infer", "pipe", "-o", "r.yml").expect(
      2, errors: "validate: pipe can be read only once; pipe it into standard input: validate infer < pipe\n")
    for share in ["x", "51%", "0.5", "-1%", ""] {
      try scratch.validate("infer", "--tolerance", share, "t.csv").expect(
        2,
        errors:
          "validate: --tolerance must be a percentage from 0% to 50%, as in --tolerance 0.5%, not '\(share)'\n"
      )
    }
    try scratch.validate("infer", "-o", "r.yml", "empty.csv").expect(status: 2)
    try scratch.validate("infer", "-o", "r.yml", "missing.csv").expect(status: 2)
    #expect(scratch.kind(of: "r.yml") == nil)
  }
}
