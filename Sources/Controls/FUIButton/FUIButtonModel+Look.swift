/// The colors and images of a Fiori button in a state.
public struct FUIButtonLook: Hashable, Sendable {
  /// The title.
  public let title: String?
  /// The color of the title.
  public let titleColor: Color
  /// The color of the shadow of the title.
  public let titleShadowColor: Color?
  /// The color behind the content; `nil` if the button is transparent.
  public let background: Color?
  /// The color of the border; `nil` without one.
  public let border: Color?
  /// The color of the ring within the edge by which a selected button differs from others without regard to color; `nil`
  /// without one.
  public let ring: Color?
  /// The name of the image beside the title.
  public let image: String?
  /// The color of the image; `nil` if the image has its own.
  public let imageTint: Color?
  /// The name of the image behind the content.
  public let backgroundImage: String?
  /// The opacity: .5 while disabled, unless a color is set for the disabled state.
  public let opacity: Double
}

extension FUIButtonModel {
  /// The look of the button in its state.
  public var look: FUIButtonLook { look(in: state) }

  /// Returns the look in a state.
  public func look(in state: ControlState) -> FUIButtonLook {
    let tint = tint(for: state)
    let background: Color?
    let titleColor: Color
    if style == .fuiRoundedFilled {
      let ground =
        backgroundColors.over(tintColors).value(for: state) ?? Self.defaultTint(state, backgroundColorScheme)
      background = ground
      titleColor = titleColors.value(for: state) ?? Self.legibleColor(on: ground)
    } else {
      background = backgroundColors.value(for: state)
      titleColor = tintColors.over(titleColors).value(for: state) ?? tint
    }
    let hasBorder = appliesBorderColor.value(for: state) ?? (style == .fuiRounded)
    return FUIButtonLook(
      title: state.known == self.state.known ? shownTitle : title(for: state), titleColor: titleColor,
      titleShadowColor: titleShadowColors.value(for: state), background: background,
      border: hasBorder ? tint : nil,
      ring: state.contains(.selected) ? (background == nil ? tint : titleColor) : nil,
      image: images.value(for: state),
      imageTint: imageTint(tint, on: background, titleColor: titleColor),
      backgroundImage: backgroundImages.value(for: state), opacity: opacity(in: state))
  }

  /// Returns the tint for a state: the one that is set for it or a fallback, or the default tint for the background.
  public func tint(for state: ControlState) -> Color {
    tintColors.value(for: state) ?? Self.defaultTint(state, backgroundColorScheme)
  }

  /// Returns the tint of the image; the color of the title if the tint equals the background, which would hide the
  /// image.
  private func imageTint(_ tint: Color, on background: Color?, titleColor: Color) -> Color? {
    style == .none ? nil : tint == background ? titleColor : tint
  }

  private func opacity(in state: ControlState) -> Double {
    guard state.contains(.disabled) else { return 1 }
    let states: [ControlState] =
      state.contains(.selected) ? [.disabled, [.selected, .disabled]] : [.disabled]
    let isSet = [tintColors, titleColors, backgroundColors].contains { $0.hasValue(for: states) }
    // Without colors of its own, the button shows the disabled state by the default tint.
    let isDefault =
      tintColors.value(for: state) == nil && titleColors.value(for: state) == nil
      && backgroundColors.value(for: state) == nil
    return isSet || isDefault ? 1 : 0.5
  }

  private static func defaultTint(_ state: ControlState, _ scheme: ColorScheme) -> Color {
    let style: FioriColor =
      state.contains(.disabled)
      ? .primary4 : state.isDisjoint(with: [.selected, .highlighted]) ? .tintColor : .tintColorTapState
    return .preferredFioriColor(forStyle: style, background: scheme)
  }

  /// White or black, whichever has the greater contrast, which is at least 4.58.
  private static func legibleColor(on ground: Color) -> Color {
    ground.contrast(with: .white) >= ground.contrast(with: .black) ? .white : .black
  }
}
