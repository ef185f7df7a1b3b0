import RuleFiles
import Testing
import Validation

/// Tests of rules over records in a rule file.
struct RecordRuleFileTests {
  private static let fields = """
    fields:
      - {name: country, type: string, constraints: {enum: [US, CA, DE]}}
      - {name: state, type: string}
      - {name: start, type: date}
      - {name: end, type: date}
      - {name: shipped, type: datetime}
      - {name: net, type: number}
      - {name: count, type: integer}
      - {name: active, type: boolean, trueValues: ["yes", "y"], falseValues: ["no"]}
      - {name: "first name"}
    """

  /// Returns the rule with these members, which are written as YAML.
  private static func rule(_ yaml: String) throws -> RecordRule {
    let file = try RuleFile(Array("\(fields)\nrules:\n  - {id: my-rule, \(yaml)}\n".utf8))
    return try #require(file.recordRules.first)
  }

  @Test(
    arguments: [
      (
        "compare: end >= start", ["start": "2024-01-02", "end": "2024-01-01"],
        ["start": "2024-01-01", "end": "2024-01-01"]
      ),
      (
        "compare: shipped >= start", ["start": "2024-01-02", "shipped": "2024-01-01T23:59:59"],
        ["start": "2024-01-02", "shipped": "2024-01-02T00:00:00"]
      ),
      (
        "compare: shipped < 2024-01-02", ["shipped": "2024-01-02T00:00:00"],
        ["shipped": "2024-01-01T23:59:59"]
      ),
      ("compare: start <= 2024-01-01T12:00:00", ["start": "2024-01-02"], ["start": "2024-01-01"]),
      (
        "compare: start < shipped", ["start": "2024-01-02", "shipped": "2024-01-02T00:00:00"],
        ["start": "2024-01-02", "shipped": "2024-01-02T00:00:00.5"]
      ),
      ("compare: 'start<\"2024-01-01\"'", nil, nil),
      ("compare: start < 2024-01-01", ["start": "2024-01-01"], ["start": "2023-12-31"]),
      ("compare: net + count == 1.5", ["net": "1", "count": "1"], ["net": "0.50", "count": "1"]),
      ("compare: -1 <= net", ["net": "-1.01"], ["net": "-1"]),
      ("compare: net == count", ["net": "1.5", "count": "1"], ["net": "1.0", "count": "1"]),
      ("compare: 'state != \"it''s\"'", ["state": "it's"], ["state": "its"]),
      ("compare: \"state != 'it''s'\"", ["state": "it's"], ["state": "its"]),
      (
        "compare: '`first name` > state'", ["first name": "a", "state": "b"],
        ["first name": "c", "state": "b"]
      ),
      ("at: state, required-if: {field: country, is: US}", ["country": "US"], ["country": "DE"]),
      ("at: state, required-if: {field: country, is: [US, CA]}", ["country": "CA"], ["country": "DE"]),
      ("at: state, required-if: {field: net, is: 1}", ["net": "1.0"], ["net": "2"]),
      (
        "at: state, required-if: {field: start, is: 2024-01-01}", ["start": "2024-01-01"],
        ["start": "2024-01-02"]
      ),
      ("at: state, required-if: {field: active, is: true}", ["active": "y"], ["active": "no"]),
      ("at: state, required-if: {field: net, rule: 'range:18..'}", ["net": "18"], ["net": "17"]),
      ("at: state, required-if: {field: net, present: true}", ["net": "18"], [:]),
      ("at: state, required-if: {field: net, present: false}", [:], ["net": "1"]),
      (
        "at: state, required-if: {all: [{field: net, present: true}, {not: {field: count, present: true}}]}",
        ["net": "1"], ["net": "1", "count": "1"]
      ),
      (
        "at: state, forbidden-if: {any: [{field: net, is: 1}, {field: count, is: 1}]}",
        ["state": "x", "count": "1"], ["state": "x", "count": "2"]
      ),
      ("at: state, required-with: [net, count]", ["count": "1"], ["count": "1", "state": "x"]),
      ("exactly-one-of: [net, count]", ["net": "1", "count": "1"], ["net": "1"]),
      ("at-least-one-of: [net, count]", [:], ["net": "1", "count": "1"]),
      ("at-most-one-of: [net, count]", ["net": "1", "count": "1"], [:]),
      ("all-or-none: [net, count]", ["net": "1"], [:]),
      (
        "compare: net > 0, when: {field: country, is: US}", ["net": "0", "country": "US"],
        ["net": "0", "country": "DE"]
      ),
    ] as [(String, [String: String]?, [String: String]?)])
  func `a rule rejects the records that violate it and accepts the others`(
    yaml: String, rejected: [String: String]?, accepted: [String: String]?
  ) throws {
    guard let rejected, let accepted else {
      #expect(throws: RuleFileError.self) { try Self.rule(yaml) }
      return
    }
    let rule = try Self.rule(yaml)
    #expect(rule.failure(of: rejected) != nil)
    #expect(rule.failure(of: accepted) == nil)
  }

  @Test func `a rule has a name, a field, a severity and a message`() throws {
    let rule = try Self.rule("compare: end > start, at: end, severity: warning, message: must be later")
    #expect(rule.name == "my-rule" && rule.field == "end" && rule.severity == .warning)
    #expect(rule.failure(of: ["start": "2024-01-01", "end": "2024-01-01"])?.message == "must be later")
    #expect(rule.inputs == ["end", "start"])
    let plain = try Self.rule("compare: end > start")
    #expect(plain.field == nil && plain.severity == .error && plain.message == nil)
    #expect(try Self.rule("at: state, required-with: [net]").field == "state")
  }

  @Test func `a condition shows a boolean by its first spelling`() throws {
    let rule = try Self.rule("at: state, required-if: {field: active, is: false}")
    #expect(rule.failure(of: ["active": "no"])?.message == "must be present if active is no")
  }

  @Test func `a file without rules over records has none`() throws {
    let file = try RuleFile(Array(Self.fields.utf8))
    #expect(
      file.recordRules.isEmpty && file.limits == nil && file.fields.allSatisfy { $0.normalization == nil })
  }
}
