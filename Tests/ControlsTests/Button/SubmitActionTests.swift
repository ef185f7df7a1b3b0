import Controls
import Testing

@Suite struct SubmitActionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let start: SubmitAction
    let event: SubmitAction.Event
    let state: ButtonModel.State
    let effects: [SubmitEffect]

    init(
      _ start: SubmitAction, _ event: SubmitAction.Event, _ state: ButtonModel.State,
      _ effects: SubmitEffect...
    ) {
      (self.start, self.event, self.state, self.effects) = (start, event, state, effects)
    }

    var testDescription: String { "\(start), \(event)" }
  }

  @Test func `the end of a loading that no tap began is not an acceptance`() {
    var button = ButtonModel(title: "Send")
    _ = button.reduce(.setLoading(true))
    var action = SubmitAction(button)
    _ = action.reduce(.finished(attempt: 1))
    #expect(!action.isAccepted)
    #expect(action.reduce(.press(.primaryActionTriggered)).contains(.button(.loadingStarted(attempt: 2))))
  }

  @Test(arguments: presses + responses + changes)
  func `events follow the event table`(row: Row) {
    var action = row.start
    #expect(SubmitEffect.list(action.reduce(row.event)) == row.effects)
    #expect(action.state == row.state)
  }

  static let presses: [Row] = [
    Row(.always, .tap, .loading, .state(.loading), .send(1)),
    // An invalid form can be sent; its errors are shown then.
    Row(
      .always.after(.formChanged(isValid: false)), .tap, .loading, .state(.loading),
      .send(1)),
    Row(.whenValid, .tap, .disabled),
    Row(
      .whenValid.after(.formChanged(isValid: true)), .tap, .loading, .state(.loading),
      .send(1)),
    Row(
      SubmitAction(sendButton, policy: .whenValid, isFormValid: true), .tap, .loading, .state(.loading),
      .send(1)),
    // A second press while a response is awaited, even if the form has changed.
    Row(.always.after(.tap), .tap, .loading),
    Row(.always.after(.tap, .formChanged(isValid: true)), .tap, .loading),
    Row(.always.after(.tap), .press(.touchDown), .loading),
    Row(.always.after(.tap), .press(.keyDown(.enter, isRepeat: false)), .loading),
    // A pointer sends the form when it is released on the button, and not elsewhere.
    Row(.always, .press(.touchDown), .selected, .state(.selected)),
    Row(
      .always.after(.press(.touchDown)), .press(.touchUpInside), .loading, .state(.normal), .state(.loading),
      .send(1)),
    Row(.always.after(.press(.touchDown)), .press(.touchUpOutside), .normal, .state(.normal)),
    // The form becomes invalid while the button is held.
    Row(
      .whenValid.after(.formChanged(isValid: true), .press(.touchDown), .formChanged(isValid: false)),
      .press(.touchUpInside), .disabled),
    // After a rejection, the same form can be sent again; after an acceptance, only a changed form.
    Row(
      .always.after(.tap, .rejected(1)), .tap, .loading, .state(.loading), .send(2)),
    Row(.always.after(.tap, .accepted(1)), .tap, .normal, .alreadySent(1)),
    Row(
      .always.after(.tap, .accepted(1), .formChanged(isValid: true)), .tap, .loading,
      .state(.loading), .send(2)),
    // The form that was accepted differs from the current form.
    Row(
      .always.after(.tap, .formChanged(isValid: true), .accepted(1)), .tap, .loading,
      .state(.loading), .send(2)),
    // The same submission is first reported as rejected, then as accepted.
    Row(.always.after(.tap, .rejected(1), .accepted(1)), .tap, .normal, .alreadySent(1)),
  ]

  static let responses: [Row] = [
    Row(.always.after(.tap), .accepted(1), .normal, .state(.normal)),
    Row(.always.after(.tap), .rejected(1), .normal, .state(.normal)),
    // The form became invalid while the response was awaited.
    Row(
      .whenValid.after(.formChanged(isValid: true), .tap, .formChanged(isValid: false)), .rejected(1),
      .disabled, .state(.disabled)),
    // A late response to an earlier submission does not end a later one.
    Row(.always.after(.tap, .rejected(1), .tap), .rejected(1), .loading),
    Row(.always.after(.tap, .rejected(1), .tap), .accepted(1), .loading),
    Row(.always.after(.tap, .rejected(1), .tap), .accepted(2), .normal, .state(.normal)),
    // Responses without a matching submission.
    Row(.always, .accepted(0), .normal),
    Row(.always, .accepted(1), .normal),
    Row(.always.after(.tap), .accepted(2), .loading),
    Row(.always.after(.tap, .accepted(1)), .rejected(1), .normal),
  ]

  static let changes: [Row] = [
    Row(.always, .formChanged(isValid: true), .normal),
    Row(.always, .formChanged(isValid: false), .normal),
    Row(.whenValid, .formChanged(isValid: false), .disabled),
    Row(.whenValid, .formChanged(isValid: true), .normal, .state(.normal)),
    Row(
      .whenValid.after(.formChanged(isValid: true)), .formChanged(isValid: false), .disabled,
      .state(.disabled)),
    // `loading` takes precedence over `disabled`.
    Row(.whenValid.after(.formChanged(isValid: true), .tap), .formChanged(isValid: false), .loading),
  ]

  @Test func `the title, the step and the announcement are those of the button`() {
    var action = SubmitAction.always
    let sent = action.reduce(.tap)
    #expect(action.button.shownTitle == "Sending")
    #expect(sent.last == .button(.announce(Announcement("Sending"))))
    #expect(action.button.step?.kind == .showLoading)
    #expect(action.reduce(.stepEnded(1)) == [] && action.button.step == nil)
    #expect(action.reduce(.rejected(1)).last == .button(.announce(Announcement("no", urgency: .assertive))))
    _ = action.reduce(.setReducesMotion(true))
    #expect(action.button.step == nil)
  }

  @Test func `a change of the form resets the acceptance`() {
    var action = SubmitAction.always.after(.tap, .accepted(1))
    #expect(action.isAccepted && !action.button.isLoading && action.attempt == 1)
    _ = action.reduce(.formChanged(isValid: true))
    #expect(!action.isAccepted && action.isFormValid)
    // A repeated acceptance applies to the form that was sent, not to the current form.
    _ = action.reduce(.accepted(1))
    #expect(!action.isAccepted)
  }
}

/// An effect of the action without those that a button alone has: taps, steps and announcements.
enum SubmitEffect: Hashable, Sendable {
  case state(ButtonModel.State)
  case send(Int)
  case alreadySent(Int)

  static func list(_ effects: [SubmitAction.Effect]) -> [SubmitEffect] {
    effects.compactMap { effect in
      switch effect {
      case .button(.stateChanged(let state)): .state(state)
      case .button(.loadingStarted(let attempt)): .send(attempt)
      case .alreadySent(let attempt): .alreadySent(attempt)
      case .button: nil
      }
    }
  }
}

private let sendButton = ButtonModel(title: "Send", loadingTitle: "Sending")

extension SubmitAction {
  fileprivate static let always = SubmitAction(sendButton)
  fileprivate static let whenValid = SubmitAction(sendButton, policy: .whenValid)

  fileprivate func after(_ events: Event...) -> Self {
    var action = self
    for event in events { _ = action.reduce(event) }
    return action
  }
}

extension SubmitAction.Event {
  fileprivate static let tap = press(.primaryActionTriggered)
  fileprivate static func accepted(_ attempt: Int) -> Self { .finished(attempt: attempt) }
  fileprivate static func rejected(_ attempt: Int) -> Self { .finished(attempt: attempt, failure: "no") }
}
