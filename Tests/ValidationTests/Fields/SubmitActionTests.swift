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

  @Test(arguments: presses + answers + changes)
  func `an event makes of an action what the table says`(row: Row) {
    var action = row.start
    #expect(action.reduce(row.event) == row.effects)
    #expect(action.state == row.state)
  }

  static let presses: [Row] = [
    Row(.always, .press, .loading, .stateChanged(.loading), .send(attempt: 1)),
    // What is wrong with the form is said when it is sent.
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
    // A second press while the first is under way, even of a changed form.
    Row(.always.after(.press), .press, .loading, .alreadySent(attempt: 1)),
    Row(.always.after(.press, .formChanged(isValid: true)), .press, .loading, .alreadySent(attempt: 1)),
    // After a refusal the same form may be sent again, after an acceptance only another.
    Row(
      .always.after(.press, .refused(1)), .press, .loading, .stateChanged(.loading), .send(attempt: 2)),
    Row(.always.after(.press, .accepted(1)), .press, .normal, .alreadySent(attempt: 1)),
    Row(
      .always.after(.press, .accepted(1), .formChanged(isValid: true)), .press, .loading,
      .stateChanged(.loading), .send(attempt: 2)),
    // What was accepted is not what stands there now.
    Row(
      .always.after(.press, .formChanged(isValid: true), .accepted(1)), .press, .loading,
      .stateChanged(.loading), .send(attempt: 2)),
    // Given up, then accepted after all.
    Row(.always.after(.press, .refused(1), .accepted(1)), .press, .normal, .alreadySent(attempt: 1)),
  ]

  static let answers: [Row] = [
    Row(.always.after(.press), .accepted(1), .normal, .stateChanged(.normal)),
    Row(.always.after(.press), .refused(1), .normal, .stateChanged(.normal)),
    // The form became invalid meanwhile.
    Row(
      .whenValid.after(.formChanged(isValid: true), .press, .formChanged(isValid: false)), .refused(1),
      .disabled, .stateChanged(.disabled)),
    // A late answer of an earlier sending ends no later one.
    Row(.always.after(.press, .refused(1), .press), .refused(1), .loading),
    Row(.always.after(.press, .refused(1), .press), .accepted(1), .loading),
    Row(.always.after(.press, .refused(1), .press), .accepted(2), .normal, .stateChanged(.normal)),
    // Answers to nothing.
    Row(.always, .accepted(0), .normal),
    Row(.always, .accepted(1), .normal),
    Row(.always.after(.press), .accepted(2), .loading),
    Row(.always.after(.press, .accepted(1)), .refused(1), .normal),
  ]

  static let changes: [Row] = [
    Row(.always, .formChanged(isValid: true), .normal),
    Row(.always, .formChanged(isValid: false), .normal),
    Row(.whenValid, .formChanged(isValid: false), .disabled),
    Row(.whenValid, .formChanged(isValid: true), .normal, .stateChanged(.normal)),
    Row(
      .whenValid.after(.formChanged(isValid: true)), .formChanged(isValid: false), .disabled,
      .stateChanged(.disabled)),
    // Loading stands before disabled.
    Row(.whenValid.after(.formChanged(isValid: true), .press), .formChanged(isValid: false), .loading),
  ]

  @Test func `flags that an acceptance leaves do not outlive the form`() {
    var action = SubmitAction.always.after(.press, .accepted(1))
    #expect(action.isAccepted && !action.isSending && action.attempt == 1)
    _ = action.reduce(.formChanged(isValid: true))
    #expect(!action.isAccepted && action.isFormValid)
    // An acceptance told twice is of the form that was sent, not of the one that stands there now.
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
  fileprivate static func refused(_ attempt: Int) -> Self { .finished(attempt: attempt, succeeded: false) }
}
