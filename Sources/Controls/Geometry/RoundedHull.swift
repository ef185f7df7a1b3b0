internal import Platform

/// The smallest convex shape around circles of the same radius: bars, squares, triangles with round corners, and circles.
///
/// Four corners and a radius describe all of them, so that every interpolation between two shapes is such a shape as
/// well.
public struct RoundedHull: Hashable, Sendable {
  /// The centres of the circles, some of which may coincide.
  public let corners: [Point]

  /// The radius of the circles.
  public let radius: Double

  init(_ corners: [Point], radius: Double) {
    self.corners = corners
    self.radius = radius
  }

  /// Returns the interpolation at a fraction from this shape to another with as many corners.
  func mixed(with other: RoundedHull, by fraction: Double) -> RoundedHull {
    RoundedHull(
      zip(corners, other.corners).map { $0.mixed(with: $1, by: fraction) },
      radius: radius + (other.radius - radius) * fraction)
  }

  /// Returns the shape turned clockwise about a point, by quarters of a circle.
  package func turned(byQuarters quarters: Double, about center: Point) -> RoundedHull {
    let angle = quarters * .pi / 2
    // Whole quarters are exact.
    let (sine, cosine) = quarters == 1 ? (1, 0) : quarters == 0 ? (0, 1) : (sin(angle), cos(angle))
    return RoundedHull(
      corners.map { corner in
        let (dx, dy) = (corner.x - center.x, corner.y - center.y)
        return Point(center.x + dx * cosine - dy * sine, center.y + dx * sine + dy * cosine)
      }, radius: radius)
  }

  func moved(_ dx: Double, _ dy: Double) -> RoundedHull {
    RoundedHull(corners.map { $0.moved(dx, dy) }, radius: radius)
  }

  /// Returns how far the shape reaches in a direction, measured from the origin along a unit vector.
  ///
  /// Two shapes differ by at most the greatest difference of their extents over all directions.
  public func extent(toward direction: Point) -> Double {
    corners.reduce(-.infinity) { max($0, $1.x * direction.x + $1.y * direction.y) } + radius
  }

  /// The outline, clockwise.
  public var path: Path {
    let hull = convexHull
    guard hull.count > 1 else {
      let center = hull.first ?? Point(0, 0)
      let (left, right) = (center.moved(-radius, 0), center.moved(radius, 0))
      return Path([.move(left), .arc(radius: radius, to: right), .arc(radius: radius, to: left)])
    }
    let normals = hull.indices.map { index in
      let (from, to) = (hull[index], hull[(index + 1) % hull.count])
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = (dx * dx + dy * dy).squareRoot()
      return Point(dy / length * radius, -dx / length * radius)
    }
    var elements: [Path.Element] = [.move(hull[0].moved(normals[0].x, normals[0].y))]
    for index in hull.indices {
      let next = (index + 1) % hull.count
      elements.append(.line(hull[next].moved(normals[index].x, normals[index].y)))
      if radius > 0 {
        elements.append(.arc(radius: radius, to: hull[next].moved(normals[next].x, normals[next].y)))
      }
    }
    return Path(elements)
  }

  /// The corners of the convex hull, clockwise on the screen, without those that coincide or lie on an edge (Andrew's
  /// monotone chain).
  private var convexHull: [Point] {
    let tolerance = 1e-9
    var points: [Point] = []
    for point in corners.sorted(by: { ($0.x, $0.y) < ($1.x, $1.y) })
    where !points.contains(where: { abs($0.x - point.x) < tolerance && abs($0.y - point.y) < tolerance }) {
      points.append(point)
    }
    guard points.count > 2 else { return points }
    func chain(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count > 1 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          if (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) > tolerance { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return chain(points) + chain(points.reversed())
  }
}
