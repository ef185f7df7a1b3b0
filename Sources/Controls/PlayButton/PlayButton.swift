/// A play button of a user interface.
///
/// ```swift
/// let button = PlayButton()
/// button.setMode(.pause, animated: true)
/// button.mode              // .pause, at once
/// button.model.step?.kind  // .toBar
/// ```
public final class PlayButton: Control<PlayButtonModel, PlayButton> {
  /// The mode that is shown, which is the action that a tap triggers.
  public typealias Mode = PlayMode

  /// The size of the button.
  public var size: Size

  /// Creates a button of 44 × 44 in the mode play.
  public convenience init() { self.init(frame: Size(width: 44, height: 44)) }

  /// Creates a button of that size in the mode play.
  public init(frame size: Size) {
    self.size = size
    super.init(PlayButtonModel())
  }

  /// Sets the mode, at any moment. If animated, the shape changes step by step from the one that is shown.
  ///
  /// The mode buffering always starts its animation; `animated` only determines whether the shape changes to the bar
  /// first.
  public func setMode(_ mode: Mode, animated: Bool = true) { send(.setMode(mode, animated: animated)) }

  /// The present picture as SVG.
  public var svg: String { model.frame.svg(in: size, contentMode: model.contentMode) }
}

/// Properties under the names of the original.
extension PlayButton {
  /// The present mode; during an animation, the mode at its end.
  public var mode: Mode { model.mode }

  /// The color of the disc in the modes pause and stop.
  public var pauseStopBackgroundColor: UIColor {
    get { model.colors.pauseStopBackgroundColor }
    set { model.colors.pauseStopBackgroundColor = newValue }
  }

  /// The color of the bars and of the square.
  public var pauseStopTintColor: UIColor {
    get { model.colors.pauseStopTintColor }
    set { model.colors.pauseStopTintColor = newValue }
  }

  /// The color of the disc in the modes play and buffering.
  public var playBufferingBackgroundColor: UIColor {
    get { model.colors.playBufferingBackgroundColor }
    set { model.colors.playBufferingBackgroundColor = newValue }
  }

  /// The color of the triangle and of the buffering shape.
  public var playBufferingTintColor: UIColor {
    get { model.colors.playBufferingTintColor }
    set { model.colors.playBufferingTintColor = newValue }
  }

  /// The radius of the corners of a bar, for a button of 44 × 44.
  public var barCornerRadius: Double {
    get { model.shapes.barCornerRadius }
    set { model.shapes.barCornerRadius = newValue }
  }

  /// The thickness of a bar, for a button of 44 × 44.
  public var barThickness: Double {
    get { model.shapes.barThickness }
    set { model.shapes.barThickness = newValue }
  }

  /// The radius of the corners of the square, for a button of 44 × 44.
  public var squareCornerRadius: Double {
    get { model.shapes.squareCornerRadius }
    set { model.shapes.squareCornerRadius = newValue }
  }

  /// The width of the square, for a button of 44 × 44.
  public var squareWidth: Double {
    get { model.shapes.squareWidth }
    set { model.shapes.squareWidth = newValue }
  }

  /// The radius of the corners of the triangle, for a button of 44 × 44.
  public var triangleCornerRadius: Double {
    get { model.shapes.triangleCornerRadius }
    set { model.shapes.triangleCornerRadius = newValue }
  }

  /// The width of the triangle, for a button of 44 × 44.
  public var triangleWidth: Double {
    get { model.shapes.triangleWidth }
    set { model.shapes.triangleWidth = newValue }
  }
}
