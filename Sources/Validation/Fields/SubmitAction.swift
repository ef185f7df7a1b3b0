/// The button that sends a form, as a value: whether it can be pressed, whether a response is awaited, and whether the form
/// has been sent without a change since.
///
/// ``reduce(_:)`` takes an event and returns its effects; independent flags determine one state, `loading` before `disabled`
/// before `normal`. Submissions have numbers, so that a late response does not end a later one.
///
/// ```swift
/// var action = SubmitAction()
/// action.reduce(.press)                                 // [.stateChanged(.loading), .send(attempt: 1)]
/// action.reduce(.press)                                 // [.alreadySent(attempt: 1)]
/// action.reduce(.finished(attempt: 1, succeeded: true)) // [.stateChanged(.normal)]
/// action.reduce(.press)                                 // [.alreadySent(attempt: 1)]
/// action.reduce(.formChanged(isValid: true))            // []
/// action.reduce(.press)                                 // [.stateChanged(.loading), .send(attempt: 2)]
/// ```
///
/// The value belongs to one window: only the server can detect that another window, or a reloaded page, sends the same form
/// again.
public struct SubmitAction: Hashable, Sendable {
  /// The condition under which a form can be sent.
  public enum Policy: Hashable, Sendable, CaseIterable {
    /// No condition; errors are shown when the form is sent. The default.
    case always

    /// The form is valid; until then the action is disabled.
    ///
    /// A disabled button does not show what is missing, although an error has to be identified and described
    /// in text (WCAG 2.2, success criterion 3.3.1). It cannot be focused, and its text may have any contrast
    /// (1.4.3 exempts inactive components). The design system of GOV.UK advises against it ("Button",
    /// "Disabled buttons").
    case whenValid
  }

  /// The state of the action.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The button can be pressed.
    case normal
    /// The button cannot be pressed, because of the policy.
    case disabled
    /// The form is sent and the response awaited; a press has the effect `alreadySent`.
    case loading
  }

  /// The condition under which the form can be sent.
  public let policy: Policy

  /// Whether the form is valid, by the last event.
  public internal(set) var isFormValid: Bool

  /// Whether a response is awaited.
  public internal(set) var isSending = false

  /// Whether the unchanged form was sent and accepted; `false` while a response is awaited.
  public internal(set) var isAccepted = false

  /// The number of the last submission, from 1; 0 before the first.
  public internal(set) var attempt = 0

  /// Whether the form has changed since it was last sent.
  var isChanged = false

  /// Creates an action before the first submission; `isFormValid` is `false` for a form that is not yet
  /// filled in.
  public init(policy: Policy = .always, isFormValid: Bool = false) {
    self.policy = policy
    self.isFormValid = isFormValid
  }

  /// The state that the flags determine: `loading` before `disabled` before `normal`.
  public var state: State {
    if isSending { return .loading }
    if policy == .whenValid && !isFormValid { return .disabled }
    return .normal
  }
}
