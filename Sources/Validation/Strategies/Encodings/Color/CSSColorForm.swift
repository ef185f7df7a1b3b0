internal import Bytes

/// A notation of colors in CSS; the raw value is its name in rules, which is also that of its function.
///
/// CSS Color 4, sections 5 to 10.
public enum CSSColorForm: String, Sendable, CaseIterable {
  /// `#` and 3, 4, 6 or 8 hexadecimal digits.
  case hex
  /// The name of a color, `transparent` or `currentcolor`, in any case.
  case name
  /// `rgb()` or `rgba()`, of numbers or percentages.
  case rgb
  /// `hsl()` or `hsla()`: a hue and two percentages.
  case hsl
  /// `hwb()`: a hue and two percentages.
  case hwb
  /// `lab()`.
  case lab
  /// `lch()`, whose third component is a hue.
  case lch
  /// `oklab()`.
  case oklab
  /// `oklch()`, whose third component is a hue.
  case oklch
  /// `color()`: a color space and three components.
  case color

  /// The index of the component that is a hue, or `nil`.
  var hue: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// Whether commas may separate the components, as before CSS Color 4.
  var hasCommas: Bool { self == .rgb || self == .hsl }

  /// The form whose function has that name.
  init?(function name: CSSName) {
    if name == "rgb" || name == "rgba" {
      self = .rgb
    } else if name == "hsl" || name == "hsla" {
      self = .hsl
    } else if name == "hwb" {
      self = .hwb
    } else if name == "lab" {
      self = .lab
    } else if name == "lch" {
      self = .lch
    } else if name == "oklab" {
      self = .oklab
    } else if name == "oklch" {
      self = .oklch
    } else if name == "color" {
      self = .color
    } else {
      return nil
    }
  }

  /// The color spaces of `color()` (CSS Color 4, section 10).
  static let spaces = SortedWords(
    """
    a98-rgb
    display-p3
    display-p3-linear
    prophoto-rgb
    rec2020
    srgb
    srgb-linear
    xyz
    xyz-d50
    xyz-d65
    """)
}
