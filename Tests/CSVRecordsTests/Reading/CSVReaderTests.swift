import CSVRecords
import Testing

/// Tests of the public interface of the reader; ``Trial/runReader()`` compares it with the reference parser.
struct CSVReaderTests {
  private func reader(
    _ text: String, dialect: Dialect = Dialect(), hasHeader: Bool = true, layout: TableLayout = TableLayout(),
    maximumRecordSize: Int = 100
  ) throws -> CSVReader<MemorySource> {
    try CSVReader(
      Array(text.utf8), dialect: dialect, hasHeader: hasHeader, layout: layout,
      maximumRecordSize: maximumRecordSize)
  }

  @Test func `fields are read by column name and by index`() throws {
    let reader = try reader("name,email,name\nAnn,\"ann@example.com\",A.\n")
    #expect(reader.header == ["name", "email", "name"] && reader.columnCount == 3)
    let record = try #require(reader.first { _ in true })
    #expect(Array(record) == ["Ann", "ann@example.com", "A."])
    #expect(record["email"] == "ann@example.com" && record[1] == "ann@example.com")
    #expect(record["name"] == "Ann")
    #expect(record["Name"] == nil)
  }

  @Test func `names are compared by bytes, not by canonical equivalence`() throws {
    let record = try #require(reader("e\u{301}\n1\n").first { _ in true })
    #expect(record["e\u{301}"] == "1" && record["\u{E9}"] == nil)
  }

  @Test func `a record has a number, which counts only records, a line and an offset`() throws {
    let dialect = Dialect(comment: BytePrefix("#".utf8))
    let records = try reader("\u{FEFF}a,b\r\n\r\n1,\"x\ny\"\r\n#,\r\n2,3", dialect: dialect).map { $0 }
    #expect(records.map(Array.init) == [["1", "x\ny"], ["2", "3"]])
    #expect(records.map(\.number) == [1, 2])
    #expect(records.map(\.line) == [3, 6])
    #expect(records.map(\.offset) == [10, 23])
    #expect(records.allSatisfy { $0.notes.isEmpty })
  }

  @Test func `structural faults are reported as notes, and every field is kept`() throws {
    let records = try reader("a,b\n1\n\"2\"x,3\n4,5,6\n7,\"8\n").map { $0 }
    #expect(records.map(Array.init) == [["1"], ["2x", "3"], ["4", "5", "6"], ["7", "8\n"]])
    #expect(records[0].notes.map(\.kind) == [.ragged(found: 1)])
    #expect(records[1].notes.map(\.kind) == [.strayQuote] && records[1].notes.map(\.offset) == [9])
    #expect(records[2].notes.map(\.kind) == [.ragged(found: 3)])
    #expect(records[3].notes.map(\.kind) == [.unclosedQuote] && records[3].notes.map(\.offset) == [21])
    #expect(records[0]["b"] == nil && records[0]["a"] == "1")
  }

  @Test func `a record longer than the limit has a note and no fields`() throws {
    let long = String(repeating: "x", count: 60_000)
    let records = try reader("a\n1\n\(long)\n2\n", maximumRecordSize: 10).map { $0 }
    #expect(records.map(Array.init) == [["1"], [], ["2"]])
    #expect(records.map(\.line) == [2, 3, 4] && records.map(\.offset) == [2, 4, 60_005])
    #expect(records[1].notes.map(\.kind) == [.tooLong] && records[1].notes.map(\.offset) == [4])
  }

  @Test func `invalid UTF-8 is kept in the bytes and repaired in the text`() throws {
    let record = try #require(CSVReader([0x61, 0x0A, 0xFF, 0x62, 0x0A]).first { _ in true })
    #expect(Array(record.bytes(at: 0)) == [0xFF, 0x62])
    #expect(record[0] == "\u{FFFD}b")
  }

  @Test func `column names are joined from the header rows, and comment rows are skipped`() throws {
    let layout = TableLayout(headerRows: [2, 3], commentRows: [4, 6])
    let reader = try reader("title\nfruit,\nid,name\nunits\n1,apple\nx\n2,pear\n", layout: layout)
    #expect(reader.header == ["fruit id", "fruit name"])
    #expect(reader.map { $0["fruit name"] } == ["apple", "pear"])
    #expect(reader.map(\.line) == [5, 7])
  }

  @Test(arguments: ["", "\u{FEFF}", "\n\n"])
  func `an input without records has neither header nor columns`(text: String) throws {
    let reader = try reader(text)
    #expect(reader.header == nil && reader.columnCount == nil)
    #expect(Array(reader).isEmpty)
  }

  @Test func `a header longer than the limit is an error with the limit`() {
    let text = "\n12345678901\n"
    for hasHeader in [true, false] {
      let error = #expect(throws: OversizedRowError.self) {
        try reader(text, hasHeader: hasHeader, maximumRecordSize: 10)
      }
      #expect(error?.maximumSize == 10)
    }
    #expect(throws: OversizedRowError.self) { try reader(text, maximumRecordSize: 10) }
  }

  @Test func `a file of many chunks is read completely`() throws {
    let text = "id,text\n" + (0..<100_000).map { "\($0),\"t \($0)\"\n" }.joined()
    var (number, sum) = (0, 0)
    for record in try reader(text) {
      #expect(record.number == number + 1 && record.line == number + 2)
      sum += record["id"].flatMap { Int($0) } ?? 0
      number += 1
    }
    #expect(number == 100_000 && sum == 4_999_950_000)
  }

  @Test func `an error of the source is thrown by the read in which it occurs`() throws {
    var reader = try CSVReader(PieceSource(["a\n", "1\n2"]))
    #expect(try reader.readRecord().map(Array.init) == ["1"])
    #expect(throws: PieceSource.AskedForMore.self) { try reader.readRecord() }
  }
}
