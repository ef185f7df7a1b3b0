import TestSupport
import Testing
import Validation

@Suite struct InputFieldMisticaRandomTests {
  @Test(.timeLimit(.minutes(1)))
  func `random events make of the model what they make of the original`() {
    let seed = UInt64.random(in: .min ... .max)
    print("InputFieldMisticaRandomTests: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var calls: [String: Int] = [:]
    for _ in 0..<2_000 {
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
    if effects.map(\.call) != calls { return "the same calls in the same order" }
    if Array(model.text.utf8) != Array(original.text.utf8) { return "the same text" }
    if model.assistiveText != original.assistiveText { return "the same assistive text" }
    if model.isEditing != original.isEditing { return "edited both or not" }
    if model.isValid != original.isValid { return "the same answer" }
    if model.state.isInvalid != (original.state == .invalid) { return "invalid both or not" }
    if (model.state == .disabled) != (original.state == .disabled) { return "disabled both or not" }
    if presentation.isInvalid != (original.state == .invalid) { return "shown invalid as the original is" }
    if presentation.isDisabled != (original.state == .disabled) { return "shown disabled as the original is" }
    return nil
  }
}

extension InputFieldEffect {
  /// The call of the original's delegate, which knows no animation and says nothing aloud.
  fileprivate var call: String {
    if case .stateChanged = self { return "state" }
    return summary
  }
}
