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
