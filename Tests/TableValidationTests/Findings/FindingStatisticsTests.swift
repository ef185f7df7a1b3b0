import CSVRecords
import FileOutput
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of the statistics that documents get at the end of a run.
struct FindingStatisticsTests {
  /// A document that stores what it gets.
  private final class Recorder: DocumentReport {
    var codes: [FailureCode] = []
    var run = RunReport()
    var needsStatistics: Bool { true }

    func append(_ finding: Finding, to output: inout [UInt8]) { codes.append(finding.failure.code) }
    func end(_ run: RunReport, to output: inout [UInt8]) { self.run = run }
  }

  /// Checks a table with rules on its columns, and returns what a document got.
  private func record(
    _ table: String, _ options: CheckOptions, _ rules: KeyValuePairs<String, [String]>
  ) throws -> (Recorder, Summary) {
    let directory = ScratchDirectory()
    let recorder = Recorder()
    let input = try TableInput(MemorySource(Array(table.utf8)), named: "t.csv", options: options)
    let checks = try rules.enumerated().map { index, column in
      ColumnCheck(
        name: column.key, column: index, rules: RuleSet(try column.value.map { try Catalog.rule($0) }))
    }
    let plan = CheckPlan(checks, columnCount: rules.count, format: .csv(.init()), options: options)
    var outputs = TableCheck.Outputs()
    outputs.reports = [ReportFile(recorder, try OutputFile(directory("report")))]
    let summary = try TableCheck(plan, outputs: outputs).run([input])
    return (recorder, summary)
  }

  @Test func `random tables have the statistics of their findings, for any chunk size and number of jobs`()
    throws
  {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    let cells = ["1", "2", "x", "yy", "", "zzz", "4000", "é", "\"a\"\"b\"", "so \"it\" is"]
    for _ in 0..<TestRun.rounds(30) {
      let rows = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        "\(cells.randomElement(using: &generator)!),\(cells.randomElement(using: &generator)!)"
      }
      let table = "a,b\n" + rows.joined(separator: "\n")
      var options = CheckOptions()
      options.reportsAll = Bool.random(using: &generator)
      options.jobs = 1
      let rules: KeyValuePairs = [
        "a": ["required", "integer", "length:..2"], "b": ["length:2..3", "unique"],
      ]
      let (expected, summary) = try record(table, options, rules)
      var statistics = FindingStatistics()
      let input = try TableInput(MemorySource(Array(table.utf8)), named: "t.csv", options: options)
      let checks = try rules.enumerated().map { index, column in
        ColumnCheck(
          name: column.key, column: index, rules: RuleSet(try column.value.map { try Catalog.rule($0) }))
      }
      let plan = CheckPlan(checks, columnCount: 2, format: .csv(.init()), options: options)
      for finding in try TableCheck(plan).findings(in: input) { statistics.add(finding, of: nil) }
      #expect(expected.run.statistics == statistics, "seed \(seed)")
      #expect(statistics.entries.reduce(0) { $0 + $1.count } == expected.run.totalFindings, "seed \(seed)")
      #expect(expected.codes.count == expected.run.reportedFindings && summary.omittedFindings == 0)
      options.chunkSize = Int.random(in: 1...300, using: &generator)
      options.jobs = 3
      let (other, _) = try record(table, options, rules)
      #expect(other.run.statistics == statistics, "seed \(seed)")
      #expect(other.codes == expected.codes, "seed \(seed)")
      #expect(other.run.columns.map(\.invalid) == expected.run.columns.map(\.invalid), "seed \(seed)")
      #expect(other.run.columns.map(\.absent) == expected.run.columns.map(\.absent), "seed \(seed)")
    }
  }

  @Test func `columns have the numbers of absent values and of records with an error`() throws {
    let (recorder, _) = try record(
      "a,b\n1,\n,x\nx,y\n1\n", CheckOptions(),
      ["a": ["required", "integer"], "b": ["integer", "length:..9"]])
    #expect(recorder.run.columns.map(\.absent) == [1, 1])
    #expect(recorder.run.columns.map(\.invalid) == [2, 2])
    #expect(recorder.run.wholeRecords.invalid == 1)
    #expect(recorder.run.columns.map(\.rules) == [["required", "integer"], ["integer", "length"]])
  }

  @Test func `the first thousand distinct values are counted exactly`() throws {
    let values = (0..<1_500).map { "v\($0)" } + ["v7", "v7", "v1400"]
    var options = CheckOptions()
    options.chunkSize = 64
    let (recorder, _) = try record("a\n" + values.joined(separator: "\n"), options, ["a": ["integer"]])
    let entry = recorder.run.statistics.entries[0]
    #expect(entry.isApproximate)
    #expect(entry.mostFrequentValues(2).map(\.value) == ["v7", "v0"])
    #expect(entry.mostFrequentValues(1).map(\.count) == [3])
  }

  @Test(arguments: [1, 3])
  func `limits admit the first findings in the order of the input`(jobs: Int) throws {
    var options = CheckOptions()
    options.chunkSize = 8
    options.jobs = jobs
    options.findingLimits = FindingLimits(total: 5, perRule: 3)
    let (recorder, summary) = try record(
      "a,b\n" + String(repeating: "x,y\n", count: 20), options, ["a": ["integer"], "b": ["length:2.."]])
    #expect(
      recorder.codes == [
        "integer.malformed", "length.too-short", "integer.malformed", "length.too-short", "integer.malformed",
      ])
    #expect(summary.omittedFindings == 35)
    #expect(recorder.run.statistics.entries.map(\.count) == [20, 20])
  }
}
