internal import Platform

/// A color in sRGB with 8 bits per channel.
///
/// ```swift
/// Color(0xFFFFFF).contrast(with: .black)  // 21
/// ```
public struct Color: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8
  /// The opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8

  /// Creates a color from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque color from `0xRRGGBB`; higher bits are ignored.
  public init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// White.
  public static let white = Color(0xFFFFFF)
  /// Black.
  public static let black = Color(0x000000)
  /// Orange.
  public static let orange = Color(0xFF9500)
  /// Blue.
  public static let blue = Color(0x0060DF)
  /// No color.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The notation of CSS: `#RRGGBB`, or `#RRGGBBAA` unless opaque.
  public var css: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

/// UIKit's name of ``Color``.
public typealias UIColor = Color

/// Contrast and mixture.
extension Color {
  /// The relative luminance from 0 to 1 (WCAG 2.2, "relative luminance"), without regard to the opacity.
  public var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast with another opaque color, from 1 to 21 (WCAG 2.2, "contrast ratio").
  public func contrast(with other: Color) -> Double {
    let (lighter, darker) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// Returns the opaque color that results from this one on an opaque background.
  public func over(_ ground: Color) -> Color {
    var seen = ground.mixed(with: self, by: Double(alpha) / 255)
    seen.alpha = 255
    return seen
  }

  /// Returns the interpolation at a fraction from this color to another.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * min(max(fraction, 0), 1)).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
