internal import Bytes

extension InputFieldModel {
  /// The event table of ``InputFieldCompatibility/mistica``: effects in the order in which the original calls
  /// its delegate.
  mutating func reduceAsMistica(_ event: InputFieldEvent) -> [InputFieldEffect] {
    switch event {
    case .validate:
      return validateAsMistica()
    case .edit(let newText):
      guard accepts(newText), !text.hasSameBytes(as: newText) else { return [] }
      isDirty = true
      return changeText(to: newText)
    case .setText(let newText):
      // The original compares with `==` of `String`.
      guard text != newText else { return [] }
      return changeText(to: newText)
    case .beginEditing:
      guard state != .disabled, !isEditing else { return [] }
      isEditing = true
      return [.editingChanged(isEditing: true)]
    case .endEditing:
      guard isEditing else { return [] }
      isEditing = false
      isTouched = true
      return [.editingChanged(isEditing: false)]
    case .disable:
      return change(to: .disabled)
    case .enable:
      return state == .disabled ? change(to: .normal) : []
    case .showErrorText(let message, let code):
      return change(to: .invalid(code)) + put(message)
    case .showHelperText(let message):
      return change(to: .normal) + put(message)
    case .hideAssistiveText:
      return change(to: .normal) + put(nil)
    case .setState(let newState):
      return change(to: newState)
    case .setAssistiveText(let newText):
      return put(newText)
    case .reset:
      return resetAsMistica()
    }
  }

  private mutating func validateAsMistica() -> [InputFieldEffect] {
    guard let failure else { return change(to: .normal) }
    let isMissing = text.isEmpty && !isOptional
    let message = isMissing ? nonOptionalFieldFailureMessage ?? "" : failure.sentence
    return change(to: .invalid(failure.code)) + put(message)
  }

  private mutating func changeText(to newText: String) -> [InputFieldEffect] {
    text = newText
    guard clearsErrorOnEditing && state.isInvalid else { return [.textChanged] }
    return put(nil) + change(to: .normal) + [.textChanged]
  }

  private mutating func resetAsMistica() -> [InputFieldEffect] {
    var effects: [InputFieldEffect] = isEditing ? [.editingChanged(isEditing: false)] : []
    effects += put(nil) + change(to: .normal)
    if !text.hasSameBytes(as: initialText) { effects.append(.textChanged) }
    text = initialText
    isEditing = false
    isTouched = false
    isDirty = false
    return effects
  }

  /// Changes only the state. The assistive text becomes an error text or a helper text accordingly.
  private mutating func change(to newState: InputFieldState) -> [InputFieldEffect] {
    let shown = assistiveText
    let isSameToTheOriginal = state == newState || (state.isInvalid && newState.isInvalid)
    state = newState
    hold(shown)
    return isSameToTheOriginal ? [] : [.stateChanged(animated: newState != .disabled)]
  }

  /// Sets only the assistive text.
  private mutating func put(_ newText: String?) -> [InputFieldEffect] {
    hold(newText)
    return [.layoutNeeded]
  }

  /// Stores the text as the error text or as the helper text, depending on the state.
  private mutating func hold(_ assistiveText: String?) {
    errorText = state.isInvalid ? assistiveText : nil
    helperText = state.isInvalid ? nil : assistiveText
  }
}
