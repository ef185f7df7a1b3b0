/// The timing curve of a transition: a cubic Bézier curve from (0, 0) to (1, 1), as in CSS.
public struct TimingCurve: Hashable, Sendable {
  /// The x of the first control point, from 0 to 1.
  public let x1: Double
  /// The y of the first control point.
  public let y1: Double
  /// The x of the second control point, from 0 to 1.
  public let x2: Double
  /// The y of the second control point.
  public let y2: Double

  /// Creates a curve from its control points; x outside of 0 to 1 is clamped.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// CSS `ease-in-out`.
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// The curve of Novum's button.
  public static let novum = TimingCurve(x1: 0.77, y1: 0, x2: 0.175, y2: 1)

  /// Returns the progress of the transition at a fraction of its time, both from 0 to 1.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    // x(t) rises, so bisection finds its t; 40 halvings are exact to 1e-12.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(y1, y2, at: low)
  }

  private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }

  /// The notation of CSS.
  public var css: String { "cubic-bezier(\(x1), \(y1), \(x2), \(y2))" }
}
