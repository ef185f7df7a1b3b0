/// A closed outline of lines and arcs.
public struct Path: Hashable, Sendable {
  /// A part of an outline.
  public enum Element: Hashable, Sendable {
    /// The start.
    case move(Point)
    /// A straight line to the point.
    case line(Point)
    /// An arc of that radius to the point, clockwise and at most half a circle.
    case arc(radius: Double, to: Point)
  }

  /// The parts, in their order.
  public let elements: [Element]

  /// Creates an outline.
  public init(_ elements: [Element]) { self.elements = elements }

  /// The notation of SVG's attribute `d`, with at most three decimals.
  public var svg: String {
    let parts = elements.map { element in
      switch element {
      case .move(let point): "M\(point.x.short) \(point.y.short)"
      case .line(let point): "L\(point.x.short) \(point.y.short)"
      case .arc(let radius, let point):
        "A\(radius.short) \(radius.short) 0 0 1 \(point.x.short) \(point.y.short)"
      }
    }
    return parts.joined() + "Z"
  }
}
