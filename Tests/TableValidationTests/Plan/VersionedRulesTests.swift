import FileOutput
import FindingReports
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests of a check by two versions of a rule file: the records whose verdict differs are those of two checks that are compared.
struct VersionedRulesTests {
  private static let fields = [
    "type: integer", "type: integer, constraints: {maximum: 5}",
    "type: string, constraints: {pattern: '[0-9a]+'}",
    "constraints: {required: true}", "constraints: {unique: true}",
    "type: string, constraints: {minLength: 2}",
    "title: x", "missingValues: ['', '-']", "constraints: {enum: [\"1\", \"a\", \"2\"]}",
    "type: integer, constraints: {unique: true}",
    "rules: [{length: ..1, severity: warning}]", "normalize: [trim], constraints: {enum: [\"1\", a]}",
  ]
  private static let others = [
    "", "primaryKey: [a]", "uniqueKeys: [[a, b]]", "rules: [{id: r, compare: a < b}]",
    "rules: [{id: r, compare: b < a}]",
    "rules: [{id: r, at-least-one-of: [a, b]}]", "severity: {length: ignore, range: warning}",
    "foreignKeys: [{fields: [a], reference: {fields: [b]}}]",
  ]

  /// Rules that both versions must have.
  private static let common = [
    "severity: {primary-key.duplicate: warning}\nprimaryKey: [a]", "severity: {record.ragged: warning}",
    "severity: {unique-key: warning, record: warning}\nuniqueKeys: [[a, b]]",
  ]

  private struct Case {
    var random: SeededGenerator
    let fields: [[String]]
    let match: String
    let text: String

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      fields = (0..<3).map { _ in
        let old = VersionedRulesTests.fields.randomElement(using: &random)!
        return [
          old, Bool.random(using: &random) ? old : VersionedRulesTests.fields.randomElement(using: &random)!,
        ]
      }
      match = ["equal", "subset", "superset", "partial"].randomElement(using: &random)!
      let names = [["a", "b", "c"], ["c", "b", "a", "d"], ["a", "b"]].randomElement(using: &random)!
      let values = ["1", "2", "7", "a", "", "-", "12", " 1", "x y", "\"q\"\"\"", "é"]
      var lines = [names.joined(separator: ",")]
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        let count = Int.random(in: 0...19, using: &random) == 0 ? names.count - 1 : names.count
        lines.append((0..<count).map { _ in values.randomElement(using: &random)! }.joined(separator: ","))
      }
      text = lines.joined(separator: "\n") + "\n"
      self.random = random
    }

    mutating func file(_ version: Int, _ rest: String) throws -> RuleFile {
      let fields = zip(["a", "b", "c"], fields).map { "  - {name: \($0), \($1[version])}" }
      return try RuleFile(
        Array("fieldsMatch: \(match)\nfields:\n\(fields.joined(separator: "\n"))\n\(rest)\n".utf8))
    }
  }

  @Test func `the verdicts that differ are those of two checks`() throws {
    var changes = 0
    for seed in 0..<300 as Range<UInt64> {
      var random = Case(seed: seed)
      let rests = (0..<2).map { _ in Self.others.randomElement(using: &random.random)! }
      let shared = (Self.others + Self.common + Self.common).randomElement(using: &random.random)!
      let rest = Bool.random(using: &random.random) ? [shared, shared] : rests
      // Fields of different types have no order.
      guard let old = try? random.file(0, rest[0]), let new = try? random.file(1, rest[1]) else { continue }
      let scratch = ScratchDirectory(["t.csv": random.text])
      var options = CheckOptions()
      options.jobs = Int.random(in: 1...2, using: &random.random)
      options.chunkSize = Int.random(in: 64...512, using: &random.random)
      func input() throws -> TableInput { try TableInput(scratch("t.csv"), by: old, options: options) }
      func invalid(_ rules: RuleFile) throws -> Set<Int> {
        let input = try input()
        let findings = try TableCheck(CheckPlan(rules, of: input, options: options)).findings(in: input)
        return Set(findings.filter { $0.severity == .error }.compactMap(\.location.record))
      }
      let isSameRule = rest[0] == rest[1]
      let sharedFields = zip(["a", "b", "c"], random.fields).filter { $1[0] == $1[1] && isSameRule }.map(\.0)
      let rules = VersionedRules(
        old, new, folders: ("", ""), sharedFields: Set(sharedFields), changedRules: isSameRule ? [] : ["r"])
      let versioned = try input()
      let plan = try CheckPlan(rules, of: versioned, options: options)
      var found: [RuleVersion: Set<Int>] = [.old: [], .new: []]
      _ = try TableCheck([plan], outputs: .init()).run([PlannedInput(versioned, findings: [])]) { finding in
        #expect(finding.version != nil && finding.location.record != nil)
        if let version = finding.version, let record = finding.location.record {
          found[version]?.insert(record)
        }
      }
      let (before, now) = (try invalid(old), try invalid(new))
      let comment = Comment("seed \(seed): \(random.fields) \(rest) \(random.match)\n\(random.text)")
      #expect(found[.old] == before.subtracting(now), comment)
      #expect(found[.new] == now.subtracting(before), comment)
      changes += before.symmetricDifference(now).count
    }
    #expect(changes > 500)
  }
}
