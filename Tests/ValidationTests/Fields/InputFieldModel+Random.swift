import TestSupport
import Validation

extension InputFieldModel {
  static func random(_ compatibility: InputFieldCompatibility, using random: inout SeededGenerator) -> Self {
    var model = InputFieldModel.field(
      helper: [nil, "Work"].randomElement(using: &random)!, compatibility: compatibility)
    if Int.random(in: 0..<4, using: &random) == 0 { model.validationStrategy = nil }
    model.isOptional = .random(using: &random)
    model.clearsErrorOnEditing = .random(using: &random)
    model.textInputLimit = [nil, 0, 1, 3].randomElement(using: &random)!
    model.validateOn = ValidationTrigger.allCases.randomElement(using: &random)!
    model.nonOptionalFieldFailureMessage = [nil, "Needed", ""].randomElement(using: &random)!
    return model
  }
}

extension InputFieldEvent {
  private static let texts = ["", "j", "jmp", "j@m", "?", "\u{E9}", "e\u{301}", "👩‍👩‍👧@", "j@m.example"]
  private static let words = ["Work", "Needs an @", "Taken", ""]
  private static let states: [InputFieldState] = [
    .normal, .disabled, .invalid("custom"), .invalid("at-sign"),
  ]

  static func random(using random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<18, using: &random) {
    case 0...2: .edit(texts.randomElement(using: &random)!)
    case 3...4: .setText(texts.randomElement(using: &random)!)
    case 5...6: .validate
    case 7...8: .beginEditing
    case 9: .endEditing
    case 10: .disable
    case 11: .enable
    case 12: .showErrorText(words.randomElement(using: &random)!)
    case 13: .showHelperText(words.randomElement(using: &random)!)
    case 14: .hideAssistiveText
    case 15: .setState(states.randomElement(using: &random)!)
    case 16: .setAssistiveText(([nil] + words).randomElement(using: &random)!)
    default: .reset
    }
  }
}
