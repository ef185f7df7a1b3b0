import TestSupport
import Testing

/// Tests of files that have been joined of several: byte-order marks, and the header again, in the middle.
struct JoinedFilesTests {
  private static let mark = "\u{FEFF}"

  /// A file joined of two, and the lines of its findings with their codes.
  private static let cases: [(text: String, findings: [String])] = [
    ("id,name\n1,a\nid,name\n2,b\n", ["3 record.repeated-header"]),
    ("\(mark)id,name\r\n1,a\r\n\(mark)id,name\n2,b\n", ["3 record.repeated-header"]),
    ("id,name\n1,a\n\(mark)\"id\",\"name\"\r\n2,b\r\n", ["3 record.repeated-header"]),
    ("id,name\n1,a\n\(mark)2,b\n", ["3 record.byte-order-mark"]),
    ("id,name\n1,a\n\(mark)\"2\",b\n", ["3 record.byte-order-mark"]),
    ("id,name\nid,name\n1,a\n2,b\nid,name", ["2 record.repeated-header", "5 record.repeated-header"]),
    ("id,name\n1,a\n2,b\n\(mark)", ["4 record.byte-order-mark"]),
  ]

  @Test(arguments: cases)
  func `a table joined of two is checked like one`(text: String, findings: [String]) throws {
    let scratch = ScratchDirectory(["t.csv": text])
    for options in [[], ["--jobs", "2"]] {
      let result = try scratch.validate(
        ["check", "-c", "id=integer", "--valid", "v", "--summary", "none", "t.csv"] + options)
      result.expect(status: 0)
      let found = result.outputText.split(separator: "\n").map { line in
        "\(line.split(separator: ":")[1]) \(line.split(separator: "[").last?.dropLast() ?? "")"
      }
      #expect(found == findings)
      let start = text.hasPrefix(Self.mark) ? Self.mark : ""
      let valid = try scratch.text(of: "v").replacing("\r\n", with: "\n").replacing("\"", with: "")
      #expect(valid.unicodeScalars.elementsEqual("\(start)id,name\n1,a\n2,b\n".unicodeScalars))
    }
  }

  @Test func `records after the header again keep their numbers, and errors their places`() throws {
    let scratch = ScratchDirectory(["t.csv": "id,name\n1,a\n\(Self.mark)id,name\n\(Self.mark)x,b\n"])
    let result = try scratch.validate(
      "check", "-c", "id=integer", "--format", "jsonl", "--summary", "none", "t.csv")
    let found = result.outputText.split(separator: "\n").map { line in String(line.prefix(75)) }
    let expected: [String] = [
      #"{"file":"t.csv","record":null,"line":3,"column":1,"offset":12,"field":null,"#,
      #"{"file":"t.csv","record":2,"line":4,"column":1,"offset":23,"field":null,"ru"#,
      #"{"file":"t.csv","record":2,"line":4,"column":1,"offset":26,"field":"id","ru"#,
    ]
    #expect(found == expected)
  }

  @Test func `a table of one column, of several headers, or without a header has no header again`() throws {
    let scratch = ScratchDirectory(["one": "a\nb\na\n", "two": "a,b\nc,d\na,b\n"])
    try scratch.validate("check", "--summary", "none", "one").expect(0)
    try scratch.validate("check", "--no-header", "--summary", "none", "two").expect(0)
  }

  @Test func `a mark before a line or an object is not part of it`() throws {
    let scratch = ScratchDirectory([
      "l": "a@example.com\n\(Self.mark)b@example.com\n",
      "o.jsonl": "{\"a\": 1}\n\(Self.mark){\"a\": 2}\n",
    ])
    let message = "has a byte-order mark before it, which is not part of its value [record.byte-order-mark]"
    try scratch.validate("check", "-e", "email", "--summary", "none", "l").expect(
      0, output: "l:2:1: warning: \(message)\n")
    try scratch.validate("check", "-c", "a=integer", "--summary", "none", "o.jsonl").expect(
      0, output: "o.jsonl:2:1: warning: \(message)\n")
  }

  @Test func `a header that a filter copies is not repeated, and duplicates are found across it`() throws {
    let scratch = ScratchDirectory(["t.csv": "id,name\n1,a\nid,name\n1,b\n"])
    let result = try scratch.validate("filter", "-c", "id=unique", "t.csv")
    result.expect(status: 1)
    #expect(result.outputText == "id,name\n1,a\n")
  }
}
