import TestSupport
import Testing
import Validation

@Suite struct InputFieldMisticaRandomTests {
  @Test
  func `random events change the model as they change the original field`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var calls: [String: Int] = [:]
    for _ in 0..<TestRun.rounds(2_000) {
      var model = InputFieldModel.random(.mistica, using: &random)
      let original = OriginalField(like: model)
      for _ in 0..<50 {
        let before = model.summary
        let event = InputFieldEvent.random(using: &random)
        let expected = original.calls(on: event)
        for call in expected { calls[call, default: 0] += 1 }
        let effects = model.reduce(event)
        guard let fault = fault(model, effects, original, expected) else { continue }
        Issue.record("\(fault)\nseed \(seed): \(before), \(event): \(model.summary), \(effects), \(expected)")
        return
      }
    }
    #expect(Set(calls.keys) == ["begun", "ended", "state", "text", "layout"])
    #expect(calls.values.allSatisfy { $0 > 200 }, "seed \(seed): \(calls)")
  }

  private func fault(
    _ model: InputFieldModel, _ effects: [InputFieldEffect], _ original: OriginalField, _ calls: [String]
  ) -> String? {
    let presentation = InputFieldPresentation(of: model)
    if effects.map(\.call) != calls { return "the calls or their order differ" }
    if Array(model.text.utf8) != Array(original.text.utf8) { return "the texts differ" }
    if model.assistiveText != original.assistiveText { return "the assistive texts differ" }
    if model.isEditing != original.isEditing { return "only one of the two is being edited" }
    if model.isValid != original.isValid { return "only one of the two is valid" }
    if model.state.isInvalid != (original.state == .invalid) {
      return "only one of the two states is invalid"
    }
    if (model.state == .disabled) != (original.state == .disabled) {
      return "only one of the two states is disabled"
    }
    if presentation.isInvalid != (original.state == .invalid) {
      return "the presentation of the invalid state differs"
    }
    if presentation.isDisabled != (original.state == .disabled) {
      return "the presentation of the disabled state differs"
    }
    return nil
  }
}

extension InputFieldEffect {
  /// The name of the corresponding delegate call of the original, which has no animation and no announcements.
  fileprivate var call: String {
    if case .stateChanged = self { return "state" }
    return summary
  }
}
