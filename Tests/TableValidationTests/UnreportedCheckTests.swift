import CSVRecords
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests that a check without a report counts the same findings.
struct UnreportedCheckTests {
  @Test(arguments: [64, 4096, ChunkReader.defaultChunkSize])
  func `findings are counted without a report as with one`(chunkSize: Int) throws {
    let long = [UInt8](repeating: 0x78, count: 600_000)
    var job = try Job(
      lines: Array("abc\n1\n".utf8) + long + Array("\nabcd\n\u{0}\n".utf8), rules: "alpha", "length:..3")
    job.maximumRecordSize = 10
    job.reportsAll = true
    let directory = ScratchDirectory()
    let names = job.write(to: directory)
    for jobs in [1, 3] {
      let options = job.options(chunkSize: chunkSize, jobs: jobs)
      let input = try TableInput(names[0], format: job.format, hasHeader: false, options: options)
      let check = TableCheck(CheckPlan(job.checks, columnCount: 1, format: job.format, options: options))
      let summary = try check.run([input])
      let reported = try job.outcome(
        of: names, chunkSize: chunkSize, jobs: jobs, TextReport(), in: directory)
      #expect(summary == reported.summary)
      #expect(summary.invalid == 4)
    }
  }

  @Test func `warnings are counted without a report as with one, and keep records valid`() throws {
    var rules = try ["required", "length:..2", "integer", "range:5.."].map { try Catalog.rule($0) }
    for index in [0, 1, 3] { rules[index].severity = .warning }
    let check = ColumnCheck(name: "a", column: 0, rules: RuleSet(rules))
    let table = Array("a,b\n,1\nxyz,1\n123,1\n1,1\n12,1\nx,1\n".utf8)
    let job = Job(inputs: [table], format: .csv(Dialect()), checks: [check], columnCount: 2)
    let directory = ScratchDirectory()
    let names = job.write(to: directory)
    let input = try TableInput(names[0], format: job.format, hasHeader: true, options: job.options())
    let unreported = TableCheck(
      CheckPlan(job.checks, columnCount: 2, format: job.format, options: job.options()))
    let summary = try unreported.run([input])
    #expect(summary == (try job.outcome(of: names, TextReport(), in: directory).summary))
    #expect(summary.invalid == 2 && !summary.isValid)
    #expect(
      summary.counts == [
        .init(field: "a", rule: "required", code: nil, severity: .warning, findings: 1),
        .init(field: "a", rule: "length", code: nil, severity: .warning, findings: 1),
        .init(field: "a", rule: "integer", code: nil, findings: 2),
        .init(field: "a", rule: "range", code: nil, severity: .warning, findings: 1),
      ])
  }
}
