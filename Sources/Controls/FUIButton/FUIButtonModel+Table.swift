extension FUIButtonModel: ControlModel {
  public static let transitionTables = exploreTables()
}

extension FUIButtonModel: TabulatedModel {
  static let controlName = "FUIButton"

  static let tableStart = FUIButtonModel()

  static var tableParts: [TablePart<FUIButtonModel>] {
    typealias Part = TablePart<FUIButtonModel>
    return [
      Part(
        events: { _ in
          Part.pressEvents + Part.both(Event.setEnabled) + Part.both(Event.setSelected)
            + Part.both(Event.setPersistentSelection)
        },
        flags: { model in
          Part.names([
            "disabled": !model.isEnabled, "selected": model.isSelected,
            "persistent": model.isPersistentSelection,
          ]) + model.press.flagNames
        }, state: \.state.name)
    ]
  }

  var withoutNumbers: FUIButtonModel { self }
}

extension FUIButtonModel.Event: ModelEvent, Tabulated {
  public var pressEvent: PressEvent? { if case .press(let event) = self { event } else { nil } }

  var number: Int? { nil }

  var name: String {
    switch self {
    case .press(let event): event.name
    case .setEnabled(let flag): "enabled:\(flag)"
    case .setSelected(let flag): "selected:\(flag)"
    case .setPersistentSelection(let flag): "persistent:\(flag)"
    }
  }
}

extension FUIButtonModel.Effect: ModelEffect, Tabulated {
  public var isTap: Bool { self == .tapped }

  var number: Int? { nil }

  var name: String {
    switch self {
    case .stateChanged(let state): "stateChanged:\(state.name)"
    case .tapped: "tapped"
    }
  }
}
