import Controls
import Testing

@Suite struct ButtonTests {
  private final class Receiver {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func sent(sender: Button) { calls.append("sent \(sender.title)") }
    func both(sender: Button, forEvent event: ControlEvent) { calls.append("both \(event.rawValue)") }
  }

  @Test func `targets are called for a tap, in the order in which they were added`() {
    let (button, receiver) = (Button(title: "Send"), Receiver())
    button.addTarget(receiver, action: Receiver.tapped, for: .primaryActionTriggered)
    button.addTarget(receiver, action: Receiver.sent(sender:), for: .touchUpInside)
    button.addTarget(
      receiver, action: Receiver.both(sender:forEvent:), for: [.touchUpInside, .primaryActionTriggered])
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.calls == ["tapped", "sent Send", "both 72"])
    button.press(.keyDown(.enter, isRepeat: false))
    #expect(receiver.calls.dropFirst(3) == ["tapped", "both 64"])
  }

  @Test func `the properties for assistive technology are read, and the name is set, as of the model`() {
    let button = Button(title: "Send")
    #expect(button.accessibility.name == "Send" && button.shownTitle == "Send")
    button.accessibilityLabel = "Send the message"
    #expect(button.accessibility.name == "Send the message")
    button.isEnabled = false
    #expect(button.accessibility.availability == .disabled)
    #expect(button.look == button.model.look)
  }

  @Test func `targets are called for the events of a press`() {
    let (button, receiver) = (Button(), Receiver())
    button.addTarget(receiver, action: Receiver.both(sender:forEvent:), for: [.touchDown, .touchUpOutside])
    button.sendActions(for: [.touchDown, .touchDragExit, .touchUpOutside])
    #expect(receiver.calls == ["both 1", "both 16"])
  }

  @Test(arguments: [Button.State.disabled, .loading])
  func `a button that does not respond calls no target`(state: Button.State) {
    let (button, receiver) = (Button(), Receiver())
    button.addTarget(
      receiver, action: Receiver.tapped, for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    button.state = state
    button.sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    #expect(receiver.calls.isEmpty)
  }

  @Test func `a removed target and one that no longer exists are not called`() {
    let (button, receiver) = (Button(), Receiver())
    var gone: Receiver? = Receiver()
    if let gone { button.addTarget(gone, action: Receiver.tapped, for: .primaryActionTriggered) }
    gone = nil
    button.sendActions(for: .primaryActionTriggered)
    #expect(button.targets.isEmpty)
    button.addTarget(receiver, action: Receiver.tapped, for: [.touchDown, .primaryActionTriggered])
    button.removeTarget(receiver, for: .primaryActionTriggered)
    button.sendActions(for: [.touchDown, .primaryActionTriggered])
    #expect(receiver.calls == ["tapped"])
  }

  @Test func `effects of a handler follow those of its event`() {
    let button = Button(title: "Send", loadingTitle: "Sending")
    var effects: [ButtonModel.Effect] = []
    button.effectHandler = { button, effect in
      effects.append(effect)
      if effect == .tapped { button.isLoading = true }
    }
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(
      effects == [
        .stateChanged(.selected), .stateChanged(.normal), .tapped, .stateChanged(.loading),
        .stepStarted(ButtonModel.Step(id: 1, kind: .showLoading)), .loadingStarted(attempt: 1),
        .announce(Announcement("Sending")),
      ])
  }
}
