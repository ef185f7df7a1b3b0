import Testing

@testable import Controls

@Suite struct PlayButtonShapesTests {
  private static func box(_ mode: PlayMode, _ change: (PlayButton) -> Void = { _ in }) -> [[Double]] {
    let button = PlayButton()
    change(button)
    button.setMode(mode, animated: false)
    return button.model.frame.parts.map { part in
      [Point(-1, 0), Point(0, -1), Point(1, 0), Point(0, 1)].map { direction in
        let extent = part.extent(toward: direction)
        return ((direction.x + direction.y < 0 ? -extent : extent) * 1e9).rounded() / 1e9
      }
    }
  }

  /// Left, upper, right and lower edge of each shape.
  @Test func `the shapes are where the original has them`() {
    #expect(Self.box(.pause) == [[13, 12, 19, 32], [25, 12, 31, 32]])
    #expect(Self.box(.stop) == [[14.5, 14.5, 29.5, 29.5]])
    #expect(Self.box(.buffering) == [[12, 19, 32, 25]])
    #expect(Self.box(.play) { $0.triangleCornerRadius = 0 } == [[14.5, 12, 34.5, 32]])
  }

  @Test func `the corners of the triangle are equally far from the center`() {
    let button = PlayButton()
    button.triangleCornerRadius = 0
    let corners = button.model.frame.parts[0].corners
    #expect(corners == [Point(14.5, 12), Point(34.5, 22), Point(34.5, 22), Point(14.5, 32)])
    for corner in corners {
      let (x, y) = (corner.x - 22, corner.y - 22)
      #expect((x * x + y * y).squareRoot() == 12.5)
    }
  }

  @Test func `buffering goes from the bar to a circle on the right, to the bar, to a circle on the left`() {
    var model = PlayButtonModel()
    _ = model.reduce(.setMode(.buffering, animated: false))
    func extents(_ phase: Double) -> [Double] {
      let part = model.frame(at: phase).parts[0]
      return [-part.extent(toward: Point(-1, 0)), part.extent(toward: Point(1, 0))].map {
        ($0 * 1e9).rounded() / 1e9
      }
    }
    #expect([0, 0.25, 0.5, 0.75, 1].map(extents) == [[12, 32], [26, 32], [12, 32], [12, 18], [12, 32]])
    #expect(model.frame(at: 0.25).paths.map(\.svg) == ["M26 22A3 3 0 0 1 32 22A3 3 0 0 1 26 22Z"])
    #expect(PlayButtonModel.Loop.duration == 1)
  }

  @Test(arguments: [
    (\PlayButton.barThickness, 6.0, 2.0, 12.0), (\.barCornerRadius, 3, 0, 3), (\.squareWidth, 15, 6, 26),
    (\.squareCornerRadius, 1.5, 0, 7.5), (\.triangleWidth, 20, 8, 28), (\.triangleCornerRadius, 1.5, 0, 5),
  ])
  func `a value outside of its bounds is brought to the nearest one`(
    path: any ReferenceWritableKeyPath<PlayButton, Double> & Sendable, start: Double, least: Double,
    greatest: Double
  ) {
    let button = PlayButton()
    #expect(button[keyPath: path] == start)
    for (value, expected) in [
      (-1.0, least), (100, greatest), (-.infinity, least), (.infinity, greatest), (least, least),
      (greatest, greatest),
    ] {
      button[keyPath: path] = value
      #expect(button[keyPath: path] == expected)
    }
    button[keyPath: path] = .nan
    #expect(button[keyPath: path] == greatest)
  }

  @Test func `the radius of a bar is half of its thickness until it is set`() {
    let button = PlayButton()
    button.barThickness = 10
    #expect(button.barCornerRadius == 5)
    button.barCornerRadius = 1
    #expect(button.barCornerRadius == 1)
    button.barThickness = 12
    #expect(button.barCornerRadius == 1)
  }

  /// A measure of the shapes, the mode in which it is shown, a value, and which of width, height and radius of a part it is.
  private typealias Measure = (
    any WritableKeyPath<PlayButtonShapes, Double> & Sendable, PlayMode, Double, Int
  )

  private static let measures: [Measure] = [
    (\.barThickness, .buffering, 10, 1), (\.barThickness, .pause, 4, 0), (\.barCornerRadius, .pause, 1, 2),
    (\.squareWidth, .stop, 20, 0), (\.squareCornerRadius, .stop, 3, 2), (\.triangleWidth, .play, 24, 0),
    (\.triangleCornerRadius, .play, 3, 2),
  ]

  private static func measure(_ part: RoundedHull, _ index: Int) -> Double {
    func length(_ direction: Point) -> Double {
      part.extent(toward: direction) + part.extent(toward: Point(-direction.x, -direction.y))
    }
    let value = [length(Point(1, 0)), length(Point(0, 1)), part.radius][index]
    return (value * 1e9).rounded() / 1e9
  }

  @Test(arguments: measures.indices)
  func `a value is the size or the radius of its shape, at rest and at the end of a step that is running`(
    index: Int
  ) throws {
    let (path, mode, value, measure) = Self.measures[index]
    var model = PlayButtonModel()
    // The width of the triangle is that between its corners before they are rounded.
    if measure < 2 { model.shapes.triangleCornerRadius = 0 }
    var moving = model
    _ = moving.reduce(.setMode(mode == .stop ? .play : .stop, animated: false))
    _ = model.reduce(.setMode(mode, animated: false))
    let before = Self.measure(model.frame.parts[0], measure)
    model.shapes[keyPath: path] = value
    #expect(Self.measure(model.frame.parts[0], measure) == value && before != value)

    _ = moving.reduce(.setMode(mode, animated: true))
    var steps = 0
    while let step = moving.step {
      if step.kind.poses.to.step(toward: mode) == nil {
        _ = moving.frame(at: 0.5)
        moving.shapes[keyPath: path] = value
        #expect(Self.measure(try #require(moving.frame(at: 1).parts.first), measure) == value)
      }
      _ = moving.reduce(.stepEnded(step.id))
      steps += 1
    }
    #expect(steps > 0 && moving.frame == model.frame)
  }

  @Test func `each measure changes its own shape alone`() {
    #expect(Self.box(.pause) { $0.triangleWidth = 28 } == Self.box(.pause))
    #expect(Self.box(.pause) { $0.barCornerRadius = 0 } == Self.box(.pause))
    #expect(
      Self.box(.stop) {
        $0.barThickness = 12
        $0.triangleWidth = 8
      } == Self.box(.stop))
    #expect(
      Self.box(.play) {
        $0.squareWidth = 26
        $0.barThickness = 2
      } == Self.box(.play))
  }

  @Test(arguments: [2.0, 6, 12]) func `two bars keep a gap as wide as a bar`(thickness: Double) {
    let boxes = Self.box(.pause) { $0.barThickness = thickness }
    #expect(boxes[1][0] - boxes[0][2] == thickness)
    #expect(boxes[0][2] - boxes[0][0] == thickness)
  }

  @Test(arguments: PlayMode.allCases, [-1.0, 100]) func `every shape fits on the disc at all bounds`(
    mode: PlayMode, value: Double
  ) {
    let button = PlayButton()
    for path in [\PlayButton.barThickness, \.squareWidth, \.triangleWidth] { button[keyPath: path] = value }
    for path in [\PlayButton.barCornerRadius, \.squareCornerRadius, \.triangleCornerRadius] {
      button[keyPath: path] = 0
    }
    button.setMode(mode, animated: false)
    for corner in button.model.frame.parts.flatMap(\.corners) {
      let (x, y) = (corner.x - 22, corner.y - 22)
      #expect((x * x + y * y).squareRoot() <= 22)
    }
  }

  @Test func `a triangle that is narrower than its radius becomes a circle`() {
    let button = PlayButton()
    button.triangleWidth = 8
    button.triangleCornerRadius = 5
    let part = button.model.frame.parts[0]
    #expect(part.radius < 5)
    #expect(-part.extent(toward: Point(-1, 0)) >= 22 - 3 - 1e-9)
    #expect(part.path.svg.hasPrefix("M"))
  }

  @Test func `a button of 88 by 88 doubles each radius, and one of 88 by 44 is centered`() {
    let corner = Point(44, 22)
    #expect(
      Scaling.scaleAspectFit.transform(of: 44, to: Size(width: 88, height: 88)).apply(to: corner)
        == Point(88, 44))
    let wide = Scaling.scaleAspectFit.transform(of: 44, to: Size(width: 88, height: 44))
    #expect(wide.apply(to: Point(0, 0)) == Point(22, 0) && wide.apply(to: Point(44, 44)) == Point(66, 44))
    let filled = Scaling.scaleAspectFill.transform(of: 44, to: Size(width: 88, height: 44))
    #expect(
      filled.apply(to: Point(0, 0)) == Point(0, -22) && filled.apply(to: Point(44, 44)) == Point(88, 66))
    let stretched = Scaling.scaleToFill.transform(of: 44, to: Size(width: 88, height: 44))
    #expect(
      stretched.apply(to: Point(0, 0)) == Point(0, 0) && stretched.apply(to: Point(44, 44)) == Point(88, 44))
    #expect(PlayButton(frame: Size(width: 88, height: 88)).svg.contains("scale(2 2)"))
  }
}
