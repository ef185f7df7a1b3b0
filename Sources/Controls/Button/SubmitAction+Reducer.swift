extension SubmitAction {
  /// An event of the action.
  public enum Event: Hashable, Sendable {
    /// A pointer, a key or assistive technology on the button, or Enter in a field, which is the event
    /// `primaryActionTriggered`; ignored while the button is disabled or loading (HTML, 4.10.21.2, "Implicit submission").
    case press(PressEvent)

    /// A value of the form changed; `isValid` states whether the form is now valid.
    case formChanged(isValid: Bool)

    /// The submission of that number was accepted, or has failed; `failure` is the text that is then announced.
    ///
    /// Only the response to the last submission is used. A response that arrives when the button is no longer loading does
    /// not change its state, but an acceptance of the unchanged form is recorded.
    case finished(attempt: Int, failure: String? = nil)

    /// The step of the button of that number has ended.
    case stepEnded(Int)

    /// The preference for reduced motion changed.
    case setReducesMotion(Bool)
  }

  /// An action that is performed after an event.
  public enum Effect: Hashable, Sendable {
    /// An effect of the button. At `loadingStarted` the form is to be sent, with that number.
    case button(ButtonModel.Effect)

    /// The button was tapped, but nothing is to be sent: the same form was accepted, with that number.
    case alreadySent(attempt: Int)
  }

  /// Applies the event and returns its effects.
  ///
  /// ```swift
  /// var action = SubmitAction(ButtonModel(title: "Send"), policy: .whenValid)
  /// action.reduce(.press(.primaryActionTriggered)) // []
  /// action.reduce(.formChanged(isValid: true))     // [.button(.stateChanged(.normal))]
  /// action.reduce(.press(.primaryActionTriggered)).contains(.button(.loadingStarted(attempt: 1)))  // true
  /// ```
  public mutating func reduce(_ event: Event) -> [Effect] {
    switch event {
    case .press(let event):
      let effects = button.reduce(.press(event))
      guard effects.contains(.tapped) else { return effects.map(Effect.button) }
      if isAccepted { return effects.map(Effect.button) + [.alreadySent(attempt: attempt)] }
      isChanged = false
      let started = button.reduce(.setLoading(true))
      sentAttempt = button.attempt
      return (effects + started).map(Effect.button)
    case .formChanged(let isValid):
      isFormValid = isValid
      isChanged = true
      isAccepted = false
      return button.reduce(.setEnabled(canBeSent)).map(Effect.button)
    case .finished(let finished, let failure):
      if finished == attempt && finished == sentAttempt && finished > 0 && failure == nil && !isChanged {
        isAccepted = true
      }
      return button.reduce(.finished(attempt: finished, failure: failure)).map(Effect.button)
    case .stepEnded(let id):
      return button.reduce(.stepEnded(id)).map(Effect.button)
    case .setReducesMotion(let reducesMotion):
      return button.reduce(.setReducesMotion(reducesMotion)).map(Effect.button)
    }
  }
}
