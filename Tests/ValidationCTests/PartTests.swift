import CArrow
import TestSupport
import Testing

@testable import ValidationC

/// Tests of checks of parts of files by the functions of the C interface.
struct PartTests {
  private let folder = ScratchDirectory()

  private static func rules(_ dialect: String = "", match: String = "equal") -> String {
    "fieldsMatch: \(match)\ndialect: {\(dialect)}\nfields: [{name: a, type: integer, constraints: {unique: true}}, {name: b, rules: ['length:1..3']}]\n"
  }

  /// Dialects, the bytes of which random files mostly consist, and the name of the file.
  private static let cases: [(dialect: String, alphabet: String, name: String)] = [
    ("", "12,,\"\"\n\nx", "t.csv"), ("", "1,\"\n\r\u{0}\\.é\u{1A}", "t.csv"),
    ("delimiter: ';', quoteChar: \"'\"", "1;;''\n\n\r", "t.csv"),
    ("commentChar: '#'", "1,,\"\"\n\n#", "t.csv"), ("header: false", "1,,\"\"\n\n\r", "t.csv"),
    ("headerRows: [2, 3]", "1,,\"\"\n\n", "t.csv"), ("doubleQuote: false", "1,\"\"\n", "t.csv"),
    ("skipInitialSpace: true", "1 ,\"\" \n", "t.csv"), ("quoteChar: null", "1,\"\n\r", "t.csv"),
    ("", "{}{}\"a:1,\n\n\r", "t.jsonl"),
  ]

  @Test(arguments: cases)
  func `the findings of parts are those of the file`(dialect: String, alphabet: String, name: String) throws {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    let matches = ["equal", "subset", "partial"]
    var (divisions, compared) = (0, 0)
    for round in 0..<TestRun.rounds(8) {
      let match = matches[round % 3]
      let file = try DividedFile(Self.rules(dialect, match: match), folder(name))
      defer { file.free() }
      var bytes: [UInt8] = round % 4 == 0 ? [] : Array("a,b\n".utf8)
      let letters = Array(alphabet.unicodeScalars)
      for _ in 0..<Int.random(in: 0...300, using: &random) {
        bytes += Array(String(letters[Int.random(in: 0..<letters.count, using: &random)]).utf8)
        if Int.random(in: 0..<20, using: &random) == 0 {
          // The start of another file.
          bytes += Array("\n\(Bool.random(using: &random) ? "\u{FEFF}" : "")".utf8)
          if Bool.random(using: &random) { bytes += Array("a,b\n".utf8) }
        }
      }
      _ = folder.write(bytes, to: name)
      let comment: Comment = "seed \(seed), round \(round): \(bytes.escaped)"
      let head: val_head
      switch file.head() {
      case .success(let read): head = read
      case .failure(let fault):
        #expect(file.whole() == [fault.text], comment)
        continue
      }
      let header = bytes.prefix(Int(head.records)).reversed().drop { $0 == 0x0A || $0 == 0x0D }
      if head.is_divisible == 0, header.contains(0x0A) { continue }
      try #require(head.is_divisible == 1, comment)
      let ranges = DividedFile.ranges(of: bytes, from: Int(head.records), &random)
      let parts = try file.parts(bytes, head, ranges)
      let found = try parts.flatMap { try file.findings($0, bytes, head, in: folder) }
      // A part does not know whether an earlier one has a marker.
      let expected = file.whole().filter { !$0.contains("unique.duplicate") }
      let isSame =
        found.filter { !$0.contains("record.end-of-table") }
        == expected.filter { !$0.contains("record.end-of-table") }
      try #require(isSame, "\(comment), parts \(parts): \(found) instead of \(expected)")
      (divisions, compared) = (divisions + parts.count - 1, compared + found.count)
      let marked = parts.firstIndex { $0.markers > 0 }
      try #require((marked != nil) == expected.contains { $0.contains("record.end-of-table") }, comment)
    }
    #expect(
      divisions > TestRun.rounds(10) && compared > TestRun.rounds(30),
      "seed \(seed): \(divisions) divisions, \(compared) findings")
  }

  @Test(arguments: [
    ("", "a,b\n1,2\n", "t.csv", 4, 4, 1, 1), ("", "\u{FEFF}a,b\r\n1,2\n", "t.csv", 8, 8, 1, 1),
    ("header: false", "\n1,2\n3,4\n", "t.csv", 5, 0, 1, 1), ("quoteChar: null", "a,b\n", "t.csv", 4, 4, 1, 0),
    ("escapeChar: '\\'", "a,b\n1,2\n", "t.csv", 4, 4, 0, 1),
    ("commentRows: [3]", "a,b\n", "t.csv", 4, 4, 0, 1),
    ("", "a,\"b\nc\"\n1,2\n", "t.csv", 8, 8, 0, 1), ("", "\"a\nb\"\n1\n", "t.csv", 6, 6, 1, 1),
    ("commentRows: [2]", "a,b\nc\n", "t.csv", 6, 6, 1, 1), ("", "{}\n", "t.NDJSON", 0, 0, 1, 0),
  ])
  func `the head of a file determines whether it is divisible`(
    dialect: String, text: String, name: String, size: Int, records: Int, isDivisible: Int, hasQuotes: Int
  ) throws {
    let file = try DividedFile(Self.rules(dialect), folder.write(Array(text.utf8), to: name))
    defer { file.free() }
    let head = try file.head().get()
    #expect(head.size == size && head.records == records)
    #expect(head.is_divisible == isDivisible && head.has_quotes == hasQuotes)
  }

  @Test func `text in another encoding is not divisible, and is checked as a whole`() throws {
    let path = folder.write(
      [0xFF, 0xFE] + Array("a,b\nx,é\n".utf16).flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, to: "t.csv")
    let file = try DividedFile(Self.rules(), path)
    defer { file.free() }
    #expect(try file.head().get().is_divisible == 0)
    #expect(file.findings(head: nil, path, firstRecord: 1, isFirst: true) == file.whole())
    #expect(file.whole().count == 1)
  }

  @Test func `wrong arguments are errors`() throws {
    let path = folder.write(Array("a,b\n1,2\n".utf8), to: "t.csv")
    let file = try DividedFile(Self.rules(), path)
    defer { file.free() }
    let head = Array("a,b\n".utf8)
    #expect(
      file.findings(head: head, path, firstRecord: 0, isFirst: true)
        == ["the number of the first record is from 1 to 2^60, not 0"])
    #expect(file.findings(head: [], path, firstRecord: 1, isFirst: true)[0].hasSuffix("it has no header"))
    let lines = try DividedFile(Self.rules(), folder("t.jsonl"))
    defer { lines.free() }
    #expect(throws: DividedFile.Fault("a range begins in quotes only in CSV with a quote character")) {
      try lines.scan([], 0..<0, head: [], inQuotes: true)
    }
    let table = try DividedFile(Self.rules() + "table: {records: {minimum: 1}}", path)
    defer { table.free() }
    #expect(
      table.findings(head: head, path, firstRecord: 1, isFirst: true)
        == ["the rules under 'table' are for a whole table, which a part of a file is not"])
    let escaped = try DividedFile(Self.rules("escapeChar: '\\'"), path)
    defer { escaped.free() }
    #expect(
      escaped.findings(head: head, path, firstRecord: 1, isFirst: true)
        == ["\(path) cannot be divided: see val_head_read()"])
    var scan: OpaquePointer?
    #expect(val_scan_open(file.rules, "a,b\n", 4, path, 0, &scan, nil, 0) == 0)
    var counts = val_scan_counts()
    #expect(val_scan_end(scan, &counts, nil, 0) == 0 && counts.first_row == -1 && counts.records == 0)
    #expect(val_scan_end(scan, &counts, nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    #expect(val_scan_push(scan, "a", 1, nil, 0) == Int32(VAL_ARGUMENT.rawValue))
    val_scan_free(scan)
    val_scan_free(nil)
  }
}
