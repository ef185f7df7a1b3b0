import TestSupport
import Testing

/// Tests of the findings on records that a quote has swallowed.
struct SwallowedRecordTests {
  private func findings(_ input: String, _ words: [String] = []) throws -> String {
    try ScratchDirectory().validate(
      ["check", "-q", "--errors", "-", "--format", "jsonl", "-c", "a=required"] + words,
      input: Array(input.utf8)
    ).outputText.split(separator: "\n").map { line in
      let code = line.firstMatch(of: /"code":"([^"]*)","params":(\{[^}]*\})/)
      let place = line.firstMatch(of: /"line":(\d+),"column":(\d+)/)
      return "\(place?.1 ?? ""):\(place?.2 ?? "") \(code?.1 ?? "") \(code?.2 ?? "")\n"
    }.joined()
  }

  @Test func `a quoted field whose inner lines look like records is a warning at its quote`() throws {
    #expect(
      try findings("a,b,c\n1,\"x,3\n4,5,6\n7,8,9\n10,y\",12\n")
        == "2:3 record.long-field {\"lines\":4,\"delimiters\":6}\n")
    #expect(try findings("a,b,c\n1,\"x\n4,5,6\n7,8\n9\",12\n") == "")
    #expect(try findings("a,b\n1,\"x\n4,5\n7,8\n9\"\n") == "")
  }

  @Test func `a quoted field over more lines than the limit is a warning`() throws {
    let text = String(repeating: "x\n", count: 101)
    #expect(
      try findings("a,b\n1,\"\(text)\"\n") == "2:3 record.long-field {\"lines\":102,\"delimiters\":0}\n")
    #expect(try findings("a,b\n1,\"\(text)\"\n", ["--max-field-lines", "102"]) == "")
  }

  @Test func `a quoted name of a header that swallows records is a warning at its quote`() throws {
    #expect(
      try findings("a,\"b\nx,y,z\nu,v,w\n2\",c\n1,2,3\n")
        == "1:3 record.long-field {\"lines\":4,\"delimiters\":4}\n")
    let text = String(repeating: "x\n", count: 101)
    #expect(
      try findings("a,\"\(text)\"\n1,2\n") == "1:3 record.long-field {\"lines\":102,\"delimiters\":0}\n")
    #expect(try findings("a,\"\(text)\"\n1,2\n", ["--max-field-lines", "102"]) == "")
  }

  @Test func `a quote that is not closed has the number of lines that it takes`() throws {
    #expect(try findings("a,b\n1,\"x\n2,3\n4,5\n") == "2:3 record.unclosed-quote {\"lines\":3}\n")
  }

  @Test func `the quote is found where the limit of bytes ends the record`() throws {
    let rest = String(repeating: "22,33\n", count: 30)
    for size in ["50", "100"] {
      let found = try findings("a,b\n1,\"x\n\(rest)", ["--max-record-bytes", size])
      #expect(
        found.hasPrefix("2:1 record.too-long {\"maximum\":\(size)}\n2:3 record.unclosed-quote {\"lines\":"))
    }
  }

  @Test(
    arguments: [0, 30, 600_000], [("", 1), ("\n", 1), ("\r\n2,3\r\n4", 3), ("\n2,3\n", 2), ("\"\"\n", 1)])
  func `a limit in the first line of a quoted field is a finding on the quote only if it is never closed`(
    size: Int, rest: (text: String, lines: Int)
  ) throws {
    let long = "é;" + String(repeating: "x", count: 30 + size)
    let tooLong = "2:1 record.too-long {\"maximum\":20}\n"
    let unclosed = "2:3 record.unclosed-quote {\"lines\":\(rest.lines)}\n"
    let words = ["--max-record-bytes", "20"]
    #expect(try findings("a,b\né,\"\(long)\(rest.text)", words) == tooLong + unclosed)
    for end in ["\"", "\"\n", "\",\"z"] {
      #expect(try findings("a,b\né,\"\(long)\(rest.text)\(end)", words) == tooLong)
    }
  }

  @Test func `a quote that is never closed in a record beyond the limit is counted without findings`() throws
  {
    let table = "a,b\n1,\"" + String(repeating: "x", count: 600_000)
    let result = try ScratchDirectory().validate(
      [
        "check", "--errors", "/dev/null", "--invalid", "-", "--summary", "json", "--max-record-bytes", "20",
        "-c", "a=required",
      ],
      input: Array(table.utf8))
    #expect(result.status == 1 && result.outputText == table)
    #expect(result.errorsText.contains(#""code":"record.unclosed-quote","count":1"#))
  }
}
