import CSVRecords
import FileOutput
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of runs over many short files, which several threads check before their turns.
struct ShortInputsTests {
  private let directory = ScratchDirectory()

  /// Returns a check of 400 files of up to 50 records, one of which has several chunks, and one more findings than a thread
  /// collects.
  private func job() throws -> Job {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    func table(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
      let cells = ["1", "x", "", "20", "\"3\"", "\u{FF}"]
      let records = (0..<count).map { _ in
        cells.randomElement(using: &random)! + "," + cells.randomElement(using: &random)!
      }
      return [UInt8](
        latin: (["a,b"] + records).joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : ""))
    }
    var job = try Job(csv: [], rules: ["a": ["integer", "required"], "b": ["length:1.."]], columnCount: 2)
    job.inputs = (0..<400).map { _ in table(.random(in: 0...50, using: &random), &random) }
    job.inputs[150] = table(80_000, &random)
    job.inputs[300] = [UInt8](latin: "a,b\n" + String(repeating: "x,1\n", count: 60_000))
    return job
  }

  @Test func `findings and records of many short files are those of one thread, in the order of the files`()
    throws
  {
    let job = try job()
    let names = job.write(to: directory)
    let expected = try job.outcome(of: names, jobs: 1, BothReports(), in: directory)
    #expect(expected.summary.records > 140_000)
    for jobs in TestRun.isThorough ? [2, 3, 8] : [3] {
      let outcome = try job.outcome(of: names, jobs: jobs, BothReports(), in: directory)
      #expect(outcome.difference(from: expected) == nil)
    }
  }

  @Test func `findings that the caller receives are those of one thread`() throws {
    let job = try job()
    let names = job.write(to: directory)
    func findings(jobs: Int) throws -> [String] {
      let options = job.options(jobs: jobs)
      let inputs = try names.map { try TableInput($0, format: job.format, hasHeader: true, options: options) }
      let plan = CheckPlan(
        job.checks, columnCount: 2, format: job.format, options: options, report: TextReport())
      var findings: [String] = []
      _ = try TableCheck(plan).run(inputs) { findings.append($0.description()) }
      return findings
    }
    #expect(try findings(jobs: 3) == findings(jobs: 1))
  }

  @Test(arguments: [1, 3])
  func `a file that is gone ends the run with its name, and no output remains`(jobs: Int) throws {
    let job = try job()
    let names = job.write(to: directory)
    let options = job.options(jobs: jobs)
    let inputs = try names.map { try TableInput($0, format: job.format, hasHeader: true, options: options) }
    directory.remove("input201")
    directory.remove("input350")
    let plan = CheckPlan(
      job.checks, columnCount: 2, format: job.format, options: options, report: TextReport())
    let check = TableCheck(plan, outputs: .init(findings: try OutputFile(directory("findings"))))
    let error = #expect(throws: FileError.self) { try check.run(inputs) }
    #expect(error?.file == names[200])
    #expect((try? directory.bytes(of: "findings")) == nil)
  }

  @Test(arguments: [
    ([10, 10, 10, 10], 40, 1, [0..<1, 1..<2, 2..<3, 3..<4]),
    ([10, 10, 10, 10, 10], 80, 1, [0..<2, 2..<4, 4..<5]),
    ([10, 81, 10, 10], 80, 1, [0..<1, 2..<4]),
    ([70, 80, 0, 0], 80, 1, [0..<1, 1..<2, 2..<4]),
    ([], 80, 1, []),
    // Each waiting result has counts by column.
    ([1, 1, 1, 1, 1], 80, 2_000, [0..<2, 2..<4, 4..<5]),
    ([1, 1], 80, 5_000, [0..<1, 1..<2]),
  ])
  func `successive short files are checked together up to a quarter of a chunk`(
    sizes: [Int], chunkSize: Int, columns: Int, groups: [Range<Int>]
  ) throws {
    let inputs = try sizes.enumerated().map { index, size in
      let name = directory.write([UInt8](repeating: 0x0A, count: size), to: "lines\(index)")
      return PlannedInput(try TableInput(name, format: .lines, hasHeader: false, options: CheckOptions()))
    }
    var options = CheckOptions()
    options.chunkSize = chunkSize
    let rules = RuleSet(try [Catalog.rule("integer")])
    let checks = (0..<columns).map { ColumnCheck(name: nil, column: $0, rules: rules) }
    var plan = CheckPlan(checks, columnCount: columns, format: .lines, options: options)
    plan.options.chunkSize = chunkSize
    #expect(ShortInputs.groups(of: inputs, [plan]) == groups)
  }

  @Test func `output that waits for its turn is bounded for each group of files`() throws {
    var job = try Job(csv: [], rules: ["a": ["integer"]], columnCount: 1)
    job.inputs = (0..<30).map { _ in [UInt8](latin: "a\n" + String(repeating: "x\n", count: 2_000)) }
    let names = job.write(to: directory)
    let options = job.options(jobs: 2)
    let inputs = try names.map {
      PlannedInput(try TableInput($0, format: job.format, hasHeader: true, options: options))
    }
    let plan = CheckPlan(
      job.checks, columnCount: 1, format: job.format, options: options, report: JSONLinesReport())
    let checker = ShortInputChecker(
      inputs, [plan], copies: (false, false), findingsTo: FindingDestination(report: JSONLinesReport()))
    let sizes = checker.check(0..<30).map { $0?.output.size ?? 0 }
    let (one, all) = (sizes[0], sizes.reduce(0, +))
    #expect(one > 100_000 && one < OrderedOutput.limit)
    #expect(all >= OrderedOutput.limit && all < OrderedOutput.limit + one)
    let expected = try job.outcome(of: names, jobs: 1, JSONLinesReport(), in: directory)
    #expect(
      try job.outcome(of: names, jobs: 2, JSONLinesReport(), in: directory).difference(from: expected) == nil)
  }
}
