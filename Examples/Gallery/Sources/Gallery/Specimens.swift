internal import Controls
internal import ControlsHTML

/// The controls that the gallery shows, in every state.
enum Specimens {
  static func button(
    _ style: ButtonModel.Style, _ size: ButtonModel.Size = .regular, _ state: ButtonModel.State = .normal,
    title: String = "Send", loadingTitle: String? = "Sending"
  ) -> ButtonModel {
    var model = ButtonModel(style: style, size: size, title: title, loadingTitle: loadingTitle)
    _ = model.reduce(.setState(state))
    return model
  }

  static func play(_ mode: PlayMode, isEnabled: Bool = true) -> PlayButtonModel {
    var model = PlayButtonModel()
    _ = model.reduce(.setMode(mode, animated: false))
    _ = model.reduce(.setEnabled(isEnabled))
    return model
  }

  static func fiori(
    _ style: FUIButtonStyle, isSelected: Bool = false, isEnabled: Bool = true, isPersistent: Bool = true,
    on scheme: ColorScheme = .light
  ) -> FUIButtonModel {
    var model = FUIButtonModel(style: style)
    model.backgroundColorScheme = scheme
    model.setTitle("Follow", for: .normal)
    if isPersistent { model.setTitle("Unfollow", for: .selected) }
    model.images[.normal] = "star"
    _ = model.reduce(.setPersistentSelection(isPersistent))
    _ = model.reduce(.setSelected(isSelected))
    _ = model.reduce(.setEnabled(isEnabled))
    return model
  }

  static func brand(_ variant: BrandVariant.Choice, isEnabled: Bool = true) -> BrandButtonModel {
    BrandButtonModel(
      label: "Default", pressedLabel: "Pressed", variant: variant, leadingIcon: "star",
      trailingIcon: "arrow", isEnabled: isEnabled)
  }

  /// A play button in colors and shapes of its own, whose theme is `festive`.
  static var festive: PlayButtonModel {
    var model = PlayButtonModel()
    model.colors.playBufferingBackgroundColor = Color(0xB3261E)
    model.colors.pauseStopBackgroundColor = Color(0x4A148C)
    model.shapes.barThickness = 8
    model.shapes.barCornerRadius = 1
    model.shapes.triangleCornerRadius = 4
    return model
  }

  private static let sheet = StyleSheet(
    """
    @alarm: negative;
    Button { tint-color: @alarm; tint-color-selected: critical; }
    fdlFUIButton { content-insets: 10 24 10 24; font-size: 17; shadow-color: #000000; shadow-opacity: 0.3;
      shadow-radius: 4; shadow-offset: 0 2; }
    """)

  static let themes = [ButtonTheme("alarm", sheet), ButtonTheme("festive", festive)].compactMap(\.self)
}
