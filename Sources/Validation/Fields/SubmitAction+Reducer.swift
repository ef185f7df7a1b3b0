extension SubmitAction {
  /// An event of the action.
  public enum Event: Hashable, Sendable {
    /// A value of the form changed; `isValid` states whether the form is now valid.
    case formChanged(isValid: Bool)

    /// The person pressed the button, or Enter in a field; ignored if the button is disabled (HTML, 4.10.21.2, "Implicit
    /// submission").
    case press

    /// The submission of that number was accepted or rejected, or its response is no longer awaited.
    ///
    /// Only the response to the last submission is used. A response that arrives when it is no longer awaited
    /// does not change the state, but an acceptance is recorded.
    case finished(attempt: Int, succeeded: Bool)
  }

  /// An action that is performed after an event; effects are in the order of the cases.
  public enum Effect: Hashable, Sendable {
    /// The state changed.
    case stateChanged(State)

    /// The form is to be sent, with that number.
    case send(attempt: Int)

    /// Nothing is to be sent: the same form is being sent, or was accepted, with that number.
    case alreadySent(attempt: Int)
  }

  /// Applies the event and returns its effects; a change of the state precedes a submission.
  ///
  /// ```swift
  /// var action = SubmitAction(policy: .whenValid)
  /// action.reduce(.press)                       // []
  /// action.reduce(.formChanged(isValid: true))  // [.stateChanged(.normal)]
  /// action.reduce(.press)                       // [.stateChanged(.loading), .send(attempt: 1)]
  /// ```
  public mutating func reduce(_ event: Event) -> [Effect] {
    let before = state
    var effects: [Effect] = []
    switch event {
    case .formChanged(let isValid):
      isFormValid = isValid
      isChanged = true
      isAccepted = false
    case .press:
      effects = press()
    case .finished(let finished, let succeeded):
      guard finished == attempt, attempt > 0 else { return [] }
      isSending = false
      if succeeded && !isChanged { isAccepted = true }
    }
    return state == before ? effects : [.stateChanged(state)] + effects
  }

  private mutating func press() -> [Effect] {
    if state == .disabled { return [] }
    if isSending || isAccepted { return [.alreadySent(attempt: attempt)] }
    attempt += 1
    isSending = true
    isChanged = false
    return [.send(attempt: attempt)]
  }
}
