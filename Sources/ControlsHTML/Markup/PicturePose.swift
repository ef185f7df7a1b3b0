internal import Controls

/// A shape of a play button for a page: always two outlines of four corners with a round stroke, so that a browser can
/// interpolate between two poses. Upright shapes are drawn horizontally and rotated by 90 degrees.
struct PicturePose: Hashable {
  /// The poses at the start and end of steps; `left` and `right` are the circles of the buffering animation.
  enum Name: String, CaseIterable {
    case play, buffering, pause, stop, upright, left, right

    init(_ mode: PlayMode) {
      self =
        switch mode {
        case .buffering: .buffering
        case .pause: .pause
        case .play: .play
        case .stop: .stop
        }
    }

    /// The pose at the end of a step.
    init(endOf step: PlayStepKind) {
      self =
        switch step.poses.to {
        case .triangle: .play
        case .bar, .loop: .buffering
        case .upright: .upright
        case .pauseBars: .pause
        case .square: .stop
        }
    }
  }

  /// The notation of SVG's attribute `d`.
  let outline: String
  /// The width of the stroke, which makes the corners round.
  let strokeWidth: Double
  /// Whether the pose is rotated by 90 degrees.
  let isTurned: Bool

  private static let defaults = Dictionary(
    uniqueKeysWithValues: Name.allCases.map { ($0, PicturePose(drawing: $0, of: PlayButtonShapes())) })

  init(_ name: Name, of shapes: PlayButtonShapes) {
    if shapes == PlayButtonShapes(), let pose = Self.defaults[name] {
      self = pose
    } else {
      self.init(drawing: name, of: shapes)
    }
  }

  private init(drawing name: Name, of shapes: PlayButtonShapes) {
    func flat(_ hull: RoundedHull) -> RoundedHull {
      hull.turned(byQuarters: -1, about: PlayButtonShapes.center)
    }
    let hulls: [RoundedHull] =
      switch name {
      case .play: [shapes.triangle]
      case .buffering, .upright: [shapes.bar]
      case .pause: shapes.pauseBars.map(flat)
      case .stop: [flat(shapes.square)]
      case .left: [shapes.buffering(at: 0.75)]
      case .right: [shapes.buffering(at: 0.25)]
      }
    outline = [hulls[0], hulls[hulls.count - 1]].map { hull in
      "M" + hull.corners.map { "\($0.x.short) \($0.y.short)" }.joined(separator: " ") + "Z"
    }.joined()
    strokeWidth = 2 * hulls[0].radius
    isTurned = [.upright, .pause, .stop].contains(name)
  }
}
