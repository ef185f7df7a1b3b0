import TestSupport
import Testing

/// Tests of `--invalid-reasons`.
struct InvalidReasonsTests {
  private static let integer = "a: must be a whole number"

  private func invalid(_ table: String, _ words: [String] = [], name: String = "t.csv") throws -> String {
    let scratch = ScratchDirectory([name: table])
    let rules = ["-c", "a=integer", "-c", "b=length:1"]
    for jobs in ["1", "3"] {
      scratch.remove("i")
      let result = try scratch.validate(
        ["check", "-q", "-j", jobs, "--invalid", "i", "--invalid-reasons"] + rules + words + [name])
      #expect(result.status < 2, "\(result.errorsText)")
    }
    return try scratch.text(of: "i")
  }

  private static let cases: [(table: String, words: [String], copy: String)] = [
    ("a,b\nx,1\n2,2\n", [], "a,b,validation_code,validation_message\nx,1,integer.malformed,\(integer)\n"),
    ("a,b\r\nx,1\r\n", [], "a,b,validation_code,validation_message\r\nx,1,integer.malformed,\(integer)\r\n"),
    ("a,b\nx,1", [], "a,b,validation_code,validation_message\nx,1,integer.malformed,\(integer)"),
    (
      "a;b\nx;\"22\n\"\n", ["-d", ";", "--all"],
      "a;b;validation_code;validation_message\nx;\"22\n\";integer.malformed | length.too-long;\(integer) | b: must have at most 1 character, has 3\n"
    ),
    (
      "a,b\nx,22\n", [],
      "a,b,validation_code,validation_message\nx,22,integer.malformed | length.too-long,\"\(integer) | b: must have at most 1 character, has 2\"\n"
    ),
    (
      "a,b,c\n1\n1,2,3,4\n", [],
      "a,b,c,validation_code,validation_message\n1,,,record.ragged,\"must have 3 fields, has 1\"\n1,2,3,4,record.ragged,\"must have 3 fields, has 4\"\n"
    ),
    ("a,b\nx,\"1\n", [], "a,b,validation_code,validation_message\nx,\"1\n"),
    (
      "a\tb\nx\t1\n", ["-d", "tab", "--quote", "none"],
      "a\tb\tvalidation_code\tvalidation_message\nx\t1\tinteger.malformed\t\(integer)\n"
    ),
    (
      "a,b,validation_code,validation_message\nx,1,old,\"of, before\"\n2,2,old,older\n", [],
      "a,b,validation_code,validation_message\nx,1,integer.malformed,\(integer)\n"
    ),
    (
      "a,b,validation_code,validation_message\na\"b,1,old,older\n", [],
      "a,b,validation_code,validation_message\na\"b,1,integer.malformed,\(integer)\n"
    ),
    (
      "a,b,validation_code,validation_message\n\"x\",1,\"o,ld\",\"of \"\"it\"\"\"\n", [],
      "a,b,validation_code,validation_message\n\"x\",1,integer.malformed,\(integer)\n"
    ),
    // The line feed with an escape before it is part of the last field.
    (
      "a\tb\nx\t5\\\n\n", ["--dialect", "mysql", "-c", "a=regex:\\d", "--all"],
      "a\tb\tvalidation_code\tvalidation_message\nx\t5\\\n\tinteger.malformed | regex.no-match | length.too-long\t"
        + "\(integer) | a: must match \\\\d | b: must have at most 1 character, has 2\n"
    ),
    ("a\tb\nx\t5\\", ["--dialect", "mysql"], "a\tb\tvalidation_code\tvalidation_message\nx\t5\\"),
  ]

  @Test(arguments: cases)
  func `each rejected record has two more fields, in the dialect of the file`(
    table: String, words: [String], copy: String
  ) throws {
    #expect(try invalid(table, words) == copy)
  }

  @Test func `an object has two more members`() throws {
    let lines = "{\"a\":\"x\",\"b\":\"1\"}\n{\"a\":1}\n{ \"a\" : \"y\" }\r\n{\"a\":\n"
    #expect(
      try invalid(lines, name: "t.jsonl") == """
        {"a":"x","b":"1","validation_code":"integer.malformed","validation_message":"\(Self.integer)"}
        { "a" : "y" ,"validation_code":"integer.malformed","validation_message":"\(Self.integer)"}\r
        {"a":

        """)
  }

  @Test func `the two members of an object that has them already are replaced`() throws {
    let lines = #"{"a":"x","validation_code":"old","validation_message":"{}"}"# + "\n"
    let copy =
      #"{"a":"x","validation_code":"integer.malformed","validation_message":"\#(Self.integer)"}"# + "\n"
    #expect(try invalid(lines, name: "t.jsonl") == copy)
    let scratch = ScratchDirectory(["r": "fields: [{name: a, type: integer}]\n", "t.jsonl": copy])
    #expect(
      try scratch.validate("check", "-q", "--errors", "-", "-r", "r", "t.jsonl").outputText
        == "t.jsonl:1:6: error: a: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `without a header there are no names, whatever the file begins with`() throws {
    let scratch = ScratchDirectory()
    scratch.write([0xEF, 0xBB, 0xBF] + Array("x,1\n".utf8), to: "t")
    let words = ["check", "-q", "--no-header", "-c", "1=integer", "t", "--invalid", "i", "--invalid-reasons"]
    try scratch.validate(words).expect(1)
    #expect(
      try scratch.bytes(of: "i") == [0xEF, 0xBB, 0xBF]
        + Array("x,1,integer.malformed,1: must be a whole number\n".utf8))
  }

  @Test func `a header of several rows is an error of usage`() throws {
    let rules = "dialect: {headerRows: [1, 2]}\nfields: [{name: a x, type: integer}, {name: b y}]\n"
    let scratch = ScratchDirectory(["r": rules, "t": "a,b\nx,y\nz,1\n"])
    try scratch.validate("check", "-r", "r", "t", "--invalid", "i", "--invalid-reasons").expect(
      2,
      errors:
        "validate: --invalid-reasons adds two names to a header of one row; this table has 'headerRows' or 'commentRows'\n"
    )
  }

  @Test func `a copy of random records has their fields, and is the same when it is copied again`() throws {
    var random = SeededGenerator(seed: TestRun.seed)
    let dialects = [[], ["-d", ";"], ["--quote", "none"], ["--dialect", "mysql"], ["--escape", "\\"]]
    for round in 0..<TestRun.rounds(40) {
      let dialect = dialects.randomElement(using: &random)!
      let delimiter = dialect == ["-d", ";"] ? ";" : dialect == ["--dialect", "mysql"] ? "\t" : ","
      let pieces = ["x", "\"", "\"\"", "\\", "\n", "\r", delimiter, "\"a\(delimiter)\"", " ", "é"]
      var table = "a\(delimiter)b\n"
      for _ in 0..<Int.random(in: 0...30, using: &random) { table += pieces.randomElement(using: &random)! }
      let scratch = ScratchDirectory(["t": table])
      let words = ["check", "-q", "-c", "a=integer", "-c", "b=length:9"] + dialect + ["--invalid-reasons"]
      let status = try scratch.validate(words + ["t", "--invalid", "i"]).status
      #expect(status < 2, "round \(round), \(dialect): \(table.debugDescription)")
      let copy = try scratch.text(of: "i")
      #expect(try scratch.validate(words + ["i", "--invalid", "j"]).status < 2)
      let again = try scratch.validate(["check", "--format", "jsonl", "--summary", "none"] + dialect + ["i"])
        .outputText
      // A record of a wrong shape is filled, and one without an end is copied as it is.
      guard !again.contains("\"record\":"), !copy.contains("record.") else { continue }
      #expect(try scratch.text(of: "j") == copy, "round \(round), \(dialect): \(table.debugDescription)")
    }
  }

  @Test func `a copy with reasons can be checked again by the rules of the file`() throws {
    let rules = "fields: [{name: a, type: integer}, {name: b}]\n"
    let scratch = ScratchDirectory(["r": rules, "t": "a,b\nx,1\n"])
    try scratch.validate("check", "-q", "-r", "r", "t", "--invalid", "i", "--invalid-reasons").expect(1)
    try scratch.validate("check", "-q", "--errors", "-", "-r", "r", "i").expect(
      1, output: "i:2:1: error: a: 'x' must be a whole number [integer.malformed]\n")
  }

  @Test func `without a file for rejected records, and for lines, the option is an error of usage`() throws {
    let scratch = ScratchDirectory(["t": "a\n1\n"])
    try scratch.validate("check", "-c", "a=integer", "--invalid-reasons", "t").expect(
      2,
      errors: "validate: --invalid-reasons adds fields to the records of --invalid FILE, which is not given\n"
    )
    try scratch.validate("check", "-e", "integer", "--invalid-reasons", "--invalid", "i", "t").expect(
      2, errors: "validate: --invalid-reasons is only for records with fields; -e checks lines\n")
  }

  @Test func `a line says that records without a certain end have no reasons`() throws {
    let scratch = ScratchDirectory(["t": "a,b\nx,\"1\n"])
    let words = ["check", "--summary", "none", "-c", "a=integer", "t", "--invalid", "i", "--invalid-reasons"]
    #expect(
      try scratch.validate(words).errorsText.contains(
        "validate: records whose end is not certain, such as those with a quote that is not closed, are written without reasons\n"
      ))
  }
}
