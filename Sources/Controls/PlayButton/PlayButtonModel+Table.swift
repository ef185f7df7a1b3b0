extension PlayButtonModel: ControlModel {
  public static let transitionTables = exploreTables()
}

extension PlayButtonModel: TabulatedModel {
  static let controlName = "PlayButton"

  static let tableStart = PlayButtonModel()

  /// Two parts: the motion of the shape, with every reachable pair of running step and mode, and the press.
  static var tableParts: [TablePart<PlayButtonModel>] {
    typealias Part = TablePart<PlayButtonModel>
    return [
      Part(name: "motion", events: \.motionEvents, flags: \.motionFlags, state: \.mode.rawValue),
      Part(
        name: "press",
        events: { _ in Part.pressEvents + Part.both(Event.setEnabled) + Part.both(Event.setHovered) },
        flags: { model in
          Part.names(["disabled": !model.isEnabled, "hovered": model.isHovered]) + model.press.flagNames
        },
        state: { $0.isEnabled ? $0.press.isHeld ? "pressed" : "normal" : "disabled" }),
    ]
  }

  private var motionEvents: [Event] {
    typealias Part = TablePart<PlayButtonModel>
    return Mode.allCases.flatMap { [.setMode($0, animated: true), .setMode($0, animated: false)] }
      + [.failed(attempt: attempt, message: "failure")] + Part.both(Event.setHidden)
      + Part.both(Event.setReducesMotion) + (step.map { [.stepEnded($0.id)] } ?? [])
  }

  private var motionFlags: [String] {
    [mode.rawValue] + (step.map { ["by", $0.kind.rawValue] } ?? [])
      + TablePart<PlayButtonModel>.names(["hidden": isHidden, "reduced-motion": reducesMotion])
  }

  var withoutNumbers: PlayButtonModel {
    var model = self
    model.attempt = 0
    model.canFail = true
    model.lastStep = 0
    model.step = step.map { Step(id: 0, kind: $0.kind) }
    model.loop = loop.map { _ in Loop(id: 0) }
    return model
  }
}

extension PlayButtonModel.Event: ModelEvent, Tabulated {
  public var pressEvent: PressEvent? { if case .press(let event) = self { event } else { nil } }

  var name: String {
    switch self {
    case .press(let event): event.name
    case .setHovered(let flag): "hovered:\(flag)"
    case .setMode(let mode, let animated): "\(animated ? "mode" : "jump"):\(mode.rawValue)"
    case .progressed: "progressed"
    case .stepEnded: "stepEnded"
    case .failed: "failed"
    case .setEnabled(let flag): "enabled:\(flag)"
    case .setHidden(let flag): "hidden:\(flag)"
    case .setReducesMotion(let flag): "reducesMotion:\(flag)"
    }
  }
}

extension PlayButtonModel.Event {
  var number: Int? {
    switch self {
    case .stepEnded(let id), .failed(let id, _), .progressed(let id, _): id
    default: nil
    }
  }
}

extension PlayButtonModel.Effect: ModelEffect, Tabulated {
  public var isTap: Bool { if case .requested = self { true } else { false } }

  var name: String {
    switch self {
    case .modeChanged(let mode): "modeChanged:\(mode.rawValue)"
    case .scaleChanged(let scale, let opacity): "scaleChanged:\(scale.short):\(opacity.short)"
    case .stepCancelled: "stepCancelled"
    case .loopStopped: "loopStopped"
    case .stepStarted(let step): "stepStarted:\(step.kind.rawValue)"
    case .loopStarted: "loopStarted"
    case .rested(let mode): "rested:\(mode.rawValue)"
    case .announce(let announcement): "announce:\(announcement.urgency.rawValue)"
    case .requested: "requested"
    }
  }
}

extension PlayButtonModel.Effect {
  var number: Int? {
    switch self {
    case .stepCancelled(let id), .loopStopped(let id): id
    case .stepStarted(let step): step.id
    case .loopStarted(let loop): loop.id
    case .requested(_, let attempt): attempt
    default: nil
    }
  }
}
