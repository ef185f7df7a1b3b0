extension BrandButtonModel: ControlModel {
  public static let transitionTables = exploreTables()
}

extension BrandButtonModel: TabulatedModel {
  static let controlName = "BrandButton"

  static let tableStart = BrandButtonModel(label: "label", variant: .primaryGreen)

  static var tableParts: [TablePart<BrandButtonModel>] {
    typealias Part = TablePart<BrandButtonModel>
    return [
      Part(
        events: { model in
          Part.pressEvents + Part.both(Event.setEnabled) + Part.both(Event.setReducesMotion)
            + (model.step.map { [.stepEnded($0.id)] } ?? [])
        }, flags: \.flagNames, state: \.state.rawValue)
    ]
  }

  private var flagNames: [String] {
    TablePart<BrandButtonModel>.names(["disabled": !isEnabled, "reduced-motion": reducesMotion])
      + press.flagNames + (step.map { ["scale:\($0.scale.short)"] } ?? [])
  }

  var withoutNumbers: BrandButtonModel {
    var model = self
    model.lastStep = 0
    model.step = step.map { Step(id: 0, scale: $0.scale) }
    return model
  }
}

extension BrandButtonModel.Event: ModelEvent, Tabulated {
  public var pressEvent: PressEvent? { if case .press(let event) = self { event } else { nil } }

  var number: Int? { if case .stepEnded(let id) = self { id } else { nil } }

  var name: String {
    switch self {
    case .press(let event): event.name
    case .setEnabled(let flag): "enabled:\(flag)"
    case .stepEnded: "stepEnded"
    case .setReducesMotion(let flag): "reducesMotion:\(flag)"
    }
  }
}

extension BrandButtonModel.Effect: ModelEffect, Tabulated {
  public var isTap: Bool { self == .tapped }

  var name: String {
    switch self {
    case .stateChanged(let state): "stateChanged:\(state.rawValue)"
    case .stepCancelled: "stepCancelled"
    case .stepStarted(let step): "stepStarted:scale:\(step.scale.short)"
    case .tapped: "tapped"
    }
  }

  var number: Int? {
    switch self {
    case .stepCancelled(let id): id
    case .stepStarted(let step): step.id
    case .stateChanged, .tapped: nil
    }
  }
}
