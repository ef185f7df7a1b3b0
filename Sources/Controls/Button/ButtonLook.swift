/// The colors and the opacity of a button.
public struct ButtonLook: Hashable, Sendable {
  /// The color behind the text; `nil` if the button is transparent.
  public var fill: ColorPair?
  /// The color of the text and of the spinner.
  public var text: ColorPair
  /// The color of the border; `nil` without one.
  public var border: ColorPair?
  /// The opacity of the whole button, from 0 to 1.
  public var opacity: Double

  /// Creates a look.
  public init(fill: ColorPair?, text: ColorPair, border: ColorPair? = nil, opacity: Double = 1) {
    self.fill = fill
    self.text = text
    self.border = border
    self.opacity = opacity
  }

  /// The opacity of a disabled button.
  public static let disabledOpacity = 0.5
  /// The radius of the corners.
  public static let cornerRadius = 4.0
  /// The width of the border.
  public static let borderWidth = 1.5
}
