import TestSupport
import Testing
import Validation

@Suite struct InputFieldPresentationTests {
  @Test(arguments: [
    (InputFieldModel.field("j"), "enabled, valid"),
    (.field("j", helper: "Work"), "enabled, valid, shows 'Work', helper 'Work'"),
    (.field("j", helper: ""), "enabled, valid"),
    (.field("j").after(.validate), "enabled, invalid, shows 'Needs an @', error 'Needs an @'"),
    (
      .field("j", helper: "Work").after(.validate),
      "enabled, invalid, shows 'Needs an @', error 'Needs an @', helper 'Work'"
    ),
    // With an empty error text the field is invalid and shows no text; the helper text still describes it.
    (.field("j", helper: "Work").after(.showErrorText("")), "enabled, invalid, helper 'Work'"),
    (.field("j", helper: "Work").after(.validate, .disable), "disabled, valid, shows 'Work', helper 'Work'"),
    (
      .field("j", helper: "Work", compatibility: .mistica).after(.validate),
      "enabled, invalid, shows 'Needs an @', error 'Needs an @'"
    ),
    (.field(helper: "Work", compatibility: .mistica).after(.validate), "enabled, invalid"),
    // A former error text that remains after the error is presented as a helper text.
    (
      .field("j", compatibility: .mistica).after(.validate, .disable),
      "disabled, valid, shows 'Needs an @', helper 'Needs an @'"
    ),
    (
      .field("j", helper: "Work", compatibility: .mistica).after(.setState(.invalid("x"))),
      "enabled, invalid, shows 'Work', error 'Work'"
    ),
  ])
  func `the presentation matches the model`(model: InputFieldModel, expected: String) {
    #expect(InputFieldPresentation(of: model).summary == expected)
  }

  @Test(arguments: InputFieldCompatibility.allCases)
  func `after random events, the presentation never contradicts the model`(
    compatibility: InputFieldCompatibility
  ) {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var seen: [String: Int] = [:]
    for _ in 0..<TestRun.rounds(2_000) {
      var model = InputFieldModel.random(compatibility, using: &random)
      for _ in 0..<50 {
        let event = InputFieldEvent.random(using: &random)
        _ = model.reduce(event)
        let presentation = InputFieldPresentation(of: model)
        seen[presentation.kind, default: 0] += 1
        guard let fault = presentation.contradiction(to: model) else { continue }
        Issue.record("\(fault)\nseed \(seed): \(event): \(model.summary), \(presentation.summary)")
        return
      }
    }
    // Every kind of presentation has occurred, with and without an assistive text.
    #expect(seen.count == 6)
    #expect(seen.values.allSatisfy { $0 > 200 }, "seed \(seed): \(seen)")
  }
}

extension InputFieldPresentation {
  fileprivate var kind: String {
    "\(isDisabled ? "disabled" : "enabled") \(isInvalid ? "invalid" : "valid") \(assistiveText != nil)"
  }

  fileprivate var summary: String {
    var parts = [isDisabled ? "disabled" : "enabled", isInvalid ? "invalid" : "valid"]
    if let assistiveText { parts.append("shows '\(assistiveText)'") }
    if let errorText { parts.append("error '\(errorText)'") }
    if let helperText { parts.append("helper '\(helperText)'") }
    return parts.joined(separator: ", ")
  }

  /// Returns the first difference between the presentation and the model, or `nil` if there is none.
  fileprivate func contradiction(to model: InputFieldModel) -> String? {
    switch model.state {
    case .normal: if isDisabled || isInvalid { return "a normal field is shown as disabled or invalid" }
    case .disabled: if !isDisabled || isInvalid { return "a disabled field is shown as enabled or invalid" }
    case .invalid: if isDisabled || !isInvalid { return "an invalid field is shown as valid or disabled" }
    }
    if assistiveText == "" || helperText == "" { return "an empty text is shown" }
    if assistiveText ?? "" != model.assistiveText ?? "" {
      return "the assistive text differs from that of the model"
    }
    if helperText ?? "" != model.helperText ?? "" { return "the helper text differs from that of the model" }
    if isErrorText != (errorText != nil) { return "isErrorText contradicts errorText" }
    if let errorText, !isInvalid || errorText != model.errorText {
      return "the error text differs from that of the model"
    }
    if !isErrorText, isInvalid, let text = model.errorText, text != "" {
      return "the error text is not shown"
    }
    return nil
  }
}
