internal import Validation

/// What a button of the form of the live field does.
enum FieldAction: String, CaseIterable {
  case validate, help, disable, enable, reset

  var title: String {
    switch self {
    case .validate: "Validate"
    case .help: "Show help"
    case .disable: "Disable"
    case .enable: "Enable"
    case .reset: "Reset"
    }
  }
}

/// The field that posts edit and validate, with the calls of its delegate after the last post.
struct LiveField: Sendable {
  private var model: InputFieldModel = {
    var model = InputFieldModel()
    model.validationStrategy = EmailInputFieldValidationStrategy()
    return model
  }()
  private(set) var events: [String] = []

  /// The field as an object.
  var field: InputField {
    let field = InputField(style: .email, model: model)
    field.placeholderText = "Email"
    return field
  }

  /// Enters the text that was typed, unless the field is disabled, and performs an action.
  mutating func perform(_ action: FieldAction, typed text: String?) {
    let (field, recorder) = (field, CallRecorder())
    field.delegate = recorder
    if let text { field.edit(text) }
    switch action {
    case .validate: field.validate()
    case .help: field.show(helperText: "It is only used to sign in.")
    case .disable: field.state = .disabled
    case .enable: field.state = .normal
    case .reset:
      field.reset()
      field.hideAssistiveText()
    }
    (model, events) = (field.model, recorder.calls)
  }
}

/// A delegate that records its calls.
private final class CallRecorder: InputFieldDelegate {
  var calls: [String] = []

  func inputFieldDidUpdateState(_ inputField: InputField, animated: Bool) {
    calls.append("inputFieldDidUpdateState(animated: \(animated))")
  }
  func inputFieldTextDidChange(_ inputField: InputField) { calls.append("inputFieldTextDidChange") }
  func inputFieldShouldLayout(_ inputField: InputField) { calls.append("inputFieldShouldLayout") }
}
