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
    // An empty error text leaves the field in error and nothing in front; the helper text describes it still.
    (.field("j", helper: "Work").after(.showErrorText("")), "enabled, invalid, helper 'Work'"),
    (.field("j", helper: "Work").after(.validate, .disable), "disabled, valid, shows 'Work', helper 'Work'"),
    (
      .field("j", helper: "Work", compatibility: .mistica).after(.validate),
      "enabled, invalid, shows 'Needs an @', error 'Needs an @'"
    ),
    (.field(helper: "Work", compatibility: .mistica).after(.validate), "enabled, invalid"),
    // What is left of an error, once the field is in error no more, is no error's text.
    (
      .field("j", compatibility: .mistica).after(.validate, .disable),
      "disabled, valid, shows 'Needs an @', helper 'Needs an @'"
    ),
    (
      .field("j", helper: "Work", compatibility: .mistica).after(.setState(.invalid("x"))),
      "enabled, invalid, shows 'Work', error 'Work'"
    ),
  ])
  func `a control shows what its model says`(model: InputFieldModel, expected: String) {
    #expect(InputFieldPresentation(of: model).summary == expected)
  }

  @Test(.timeLimit(.minutes(1)), arguments: InputFieldCompatibility.allCases)
  func `whatever happens, nothing that is drawn contradicts the model`(
    compatibility: InputFieldCompatibility
  ) {
    let seed = UInt64.random(in: .min ... .max)
    print("InputFieldPresentationTests: \(compatibility), seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var seen: [String: Int] = [:]
    for _ in 0..<2_000 {
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
    // Each kind of control has been seen, with a text and without.
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

  /// The first thing that is drawn and that the model does not say, or that it says and that is not drawn.
  fileprivate func contradiction(to model: InputFieldModel) -> String? {
    switch model.state {
    case .normal: if isDisabled || isInvalid { return "a normal field is neither disabled nor invalid" }
    case .disabled: if !isDisabled || isInvalid { return "a disabled field is disabled and not invalid" }
    case .invalid: if isDisabled || !isInvalid { return "an invalid field is invalid and not disabled" }
    }
    if assistiveText == "" || helperText == "" { return "an empty text is none" }
    if assistiveText ?? "" != model.assistiveText ?? "" { return "the model's text is in front" }
    if helperText ?? "" != model.helperText ?? "" { return "the model's helper text is kept" }
    if isErrorText != (errorText != nil) { return "an error text exactly where it is told" }
    if let errorText, !isInvalid || errorText != model.errorText { return "the error's text is the model's" }
    if !isErrorText, isInvalid, let text = model.errorText, text != "" { return "the error's text is told" }
    return nil
  }
}
