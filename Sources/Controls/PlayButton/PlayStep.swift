/// A mode of a play button: the shape that is shown, and the action that a tap triggers.
public enum PlayMode: String, Hashable, Sendable, CaseIterable {
  /// A bar that becomes a circle on the right and on the left in turn: the content is being loaded.
  case buffering
  /// Two vertical bars: a tap triggers pause.
  case pause
  /// A triangle: a tap triggers play.
  case play
  /// A square: a tap triggers stop.
  case stop
}

/// A shape at the start or the end of a step.
package enum PlayPose: String, Hashable, Sendable, CaseIterable {
  case triangle, bar, upright, pauseBars, square, loop

  package init(_ mode: PlayMode) {
    self =
      switch mode {
      case .buffering: .loop
      case .pause: .pauseBars
      case .play: .triangle
      case .stop: .square
      }
  }

  /// Returns the next step from the shape toward a mode; `nil` if the shape is that of the mode.
  ///
  /// The shapes form a tree, so there is one path between two of them: triangle – bar – upright – pause bars or square.
  /// The loop begins at the bar, without a step.
  func step(toward mode: PlayMode) -> PlayStepKind? {
    switch self {
    case .triangle: mode == .play ? nil : .toBar
    case .pauseBars: mode == .pause ? nil : .merge
    case .square: mode == .stop ? nil : .shrink
    case .loop: mode == .buffering ? nil : .loopToBar
    case .bar:
      switch mode {
      case .buffering: nil
      case .play: .toTriangle
      case .pause, .stop: .rotate
      }
    case .upright:
      switch mode {
      case .pause: .split
      case .stop: .expand
      case .play, .buffering: .rotateBack
      }
    }
  }
}

/// A step between two shapes.
public enum PlayStepKind: String, Hashable, Sendable, CaseIterable {
  /// From the triangle to the horizontal bar.
  case toBar
  /// From the buffering shape, at any phase, to the horizontal bar.
  case loopToBar
  /// From the horizontal bar to the vertical one; the colors change.
  case rotate
  /// From the vertical bar to the two bars of pause.
  case split
  /// From the vertical bar to the square of stop.
  case expand
  /// From the two bars of pause to the vertical bar.
  case merge
  /// From the square of stop to the vertical bar.
  case shrink
  /// From the vertical bar to the horizontal one; the colors change back.
  case rotateBack
  /// From the horizontal bar to the triangle.
  case toTriangle

  package var poses: (from: PlayPose, to: PlayPose) {
    switch self {
    case .toBar: (.triangle, .bar)
    case .loopToBar: (.loop, .bar)
    case .rotate: (.bar, .upright)
    case .split: (.upright, .pauseBars)
    case .expand: (.upright, .square)
    case .merge: (.pauseBars, .upright)
    case .shrink: (.square, .upright)
    case .rotateBack: (.upright, .bar)
    case .toTriangle: (.bar, .triangle)
    }
  }

  /// The reverse step; `nil` for the step from the buffering shape, since buffering begins at the bar.
  public var reversed: PlayStepKind? {
    switch self {
    case .toBar: .toTriangle
    case .loopToBar: nil
    case .rotate: .rotateBack
    case .split: .merge
    case .expand: .shrink
    case .merge: .split
    case .shrink: .expand
    case .rotateBack: .rotate
    case .toTriangle: .toBar
    }
  }

  /// Whether the step is part of the path to the mode, so that the next step does not reverse it.
  public func leads(to mode: PlayMode) -> Bool {
    let next = poses.to.step(toward: mode)
    return next == nil || next != reversed
  }
}
