/// A mode of a play button: what is shown, which is what a tap triggers.
public enum PlayMode: String, Hashable, Sendable, CaseIterable {
  /// A bar that becomes a circle on either side in turn: what is played is awaited.
  case buffering
  /// Two vertical bars: a tap triggers pause.
  case pause
  /// A triangle: a tap triggers play.
  case play
  /// A square: a tap triggers stop.
  case stop
}

/// A shape from which or to which a step leads.
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

  /// Returns the step that leads from the shape toward a mode; `nil` where the mode is reached.
  ///
  /// The shapes form a tree, so there is one way: triangle – bar – upright – pause bars or square, and the loop, which
  /// begins at the bar without a step.
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
  /// From the buffering shape, wherever it is, to the horizontal bar.
  case loopToBar
  /// From the horizontal bar to the vertical one; the colours change.
  case rotate
  /// From the vertical bar to the two bars of pause.
  case split
  /// From the vertical bar to the square of stop.
  case expand
  /// From the two bars of pause to the vertical bar.
  case merge
  /// From the square of stop to the vertical bar.
  case shrink
  /// From the vertical bar to the horizontal one; the colours change back.
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

  /// The step back; `nil` for the one from the buffering shape, since buffering begins at the bar.
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

  /// Whether the step still leads to the mode: its end is on the way, and the way does not go back.
  public func leads(to mode: PlayMode) -> Bool {
    let next = poses.to.step(toward: mode)
    return next == nil || next != reversed
  }
}
