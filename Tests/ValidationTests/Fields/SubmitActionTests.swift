import Testing
import Validation

@Suite struct SubmitActionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let start: SubmitAction
    let event: SubmitAction.Event
    let state: SubmitAction.State
    let effects: [SubmitAction.Effect]

    init(
      _ start: SubmitAction, _ event: SubmitAction.Event, _ state: SubmitAction.State,
      _ effects: SubmitAction.Effect...
    ) {
      (self.start, self.event, self.state, self.effects) = (start, event, state, effects)
    }

    var testDescription: String { "\(start), \(event)" }
  }

  @Test(arguments: presses + responses + changes)
  func `events follow the event table`(row: Row) {
    var action = row.start
    #expect(action.reduce(row.event) == row.effects)
    #expect(action.state == row.state)
  }

  static let presses: [Row] = [
    Row(.always, .press, .loading, .stateChanged(.loading), .send(attempt: 1)),
    // An invalid form can be sent; its errors are shown then.
    Row(
      .always.after(.formChanged(isValid: false)), .press, .loading, .stateChanged(.loading),
      .send(attempt: 1)),
    Row(.whenValid, .press, .disabled),
    Row(
      .whenValid.after(.formChanged(isValid: true)), .press, .loading, .stateChanged(.loading),
      .send(attempt: 1)),
    Row(
      SubmitAction(policy: .whenValid, isFormValid: true), .press, .loading, .stateChanged(.loading),
      .send(attempt: 1)),
    // A second press while a response is awaited, even if the form has changed.
    Row(.always.after(.press), .press, .loading, .alreadySent(attempt: 1)),
    Row(.always.after(.press, .formChanged(isValid: true)), .press, .loading, .alreadySent(attempt: 1)),
    // After a rejection, the same form can be sent again; after an acceptance, only a changed form.
    Row(
      .always.after(.press, .rejected(1)), .press, .loading, .stateChanged(.loading), .send(attempt: 2)),
    Row(.always.after(.press, .accepted(1)), .press, .normal, .alreadySent(attempt: 1)),
    Row(
      .always.after(.press, .accepted(1), .formChanged(isValid: true)), .press, .loading,
      .stateChanged(.loading), .send(attempt: 2)),
    // The form that was accepted differs from the current form.
    Row(
      .always.after(.press, .formChanged(isValid: true), .accepted(1)), .press, .loading,
      .stateChanged(.loading), .send(attempt: 2)),
    // The same submission is first reported as rejected, then as accepted.
    Row(.always.after(.press, .rejected(1), .accepted(1)), .press, .normal, .alreadySent(attempt: 1)),
  ]

  static let responses: [Row] = [
    Row(.always.after(.press), .accepted(1), .normal, .stateChanged(.normal)),
    Row(.always.after(.press), .rejected(1), .normal, .stateChanged(.normal)),
    // The form became invalid while the response was awaited.
    Row(
      .whenValid.after(.formChanged(isValid: true), .press, .formChanged(isValid: false)), .rejected(1),
      .disabled, .stateChanged(.disabled)),
    // A late response to an earlier submission does not end a later one.
    Row(.always.after(.press, .rejected(1), .press), .rejected(1), .loading),
    Row(.always.after(.press, .rejected(1), .press), .accepted(1), .loading),
    Row(.always.after(.press, .rejected(1), .press), .accepted(2), .normal, .stateChanged(.normal)),
    // Responses without a matching submission.
    Row(.always, .accepted(0), .normal),
    Row(.always, .accepted(1), .normal),
    Row(.always.after(.press), .accepted(2), .loading),
    Row(.always.after(.press, .accepted(1)), .rejected(1), .normal),
  ]

  static let changes: [Row] = [
    Row(.always, .formChanged(isValid: true), .normal),
    Row(.always, .formChanged(isValid: false), .normal),
    Row(.whenValid, .formChanged(isValid: false), .disabled),
    Row(.whenValid, .formChanged(isValid: true), .normal, .stateChanged(.normal)),
    Row(
      .whenValid.after(.formChanged(isValid: true)), .formChanged(isValid: false), .disabled,
      .stateChanged(.disabled)),
    // `loading` takes precedence over `disabled`.
    Row(.whenValid.after(.formChanged(isValid: true), .press), .formChanged(isValid: false), .loading),
  ]

  @Test func `a change of the form resets the acceptance`() {
    var action = SubmitAction.always.after(.press, .accepted(1))
    #expect(action.isAccepted && !action.isSending && action.attempt == 1)
    _ = action.reduce(.formChanged(isValid: true))
    #expect(!action.isAccepted && action.isFormValid)
    // A repeated acceptance applies to the form that was sent, not to the current form.
    _ = action.reduce(.accepted(1))
    #expect(!action.isAccepted)
  }
}

extension SubmitAction {
  fileprivate static let always = SubmitAction()
  fileprivate static let whenValid = SubmitAction(policy: .whenValid)

  fileprivate func after(_ events: Event...) -> Self {
    var action = self
    for event in events { _ = action.reduce(event) }
    return action
  }
}

extension SubmitAction.Event {
  fileprivate static func accepted(_ attempt: Int) -> Self { .finished(attempt: attempt, succeeded: true) }
  fileprivate static func rejected(_ attempt: Int) -> Self { .finished(attempt: attempt, succeeded: false) }
}
