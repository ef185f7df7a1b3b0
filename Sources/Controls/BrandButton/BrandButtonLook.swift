/// The colors and the scale of a brand button.
public struct BrandButtonLook: Hashable, Sendable {
  /// The color behind the text; `nil` if the button is transparent.
  public var background: ColorPair?
  /// The color of text and icons.
  public var foreground: ColorPair
  /// The color of the rounded outline; `nil` without one.
  public var outline: ColorPair?
  /// The scale of the whole button.
  public var scale: Double

  /// The scale of a button that is held.
  public static let pressedScale = 0.9
}

extension BrandVariant {
  /// The background against which the contrast of the looks is computed.
  public static let ground = ColorPair(0xFFFFFF, 0x121212)

  /// Returns the look in a state.
  public func look(in state: BrandButtonModel.State) -> BrandButtonLook {
    let shade = state == .disabled ? Shade.disabled : color.shade
    let isPressed = state == .pressed
    let scale = isPressed ? BrandButtonLook.pressedScale : 1
    return switch kind {
    case .primary:
      BrandButtonLook(
        background: isPressed ? shade.pressed : shade.strong, foreground: shade.onStrong, scale: scale)
    case .secondary:
      BrandButtonLook(
        background: isPressed ? shade.pale : nil, foreground: isPressed ? shade.pressed : shade.strong,
        outline: shade.strong, scale: scale)
    case .base:
      BrandButtonLook(background: isPressed ? shade.pale : nil, foreground: shade.strong, scale: scale)
    }
  }
}

/// The tones of a color.
private struct Shade {
  /// The color itself.
  let strong: ColorPair
  /// The color while the button is held: darker on a light background, lighter on a dark one.
  let pressed: ColorPair
  /// A pale shade, as the background of text in the color.
  let pale: ColorPair
  /// The color of text on the color.
  var onStrong = ColorPair(0xFFFFFF, 0x121212)

  static let disabled = Shade(
    strong: ColorPair(0x9E9E9E, 0x6E6E6E), pressed: ColorPair(0x9E9E9E, 0x6E6E6E),
    pale: ColorPair(0xF2F2F2, 0x262626))
}

extension BrandVariant.Color {
  fileprivate var shade: Shade {
    switch self {
    case .green:
      Shade(
        strong: ColorPair(0x3F7F00, 0x8FD14F), pressed: ColorPair(0x2C5900, 0xB5E38A),
        pale: ColorPair(0xF4FAEE, 0x1E2B12))
    case .blue:
      Shade(
        strong: ColorPair(0x2F6F99, 0x7DBDE8), pressed: ColorPair(0x204D6B, 0xABD6F2),
        pale: ColorPair(0xE6F0F6, 0x14262F))
    case .gray:
      Shade(
        strong: ColorPair(0x5C6368, 0xB4BBC0), pressed: ColorPair(0x3F4448, 0xD3D8DB),
        pale: ColorPair(0xEEF0F1, 0x25292B))
    case .black:
      Shade(
        strong: ColorPair(0x1A1A1A, 0xF5F5F5), pressed: ColorPair(0x3D3D3D, 0xCFCFCF),
        pale: ColorPair(0xE8E8E8, 0x2C2C2C))
    }
  }
}
