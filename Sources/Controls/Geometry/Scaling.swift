/// The way in which a picture is scaled to a rectangle, under the names of UIKit's content modes.
public enum Scaling: String, Hashable, Sendable, CaseIterable {
  /// The largest scale at which the whole picture fits, centered along the longer axis. The default.
  case scaleAspectFit
  /// The smallest scale at which the picture fills the rectangle, centered.
  case scaleAspectFill
  /// A separate scale for each axis.
  case scaleToFill

  /// Returns the transform that scales a square to a rectangle.
  public func transform(of side: Double, to size: Size) -> Transform {
    let (x, y) = (size.width / side, size.height / side)
    let scale =
      switch self {
      case .scaleAspectFit: (min(x, y), min(x, y))
      case .scaleAspectFill: (max(x, y), max(x, y))
      case .scaleToFill: (x, y)
      }
    return Transform(
      scaleX: scale.0, scaleY: scale.1, offsetX: (size.width - side * scale.0) / 2,
      offsetY: (size.height - side * scale.1) / 2)
  }
}

/// A scale followed by a displacement.
public struct Transform: Hashable, Sendable {
  /// The horizontal scale.
  public let scaleX: Double
  /// The vertical scale.
  public let scaleY: Double
  /// The displacement to the right.
  public let offsetX: Double
  /// The displacement downwards.
  public let offsetY: Double

  /// Returns the transformed point.
  public func apply(to point: Point) -> Point {
    Point(point.x * scaleX + offsetX, point.y * scaleY + offsetY)
  }

  /// Returns this transform, then scaled about a point.
  func scaled(by scale: Double, about center: Point) -> Transform {
    Transform(
      scaleX: scaleX * scale, scaleY: scaleY * scale, offsetX: center.x + (offsetX - center.x) * scale,
      offsetY: center.y + (offsetY - center.y) * scale)
  }

  /// The notation of SVG's attribute `transform`.
  public var svg: String {
    "translate(\(offsetX.short) \(offsetY.short)) scale(\(scaleX.short) \(scaleY.short))"
  }
}
