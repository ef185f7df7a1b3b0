import CSVRecords
import TableValidation
import TestSupport
import Testing

/// Tests of the locations of findings: line and column are 1-based, columns count scalars, and the offset is 0-based
/// in bytes.
struct LocationTests {

  @Test(
    arguments: [
      // Each line end counts, in quotes as well.
      ("a,b\nx,1\nx,1\n", "1 2:1 @4, 2 3:1 @8"),
      ("a,b\r\nx,1\r\nx,1\r\n", "1 2:1 @5, 2 3:1 @10"),
      ("a,b\rx,1\rx,1\r", "1 2:1 @4, 2 3:1 @8"),
      ("a,b\n1,\"\n\r\r\n\"\nx,1", "2 6:1 @13"),
      ("\"a\n\",b\nx,1\n", "1 3:1 @7"),
      ("\"a\r\n\r\n\",\"\rb\"\r\nx,1\n", "1 5:1 @14"),
      // A field after a line end in quotes is on the later line.
      ("b,a\n\"p\nq\",x\n", "1 3:4 @10"),
      ("b,a\n\"\n\",x\n\"\n\n\",x\n1,x", "1 3:3 @8, 2 6:3 @15, 3 7:3 @19"),
      // A quoted field begins with its quote.
      ("b,a\n1,\"x\"\n", "1 2:3 @6"),
      ("b,a\n\"1\",\"x\ny\"\n1,x", "1 2:5 @8, 2 4:3 @16"),
      // Columns count scalars, and offsets count bytes.
      ("b,a\n\u{C3}\u{A9},x\n", "1 2:3 @7"),
      ("b,a\n\u{F0}\u{9F}\u{98}\u{80}\u{E2}\u{82}\u{AC},x\n", "1 2:4 @12"),
      ("b,a\ne\u{CC}\u{81},x\n", "1 2:4 @8"),
      ("\u{C3}\u{A9},a\n1,x\n", "1 2:3 @7"),
    ])
  func `the location of a field is its first byte`(text: String, locations: String) throws {
    let isFirst = text.first == "a" || text.hasPrefix("\"a")
    let rules: KeyValuePairs<String, [String]> =
      isFirst ? ["a": ["integer"], "b": []] : ["b": [], "a": ["integer"]]
    let job = try Job(csv: [UInt8](latin: text), rules: rules, columnCount: 2)
    let found = try self.locations(job)
    #expect(found == locations)
    // A byte-order mark counts in the offset but neither as a line nor in a column.
    var marked = job
    marked.inputs[0] = [0xEF, 0xBB, 0xBF] + job.inputs[0]
    let shifted = locations.split(separator: "@").enumerated().map { index, part in
      guard index > 0 else { return String(part) }
      let digits = part.prefix { $0.isNumber }
      return "\(Int(digits)! + 3)" + part.dropFirst(digits.count)
    }
    let foundAfterMark = try self.locations(marked)
    #expect(foundAfterMark == shifted.joined(separator: "@"))
  }

  @Test(
    arguments: [
      // Each maximal invalid sequence counts as one.
      ("\u{FF},x\n", "1 1:1 @0 !, 1 1:3 @2"),
      ("\u{80}\u{80}\u{80},x\n", "1 1:1 @0 !, 1 1:5 @4"),
      ("\u{E2}\u{82},x\n", "1 1:1 @0 !, 1 1:3 @3"),
      ("\u{F0}\u{9F}\u{98},x\n", "1 1:1 @0 !, 1 1:3 @4"),
      ("\u{F0}\u{9F}\u{98}\u{C3}\u{A9},x\n", "1 1:1 @0 !, 1 1:4 @6"),
      ("\u{C0}\u{AF},x\n", "1 1:1 @0 !, 1 1:4 @3"),
      ("\u{ED}\u{A0}\u{80},x\n", "1 1:1 @0 !, 1 1:5 @4"),
      ("\u{C3}\u{A9}\u{E2}\u{82}p,x\n", "1 1:2 @2 !, 1 1:5 @6"),
      ("\u{C3}\n\u{C3},x\n", "1 1:1 @0 ragged, 1 1:1 @0 !, 2 2:1 @2 !, 2 2:3 @4"),
      ("p,\u{C3}\u{A9}\u{FF}\n", "1 1:4 @4 !"),
    ])
  func `an invalid sequence counts as one scalar`(text: String, locations: String) throws {
    var job = try Job(csv: [UInt8](latin: text), rules: ["b": [], "a": ["integer"]], columnCount: 2)
    job.hasHeader = false
    let found = try self.locations(job)
    #expect(found == locations)
  }

  @Test(
    arguments: [
      ("1,2\n1,2\"\n", "2 2:4 @7 stray"),
      ("1,\"2\" \"\n", "1 1:6 @5 stray"),
      ("\"p\nq\"r,2\n", "1 2:3 @5 stray"),
      ("1,2\n1,\"2\n\n", "2 2:3 @6 unclosed"),
      ("1,2\n1\n", "2 2:1 @4 ragged"),
      ("\"p\n\",2\n1\n", "2 3:1 @7 ragged"),
      ("1,2\n\n\n1,\u{0}\n", "- 2:1 @4 blank, - 3:1 @5 blank, 2 4:3 @8 nul"),
      ("1,\"\n\u{C3}\u{A9}\u{0}\"\n", "1 2:2 @6 nul"),
      ("1,\"\n\r\n\r\u{FF}\"\n\n1", "1 4:1 @7 !, - 5:1 @10 blank, 2 6:1 @11 ragged"),
    ])
  func `a structural finding has the location of its cause`(text: String, locations: String) throws {
    var job = try Job(csv: [UInt8](latin: text), rules: ["b": [], "a": []])
    job.hasHeader = false
    let found = try self.locations(job)
    #expect(found == locations)
  }

  @Test(
    arguments: [
      ("1\nx\n\nx", "2 2:1 @2, 3 3:1 @4, 4 4:1 @5"),
      ("1\r\nx\r\nx\r", "2 2:1 @3, 3 3:1 @6"),
      ("\rx\n1\rx\n1\n", "1 1:1 @0, 2 2:1 @3"),
      ("\"x\n\"1\"\n", "1 1:1 @0, 2 2:1 @3"),
      ("1\n1\u{0}\n\u{FF}\n", "2 2:1 @2, 2 2:2 @3 nul, 3 3:1 @5 !"),
      ("1\n\r\u{C3}\u{A9}\u{FF}", "2 2:3 @5 !"),
    ])
  func `only LF ends a line in the lines format`(text: String, locations: String) throws {
    let job = try Job(lines: [UInt8](latin: text), rules: "integer")
    let found = try self.locations(job)
    #expect(found == locations)
  }

  @Test func `findings for NUL-terminated values have numbers and columns and no lines`() throws {
    let job = try Job(
      lines: [UInt8](latin: "1\u{0}a\nb\u{0}\u{0}7\u{0}p\n\u{C3}\u{A9}\u{FF}"), format: .nulTerminated,
      rules: "integer")
    #expect(try locations(job) == "2 -:1 @2, 3 -:1 @6, 5 -:4 @13 !")
    #expect(
      try job.text() == """
        input1:2:1: error: 'a\\nb' must be a whole number [integer.malformed]
        input1:3:1: error: '' must be a whole number [integer.malformed]
        input1:5:4: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]

        """)
    #expect(try job.jsonLines().hasPrefix(#"{"file":"input1","record":2,"line":null,"column":1,"offset":2,"#))
  }

  @Test func `locations are correct across many chunks`() throws {
    let record = "1,\"\r\n\u{C3}\u{A9}\"\n\n"
    let text = "b,a\n" + String(repeating: record, count: 500) + "1,x\n"
    let job = try Job(csv: [UInt8](latin: text), rules: ["b": [], "a": []], columnCount: 2)
    var bounded = job
    bounded.checks = try Job(csv: [], rules: ["b": [], "a": ["length:..4"]], columnCount: 2).checks
    let found = try bounded.outcome(LocationsReport())
    #expect(found.summary.counts.map(\.findings) == [500])
    var last = job
    last.checks = try Job(csv: [], rules: ["b": [], "a": ["regex:[^x]*"]], columnCount: 2).checks
    let locations = String(decoding: try last.outcome(LocationsReport()).findings, as: UTF8.self)
    #expect(locations.split(separator: "\n").last == "501 1502:3 @5006 regex.no-match")
  }

  /// Returns the locations in a short notation: `!` for invalid UTF-8, the last part of the code for other structural
  /// findings.
  private func locations(_ job: Job) throws -> String {
    let text = String(decoding: try job.outcome(LocationsReport()).findings, as: UTF8.self)
    let names = [
      " integer.malformed": "", "record.invalid-utf8": "!", "record.stray-quote": "stray",
      "record.unclosed-quote": "unclosed", "record.ragged": "ragged", "record.blank-line": "blank",
      "record.nul": "nul",
    ]
    return names.reduce(text.split(separator: "\n").joined(separator: ", ")) {
      $0.replacing($1.key, with: $1.value)
    }
  }
}
