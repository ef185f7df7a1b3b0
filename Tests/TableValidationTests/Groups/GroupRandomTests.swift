import CSVRecords
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Compares random requirements of groups over several files with the simple reference, for several sizes of chunks, numbers of
/// threads and amounts of memory.
struct GroupRandomTests {
  private static let rounds = UInt64(TestRun.rounds(80))

  @Test(arguments: [1, 64, ChunkReader.defaultChunkSize])
  func `findings of random groups equal those of the reference`(chunkSize: Int) throws {
    let seed = TestRun.seed
    var seen: Set<String> = []
    for round in 0..<Self.rounds {
      let trial = RandomGroups(seed: seed &+ round)
      var expected: [String] = []
      for group in trial.groups {
        for finding in group.findings(in: trial.records) {
          expected.append(Self.line(finding, trial.records))
          seen.insert(finding.code)
        }
      }
      for jobs in [1, 3] {
        var options = CheckOptions()
        (options.chunkSize, options.jobs) = (chunkSize, jobs)
        options.uniqueDisk = nil
        if round % 2 == 1 { options.uniqueMemory = 1 << 18 }
        let found = try Self.findings(trial, options)
        guard found.sorted() == expected.sorted() else {
          Issue.record(
            """
            seed \(seed &+ round), chunks of \(chunkSize), \(jobs) jobs
            missing \(Set(expected).subtracting(found).sorted())
            surplus \(Set(found).subtracting(expected).sorted())
            \(trial.yaml)
            \(trial.files)
            """)
          return
        }
      }
    }
    #expect(seen.count == 7, "every code has been seen: \(seen.sorted())")
  }

  private static func line(_ finding: ObviousGroups.Finding, _ records: [ObviousGroups.Record]) -> String {
    let place = records[finding.record].place
    let other = finding.other.map { other -> String in
      let first = records[other].place
      return first.file == place.file ? "\(first.record)" : "\(first.record) of \(first.file)"
    }
    return "\(place.file) \(place.record) \(finding.field ?? "-") \(finding.code) \(other ?? "-")"
  }

  private static func findings(_ trial: RandomGroups, _ options: CheckOptions) throws -> [String] {
    let rules = try RuleFile(Array(trial.yaml.utf8))
    let inputs = try trial.files.enumerated().map { index, text in
      try TableInput(MemorySource(Array(text.utf8)), named: "\(index)", options: options)
    }
    var (plans, numbers): ([CheckPlan], [[String]: Int]) = ([], [:])
    let planned = try inputs.map { input in
      let header = try #require(input.header)
      if numbers[header] == nil {
        numbers[header] = plans.count
        plans.append(try CheckPlan(rules, of: input, options: options))
      }
      return PlannedInput(input, plan: try #require(numbers[header]))
    }
    var lines: [String] = []
    var last = (file: 0, record: 0)
    var run = TableRun(plans, TableCheck.Outputs(), findingsTo: FindingDestination(passesToCaller: true))
    _ = try run.run(planned) { buffer in
      for finding in buffer.values {
        let place = (file: Int(finding.file) ?? -1, record: finding.location.record ?? -1)
        #expect(last <= place, "findings are in the order of the records")
        last = place
        guard finding.rule == "group" else { continue }
        let parameters = finding.failure.parameters
        let other = parameters["record"].map { record in
          parameters["file"].map { "\(record) of \($0)" } ?? "\(record)"
        }
        #expect(
          parameters["record"] == nil || "\(parameters["line"]!)" == "\(Int("\(parameters["record"]!)")! + 1)"
        )
        lines.append(
          "\(place.file) \(place.record) \(finding.field ?? "-") \(finding.failure.code) \(other ?? "-")")
      }
    }
    return lines
  }
}
