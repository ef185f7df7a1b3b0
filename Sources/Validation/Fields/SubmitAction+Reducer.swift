extension SubmitAction {
  /// What can happen to the action.
  public enum Event: Hashable, Sendable {
    /// A value of the form is another, and the form valid or not.
    case formChanged(isValid: Bool)

    /// The person pressed the button, or Enter in a field: a disabled button refuses both (HTML, 4.10.21.2,
    /// "Implicit submission").
    case press

    /// The sending of that number was accepted or not, or its answer is no longer waited for.
    ///
    /// Only the last sending's answer counts. One that comes after it was given up ends nothing, but an
    /// acceptance is remembered.
    case finished(attempt: Int, succeeded: Bool)
  }

  /// What is to be done after an event, in the order in which the cases stand here.
  public enum Effect: Hashable, Sendable {
    /// The state is another.
    case stateChanged(State)

    /// The form is to be sent, under that number.
    case send(attempt: Int)

    /// Nothing is to be sent: the sending of that number has this very form under way, or had it accepted.
    case alreadySent(attempt: Int)
  }

  /// Lets the event happen and says what is to be done about it: a change of the state, if there is one, before
  /// what is to be sent.
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
