import Validation

/// A simple implementation of the original field of mistica-ios by its event table, used as a test oracle. Its properties
/// record the delegate calls when they are set.
final class OriginalField {
  enum State { case normal, invalid, disabled }

  private(set) var calls: [String] = []
  private(set) var text: String
  private(set) var isEditing = false
  private(set) var state = State.normal { didSet { if state != oldValue { calls.append("state") } } }
  private(set) var assistiveText: String? { didSet { calls.append("layout") } }

  private let settings: InputFieldModel

  init(like model: InputFieldModel) {
    settings = model
    text = model.text
    assistiveText = model.assistiveText
  }

  /// Returns the delegate calls that follow from the event, in order.
  func calls(on event: InputFieldEvent) -> [String] {
    calls = []
    apply(event)
    return calls
  }

  var isValid: Bool { failureText == nil }

  private var failureText: String? {
    if text.isEmpty && !settings.isOptional { return settings.nonOptionalFieldFailureMessage ?? "" }
    if settings.validationStrategy == nil { return nil }
    if text.contains("?") { return "Can't be decided" }
    return text.contains("@") ? nil : "Needs an @"
  }

  private func apply(_ event: InputFieldEvent) {
    switch event {
    case .validate:
      if let failureText { show(failureText, as: .invalid) } else { state = .normal }
    case .edit(let newText):
      let isTooLong = newText.count > settings.textInputLimit ?? .max
      let isSame = Array(newText.unicodeScalars) == Array(text.unicodeScalars)
      if state != .disabled && !isTooLong && !isSame { textDidChange(to: newText) }
    case .setText(let newText):
      if newText != text { textDidChange(to: newText) }
    case .beginEditing:
      if state != .disabled && !isEditing {
        isEditing = true
        calls.append("begun")
      }
    case .endEditing:
      endEditing()
    case .disable: state = .disabled
    case .enable: if state == .disabled { state = .normal }
    case .showErrorText(let message, _): show(message, as: .invalid)
    case .showHelperText(let message): show(message, as: .normal)
    case .hideAssistiveText: show(nil, as: .normal)
    case .setState(.normal): state = .normal
    case .setState(.disabled): state = .disabled
    case .setState(.invalid): state = .invalid
    case .setAssistiveText(let message): assistiveText = message
    case .reset:
      endEditing()
      assistiveText = nil
      state = .normal
      if !text.utf8.elementsEqual(settings.text.utf8) { calls.append("text") }
      text = settings.text
    }
  }

  private func show(_ message: String?, as newState: State) {
    state = newState
    assistiveText = message
  }

  private func textDidChange(to newText: String) {
    text = newText
    if settings.clearsErrorOnEditing && state == .invalid {
      assistiveText = nil
      state = .normal
    }
    calls.append("text")
  }

  private func endEditing() {
    if isEditing { calls.append("ended") }
    isEditing = false
  }
}
