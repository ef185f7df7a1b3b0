import Controls
import Testing

@Suite struct ButtonModelTests {
  typealias Event = ButtonModel.Event

  /// Applies events and returns the number of taps.
  private static func taps(_ events: [Event], _ model: inout ButtonModel) -> Int {
    events.reduce(0) { count, event in count + model.reduce(event).filter { $0 == .tapped }.count }
  }

  @Test(arguments: [
    ("press, release", [Event.press(.touchDown), .press(.touchUpInside)], 1),
    ("press, leave, release", [.press(.touchDown), .press(.touchDragExit), .press(.touchUpOutside)], 0),
    (
      "press, leave, enter, release",
      [.press(.touchDown), .press(.touchDragExit), .press(.touchDragEnter), .press(.touchUpInside)], 1
    ),
    ("release without press", [.press(.touchUpInside)], 0),
    ("press, cancel, release", [.press(.touchDown), .press(.touchCancel), .press(.touchUpInside)], 0),
    ("press, disable, release", [.press(.touchDown), .setEnabled(false), .press(.touchUpInside)], 0),
    (
      "press, disable, enable, release",
      [.press(.touchDown), .setState(.disabled), .setEnabled(true), .press(.touchUpInside)], 0
    ),
    ("loading set while pressed", [.press(.touchDown), .setState(.loading), .press(.touchUpInside)], 0),
    (
      "loading begins and ends while pressed",
      [.press(.touchDown), .setLoading(true), .setLoading(false), .press(.touchUpInside)], 0
    ),
    ("normal set while pressed", [.press(.touchDown), .setState(.normal), .press(.touchUpInside)], 0),
    ("Enter", [.press(.keyDown(.enter, isRepeat: false))], 1),
    (
      "Enter held",
      [
        .press(.keyDown(.enter, isRepeat: false)), .press(.keyDown(.enter, isRepeat: true)),
        .press(.keyUp(.enter)),
      ], 1
    ),
    ("Space", [.press(.keyDown(.space, isRepeat: false)), .press(.keyUp(.space))], 1),
    (
      "Space held",
      [
        .press(.keyDown(.space, isRepeat: false)), .press(.keyDown(.space, isRepeat: true)),
        .press(.keyUp(.space)),
      ], 1
    ),
    (
      "Space, focus lost",
      [.press(.keyDown(.space, isRepeat: false)), .press(.focusLost), .press(.keyUp(.space))], 0
    ),
    ("assistive activation", [.press(.primaryActionTriggered)], 1),
  ])
  func `a press is a tap or none`(_ name: String, _ events: [Event], _ expected: Int) {
    var model = ButtonModel(title: "Send")
    #expect(Self.taps(events, &model) == expected, "\(name)")
    #expect(!model.isHighlighted, "\(name)")
  }

  @Test(arguments: PressEvent.allCases)
  func `a loading or disabled button does not respond to an event of a press`(_ event: PressEvent) {
    for state in [ButtonModel.State.loading, .disabled] {
      var model = ButtonModel(title: "Send", loadingTitle: "Sending")
      _ = model.reduce(.setState(state))
      let before = model
      #expect(model.reduce(.press(event)).isEmpty)
      #expect(model == before)
    }
  }

  @Test func `a loading button keeps the focus and a disabled one does not take it`() {
    var model = ButtonModel(title: "Send")
    _ = model.reduce(.setEnabled(false))
    #expect(model.accessibility.availability == .disabled && !model.accessibility.isBusy)
    _ = model.reduce(.setLoading(true))
    #expect(model.accessibility.availability == .inert && model.accessibility.isBusy)
  }

  @Test func `a button is selected while it is held`() {
    var model = ButtonModel(title: "Send")
    #expect(model.reduce(.press(.touchDown)) == [.stateChanged(.selected)])
    #expect(model.reduce(.press(.touchDragExit)) == [.stateChanged(.normal)])
    #expect(model.reduce(.press(.touchDragEnter)) == [.stateChanged(.selected)])
    #expect(model.reduce(.press(.touchUpInside)) == [.stateChanged(.normal), .tapped])
  }

  @Test func `loading and disabled looks loading, then disabled`() {
    var model = ButtonModel(title: "Send")
    _ = model.reduce(.setState(.loading))
    _ = model.reduce(.setState(.disabled))
    #expect(model.state == .loading)
    #expect(model.reduce(.finished(attempt: 1)).first == .stateChanged(.disabled))
    #expect(model.look.opacity == 0.5)
  }

  @Test func `normal clears all flags, and another state keeps the others`() {
    var model = ButtonModel(title: "Send")
    for state in [ButtonModel.State.selected, .disabled, .loading] { _ = model.reduce(.setState(state)) }
    #expect(model.isSelected && !model.isEnabled && model.isLoading)
    _ = model.reduce(.setState(.normal))
    #expect(!model.isSelected && model.isEnabled && !model.isLoading)
  }

  @Test func `a stale end of a step is ignored`() {
    var model = ButtonModel(title: "Send")
    for isOn in [true, false, true] { _ = model.reduce(.setLoading(isOn)) }
    #expect(model.step?.id == 3)
    for stale in [1, 2, 4, 0] { #expect(model.reduce(.stepEnded(stale)).isEmpty) }
    #expect(model.step?.kind == .showLoading)
    #expect(model.reduce(.stepEnded(3)).isEmpty)
    #expect(model.step == nil)
  }

  @Test func `the answer of attempt 1 after attempt 2 is ignored`() {
    var model = ButtonModel(title: "Send")
    for isOn in [true, false, true] { _ = model.reduce(.setLoading(isOn)) }
    #expect(model.attempt == 2)
    #expect(model.reduce(.finished(attempt: 1)).isEmpty)
    #expect(model.state == .loading)
    #expect(model.reduce(.finished(attempt: 2)).first == .stateChanged(.normal))
    #expect(model.reduce(.finished(attempt: 2)).isEmpty)
  }

  @Test func `flags that change while loading start no further step`() {
    var model = ButtonModel(title: "Send")
    _ = model.reduce(.setLoading(true))
    let step = model.step
    for event in [Event.setEnabled(false), .setSelected(true), .setLoading(true), .setEnabled(true)] {
      #expect(model.reduce(event).isEmpty)
    }
    #expect(model.step == step)
  }

  @Test func `the start and the end of loading are announced, a failure at once`() {
    var model = ButtonModel(title: "Send", loadingTitle: "Sending")
    #expect(
      model.reduce(.setLoading(true)) == [
        .stateChanged(.loading), .stepStarted(ButtonModel.Step(id: 1, kind: .showLoading)),
        .loadingStarted(attempt: 1), .announce(Announcement("Sending")),
      ])
    #expect(
      model.reduce(.finished(attempt: 1)) == [
        .stateChanged(.normal), .stepCancelled(1), .stepStarted(ButtonModel.Step(id: 2, kind: .hideLoading)),
        .announce(Announcement("Send")),
      ])
    _ = model.reduce(.setLoading(true))
    #expect(
      model.reduce(.finished(attempt: 2, failure: "Not sent")).last
        == .announce(Announcement("Not sent", urgency: .assertive)))
  }

  @Test func `with reduced motion there is no step`() {
    var model = ButtonModel(title: "Send")
    _ = model.reduce(.setLoading(true))
    #expect(model.reduce(.setReducesMotion(true)) == [.stepCancelled(1)])
    #expect(model.reduce(.setLoading(false)) == [.stateChanged(.normal)])
    #expect(model.step == nil)
  }

  @Test(arguments: [
    ("Send", nil as String?, "Send", "Send"), ("Send", "Sending", "Send", "Sending"),
    ("Send", "", "Send", "Send"),
    ("", "Sending", "Sending", "Sending"),
  ])
  func `a button with a text always has a name`(title: String, loading: String?, normal: String, busy: String)
  {
    var model = ButtonModel(title: title, loadingTitle: loading)
    #expect(model.accessibility.name == normal)
    _ = model.reduce(.setLoading(true))
    #expect(model.accessibility.name == busy)
  }

  @Test func `a loading button without a loading title shows only the spinner, and keeps its name`() {
    var model = ButtonModel(title: "Send")
    _ = model.reduce(.setState(.loading))
    #expect(model.shownTitle == "")
    #expect(model.accessibility.name == "Send")
    _ = model.reduce(.setState(.normal))
    #expect(model.shownTitle == "Send")
  }

  @Test func `a step fades one content out and the other in`() {
    let step = ButtonModel.Step(id: 1, kind: .showLoading)
    #expect(step.opacities(at: 0) == (1, 0))
    #expect(step.opacities(at: 1) == (0, 1))
    #expect(ButtonModel.Step(id: 1, kind: .hideLoading).opacities(at: 1) == (1, 0))
    #expect(ButtonModel.Step.duration == 0.3)
  }
}
