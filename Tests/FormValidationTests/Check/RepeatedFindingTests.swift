import RuleFiles
import TestSupport
import Testing
import Validation

@testable import FormValidation

/// Tests that the findings of a submission do not grow with the number of values of a field.
struct RepeatedFindingTests {
  @Test func `a text that is no number is one finding of a number with bounds`() throws {
    let form = Form([
      FormField("n", .number, rules: [Rule(.integer), Rule(.range(1...9)), Rule(.multiple(of: 2))])
    ])
    for (value, codes) in [
      ("x", ["integer.malformed"]), ("11", ["range.too-large", "multiple-of.not-multiple"]),
    ] {
      let post = try Submission(decoding: Array("n=\(value)".utf8), as: .urlEncoded, for: form)
      #expect(form.check(post).findings.map(\.finding.failure.code.rawValue) == codes)
    }
  }

  private static let form = Form([
    FormField("c", .choice((1...9).map { .init("choice \($0)") }, allowsSeveral: true)),
    FormField("s"),
  ])

  private static func result(_ body: String) throws -> FormResult {
    form.check(try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form))
  }

  @Test func `many invalid values of a field are one finding, and the responses stay small`() throws {
    let body = Array(repeating: "c=x", count: 1_000).joined(separator: "&")
    let result = try Self.result(body)
    #expect(result.findings.count == 1)
    #expect(result.problem().count < 600 && result.errorsObject().count < 400)
  }

  @Test func `a finding has the number of values with its failure, and the parameters of the first`() throws {
    let result = try Self.result("c=x&c=choice+1&c=y&c=%FF&c=z&s=1&s=2&s=3")
    let found = result.findings.map { "\($0.field ?? "-") \($0.finding.failure.code) \($0.count)" }
    #expect(found == ["c one-of.not-listed 3", "c text.invalid-utf8 1", "s form.repeated 1"])
    let problem = String(decoding: result.problem(), as: UTF8.self)
    #expect(problem.contains(#""count":3}"#) && !problem.contains(#""count":1"#))
    let errors = String(decoding: result.errorsObject(), as: UTF8.self)
    #expect(errors.contains(#""count":3}"#) && !errors.contains(#""count":1"#))
  }

  @Test func `the counts are those of a slow count for random values and rules`() throws {
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(300) {
      var rules = [Rule(LengthStrategy(2...3)), Rule(LengthStrategy(...1)), Rule(AlphabetStrategy(.letters))]
      rules[Int.random(in: 0..<3, using: &generator)].severity = .warning
      let choices = FormField.Kind.choice([], allowsSeveral: true)
      let form = Form([FormField("c", choices, rules: rules)])
      let values = (0..<Int.random(in: 2..<40, using: &generator)).map { _ in
        ["a", "ab", "abcd", "1", "12", "a1b2", ""].randomElement(using: &generator)!
      }
      var expected: [String: Int] = [:]
      for value in values where !value.isEmpty {
        let alone = form.check(try Self.post(["c=" + value], form)).findings
        for finding in alone { expected[Self.text(finding), default: 0] += 1 }
      }
      let found = form.check(try Self.post(values.map { "c=" + $0 }, form)).findings
      var counts: [String: Int] = [:]
      for finding in found { counts[Self.text(finding), default: 0] += finding.count }
      #expect(counts == expected, "seed \(seed): \(values)")
      #expect(found.count <= 4, "seed \(seed): \(values)")
    }
  }

  private static func post(_ pairs: [String], _ form: Form) throws -> Submission {
    try Submission(decoding: Array(pairs.joined(separator: "&").utf8), as: .urlEncoded, for: form)
  }

  private static func text(_ finding: RecordFinding) -> String {
    "\(finding.finding.failure.code) \(finding.finding.severity)"
  }
}
