/// The button that sends a form, as a value: a policy around a ``ButtonModel``.
///
/// The button has the state, the titles and the numbers of submissions: it is loading while a response is awaited, and a late
/// response does not end a later submission. The policy decides whether the button is enabled, and whether a tap sends the
/// form or finds that the same form has been accepted.
///
/// ```swift
/// var action = SubmitAction(ButtonModel(title: "Send", loadingTitle: "Sending"))
/// action.reduce(.press(.primaryActionTriggered)).first // .button(.tapped)
/// action.state                                         // .loading
/// action.attempt                                       // 1
/// action.reduce(.press(.primaryActionTriggered))       // []
/// action.reduce(.finished(attempt: 1)).first           // .button(.stateChanged(.normal))
/// action.reduce(.press(.primaryActionTriggered)).last  // .alreadySent(attempt: 1)
/// action.reduce(.formChanged(isValid: true))           // []
/// action.reduce(.press(.primaryActionTriggered)).first // .button(.tapped)
/// action.attempt                                       // 2
/// ```
///
/// The value belongs to one window: only the server can detect that another window, or a reloaded page, sends the same form
/// again.
public struct SubmitAction: Hashable, Sendable {
  /// The condition under which a form can be sent.
  public enum Policy: Hashable, Sendable, CaseIterable {
    /// No condition; errors are shown when the form is sent. The default.
    case always

    /// The form is valid; until then the button is disabled.
    ///
    /// A disabled button does not show what is missing, although an error has to be identified and described
    /// in text (WCAG 2.2, success criterion 3.3.1). It cannot be focused, and its text may have any contrast
    /// (1.4.3 exempts inactive components). The design system of GOV.UK advises against it ("Button",
    /// "Disabled buttons").
    case whenValid
  }

  /// The condition under which the form can be sent.
  public let policy: Policy

  /// The button.
  public internal(set) var button: ButtonModel

  /// Whether the form is valid, by the last event.
  public internal(set) var isFormValid: Bool

  /// Whether the unchanged form was sent and accepted; `false` while a response is awaited.
  public internal(set) var isAccepted = false

  /// The number of the last loading that a tap began; 0 before the first.
  var sentAttempt = 0

  /// Whether the form has changed since it was last sent.
  var isChanged = false

  /// Creates an action before the first submission.
  ///
  /// - Parameters:
  ///   - button: The button, which the policy enables or disables.
  ///   - policy: The condition under which the form can be sent.
  ///   - isFormValid: Whether the form is valid; `false` for a form that is not yet filled in.
  public init(_ button: ButtonModel, policy: Policy = .always, isFormValid: Bool = false) {
    self.policy = policy
    self.button = button
    self.isFormValid = isFormValid
    _ = self.button.reduce(.setEnabled(canBeSent))
  }

  /// Whether the policy allows that the form is sent.
  var canBeSent: Bool { policy == .always || isFormValid }

  /// The state of the button; `loading` while a response is awaited.
  public var state: ButtonModel.State { button.state }

  /// The number of the last submission, from 1; 0 before the first.
  public var attempt: Int { button.attempt }
}
