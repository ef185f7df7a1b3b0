/// A width and a height, in points or CSS pixels.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size 0 × 0.
  public static let zero = Size(width: 0, height: 0)

  /// The smallest size that contains both.
  func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

/// Distances from the four edges of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the lower edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets that are equal on opposite edges.
  public init(vertical: Double, horizontal: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// No insets.
  public static let zero = EdgeInsets(vertical: 0, horizontal: 0)

  /// The left and the right inset together.
  public var horizontal: Double { left + right }

  /// The upper and the lower inset together.
  public var vertical: Double { top + bottom }
}

/// A displacement.
public struct Offset: Hashable, Sendable {
  /// The displacement to the right.
  public var horizontal: Double
  /// The displacement downwards.
  public var vertical: Double

  /// Creates an offset.
  public init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

/// UIKit's name of ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
