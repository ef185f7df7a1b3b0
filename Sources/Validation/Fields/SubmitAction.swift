/// What sends a form, as a value: whether it can be pressed, whether an answer is awaited, and whether the form
/// as it stands has been sent already.
///
/// Events go in and effects come out of ``reduce(_:)``; flags that are independent of each other give one
/// state, `loading` before `disabled` before `normal`. A sending is named by its number, so that an answer that
/// comes late ends no later one.
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
/// The value is one window's memory: that another window, or a reloaded page, posts the same form again only the
/// server can tell.
public struct SubmitAction: Hashable, Sendable {
  /// When a form can be sent.
  public enum Policy: Hashable, Sendable, CaseIterable {
    /// At any time; what is wrong is said when the form is sent. The default.
    case always

    /// Once the form is valid; until then the action is disabled.
    ///
    /// A disabled button says nothing of what is missing, though an error has to be identified and described in
    /// text (WCAG 2.2, success criterion 3.3.1); it takes no focus, and its text may have any contrast (1.4.3
    /// exempts inactive components). The design system of GOV.UK advises against it ("Button", "Disabled
    /// buttons").
    case whenValid
  }

  /// What the action looks like and does.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It can be pressed.
    case normal
    /// It can't be pressed, as the policy has it.
    case disabled
    /// The form is sent and its answer awaited; a press is told that it is.
    case loading
  }

  /// When the form can be sent.
  public let policy: Policy

  /// Whether the form as it stands passes, by what the action was told last.
  public internal(set) var isFormValid: Bool

  /// Whether an answer is awaited.
  public internal(set) var isSending = false

  /// Whether the form as it stands was sent and accepted; never while another answer is awaited.
  public internal(set) var isAccepted = false

  /// The number of the last sending, from 1; 0 before the first.
  public internal(set) var attempt = 0

  /// Whether the form is another than the one that was sent last.
  var isChanged = false

  /// An action that has sent nothing; `isFormValid` is `false` for a form that is not yet filled in.
  public init(policy: Policy = .always, isFormValid: Bool = false) {
    self.policy = policy
    self.isFormValid = isFormValid
  }

  /// What the flags come to: `loading` before `disabled` before `normal`.
  public var state: State {
    if isSending { return .loading }
    if policy == .whenValid && !isFormValid { return .disabled }
    return .normal
  }
}
