import CSVRecords
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of groups beyond the memory for them, of outputs, and of what stops a run.
struct GroupDecisionTests {
  private static let rules = """
    fields: [{name: trip, type: integer}, {name: stop, type: integer}]
    table: {groups: [{by: [trip], sortBy: stop, consecutive: stop}]}
    """

  private func run(
    _ text: String, _ options: CheckOptions, rules: String = Self.rules
  ) throws -> (findings: [Finding], summary: Summary) {
    let file = try RuleFile(Array(rules.utf8))
    let input = try TableInput(MemorySource(Array(text.utf8)), named: "stops.csv", options: options)
    let plan = try CheckPlan(file, of: input, options: options)
    var run = TableRun([plan], TableCheck.Outputs(), findingsTo: FindingDestination(passesToCaller: true))
    var findings: [Finding] = []
    let summary = try run.run([PlannedInput(input, findings: plan.headerFindings)]) { findings += $0.values }
    return (findings, summary)
  }

  @Test(arguments: [1 << 16, 1 << 19, 1 << 30])
  func `groups that take more memory than allowed are checked in parts on disk`(memory: Int) throws {
    var text = "trip,stop\n"
    for stop in 1...20 {
      for trip in 0..<2_000 { text += "\(trip),\(trip == 77 && stop > 9 ? stop + 1 : stop)\n" }
    }
    var options = CheckOptions()
    (options.uniqueMemory, options.uniqueDisk) = (memory, nil)
    let (findings, summary) = try run(text, options)
    #expect(findings.count == 1 && summary.invalid == 1)
    #expect(
      findings.first?.failure.code == "group.consecutive" && findings.first?.location.record == 9 * 2_000 + 78
    )
    #expect(findings.first?.failure.parameters["record"] == .integer(8 * 2_000 + 78))
  }

  @Test(arguments: [1, 8])
  func `a group that fits into the memory is checked by any number of threads`(jobs: Int) throws {
    var options = CheckOptions()
    (options.uniqueMemory, options.uniqueDisk, options.jobs) = (1 << 20, nil, jobs)
    var text = "trip,stop\n" + (1...3_000).map { "1,\($0)\n" }.joined()
    text += (2...90).map { "\($0),1\n" }.joined() + "1,3002\n"
    #expect(try run(text, options).findings.map(\.failure.code) == ["group.consecutive"])
  }

  @Test func `a single group that takes more memory than allowed is an error that says how to go on`() throws
  {
    var options = CheckOptions()
    (options.uniqueMemory, options.uniqueDisk) = (1 << 16, nil)
    let text = "trip,stop\n" + (1...5_000).map { "1,\($0)\n" }.joined()
    #expect {
      try run(text, options)
    } throws: { error in
      "\(error)"
        == "a group of 'table.groups[0]' takes more than 32768 bytes, a part of --unique-memory; raise it"
    }
    options.uniqueDisk = 0
    let several = "trip,stop\n" + (1...50_000).map { "\($0),1\n" }.joined()
    #expect {
      try run(several, options)
    } throws: { error in
      "\(error)"
        == "cannot write temporary files: the keys and groups take more than 32768 bytes of memory, and no files are allowed; raise --unique-memory or --unique-disk"
    }
  }

  @Test func `a table without a field of a group is checked for the others, and a warning says so`() throws {
    let (findings, summary) = try run(
      "trip,stip\n1,1\n", CheckOptions(), rules: Self.rules + "\nfieldsMatch: partial")
    #expect(findings.contains { $0.failure.code == "header.rule-skipped" && $0.severity == .warning })
    #expect(summary.unchecked.contains { $0.rule == "group" && $0.column == "stop" })
  }

  @Test func `after the last invalid record that is reported, no group is reported`() throws {
    var options = CheckOptions()
    options.stopsAfterInvalid = 1
    let (findings, summary) = try run("trip,stop\n1,1\n1,3\n1,5\n", options)
    #expect(findings.count == 1 && summary.isStopped && summary.records == 2)
  }

  @Test func `a code decides the severity of a requirement, and a rule file its text`() throws {
    let rules =
      Self.rules
      + "\nseverity: {group.consecutive: warning}\nmessages: {group.consecutive: 'a stop is missing after {other}'}"
    let (findings, summary) = try run("trip,stop\n1,1\n1,3\n", CheckOptions(), rules: rules)
    #expect(findings.map { $0.message() } == ["a stop is missing after line 2"] && summary.isValid)
  }
}
