import Synchronization
import Testing
import Validation

@testable import FormValidation

/// Tests of rules that have to wait.
struct AsyncRuleTests {
  static let form = Form([
    FormField("email", .email, label: "E-mail", rules: [.required, Rule(.email)]), FormField("code"),
    FormField("key", .password),
  ])

  static func post(_ body: String) throws -> Submission {
    try Submission(decoding: Array(body.utf8), as: .urlEncoded, for: form)
  }

  static func rule(
    _ inputs: [String] = ["email"], at field: String? = nil, deadline: Duration = .seconds(60),
    undecided: AsyncRule.Undecided = .refuses,
    verdict: @escaping @Sendable (AsyncRule.Values) async throws -> AsyncRule.Verdict
  ) -> AsyncRule {
    AsyncRule(
      "email.taken", reading: inputs, at: field, message: "{value} is taken", deadline: deadline,
      undecided: undecided,
      verdict: verdict)
  }

  @Test func `the error of a rule is one of its field`() async throws {
    let taken = Self.rule { values in values["email"] == "ann@example.com" ? .invalid : .valid }
    let refused = await Self.form.check(try Self.post("email=ann%40example.com"), with: [taken])
    #expect(refused.findings.map { "\($0.field!) \($0.finding.failure.code)" } == ["email email.taken"])
    #expect(refused.fields()[0].errorText == "ann@example.com is taken")
    #expect(await Self.form.check(try Self.post("email=bob%40example.com"), with: [taken]).isValid)
  }

  @Test(arguments: ["", "email=ann", "code=1"])
  func `a rule is not evaluated if a field that it reads has an error`(body: String) async throws {
    let result = await Self.form.check(
      try Self.post(body),
      with: [
        Self.rule { _ in
          Issue.record("evaluated")
          return .invalid
        }
      ])
    #expect(result.findings.map { $0.finding.rule } != ["email.taken"])
  }

  @Test func `an empty value is none`() async throws {
    let rule = Self.rule(["code"]) { _ in
      Issue.record("evaluated")
      return .invalid
    }
    #expect(await Self.form.check(try Self.post("email=ann%40example.com&code="), with: [rule]).isValid)
  }

  @Test func `a rule is not evaluated without any value, and reads only its own fields`() async throws {
    let evaluated = Mutex<[String]>([])
    let rules = [
      Self.rule(["code"]) { _ in
        evaluated.withLock { $0.append("code") }
        return .invalid
      },
      Self.rule(["code", "email"], at: "code") { values in
        evaluated.withLock {
          $0.append("\(values["code"] ?? "-") \(values["email"] ?? "-") \(values["key"] ?? "-")")
        }
        return .invalid
      },
    ]
    let result = await Self.form.check(try Self.post("email=ann%40example.com&key=secret"), with: rules)
    #expect(evaluated.withLock(\.self) == ["- ann@example.com -"])
    #expect(result.findings.map(\.field) == ["code"])
  }

  @Test(arguments: [AsyncRule.Undecided.refuses, .accepts])
  func `an undecided rule is an error or a warning with its own text`(policy: AsyncRule.Undecided)
    async throws
  {
    struct Unreachable: Error {}
    let result = await Self.form.check(
      try Self.post("email=ann%40example.com"),
      with: [Self.rule(undecided: policy) { _ in throw Unreachable() }])
    #expect(result.isValid == (policy == .accepts))
    #expect(result.findings.map(\.finding.failure.code) == ["form.undecided"])
    let texts = policy == .refuses ? [result.fields()[0].errorText ?? ""] : result.fields()[0].warnings
    #expect(texts == ["could not be checked now; try again"])
  }

  @Test
  func `a rule that does not end is undecided at its deadline, even if it ignores that it is cancelled`()
    async throws
  {
    let started = Mutex(false)
    let isReleased = Mutex(false)
    let rule = Self.rule(deadline: .milliseconds(20)) { _ in
      started.withLock { $0 = true }
      while !isReleased.withLock(\.self) { await Task.yield() }
      return .valid
    }
    let result = await Self.form.check(try Self.post("email=ann%40example.com"), with: [rule])
    isReleased.withLock { $0 = true }
    #expect(started.withLock(\.self) && result.findings.map(\.finding.failure.code) == ["form.undecided"])
  }

  @Test func `rules are evaluated side by side, and reported in their order`() async throws {
    // Each waits for the other: one after the other they would never end.
    let count = Mutex(0)
    func meeting(_ field: String) -> AsyncRule {
      Self.rule(at: field) { _ in
        count.withLock { $0 += 1 }
        while count.withLock(\.self) < 2 { await Task.yield() }
        return .invalid
      }
    }
    let result = await Self.form.check(
      try Self.post("email=ann%40example.com&code=1"), with: [meeting("code"), meeting("email")])
    #expect(result.findings.map(\.field) == ["email", "code"])
  }

  @Test func `a cancelled task has undecided rules`() async throws {
    let post = try Self.post("email=ann%40example.com")
    let isReleased = Mutex(false)
    let task = Task {
      await Self.form.check(
        post,
        with: [
          Self.rule { _ in
            while !isReleased.withLock(\.self) { await Task.yield() }
            return .valid
          }
        ])
    }
    task.cancel()
    #expect(await task.value.findings.map(\.finding.failure.code) == ["form.undecided"])
    isReleased.withLock { $0 = true }
  }

  @Test func `of a partial check the rules of checked fields are evaluated`() async throws {
    let rules = [
      Self.rule { _ in .invalid },
      Self.rule(at: "code") { _ in
        Issue.record("evaluated")
        return .invalid
      },
    ]
    let result = await Self.form.check(try Self.post("email=ann%40example.com"), only: ["email"], with: rules)
    #expect(result.findings.map(\.field) == ["email"])
  }
}
