/// The kind of background on which a control is shown.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// A light background with dark text.
  case light
  /// A dark background with light text.
  case dark
}

/// A color for each kind of background.
public struct ColorPair: Hashable, Sendable {
  /// The color on a light background.
  public var light: Color
  /// The color on a dark background.
  public var dark: Color

  /// Creates a pair.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a pair of two colors in the notation `0xRRGGBB`.
  package init(_ light: UInt32, _ dark: UInt32) { self.init(light: Color(light), dark: Color(dark)) }

  /// Returns the color on a background.
  public func color(on scheme: ColorScheme) -> Color { scheme == .light ? light : dark }
}
