internal import Bytes

extension InputFieldModel {
  /// Applies the event and returns its effects: the actions that a user interface has to perform.
  ///
  /// There are effects only for changes, in the order editing, state, text, layout, announcement; an event that is ignored, or
  /// changes nothing visible, has none. With ``InputFieldCompatibility/mistica`` they are the original's. O(n) in the length
  /// of the text, and the cost of the strategy if the event validates.
  ///
  /// ```swift
  /// var model = InputFieldModel()
  /// model.reduce(.disable)    // [.stateChanged(animated: false)]
  /// model.reduce(.edit("j"))  // []
  /// model.reduce(.enable)     // [.stateChanged(animated: true)]
  /// ```
  public mutating func reduce(_ event: InputFieldEvent) -> [InputFieldEffect] {
    if compatibility == .mistica { return reduceAsMistica(event) }
    let before = self
    apply(event)
    return effects(since: before)
  }

  private mutating func apply(_ event: InputFieldEvent) {
    switch event {
    case .validate:
      validate()
    case .edit(let newText):
      guard accepts(newText), replaceText(with: newText) else { return }
      isDirty = true
    case .setText(let newText):
      replaceText(with: newText)
    case .beginEditing:
      if state != .disabled { isEditing = true }
    case .endEditing:
      endEditing()
    case .disable:
      disable()
    case .enable:
      if state == .disabled { state = .normal }
    case .showErrorText(let message, let code):
      fail(code, errorText: message)
    case .showHelperText(let message):
      helperText = message
    case .hideAssistiveText:
      helperText = nil
    case .setState(let newState):
      set(newState)
    case .setAssistiveText:
      break
    case .reset:
      reset()
    }
  }

  private mutating func disable() {
    clearError()
    state = .disabled
    isEditing = false
  }

  /// Sets the state with the text that it shows: an error has that of the present failure if this has the same code, or that of
  /// the code.
  private mutating func set(_ newState: InputFieldState) {
    switch newState {
    case .normal:
      clearError()
      state = .normal
    case .disabled:
      disable()
    case .invalid(let code):
      guard state != newState else { return }
      let failure = failure.flatMap { $0.code == code ? $0 : nil } ?? ValidationFailure(code)
      fail(code, errorText: errorText(of: failure))
    }
  }

  private mutating func validate() {
    guard state != .disabled else { return }
    if let failure {
      fail(failure.code, errorText: errorText(of: failure))
    } else {
      clearError()
    }
  }

  private mutating func fail(_ code: FailureCode, errorText message: String) {
    state = .invalid(code)
    errorText = message
    hasFailed = true
  }

  private mutating func clearError() {
    guard state.isInvalid else { return }
    state = .normal
    errorText = nil
  }

  /// Whether the person may enter the text.
  func accepts(_ newText: String) -> Bool {
    guard state != .disabled else { return false }
    guard let textInputLimit else { return true }
    return newText.count <= textInputLimit
  }

  /// Replaces the text and returns whether it changed.
  @discardableResult
  private mutating func replaceText(with newText: String) -> Bool {
    guard !text.hasSameBytes(as: newText) else { return false }
    text = newText
    if clearsErrorOnEditing { clearError() }
    if validateOn == .change || (validateOn == .afterFirstError && hasFailed) { validate() }
    return true
  }

  private mutating func endEditing() {
    guard isEditing else { return }
    isEditing = false
    isTouched = true
    if validateOn == .blur || validateOn == .afterFirstError { validate() }
  }

  private mutating func reset() {
    text = initialText
    state = .normal
    errorText = nil
    isEditing = false
    isTouched = false
    isDirty = false
    hasFailed = false
  }

  private func errorText(of failure: ValidationFailure) -> String {
    if text.isEmpty, let nonOptionalFieldFailureMessage { return nonOptionalFieldFailureMessage }
    return failure.sentence
  }

  private func effects(since before: InputFieldModel) -> [InputFieldEffect] {
    var effects: [InputFieldEffect] = []
    if isEditing != before.isEditing { effects.append(.editingChanged(isEditing: isEditing)) }
    if state != before.state { effects.append(.stateChanged(animated: state != .disabled)) }
    if !text.hasSameBytes(as: before.text) { effects.append(.textChanged) }
    if assistiveText != before.assistiveText { effects.append(.layoutNeeded) }
    if let errorText, errorText != before.errorText { effects.append(.announce(errorText)) }
    return effects
  }
}

extension ValidationFailure {
  /// The message with its first letter in upper case, because messages are predicates, such as "must contain
  /// an @".
  var sentence: String { message.prefix(1).uppercased() + message.dropFirst() }
}
