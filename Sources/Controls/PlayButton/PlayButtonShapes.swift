/// The dimensions of the shapes, for a button of 44 × 44; a value outside of its bounds is clamped.
public struct PlayButtonShapes: Hashable, Sendable {
  /// The thickness of a bar, from 2 to 12.
  public var barThickness = 6.0 {
    didSet { barThickness = barThickness.within(2...12, or: oldValue) }
  }

  /// The width of the square, from 6 to 26.
  public var squareWidth = 15.0 {
    didSet { squareWidth = squareWidth.within(6...26, or: oldValue) }
  }

  /// The width of the triangle and the length of the horizontal bar, from 8 to 28.
  public var triangleWidth = 20.0 {
    didSet { triangleWidth = triangleWidth.within(8...28, or: oldValue) }
  }

  /// The radius of the corners of the triangle, from 0 to 5; limited to the radius of the inscribed circle.
  public var triangleCornerRadius = 1.5 {
    didSet { triangleCornerRadius = triangleCornerRadius.within(0...5, or: oldValue) }
  }

  private var chosenBarRadius: Double?
  private var chosenSquareRadius = 1.5

  /// Creates the dimensions of the original.
  public init() {}

  /// The radius of the corners of a bar, from 0 to half of its thickness; half until it is set.
  public var barCornerRadius: Double {
    get { (chosenBarRadius ?? .infinity).clamped(to: 0...barThickness / 2) }
    set { if !newValue.isNaN { chosenBarRadius = newValue } }
  }

  /// The radius of the corners of the square, from 0 to half of its width.
  public var squareCornerRadius: Double {
    get { chosenSquareRadius.clamped(to: 0...squareWidth / 2) }
    set { if !newValue.isNaN { chosenSquareRadius = newValue } }
  }
}

extension Double {
  fileprivate func within(_ bounds: ClosedRange<Double>, or other: Double) -> Double {
    isNaN ? other : clamped(to: bounds)
  }
}

/// The shapes of a button of 44 × 44.
extension PlayButtonShapes {
  /// The width and the height of the button to which the dimensions apply.
  public static let side = 44.0

  package static let center = Point(side / 2, side / 2)

  /// A horizontal bar about the center, as long as the triangle is wide.
  package var bar: RoundedHull { bar(length: triangleWidth) }

  /// The bar turned by a quarter.
  var upright: RoundedHull { bar.turned(byQuarters: 1, about: Self.center) }

  /// The two bars of pause: 20 long, with a gap as wide as a bar.
  package var pauseBars: [RoundedHull] {
    let bar = bar(length: 20).turned(byQuarters: 1, about: Self.center)
    return [bar.moved(-barThickness, 0), bar.moved(barThickness, 0)]
  }

  /// The square, with its corners in the order of the upright bar.
  package var square: RoundedHull {
    let radius = squareCornerRadius
    return Self.rectangle(squareWidth, squareWidth, radius: radius).turned(byQuarters: 1, about: Self.center)
  }

  /// The triangle, whose tip is two of the four corners.
  package var triangle: RoundedHull {
    let (width, center) = (triangleWidth, Self.center)
    let left = center.x - width * 3 / 8
    let side = (width * width + width * width / 4).squareRoot()
    let inscribed = width * width / (width + 2 * side)
    let radius = min(triangleCornerRadius, inscribed)
    // A point whose distance from two edges is the radius lies between their vertex and the center of the inscribed
    // circle.
    let middle = Point(left + inscribed, center.y)
    let vertices = [
      Point(left, center.y - width / 2), Point(left + width, center.y), Point(left + width, center.y),
      Point(left, center.y + width / 2),
    ]
    return RoundedHull(vertices.map { $0.mixed(with: middle, by: radius / inscribed) }, radius: radius)
  }

  /// Returns the buffering shape at a phase from 0 to 1: bar, circle on the right, bar, circle on the left, bar.
  package func buffering(at phase: Double) -> RoundedHull {
    let quarter = phase.clamped(to: 0...1) * 4
    let isRight = quarter <= 2
    let within = quarter - (isRight ? 0 : 2)
    let toward = TimingCurve.easeInOut.progress(at: within <= 1 ? within : 2 - within)
    let reach = max(triangleWidth - barThickness, 0) / 2
    let point = Self.center.moved(isRight ? reach : -reach, 0)
    let circle = RoundedHull(Array(repeating: point, count: 4), radius: barThickness / 2)
    return bar.mixed(with: circle, by: toward)
  }

  private func bar(length: Double) -> RoundedHull {
    Self.rectangle(length, barThickness, radius: min(barCornerRadius, length / 2))
  }

  private static func rectangle(_ width: Double, _ height: Double, radius: Double) -> RoundedHull {
    let (x, y) = (max(width / 2 - radius, 0), max(height / 2 - radius, 0))
    return RoundedHull(
      [center.moved(-x, -y), center.moved(x, -y), center.moved(x, y), center.moved(-x, y)], radius: radius)
  }
}
