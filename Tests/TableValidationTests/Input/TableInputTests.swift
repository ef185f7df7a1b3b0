import CSVRecords
import FileOutput
import Platform
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of the properties of a table that are known before its first record, and of reading on from there.
struct TableInputTests {
  private let directory = ScratchDirectory()

  private func input(
    _ text: String, hasHeader: Bool = true, format: RecordFormat = .csv(Dialect()), chunkSize: Int = 64,
    maximumRecordSize: Int = 100
  ) throws -> TableInput {
    var options = CheckOptions()
    options.chunkSize = chunkSize
    options.maximumRecordSize = maximumRecordSize
    let path = directory.write([UInt8](latin: text), to: "in")
    return try TableInput(path, format: format, hasHeader: hasHeader, options: options)
  }

  @Test(
    arguments: [
      ("a,b\n1,2\n", ["a", "b"]), ("a,b", ["a", "b"]), ("a\r\n", ["a"]), ("a,b\r1,2", ["a", "b"]),
      ("\u{EF}\u{BB}\u{BF}a,b\n", ["a", "b"]), ("\u{EF}\u{BB}\u{BF}\"a\",b\n", ["a", "b"]),
      ("\n\r\n\ra,b\n", ["a", "b"]), ("\"a,b\",\"c\"\"d\",\"e\nf\"\n", ["a,b", "c\"d", "e\nf"]),
      (",\n", ["", ""]), ("a\"b,c\n", ["a\"b", "c"]), ("\"a\"b,c\n", ["ab", "c"]), (" a ,b\n", [" a ", "b"]),
      ("\u{C3}\u{A9},\u{FF}\n", ["é", "\u{FFFD}"]), ("\"\"\n", [""]),
    ])
  func `the header is the first record that is not a blank line`(text: String, names: [String]) throws {
    for chunkSize in [1, 2, 3, 64] {
      let input = try input(text, chunkSize: chunkSize)
      #expect(input.header == names)
      #expect(input.columnCount == names.count)
    }
  }

  @Test(arguments: ["", "\u{EF}\u{BB}\u{BF}", "\n", "\r\n\n\r"])
  func `an input of blank lines only has no header`(text: String) throws {
    let input = try input(text)
    #expect(input.header == nil && input.columnCount == nil)
  }

  @Test(arguments: [
    ("1,2,3\n4\n", 3), ("\n1,2\n", 2), ("x", 1), ("\"1,2\n\",3", 2), ("\u{EF}\u{BB}\u{BF}1,2", 2),
  ])
  func `without a header the first record determines the number of fields`(text: String, count: Int) throws {
    let input = try input(text, hasHeader: false)
    #expect(input.header == nil && input.columnCount == count)
  }

  @Test(arguments: [RecordFormat.lines, .nulTerminated])
  func `lines have no header and one column`(format: RecordFormat) throws {
    let input = try input("a,b\n", hasHeader: true, format: format)
    #expect(input.header == nil && input.columnCount == 1)
  }

  @Test func `the display name of a file is its path`() throws {
    let input = try input("a\n")
    #expect(input.name == directory("in") && input.displayName == directory("in"))
  }

  @Test(arguments: [1, 7, 64, 4096])
  func `a header longer than the limit is rejected for any chunk size`(chunkSize: Int) throws {
    let fits = String(repeating: "a", count: 10)
    for end in ["", "\n", "\r", "\r\n"] {
      #expect(try input(fits + end, chunkSize: chunkSize, maximumRecordSize: 10).header == [fits])
    }
    for text in ["\(fits)a\n1\n", "\(fits)a", "\n\(fits)a\r\n", "\"\n\(fits)\n1\n"] {
      let error = #expect(throws: FileError.self) {
        try input(text, chunkSize: chunkSize, maximumRecordSize: 10)
      }
      #expect(
        error?.description.hasPrefix(
          "cannot read \(directory("in")): its first record is longer than 10 bytes") == true, "\(text)")
    }
  }

  @Test func `a first record longer than the limit is a finding if there is no header`() throws {
    var job = try Job(
      csv: Array("12345678901,2\n1,2\n".utf8), rules: ["1": ["integer"], "2": []], columnCount: 2)
    job.hasHeader = false
    job.maximumRecordSize = 10
    let outcome = try job.outcome()
    #expect(
      String(decoding: outcome.findings, as: UTF8.self) == """
        input1:1:1: error: must have at most 10 bytes; raise the bound with --max-record-bytes [record.too-long]

        """)
    #expect(outcome.valid == Array("1,2\n".utf8))
    #expect(outcome.invalid == Array("12345678901,2\n".utf8))
  }

  @Test func `structural findings of a header are reported, and an error makes the table invalid`() throws {
    let header = "\u{EF}\u{BB}\u{BF}\n\"a\n\"b,\u{0},\u{C3}\u{A9}\u{FF}c\"\n"
    let job = try Job(csv: [UInt8](latin: header + "1,2,3\n"), rules: ["a": ["integer"], "b": [], "c": []])
    let outcome = try job.outcome()
    let stray = "has a quote that neither opens nor closes a field; it was kept as it is [record.stray-quote]"
    #expect(
      String(decoding: outcome.findings, as: UTF8.self) == """
        input1:1:1: warning: is a blank line, not a record [record.blank-line]
        input1:3:2: warning: \(stray)
        input1:3:4: warning: has a NUL byte [record.nul]
        input1:3:7: error: must be UTF-8: a byte sequence is not valid [record.invalid-utf8]

        """)
    #expect(outcome.summary.records == 1 && outcome.summary.invalid == 0)
    #expect(outcome.summary.hasTableFindings && !outcome.summary.isValid)
    let locations = String(decoding: try job.outcome(LocationsReport()).findings, as: UTF8.self)
    #expect(
      locations == """
        - 1:1 @3 record.blank-line
        - 3:2 @8 record.stray-quote
        - 3:4 @10 record.nul
        - 3:7 @14 record.invalid-utf8

        """)
  }

  @Test func `an unclosed quote in a header is an error`() throws {
    let job = try Job(csv: Array("a,\"b\n1,2\n".utf8), rules: ["a": ["integer"], "b": []], columnCount: 2)
    let outcome = try job.outcome()
    #expect(
      String(decoding: outcome.findings, as: UTF8.self)
        == "input1:1:3: error: has a quote that opens a field and is never closed [record.unclosed-quote]\n")
    #expect(outcome.summary.records == 0 && !outcome.summary.isValid)
  }

  @Test func `many blank lines before a header are skipped`() throws {
    let text = String(repeating: "\n", count: 200_000) + "a,b\n"
    let input = try input(text, chunkSize: ChunkReader.defaultChunkSize)
    #expect(input.header == ["a", "b"])
  }

  @Test(arguments: [1, 2, 3])
  func `a slowly written pipe is read with the same result as a file`(jobs: Int) throws {
    let text = "\u{EF}\u{BB}\u{BF}\r\na,b\r\n1,\"x\r\ny\"\r\nx,2\r\r\n\"1\"\"\",2\n\n3,\u{C3}\u{A9}\u{FF}"
    let bytes = [UInt8](latin: text)
    let job = try Job(csv: bytes, rules: ["a": ["integer"], "b": ["length:..1"]])
    let files = ScratchDirectory()
    let expected = try job.outcome(of: job.write(to: files), BothReports(), in: files)
    let path = files.makePipe("slow")
    let writer = BackgroundThread {
      let descriptor = unsafe open(path, O_WRONLY)
      var start = 0
      while start < bytes.count {
        let end = min(start + start % 4 + 1, bytes.count)
        descriptor.writeAll(Array(bytes[start..<end]))
        usleep(1500)
        start = end
      }
      close(descriptor)
    }
    var found = try job.outcome(of: [path], jobs: jobs, BothReports(), in: files)
    writer.join()
    found.findings = found.findings.removing("\(files.path)/slow")
    var wanted = expected
    wanted.findings = expected.findings.removing("\(files.path)/input1")
    #expect(found.difference(from: wanted) == nil)
  }

  @Test(arguments: [1, 2])
  func `findings are written while the input is still open`(jobs: Int) throws {
    let (input, findings) = (directory.makePipe("in"), directory.makePipe("findings"))
    let other = BackgroundThread {
      let writer = unsafe open(input, O_WRONLY)
      writer.writeAll(Array("a,b\nx,2\n".utf8))
      let reader = unsafe open(findings, O_RDONLY)
      defer { close(reader) }
      var readiness = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      let isReported = unsafe poll(&readiness, 1, 300_000) == 1
      writer.writeAll(Array("y,2\n".utf8))
      close(writer)
      return (isReported, String(decoding: reader.readAll(), as: UTF8.self))
    }
    let job = try Job(csv: [], rules: ["a": ["integer"], "b": []], columnCount: 2)
    let options = job.options(jobs: jobs)
    let table = try TableInput(input, format: job.format, hasHeader: true, options: options)
    let plan = CheckPlan(
      job.checks, columnCount: 2, format: job.format, options: options, report: LocationsReport())
    do {
      let check = TableCheck(plan, outputs: .init(findings: try OutputFile(findings)))
      _ = try check.run([table])
    }
    let (isReported, text) = other.join()
    #expect(isReported)
    #expect(text == "1 2:1 @4 integer.malformed\n2 3:1 @8 integer.malformed\n")
  }
}
