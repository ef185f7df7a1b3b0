import CSVRecords
import FileOutput
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of findings as values, for input from memory and other sources.
struct FindingValuesTests {
  private struct Rejection: Error, Equatable {}

  /// A source that delivers a few bytes at a time and optionally fails at the end.
  private struct SlowSource: ByteSource {
    var bytes: ArraySlice<UInt8>
    var failure: Rejection?
    var isReady: Bool { true }

    mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
      let piece = bytes.prefix(min(7, range.count))
      if piece.isEmpty, let failure { throw failure }
      buffer.replaceSubrange(range.prefix(piece.count), with: piece)
      bytes = bytes.dropFirst(piece.count)
      return piece.count
    }
  }

  private func check(
    _ source: some ByteSource, chunkSize: Int = 64, jobs: Int
  ) throws -> (TableCheck, TableInput) {
    var options = CheckOptions()
    (options.chunkSize, options.jobs) = (chunkSize, jobs)
    let input = try TableInput(source, named: "memory", options: options)
    let plan = try CheckPlan(
      columns: [
        "id": [Catalog.rule("integer")], "email": [Catalog.rule("required"), Catalog.rule("email")],
      ], of: input, options: options)
    return (TableCheck(plan), input)
  }

  private static let table = Array("id,email\n1,a@b.co\nx,ann\n2,\n\"3,c@d.co\n".utf8)

  @Test(arguments: [1, 2, 5])
  func `findings are returned as values with their locations in order`(jobs: Int) throws {
    let (check, input) = try check(MemorySource(Self.table), jobs: jobs)
    let findings = try check.findings(in: input)
    #expect(
      findings.map {
        "\($0.file) \($0.location.record ?? 0) \($0.location.line ?? 0) \($0.field ?? "-") \($0.failure.code)"
      }
        == [
          "memory 2 3 id integer.malformed", "memory 2 3 email email.no-at-sign", "memory 3 4 email required",
          "memory 4 5 - record.unclosed-quote",
        ])
    #expect(findings.map(\.value) == ["x", "ann", "", nil])
  }

  @Test(arguments: [1, 2, 7], [1, 100, 4096])
  func `findings equal those of the report for any number of jobs and any chunk size`(
    jobs: Int, chunkSize: Int
  ) throws {
    var table = "id,email\n"
    for number in 0..<500 {
      table +=
        number % 3 == 0 ? "\(number),a@b.co\n" : number % 3 == 1 ? "x\(number),\n" : "\(number),\"b\"\"\"\n"
    }
    let (check, input) = try check(
      SlowSource(bytes: Array(table.utf8)[...]), chunkSize: chunkSize, jobs: jobs)
    var lines: [UInt8] = []
    let summary = try check.run([input]) { finding in JSONLinesReport().append(finding, to: &lines) }
    var job = try Job(csv: Array(table.utf8), rules: ["id": ["integer"], "email": ["required", "email"]])
    job.reportsAll = false
    let outcome = try job.outcome(JSONLinesReport())
    let expected = String(decoding: outcome.findings, as: UTF8.self).replacing(
      "\"input1\"", with: "\"memory\"")
    #expect(String(decoding: lines, as: UTF8.self) == expected)
    #expect(summary == outcome.summary)
  }

  @Test(arguments: [1, 3])
  func `an error of the closure ends the check`(jobs: Int) throws {
    let table = Array(("id,email\n" + String(repeating: "x,\n", count: 5000)).utf8)
    let (check, input) = try check(MemorySource(table), jobs: jobs)
    var count = 0
    #expect(throws: Rejection()) {
      try check.run([input]) { _ in
        count += 1
        if count == 100 { throw Rejection() }
      }
    }
    #expect(count == 100)
  }

  @Test(arguments: [1, 3])
  func `an error of the source is rethrown`(jobs: Int) throws {
    let table = Array(("id,email\n" + String(repeating: "x,\n", count: 50)).utf8)
    let (check, input) = try check(SlowSource(bytes: table[...], failure: Rejection()), jobs: jobs)
    #expect(throws: Rejection()) { try check.findings(in: input) }
  }

  @Test func `a plan by names of columns writes findings in its report`() throws {
    struct BarEscapes: TextEscapes {
      func append(_ text: Span<UInt8>, to output: inout [UInt8]) {
        for index in text.indices { output.append(text[index] == UInt8(ascii: "|") ? 0x21 : text[index]) }
      }
    }
    struct CellReport: LineReport {
      func line(for finding: Finding) -> LineTemplate {
        var line = LineTemplate(escapes: BarEscapes())
        line.append(.record)
        line.append(escaped: "|\(finding.field ?? "-")")
        line.append("|")
        line.append(.value)
        line.append("\n")
        return line
      }
    }
    let directory = ScratchDirectory()
    let table = Array("id,email\n|7|,a@b.co\n2,\n8|,a@b.co\n".utf8)
    let input = try TableInput(MemorySource(table), named: "memory")
    let plan = try CheckPlan(
      columns: ["id": [Rule(.integer)], "email": [.required]], of: input, report: CellReport())
    let output = try OutputFile(directory("findings"))
    _ = try TableCheck(plan, outputs: .init(findings: output)).run([input])
    #expect(try directory.text(of: "findings") == "1!id|!7!\n2!email|\n3!id|8!\n")
  }

  @Test func `each column must be in the header once and be given once`() throws {
    let input = try TableInput(MemorySource(Array("a,b,b\n".utf8)), named: "m")
    let rule = try Catalog.rule("integer")
    func message(_ columns: KeyValuePairs<String, [Rule]>) -> String? {
      do {
        _ = try CheckPlan(columns: columns, of: input)
        return nil
      } catch { return error.description }
    }
    #expect(message(["a": [rule]]) == nil)
    #expect(message(["A": [rule]]) == "there is no column 'A'; did you mean 'a'?")
    #expect(message(["b": [rule]]) == "there are 2 columns 'b'")
    #expect(message(["a": [rule], "a": [rule]]) == "rules for column 'a' are given twice")
  }
}
