import TestSupport
import Testing
import Validation

@Suite struct InputFieldRandomTests {
  @Test
  func `random events preserve the invariants`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var kinds: [String: Int] = [:]
    for _ in 0..<TestRun.rounds(2_500) {
      var model = InputFieldModel.random(.standard, using: &random)
      for _ in 0..<100 {
        let before = model
        let event = InputFieldEvent.random(using: &random)
        let effects = model.reduce(event)
        for effect in effects { kinds[effect.kind, default: 0] += 1 }
        let step = Step(before: before, event: event, effects: effects, after: model)
        guard let fault = step.fault else { continue }
        Issue.record("\(fault)\nseed \(seed): \(before.summary), \(event): \(model.summary), \(effects)")
        return
      }
    }
    // Every kind of effect has occurred, so the events reach all states.
    #expect(kinds.count == 6)
    #expect(kinds.values.allSatisfy { $0 > TestRun.rounds(250) }, "seed \(seed): \(kinds)")
  }
}

/// One event with the field before and after it.
private struct Step {
  let before: InputFieldModel
  let event: InputFieldEvent
  let effects: [InputFieldEffect]
  let after: InputFieldModel

  /// The first violated invariant, or `nil` if there is none.
  var fault: String? {
    if (after.errorText != nil) != after.state.isInvalid {
      return "an error text must be present exactly if the state is invalid"
    }
    if after.state == .disabled && after.isEditing { return "a disabled field must not be edited" }
    if after.assistiveText != (after.errorText ?? after.helperText) {
      return "the error text must precede the helper text"
    }
    if after.helperText != expectedHelperText { return "the helper text must be kept" }
    if Array(after.text.utf8) != Array(expectedText.utf8) { return "the text must be the one entered or set" }
    if after.isDirty != expectedIsDirty { return "only an edit by the user may make the field dirty" }
    if after.isTouched != expectedIsTouched { return "only the end of editing may make the field touched" }
    if effects != expectedEffects {
      return "every change must have its effect, and there must be no other effect"
    }
    if event == .validate && after.state.isInvalid == after.isValid {
      return "validation must show its result"
    }
    return nil
  }

  private var expectedHelperText: String? {
    switch event {
    case .showHelperText(let text): text
    case .hideAssistiveText: nil
    default: before.helperText
    }
  }

  private var expectedText: String {
    switch event {
    case .edit(let text): isRejected(text) ? before.text : text
    case .setText(let text): text
    case .reset: ""
    default: before.text
    }
  }

  private var expectedIsDirty: Bool {
    switch event {
    case .edit(let text):
      before.isDirty || (!isRejected(text) && Array(text.utf8) != Array(before.text.utf8))
    case .reset: false
    default: before.isDirty
    }
  }

  private var expectedIsTouched: Bool {
    switch event {
    case .endEditing: before.isTouched || before.isEditing
    case .reset: false
    default: before.isTouched
    }
  }

  private func isRejected(_ text: String) -> Bool {
    before.state == .disabled || text.count > before.textInputLimit ?? .max
  }

  private var expectedEffects: [InputFieldEffect] {
    var effects: [InputFieldEffect] = []
    switch (before.isEditing, after.isEditing) {
    case (false, true): effects.append(.editingChanged(isEditing: true))
    case (true, false): effects.append(.editingChanged(isEditing: false))
    default: break
    }
    if before.state != after.state {
      let isIntoDisabled = after.state == .disabled
      effects.append(isIntoDisabled ? .stateChanged(animated: false) : .stateChanged(animated: true))
    }
    if Array(before.text.utf8) != Array(after.text.utf8) { effects.append(.textChanged) }
    if before.assistiveText != after.assistiveText { effects.append(.layoutNeeded) }
    if let message = after.errorText, before.errorText != message { effects.append(.announce(message)) }
    return effects
  }
}

extension InputFieldEffect {
  fileprivate var kind: String {
    switch self {
    case .editingChanged: "editing"
    case .stateChanged(animated: true): "state"
    case .stateChanged(animated: false): "state at once"
    case .textChanged: "text"
    case .layoutNeeded: "layout"
    case .announce: "announce"
    }
  }
}
