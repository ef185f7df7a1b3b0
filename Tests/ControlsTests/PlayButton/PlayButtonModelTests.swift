import Controls
import Testing

@Suite struct PlayButtonModelTests {
  typealias Mode = PlayMode

  /// A button that rests at the mode.
  static func resting(at mode: Mode) -> PlayButtonModel {
    var model = PlayButtonModel()
    _ = model.reduce(.setMode(mode, animated: false))
    return model
  }

  /// Ends the running steps and returns their kinds.
  static func steps(of model: inout PlayButtonModel) -> [PlayStepKind] {
    var kinds: [PlayStepKind] = []
    while let step = model.step, kinds.count < 10 {
      kinds.append(step.kind)
      _ = model.reduce(.stepEnded(step.id))
    }
    return kinds
  }

  @Test(arguments: [
    (Mode.play, Mode.pause, [PlayStepKind.toBar, .rotate, .split]),
    (.play, .stop, [.toBar, .rotate, .expand]),
    (.play, .buffering, [.toBar]), (.pause, .play, [.merge, .rotateBack, .toTriangle]),
    (.pause, .stop, [.merge, .expand]), (.pause, .buffering, [.merge, .rotateBack]),
    (.stop, .play, [.shrink, .rotateBack, .toTriangle]), (.stop, .pause, [.shrink, .split]),
    (.stop, .buffering, [.shrink, .rotateBack]), (.buffering, .play, [.loopToBar, .toTriangle]),
    (.buffering, .pause, [.loopToBar, .rotate, .split]), (.buffering, .stop, [.loopToBar, .rotate, .expand]),
  ])
  func `each change goes step by step`(from: Mode, to: Mode, steps: [PlayStepKind]) {
    var model = Self.resting(at: from)
    #expect(model.reduce(.setMode(to, animated: true)).first == .modeChanged(to))
    #expect(model.mode == to)
    #expect(Self.steps(of: &model) == steps)
    #expect((model.loop != nil) == (to == .buffering))
  }

  @Test func `a button starts at play, and is animated unless the program says otherwise`() {
    let button = PlayButton()
    #expect(button.mode == .play && button.model.step == nil)
    button.setMode(.pause)
    #expect(button.mode == .pause && button.model.step?.kind == .toBar)
    button.setMode(.stop, animated: false)
    #expect(button.mode == .stop && button.model.step == nil)
  }

  @Test(arguments: Mode.allCases) func `the same mode animated changes nothing`(mode: Mode) {
    var model = Self.resting(at: mode)
    let before = model
    #expect(model.reduce(.setMode(mode, animated: true)).isEmpty)
    #expect(model == before)
  }

  @Test func `the same mode without animation starts buffering anew, and ends a step`() {
    var model = Self.resting(at: .buffering)
    #expect(model.loop?.id == 1)
    #expect(
      model.reduce(.setMode(.buffering, animated: false))
        == [.loopStopped(1), .loopStarted(PlayButtonModel.Loop(id: 2))])
    _ = model.reduce(.setMode(.play, animated: true))
    #expect(model.reduce(.setMode(.play, animated: false)) == [.stepCancelled(3), .rested(.play)])
    #expect(model.reduce(.setMode(.play, animated: false)).isEmpty)
  }

  @Test func `a stale end has no effect`() {
    var model = PlayButtonModel()
    _ = model.reduce(.setMode(.pause, animated: true))
    _ = model.reduce(.setMode(.play, animated: true))
    let before = model
    for stale in [0, 1, 3] { #expect(model.reduce(.stepEnded(stale)).isEmpty) }
    #expect(model == before)
    #expect(model.reduce(.stepEnded(2)) == [.rested(.play)])
  }

  @Test func `a step that leads to the new target runs on, a contrary one goes back from what is presented`()
  {
    var model = Self.resting(at: .play)
    _ = model.reduce(.setMode(.pause, animated: true))
    _ = model.reduce(.progressed(1, to: 0.5))
    _ = model.reduce(.setMode(.buffering, animated: true))
    #expect(model.step?.id == 1)
    #expect(abs(model.frame.parts[0].radius - 2.25) < 1e-9)
    let shown = model.frame
    #expect(
      model.reduce(.setMode(.play, animated: true)).contains(.stepCancelled(1)))
    #expect(model.step?.kind == .toTriangle)
    #expect(abs((model.step?.start ?? 0) - 0.5) < 1e-9)
    #expect(PlayButtonFrameTests.movement(shown, model.frame) < 1e-9)
  }

  @Test func `pause and stop exchanged during the rotation change only the end`() {
    var model = Self.resting(at: .play)
    _ = model.reduce(.setMode(.pause, animated: true))
    _ = model.reduce(.stepEnded(1))
    let step = model.step
    #expect(step?.kind == .rotate)
    _ = model.reduce(.setMode(.stop, animated: true))
    #expect(model.step == step)
    #expect(Self.steps(of: &model) == [.rotate, .expand])
  }

  @Test(arguments: Mode.allCases, Mode.allCases) func `hidden in the middle, it is at the target`(
    from: Mode, to: Mode
  ) {
    var model = Self.resting(at: from)
    _ = model.reduce(.setMode(to, animated: true))
    _ = model.reduce(.setHidden(true))
    #expect(model.step == nil && model.loop == nil && model.mode == to)
    _ = model.reduce(.setMode(from, animated: true))
    #expect(model.step == nil && model.mode == from)
    _ = model.reduce(.setHidden(false))
    #expect((model.loop != nil) == (from == .buffering))
  }

  @Test(arguments: Mode.allCases, Mode.allCases)
  func `reduced motion never has a step, and buffering is still`(
    from: Mode, to: Mode
  ) {
    var model = Self.resting(at: from)
    _ = model.reduce(.setReducesMotion(true))
    _ = model.reduce(.setMode(to, animated: true))
    #expect(model.step == nil && model.loop == nil && model.mode == to)
  }

  @Test func `a tap changes no mode and asks for what the mode shows`() {
    for (mode, request) in [
      (Mode.play, PlayButtonModel.Request.play), (.pause, .pause), (.stop, .stop), (.buffering, .pause),
    ] {
      var model = Self.resting(at: mode)
      #expect(model.reduce(.press(.primaryActionTriggered)) == [.requested(request, attempt: 1)])
      #expect(model.mode == mode)
      #expect(model.accessibility.isPressed == nil)
      #expect(
        model.accessibility.name == request.rawValue.prefix(1).uppercased() + request.rawValue.dropFirst())
      #expect(model.accessibility.isBusy == (mode == .buffering))
    }
  }

  @Test(arguments: PressEvent.allCases) func `disabled, a tap has no effect`(event: PressEvent) {
    var model = PlayButtonModel()
    #expect(model.reduce(.setEnabled(false)) == [.scaleChanged(1, opacity: 0.5)])
    #expect(model.reduce(.press(event)).isEmpty)
  }

  @Test func `the scale is that of a press before that of a pointer`() {
    var model = PlayButtonModel()
    #expect(model.reduce(.setHovered(true)) == [.scaleChanged(1.1, opacity: 1)])
    #expect(model.reduce(.press(.touchDown)) == [.scaleChanged(0.92, opacity: 1)])
    #expect(model.reduce(.press(.touchDragExit)) == [.scaleChanged(1.1, opacity: 1)])
    #expect(model.reduce(.setEnabled(false)) == [.scaleChanged(1, opacity: 0.5)])
    #expect(model.reduce(.setHovered(false)).isEmpty)
    #expect(PlayButtonModel.scaleDuration == 0.3)
  }

  @Test func `a run that fails while pausing shows play, with one alert`() {
    var model = Self.resting(at: .pause)
    #expect(model.reduce(.press(.primaryActionTriggered)) == [.requested(.pause, attempt: 1)])
    #expect(model.reduce(.failed(attempt: 2, message: "Lost")).isEmpty)
    let effects = model.reduce(.failed(attempt: 1, message: "Lost"))
    #expect(model.mode == .play)
    let announcements = effects.filter { if case .announce = $0 { true } else { false } }
    #expect(announcements == [.announce(Announcement("Lost", urgency: .assertive))])
    #expect(model.reduce(.failed(attempt: 1, message: "Lost")).isEmpty)
  }

  @Test func `a changed name and the start of buffering are announced`() {
    var model = PlayButtonModel()
    #expect(
      model.reduce(.setMode(.pause, animated: false)) == [
        .modeChanged(.pause), .rested(.pause), .announce(Announcement("Pause")),
      ])
    #expect(model.reduce(.setMode(.buffering, animated: false)).last == .announce(Announcement("Buffering")))
  }
}
