import Controls
import ControlsHTML
import HTMLMarkup

/// Every control in every state, size and style, as pages show them.
enum EveryControl {
  static var buttons: [ButtonModel] {
    ButtonModel.Style.allCases.flatMap { style in
      ButtonModel.Size.allCases.flatMap { size in
        ButtonModel.State.allCases.map { state in
          var model = ButtonModel(style: style, size: size, title: "Send", loadingTitle: "Sending")
          _ = model.reduce(.setState(state))
          return model
        }
      }
    }
  }

  static var playButtons: [PlayButtonModel] {
    PlayMode.allCases.flatMap { mode in
      [true, false].map { isEnabled in
        var model = PlayButtonModel()
        _ = model.reduce(.setMode(mode, animated: false))
        _ = model.reduce(.setEnabled(isEnabled))
        return model
      }
    }
  }

  static var fioriButtons: [FUIButtonModel] {
    FUIButtonStyle.allCases.flatMap { style in
      ColorScheme.allCases.flatMap { fioriButtons(style, on: $0) }
    }
  }

  static func fioriButtons(_ style: FUIButtonStyle, on scheme: ColorScheme) -> [FUIButtonModel] {
    [(true, false), (true, true), (false, false), (false, true)].map { isEnabled, isSelected in
      var model = FUIButtonModel(style: style)
      model.backgroundColorScheme = scheme
      model.setTitle("Follow", for: .normal)
      model.setTitle("Unfollow", for: .selected)
      model.images[.normal] = "star"
      _ = model.reduce(.setPersistentSelection(true))
      _ = model.reduce(.setSelected(isSelected))
      _ = model.reduce(.setEnabled(isEnabled))
      return model
    }
  }

  static var brandButtons: [BrandButtonModel] {
    BrandVariant.allCases.flatMap { variant in
      BrandButtonModel.Size.allCases.flatMap { size in
        [true, false].map { isEnabled in
          var model = BrandButtonModel(
            label: "Default", pressedLabel: "Pressed", variant: .primaryGreen, size: size,
            leadingIcon: "star", trailingIcon: "arrow", isEnabled: isEnabled)
          model.variant = variant
          return model
        }
      }
    }
  }

  static var all: [any HTMLControl] { buttons + playButtons + fioriButtons + brandButtons }
}

extension HTMLControl {
  /// The markup of the control.
  func html(_ place: ControlPlace = ControlPlace()) -> String {
    var html = HTMLWriter()
    write(place, to: &html)
    return String(decoding: html.bytes, as: UTF8.self)
  }
}
