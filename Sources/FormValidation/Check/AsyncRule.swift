public import Validation

/// A rule of a server that has to wait for its verdict: whether a name is taken, whether an address exists.
///
/// ```swift
/// let free = AsyncRule("email.taken", reading: ["email"], message: "{value} has an account already") { values in
///   values["email"] == "ann@example.com" ? .invalid : .valid  // a server waits for its database here
/// }
/// let post = try Submission(decoding: Array("email=ann%40example.com".utf8), as: .urlEncoded, for: form)
/// let result = await form.check(post, with: [free])
/// print(result.fields()[0].errorText ?? "")  // prints ann@example.com has an account already
/// ```
///
/// A rule is evaluated after the rules of its fields, and only if these have no error and at least one of them has a value. Rules are
/// evaluated side by side. A rule whose closure throws, or has not ended at its deadline, is undecided.
public struct AsyncRule: Sendable {
  /// The verdict of a rule on the values.
  public enum Verdict: Sendable, Hashable {
    case valid
    /// The values break the rule; the text is that of the rule.
    case invalid
    /// It cannot be decided now, for example because a service does not answer.
    case undecided
  }

  /// What an undecided rule means for the submission.
  public enum Undecided: Sendable, Hashable {
    /// An error: the submission is not valid, and the text advises to try again.
    case refuses
    /// A warning: the submission is valid if nothing else is wrong with it.
    case accepts
  }

  /// The code of the error, for programs: `email.taken`.
  public let code: FailureCode
  /// The names of the fields whose values the rule reads.
  public let inputs: [String]
  /// The name of the field that the error belongs to.
  public let field: String
  /// The text of the error, in which `{value}` is the value of the field, empty for a secret, and `{field}` its label.
  public let message: String
  /// The longest time that the rule may take.
  public let deadline: Duration
  /// What it means if the rule is undecided.
  public let undecided: Undecided
  /// The text if the rule is undecided, with the same placeholders.
  public let undecidedMessage: String
  let verdict: @Sendable (Values) async throws -> Verdict

  /// The accepted values of the fields that the rule reads, normalized.
  public struct Values: Sendable {
    private let values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    /// The value of a field, the first of several; `nil` if it is absent, and for a field that the rule does not read.
    public subscript(name: String) -> String? { values[name] }
  }

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - code: The code of the error.
  ///   - inputs: The names of the fields whose values the rule reads, at least one.
  ///   - field: The field that the error belongs to; the first input by default.
  ///   - message: The text of the error.
  ///   - deadline: The longest time that the rule may take; three seconds by default.
  ///   - undecided: What it means if the rule is undecided; by default the submission is refused.
  ///   - undecidedMessage: The text if the rule is undecided.
  ///   - verdict: Decides whether the values are valid. It is cancelled at the deadline.
  /// - Precondition: There is an input.
  public init(
    _ code: FailureCode, reading inputs: [String], at field: String? = nil, message: String,
    deadline: Duration = .seconds(3), undecided: Undecided = .refuses,
    undecidedMessage: String = "could not be checked now; try again",
    verdict: @escaping @Sendable (Values) async throws -> Verdict
  ) {
    precondition(!inputs.isEmpty, "a rule reads at least one field")
    (self.code, self.inputs, self.field, self.message) = (code, inputs, field ?? inputs[0], message)
    (self.deadline, self.undecided, self.undecidedMessage) = (deadline, undecided, undecidedMessage)
    self.verdict = verdict
  }
}

extension AsyncRule {
  /// Returns the verdict, or `undecided` at the deadline, even if the closure does not end when it is cancelled.
  func verdict(on values: Values) async -> Verdict {
    let race = FirstResult<Verdict>()
    let work = Task { race.finish(with: (try? await verdict(values)) ?? .undecided) }
    let timer = Task {
      try await Task.sleep(for: deadline)
      race.finish(with: .undecided)
    }
    let result = await withTaskCancellationHandler {
      await race.value
    } onCancel: {
      race.finish(with: .undecided)
    }
    work.cancel()
    timer.cancel()
    return result
  }

  /// Returns the finding of a verdict; `nil` if the values are valid.
  func finding(of verdict: Verdict) -> RuleSet.Finding? {
    switch verdict {
    case .valid: nil
    case .invalid: finding(code, message, as: .error)
    case .undecided:
      finding("form.undecided", undecidedMessage, as: undecided == .refuses ? .error : .warning)
    }
  }

  private func finding(_ code: FailureCode, _ message: String, as severity: Severity) -> RuleSet.Finding {
    RuleSet.Finding(
      rule: self.code.rawValue, failure: ValidationFailure(code), severity: severity,
      messages: RuleMessages([.init(byCode: [code: message])]))
  }
}
