import CSVRecords
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Compares random rules over tables of several files with the simple reference, for several sizes of chunks and numbers of
/// threads.
struct TableRulesRandomTests {
  private static let rounds = UInt64(TestRun.rounds(60))

  @Test(arguments: [1, 7, 64, ChunkReader.defaultChunkSize])
  func `findings of random table rules equal those of the reference`(chunkSize: Int) throws {
    let seed = TestRun.seed
    var seen: Set<String> = []
    for round in 0..<Self.rounds {
      let trial = RandomTable(seed: seed &+ round)
      let expected = trial.table.findings()
      for line in expected.lines { seen.insert(String(line.split(separator: " ")[3])) }
      for jobs in [1, 3] {
        let (lines, summary) = try Self.run(trial, chunkSize: chunkSize, jobs: jobs)
        guard lines == expected.lines, summary.isStopped == expected.isStopped,
          summary.breaksTableRules
            == expected.lines.contains(where: {
              $0.contains(" - ") && $0.contains("error") && !$0.contains("duplicate")
            }),
          summary.counts.reduce(0, { $0 + ($1.rule == "table" ? $1.findings : 0) }) == lines.count
        else {
          Issue.record(
            """
            seed \(seed &+ round), chunks of \(chunkSize), \(jobs) jobs
            expected \(expected)
            got      \(lines) \(summary)
            \(trial.json)
            \(trial.files)
            """)
          return
        }
      }
    }
    #expect(seen.count == 8, "every code has been seen: \(seen.sorted())")
  }

  /// Checks the files of a trial, and returns a line for each finding by a rule over the table.
  private static func run(
    _ trial: RandomTable, chunkSize: Int, jobs: Int
  ) throws -> (lines: [String], Summary) {
    let file = try RuleFile(Array(trial.json.utf8))
    var options = CheckOptions()
    (options.chunkSize, options.jobs) = (chunkSize, jobs)
    options.minimumRecords = trial.table.minimumRecords
    options.stopsAfterInvalid = trial.table.stopsAfterInvalid
    var plans: [CheckPlan] = []
    var planOfHeader: [[String]: Int] = [:]
    var inputs: [PlannedInput] = []
    for (index, text) in trial.files.enumerated() {
      let input = try TableInput(MemorySource(Array(text.utf8)), named: "\(index)", options: options)
      let header = try #require(input.header)
      if planOfHeader[header] == nil {
        planOfHeader[header] = plans.count
        let match = SchemaMatch(file, input)
        plans.append(
          CheckPlan(
            match.checks, recordChecks: match.recordChecks, table: match.tableChecks,
            columnCount: match.columnCount, format: input.format, options: options))
      }
      inputs.append(PlannedInput(input, plan: try #require(planOfHeader[header])))
    }
    var lines: [String] = []
    var run = TableRun(plans, TableCheck.Outputs(), findingsTo: FindingDestination(passesToCaller: true))
    let summary = try run.run(inputs) { buffer in
      for finding in buffer.values where finding.rule == "table" { lines.append(Self.line(finding)) }
    }
    return (lines, summary)
  }

  private static func line(_ finding: Finding) -> String {
    let parameters = finding.failure.parameters
    func text(_ name: String) -> String { parameters[name]?.description ?? "?" }
    let numbers =
      switch finding.failure.code.rawValue.dropFirst("table.".count) {
      case "too-few-records": "\(text("minimum")) \(text("actual"))"
      case "too-many-records": "\(text("maximum")) \(text("actual"))"
      case "absent-share": "\(text("absent")) \(text("records"))"
      case "distinct-share": "\(text("distinct")) \(text("values"))"
      case "not-sorted": text("previous")
      case "duplicate-record":
        parameters["file"] == nil ? text("record") : "\(text("record")) of \(text("file"))"
      default: parameters["minimum"] == nil ? "maximum" : "minimum"
      }
    let location = finding.location
    let isWhole = location.line == nil && location.column == nil && location.offset == nil
    return
      "\(finding.file) \(isWhole ? "-" : location.record?.description ?? "?") \(finding.field ?? "-") \(finding.failure.code) \(finding.severity.rawValue) \(numbers)"
  }
}
