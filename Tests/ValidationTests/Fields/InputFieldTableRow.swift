import Testing
import Validation

/// One row of the field's event table: a start state, an event, and the expected state and effects.
struct InputFieldTableRow: Sendable, CustomTestStringConvertible {
  let start: InputFieldModel
  let event: InputFieldEvent
  let expectedModel: String
  let expectedEffects: String

  init(_ start: InputFieldModel, _ event: InputFieldEvent, _ expectedModel: String, _ expectedEffects: String)
  {
    self.start = start
    self.event = event
    self.expectedModel = expectedModel
    self.expectedEffects = expectedEffects
  }

  /// Creates a row in which the event changes nothing.
  init(_ start: InputFieldModel, rejects event: InputFieldEvent) {
    self.init(start, event, start.summary, "none")
  }

  var testDescription: String { "\(start.summary), \(event)" }

  var expected: String { "\(testDescription):\n\(expectedModel)\n\(expectedEffects)" }

  var actual: String {
    var model = start
    let effects = model.reduce(event)
    return "\(testDescription):\n\(model.summary)\n\(effects.summary)"
  }
}

/// A strategy that requires an at sign and is undecided if the text contains a question mark.
struct AtSignStrategy: InputFieldValidationStrategy {
  func verdict(on value: Span<UInt8>) -> Verdict {
    let text = String(repairing: value)
    return text.contains("?") ? .undecided : Verdict(text.contains("@"))
  }

  func failure(of value: Span<UInt8>) -> ValidationFailure? {
    switch verdict(on: value) {
    case .valid: nil
    case .invalid: ValidationFailure("at-sign", message: "needs an @")
    case .undecided: ValidationFailure("open", message: "can't be decided")
    }
  }
}

extension InputFieldModel {
  /// Returns a field that requires an at sign.
  static func field(
    _ text: String = "", helper: String? = nil, compatibility: InputFieldCompatibility = .standard
  ) -> Self {
    Self(text: text, helperText: helper, compatibility: compatibility)
      .with(\.validationStrategy, AtSignStrategy())
  }

  func with<Value>(_ setting: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var model = self
    model[keyPath: setting] = value
    return model
  }

  func after(_ events: InputFieldEvent...) -> Self {
    var model = self
    for event in events { _ = model.reduce(event) }
    return model
  }

  var summary: String {
    var parts = ["\(state.summary) '\(text)'"]
    if let errorText { parts.append("error '\(errorText)'") }
    if let helperText { parts.append("helper '\(helperText)'") }
    if isEditing { parts.append("editing") }
    if isTouched { parts.append("touched") }
    if isDirty { parts.append("dirty") }
    return parts.joined(separator: " ")
  }
}

extension InputFieldState {
  var summary: String {
    switch self {
    case .normal: "normal"
    case .disabled: "disabled"
    case .invalid(let code): "\(code)!"
    }
  }
}

extension [InputFieldEffect] {
  var summary: String { isEmpty ? "none" : map(\.summary).joined(separator: ", ") }
}

extension InputFieldEffect {
  var summary: String {
    switch self {
    case .editingChanged(let isEditing): isEditing ? "begun" : "ended"
    case .stateChanged(let animated): animated ? "state" : "state at once"
    case .textChanged: "text"
    case .layoutNeeded: "layout"
    case .announce(let message): "announce '\(message)'"
    }
  }
}
