/// A font: a family and a size.
public struct Font: Hashable, Sendable {
  /// The name of the family; `nil` for the one of the page.
  public var name: String?

  /// The size of an em, in points or CSS pixels.
  public var size: Double

  /// Creates a font.
  public init(name: String? = nil, size: Double) {
    self.name = name
    self.size = size
  }
}

/// A measure of text, by which controls compute their sizes.
public protocol TextMeasuring: Sendable {
  /// Returns the width of a line of text.
  func width(of line: String, in font: Font) -> Double

  /// Returns the distance between two lines.
  func lineHeight(of font: Font) -> Double
}

/// A measure without a font: every character is 0.55 em wide and every line 1.25 em high.
///
/// Controls use it by default. Its widths differ from those of Latin text by up to about 30 %.
public struct ApproximateTextMeasure: TextMeasuring {
  /// Creates the measure.
  public init() {}

  /// Returns 0.55 em for each character.
  public func width(of line: String, in font: Font) -> Double { Double(line.count) * font.size * 0.55 }

  /// Returns 1.25 em.
  public func lineHeight(of font: Font) -> Double { font.size * 1.25 }
}
