import CSVRecords
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Rules over records and normalization against the obvious check, for any number of threads and any size of chunks.
struct RecordRulesRandomTests {
  #if DEBUG
    private static let rounds: UInt64 = 150
  #else
    private static let rounds: UInt64 = 1500
  #endif

  private let directory = ScratchDirectory()

  @Test(arguments: [1, 7, 64, 4096])
  func `what is found, counted and written is what the obvious check finds`(chunkSize: Int) throws {
    let seed = UInt64.random(in: 0...(.max))
    print("chunks of \(chunkSize): random rule files from seed \(seed)")
    var seen: Set<String> = []
    for round in 0..<Self.rounds {
      let trial = RandomRuleFile(seed: seed &+ round)
      let file: RuleFile
      do throws(RuleFileError) {
        file = try RuleFile(Array(trial.json.utf8))
      } catch {
        Issue.record("seed \(seed &+ round): \(error)\n\(trial.json)")
        return
      }
      #expect(file.recordRules.count == trial.rules.count)
      let jobs = Int(round % 3) + 1
      if let difference = try difference(
        trial, file, chunkSize, jobs, writesNormalized: round % 2 == 0, &seen)
      {
        Issue.record(
          "seed \(seed &+ round), \(jobs) jobs: \(difference)\n\(trial.json)\n\(trial.table.escaped)")
        return
      }
    }
    guard Self.rounds >= 1500 else { return }
    #expect(seen.count == 10, "every question has been answered with no: \(seen.sorted())")
  }

  private func difference(
    _ trial: RandomRuleFile, _ file: RuleFile, _ chunkSize: Int, _ jobs: Int, writesNormalized: Bool,
    _ seen: inout Set<String>
  ) throws -> String? {
    let expected = ObviousRecordCheck(trial, file, writesNormalized: writesNormalized)
    var options = CheckOptions()
    options.reportsAll = trial.reportsAll
    options.writesNormalized = writesNormalized
    options.chunkSize = chunkSize
    options.jobs = jobs
    let path = directory.write(trial.table, to: "in")
    let (reported, counted) = (
      try run(path, file, options, BriefReport()), try run(path, file, options, nil)
    )
    for word in reported.findings.split(separator: " ") where Self.codes.contains(String(word)) {
      seen.insert(String(word))
    }
    if reported.findings != expected.findings {
      return "expected\n\(expected.findings)got\n\(reported.findings)"
    }
    for run in [reported, counted] {
      if run.valid != expected.valid {
        return "valid: \(expected.valid.escaped)\ngot:   \(run.valid.escaped)"
      }
      if run.invalid != expected.invalid { return "invalid: \(expected.invalid.escaped)" }
      if run.summary.invalid != expected.invalidCount { return "\(run.summary.invalid) invalid" }
      var counts = run.counts
      counts["errors"] = expected.counts["errors"]
      if counts != expected.counts { return "expected \(expected.counts), got \(counts)" }
      if run.changes != expected.changes { return "expected \(expected.changes), got \(run.changes)" }
    }
    return nil
  }

  private static let codes: Set<String> = [
    "comparison.not-met", "required-if", "required-with", "forbidden-if", "exactly-one-of", "at-least-one-of",
    "at-most-one-of", "all-or-none", "header.rule-skipped", "record.ragged",
  ]

  private struct Run {
    var findings = ""
    var valid: [UInt8] = []
    var invalid: [UInt8] = []
    var summary = Summary()

    var counts: [String: Int] {
      Dictionary(summary.counts.map { ("\($0.field ?? "")/\($0.code ?? $0.rule)", $0.findings) }) { $0 + $1 }
    }
    var changes: [String: Int] {
      Dictionary(summary.changes.map { ("\($0.field ?? "")/\($0.step.rawValue)", $0.values) }) { $0 + $1 }
    }
  }

  private func run(
    _ path: String, _ file: RuleFile, _ options: CheckOptions, _ report: (any Report)?
  ) throws -> Run {
    let input = try TableInput(path, format: .csv(Dialect()), hasHeader: true, options: options)
    let match = SchemaMatch(file, input)
    let plan = CheckPlan(
      match.checks, recordChecks: match.recordChecks, columnCount: input.columnCount ?? 1,
      format: .csv(Dialect()), options: options, report: report)
    for name in ["findings", "valid", "invalid"] { directory.remove(name) }
    var check = TableCheck(
      plan,
      outputs: .init(
        findings: report == nil ? nil : try OutputFile(directory("findings")),
        valid: try OutputFile(directory("valid")), invalid: try OutputFile(directory("invalid"))))
    let summary = try check.run([input], tableFindings: match.findings)
    return Run(
      findings: report == nil ? "" : (try? directory.text(of: "findings")) ?? "",
      valid: (try? directory.bytes(of: "valid")) ?? [],
      invalid: (try? directory.bytes(of: "invalid")) ?? [], summary: summary)
  }
}
