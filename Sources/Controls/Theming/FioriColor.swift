/// A named color of the Fiori design language, which depends on the background.
public enum FioriColor: String, Hashable, Sendable, CaseIterable {
  /// The color of elements that can be tapped.
  case tintColor
  /// The color `tintColor` for a light background, whatever the background is.
  case tintColorLight
  /// The color `tintColor` for a dark background, whatever the background is.
  case tintColorDark
  /// The color of elements that are held.
  case tintColorTapState
  /// The color `tintColorTapState` for a light background, whatever the background is.
  case tintColorTapStateLight
  /// The color `tintColorTapState` for a dark background, whatever the background is.
  case tintColorTapStateDark
  /// Text.
  case primary1
  /// Less important text.
  case primary2
  /// Icons and hints.
  case primary3
  /// Disabled elements.
  case primary4
  /// Lines.
  case primary5
  /// The background.
  case primary6
  /// Success.
  case positive
  /// Errors.
  case negative
  /// Warnings.
  case critical

  /// The colors on a light and on a dark background.
  public var pair: ColorPair {
    switch self {
    case .tintColor: ColorPair(0x0A6ED1, 0x91C8F6)
    case .tintColorLight: ColorPair(0x0A6ED1, 0x0A6ED1)
    case .tintColorDark: ColorPair(0x91C8F6, 0x91C8F6)
    case .tintColorTapState: ColorPair(0x0854A1, 0xC4E2FB)
    case .tintColorTapStateLight: ColorPair(0x0854A1, 0x0854A1)
    case .tintColorTapStateDark: ColorPair(0xC4E2FB, 0xC4E2FB)
    case .primary1: ColorPair(0x32363A, 0xFAFAFA)
    case .primary2: ColorPair(0x515559, 0xD3D7D9)
    case .primary3: ColorPair(0x6A6D70, 0xA9AEB3)
    case .primary4: ColorPair(0x89919A, 0x848F9A)
    case .primary5: ColorPair(0xD9D9D9, 0x3A4552)
    case .primary6: ColorPair(0xFFFFFF, 0x1B2630)
    case .positive: ColorPair(0x107E3E, 0x97DD40)
    case .negative: ColorPair(0xBB0000, 0xFF8888)
    case .critical: ColorPair(0xA85400, 0xFABD64)
    }
  }
}

extension Color {
  /// Returns the named color of the Fiori design language on a background.
  public static func preferredFioriColor(
    forStyle style: FioriColor, background: ColorScheme = .light
  ) -> Color { style.pair.color(on: background) }
}
