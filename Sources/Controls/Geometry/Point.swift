/// A point in a plane whose y is directed downwards.
public struct Point: Hashable, Sendable {
  /// The distance to the right.
  public var x: Double
  /// The distance downwards.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// Returns the point at a fraction of the way from this one to another.
  func mixed(with other: Point, by fraction: Double) -> Point {
    Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction)
  }

  /// Returns the point moved by another.
  func moved(_ dx: Double, _ dy: Double) -> Point { Point(x + dx, y + dy) }
}

extension Double {
  /// The number with at most three decimals, without `-0` and without a decimal point where none is needed.
  package var short: String {
    let value = (self * 1000).rounded() / 1000
    return value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
  }

  /// The nearest number within the bounds.
  func clamped(to bounds: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, bounds.lowerBound), bounds.upperBound)
  }
}
