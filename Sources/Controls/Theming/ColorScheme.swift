/// Whether the ground behind a control is light or dark.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// A light ground with dark text.
  case light
  /// A dark ground with light text.
  case dark
}

/// A colour for each ground.
public struct ColorPair: Hashable, Sendable {
  /// The colour on a light ground.
  public var light: Color
  /// The colour on a dark ground.
  public var dark: Color

  /// Creates a pair.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a pair of two colours in the notation `0xRRGGBB`.
  init(_ light: UInt32, _ dark: UInt32) { self.init(light: Color(light), dark: Color(dark)) }

  /// Returns the colour on the ground.
  public func color(on scheme: ColorScheme) -> Color { scheme == .light ? light : dark }
}
