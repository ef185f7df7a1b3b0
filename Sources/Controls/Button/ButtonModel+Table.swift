extension ButtonModel: ControlModel {
  public static let transitionTables = exploreTables()
}

extension ButtonModel: TabulatedModel {
  static let controlName = "Button"

  static let tableStart = ButtonModel(title: "title", loadingTitle: "loading title")

  static var tableParts: [TablePart<ButtonModel>] {
    [TablePart(events: \.tableEvents, flags: \.flagNames, state: \.state.rawValue)]
  }

  private var tableEvents: [Event] {
    typealias Part = TablePart<ButtonModel>
    return Part.pressEvents + State.allCases.map { .setState($0) } + Part.both(Event.setEnabled)
      + Part.both(Event.setSelected) + Part.both(Event.setLoading)
      + [.finished(attempt: attempt), .finished(attempt: attempt, failure: "failure")]
      + Part.both(Event.setReducesMotion) + (step.map { [.stepEnded($0.id)] } ?? [])
  }

  private var flagNames: [String] {
    TablePart<ButtonModel>.names([
      "loading": isLoading, "disabled": !isEnabled, "selected": isSelected, "reduced-motion": reducesMotion,
    ]) + press.flagNames + (step.map { [$0.kind.rawValue] } ?? [])
  }

  var withoutNumbers: ButtonModel {
    var model = self
    model.attempt = isLoading ? 1 : 0
    model.lastStep = 0
    model.step = step.map { Step(id: 0, kind: $0.kind) }
    return model
  }
}

extension ButtonModel.Event: ModelEvent, Tabulated {
  public var pressEvent: PressEvent? { if case .press(let event) = self { event } else { nil } }

  var name: String {
    switch self {
    case .press(let event): event.name
    case .setState(let state): "state:\(state.rawValue)"
    case .setEnabled(let flag): "enabled:\(flag)"
    case .setSelected(let flag): "selected:\(flag)"
    case .setLoading(let flag): "loading:\(flag)"
    case .finished(_, let failure): failure == nil ? "finished" : "failed"
    case .stepEnded: "stepEnded"
    case .setReducesMotion(let flag): "reducesMotion:\(flag)"
    }
  }
}

extension ButtonModel.Event {
  var number: Int? {
    switch self {
    case .finished(let attempt, _): attempt
    case .stepEnded(let id): id
    default: nil
    }
  }
}

extension ButtonModel.Effect: ModelEffect, Tabulated {
  public var isTap: Bool { self == .tapped }

  var name: String {
    switch self {
    case .stateChanged(let state): "stateChanged:\(state.rawValue)"
    case .stepCancelled: "stepCancelled"
    case .stepStarted(let step): "stepStarted:\(step.kind.rawValue)"
    case .loadingStarted: "loadingStarted"
    case .announce(let announcement): "announce:\(announcement.urgency.rawValue)"
    case .tapped: "tapped"
    }
  }
}

extension ButtonModel.Effect {
  var number: Int? {
    switch self {
    case .stepCancelled(let id): id
    case .stepStarted(let step): step.id
    case .loadingStarted(let attempt): attempt
    case .stateChanged, .announce, .tapped: nil
    }
  }
}
