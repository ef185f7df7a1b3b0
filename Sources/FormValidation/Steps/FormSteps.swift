internal import Bytes
public import Validation

/// A form in several pages, each of which is checked before the next one is shown.
///
/// ```swift
/// let (name, trip) = (Form([FormField("name", rules: [.required])]), Form([FormField("to", rules: [.required])]))
/// // A server computes an authentication code here, such as HMAC-SHA256.
/// let steps = FormSteps([FormStep("Your name", name), FormStep("Your trip", trip)], sealedBy: { $0 })
/// let first = steps.first(action: "/book")
/// let hidden = String(decoding: Array(first.hiddenValues[0].value.utf8), as: UTF8.self)
/// let post = try steps.decode(Array("name=&form-steps=\(hidden)".utf8), contentType: "application/x-www-form-urlencoded")
/// let answer = steps.answer(to: post, action: "/book")
/// print(answer.status, answer.results == nil)  // prints 422 true
/// ```
///
/// What was typed is kept when a person goes back, also if it is not valid yet. No server keeps it: each page has the values of the
/// others as a hidden value, with the seal that the closure computes. When the last page is sent, or the summary is confirmed, all
/// steps are checked again.
public struct FormSteps: Sendable {
  /// Returns the authentication code of bytes under a key of the server, such as HMAC-SHA256 (RFC 2104); the same for the same bytes.
  public typealias Seal = @Sendable (_ bytes: [UInt8]) -> [UInt8]

  /// The steps in their order.
  public let steps: [FormStep]
  /// Whether a page with all values is shown before the end.
  public let hasSummary: Bool
  private let seal: Seal

  /// Creates a form of steps.
  ///
  /// - Parameters:
  ///   - steps: The steps, at least one.
  ///   - hasSummary: Whether a summary is shown before the end, on which a person can change each step; by default it is.
  ///   - seal: Returns the authentication code of the values that pages have.
  /// - Precondition: No step has a secret or a file, which pages do not show, or a field of the name `form-step`, `form-steps` or
  ///   ``FormToken/name``.
  public init(_ steps: [FormStep], hasSummary: Bool = true, sealedBy seal: @escaping Seal) {
    precondition(!steps.isEmpty, "a form has at least one step")
    for step in steps {
      let declared = step.form.compiled.declared
      let hasHidden = declared.fields.contains { field in
        ([field] + (field.kind.group?.fields ?? [])).contains { $0.isSecret || $0.kind.isFile }
      }
      precondition(!hasHidden, "the step '\(step.title)' has a secret or a file, which pages do not show")
      for name in [StepPost.stateName, StepPost.choiceName, FormToken.name] {
        precondition(declared.index(of: name) == nil, "the step '\(step.title)' has a field '\(name)'")
      }
    }
    (self.steps, self.hasSummary) = (steps, hasSummary)
    // The values of one form are not those of another with the same key.
    let names = steps.flatMap { [$0.title] + $0.form.compiled.declared.names }
    let context = Array(names.joined(separator: "\u{0}").utf8) + [0]
    self.seal = { seal(context + $0) }
  }

  /// Returns the first page.
  public func first(
    action: String, token: FormToken? = nil, catalog: MessageCatalog = .english
  ) -> FormPage {
    let target = StepTarget(action: action, token: token, catalog: catalog)
    return page(0, StepState(count: steps.count), for: target)
  }

  /// Decodes the body of a request.
  ///
  /// - Throws: If the body is malformed or exceeds a limit, or if its hidden values are not those of a page of this form.
  public func decode(
    _ body: [UInt8], contentType: String, limits: SubmissionLimits = SubmissionLimits()
  ) throws(SubmissionError) -> StepPost {
    let hidden = try Submission(
      decoding: body, contentType: contentType, for: StepPost.hidden, limits: limits)
    guard let state = StepState(hidden[StepPost.stateName] ?? "", count: steps.count, seal) else {
      throw .malformed(offset: 0, "the value '\(StepPost.stateName)' is not one of a page of this form")
    }
    let choice = StepPost.Choice(hidden[StepPost.choiceName], count: steps.count)
    // The summary has no fields.
    if state.step == steps.count { return StepPost(state, nil, choice: choice, token: hidden.token) }
    let post = try Submission(
      decoding: body, contentType: contentType, for: steps[state.step].form, limits: limits)
    return StepPost(state, post, choice: choice, token: hidden.token)
  }

  /// Returns what follows on a post.
  public func answer(
    to post: StepPost, action: String, token: FormToken? = nil, catalog: MessageCatalog = .english
  ) -> Answer {
    let target = StepTarget(action: action, token: token, catalog: catalog)
    var state = post.state
    if let submission = post.submission { state.bodies[state.step] = submission.encoded }
    if let submission = post.submission, submission.isEdit {
      return .page(page(state.step, state, for: target, editing: submission))
    }
    switch post.choice {
    case .back: return .page(page(max(0, state.step - 1), state, for: target))
    case .change(let step): return .page(page(step, state, for: target))
    case .next: break
    }
    if let submission = post.submission {
      let result = steps[state.step].form.check(submission)
      guard result.isValid else { return .page(page(state.step, state, for: target, refusing: result)) }
      if state.step + 1 < steps.count { return .page(page(state.step + 1, state, for: target)) }
    }
    return finish(state, target, isConfirmed: post.submission == nil || !hasSummary)
  }

  /// Checks all steps again.
  private func finish(_ state: StepState, _ target: StepTarget, isConfirmed: Bool) -> Answer {
    var results: [FormResult] = []
    for (number, step) in steps.enumerated() {
      let result = step.form.check(step.submission(state.bodies[number]))
      guard result.isValid else { return .page(page(number, state, for: target, refusing: result)) }
      results.append(result)
    }
    if isConfirmed { return .finished(results) }
    return .summary(
      StepSummary(steps, results: results, target: target, state: state.sealed(at: steps.count, by: seal)))
  }

  /// Returns the page of a step, with what was typed.
  private func page(
    _ step: Int, _ state: StepState, for target: StepTarget, refusing result: FormResult? = nil,
    editing: Submission? = nil
  ) -> FormPage {
    let form = steps[step].form
    var page: FormPage
    if let result {
      page = FormPage(
        form, result: result, action: target.action, token: target.token, catalog: target.catalog)
    } else if let shown = editing ?? state.bodies[step].map({ steps[step].submission($0) }) {
      page = FormPage(
        form, editing: shown, action: target.action, token: target.token, catalog: target.catalog)
    } else {
      page = FormPage(form, action: target.action, token: target.token, catalog: target.catalog)
    }
    let texts = target.catalog.interface
    page.hiddenValues = [(StepPost.stateName, state.sealed(at: step, by: seal))]
    page.submitTitle = step + 1 < steps.count || hasSummary ? texts.next : nil
    if step > 0 { page.otherButton = .init(name: StepPost.choiceName, value: "back", title: texts.back) }
    return page
  }
}

/// One page of a form of several steps.
public struct FormStep: Sendable {
  /// The title of the step in the summary.
  public let title: String
  /// The form of its page.
  public let form: Form

  /// Creates a step.
  public init(_ title: String, _ form: Form) { (self.title, self.form) = (title, form) }

  /// Returns the submission of values that a page has kept; an empty one if there are none.
  func submission(_ body: String?) -> Submission {
    let body = Array((body ?? "").utf8)
    let limits = SubmissionLimits(
      maximumBytes: .max, maximumTextBytes: .max, maximumFields: .max, maximumNesting: .max)
    // No URL-encoded body is malformed.
    guard let post = try? Submission(decoding: body, as: .urlEncoded, for: form, limits: limits) else {
      preconditionFailure("values within no limits are not decoded")
    }
    return post
  }
}

/// The target of the pages of a form.
struct StepTarget {
  let action: String
  let token: FormToken?
  let catalog: MessageCatalog
}
