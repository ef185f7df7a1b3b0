import Testing
import Validation

/// Checks the findings of a record, how often strategies are evaluated, and secret values.
struct RecordEvaluatorTests {
  @Test func `findings of fields come first, in order, then those of rules over several fields`() {
    let evaluator = RecordEvaluator(
      [
        .init("email", rules: RuleSet([.required, Rule(.email)]), normalization: Normalization([.trim])),
        .init("start", rules: RuleSet([Rule(.date)])),
        .init("end", rules: RuleSet([.notBlank, Rule(.date)])),
      ],
      rules: [
        RecordRule(
          "in-order",
          .comparison(RecordComparison([.field("start", .day)], .atMost, [.field("end", .day)])), at: "end")
      ])
    func codes(_ record: [String: String], _ scope: CheckScope = .all) -> [String] {
      evaluator.findings(in: record, reporting: scope)
        .map { "\($0.field ?? "-") \($0.finding.rule) \($0.finding.failure.code)" }
    }
    #expect(codes(["email": " a@b.co ", "start": "2024-01-01", "end": "2024-01-02"]) == [])
    #expect(
      codes(["start": "2024-01-02", "end": "2024-01-01"])
        == ["email required required", "end in-order comparison.not-met"])
    #expect(
      codes(["email": "ann", "start": "x", "end": " "]) == [
        "email email email.no-at-sign", "start date date.malformed", "end not-blank not-blank",
        "end date date.malformed",
      ])
    #expect(codes(["email": "ann", "end": " "], .first) == ["email email email.no-at-sign"])
    #expect(
      codes(["email": "ann", "end": " "], .firstPerField)
        == ["email email email.no-at-sign", "end not-blank not-blank"])
  }

  @Test func `on an invalid value each strategy is evaluated once, the first that rejects it twice`() {
    let counted = (0..<4).map { CountedStrategy(rejects: $0 == 1 || $0 == 3) }
    let rules = counted.enumerated().map { Rule($1, name: "r\($0)") }
    let evaluator = RecordEvaluator([.init("a", rules: RuleSet(rules))])
    #expect(evaluator.findings(in: ["a": "x"]).map(\.finding.rule) == ["r1", "r3"])
    #expect(counted.map(\.verdicts) == [1, 1, 0, 0])
    #expect(counted.map(\.failures) == [0, 1, 1, 1])
  }

  @Test func `a value that a strategy rejects without a failure is invalid`() {
    let silent = CountedStrategy(rejects: true, isSilent: true)
    let same = RecordRule("same", .comparison(RecordComparison([.field("a")], .unequal, [.field("b")])))
    let evaluator = RecordEvaluator(
      [.init("a", rules: RuleSet([Rule(silent, name: "silent")])), .init("b", rules: RuleSet([]))],
      rules: [same])
    let findings = evaluator.findings(in: ["a": "x", "b": "x"])
    #expect(findings.map(\.finding.failure.code) == ["rule.unexplained"])
    #expect(findings.map(\.finding.rule) == ["silent"])
  }

  @Test func `a field is secret if a rule over several fields treats it as secret`() {
    let kept = RecordRule("kept", .keeps("a", PasswordStrategy()))
    let evaluator = RecordEvaluator(
      [.init("a", rules: RuleSet([Rule(.ascii)])), .init("b", rules: RuleSet([]))], rules: [kept])
    #expect(evaluator.fields.map(\.rules.isSecret) == [true, false])
    let finding = evaluator.findings(in: ["a": "\u{1FC}"])[0].finding
    #expect(finding.failure.parameters["character"] == "…")
  }
}

/// A strategy that counts its evaluations.
private final class CountedStrategy: InputFieldValidationStrategy {
  private let rejects: Bool
  private let isSilent: Bool
  private let verdictCounter = AskedStrategy.Counter()
  private let failureCounter = AskedStrategy.Counter()

  init(rejects: Bool, isSilent: Bool = false) { (self.rejects, self.isSilent) = (rejects, isSilent) }

  var verdicts: Int { verdictCounter.count }
  var failures: Int { failureCounter.count }

  func verdict(on value: Span<UInt8>) -> Verdict {
    verdictCounter.increment()
    return Verdict(!rejects)
  }

  func failure(of value: Span<UInt8>) -> ValidationFailure? {
    failureCounter.increment()
    return rejects && !isSilent ? ValidationFailure("counted.rejected") : nil
  }
}
