import CSVRecords
import FileOutput
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Compares rules over records and normalization with the simple reference check, for several numbers of threads and
/// chunk sizes.
struct RecordRulesRandomTests {
  private static let rounds = UInt64(TestRun.rounds(40))

  private let directory = ScratchDirectory()

  @Test(arguments: [1, 7, 64, 4096])
  func `findings, counts and outputs of random rule files equal those of the reference`(chunkSize: Int) throws
  {
    let seed = TestRun.seed
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
    guard Self.rounds >= 800 else { return }
    #expect(seen.count == 10, "every kind of rule has failed: \(seen.sorted())")
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
    if let difference = evaluatorDifference(trial, file, reported.findings) { return difference }
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

  /// Returns the difference between the findings of the columns and those of the evaluator for single records, or
  /// `nil`.
  private func evaluatorDifference(
    _ trial: RandomRuleFile, _ file: RuleFile, _ reported: String
  ) -> String? {
    let rules = file.recordRules.filter { rule in
      trial.rules.first { $0.id == rule.name }!.isChecked(trial.header)
    }
    let isNeeded = Set(rules.flatMap { $0.inputs + [$0.field].compactMap(\.self) })
    let fields = file.fields.filter { trial.header.contains($0.name) || isNeeded.contains($0.name) }
    let evaluator = RecordEvaluator(
      fields.map { .init($0.name, rules: $0.rules, normalization: $0.normalization) }, rules: rules)
    var records = ObviousRecords(trial.table, .csv(Dialect()), from: 0)
    _ = records.next()
    var (expected, number) = ([String](), 0)
    while let record = records.next() {
      number += 1
      guard record.fields.count == trial.header.count else { continue }
      let texts = record.fields.map { String(decoding: $0.value, as: UTF8.self) }
      let values = Dictionary(uniqueKeysWithValues: zip(trial.header, texts))
      let scope = trial.reportsAll ? CheckScope.all : .firstPerField
      expected += evaluator.findings(in: values, reporting: scope).map { found in
        let finding = found.finding
        let field = found.field.flatMap { trial.header.contains($0) ? $0 : nil } ?? "-"
        return "\(number) \(field) \(finding.rule) \(finding.failure.code) \(finding.severity.rawValue)"
      }
    }
    let words = reported.split(separator: "\n").map { line in line.split(separator: " ").map(String.init) }
    let found = words.filter { $0.count > 5 && $0[3] != "record" && $0[3] != "header" }.map { words in
      ([words[0]] + words[2...5]).joined(separator: " ")
    }
    guard found.sorted() != expected.sorted() else { return nil }
    let (wanted, actual) = (expected.sorted().joined(separator: "\n"), found.sorted().joined(separator: "\n"))
    return "evaluator \(wanted)\ncolumns \(actual)"
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
    let plan = try CheckPlan(file, of: input, options: options, report: report)
    for name in ["findings", "valid", "invalid"] { directory.remove(name) }
    let check = TableCheck(
      plan,
      outputs: .init(
        findings: report == nil ? nil : try OutputFile(directory("findings")),
        valid: try OutputFile(directory("valid")), invalid: try OutputFile(directory("invalid"))))
    let summary = try check.run([input])
    return Run(
      findings: report == nil ? "" : (try? directory.text(of: "findings")) ?? "",
      valid: (try? directory.bytes(of: "valid")) ?? [],
      invalid: (try? directory.bytes(of: "invalid")) ?? [], summary: summary)
  }
}
