/// A play button of a user interface.
///
/// ```swift
/// let button = PlayButton()
/// button.setMode(.pause, animated: true)
/// button.mode              // .pause, at once
/// button.model.step?.kind  // .toBar
/// ```
public final class PlayButton: Control<PlayButtonModel, PlayButton> {
  /// What is shown, which is what a tap triggers.
  public typealias Mode = PlayMode

  /// The size of the button.
  public var size: Size

  /// Creates a button of 44 × 44 that rests at play.
  public convenience init() { self.init(frame: Size(width: 44, height: 44)) }

  /// Creates a button of that size that rests at play.
  public init(frame size: Size) {
    self.size = size
    super.init(PlayButtonModel())
  }

  /// Sets the mode, at any moment; animated, the shape changes step by step, from what is shown.
  ///
  /// Buffering always starts its animation; `animated` only determines whether the shape first becomes the bar.
  public func setMode(_ mode: Mode, animated: Bool = true) { send(.setMode(mode, animated: animated)) }

  /// The picture of this moment as SVG.
  public var svg: String { model.frame.svg(in: size, contentMode: model.contentMode) }
}

/// Properties under the names of the original.
extension PlayButton {
  /// The mode in which the button rests or to which it moves.
  public var mode: Mode { model.mode }

  /// The colour of the disc in the modes pause and stop.
  public var pauseStopBackgroundColor: UIColor {
    get { model.colors.pauseStopBackgroundColor }
    set { model.colors.pauseStopBackgroundColor = newValue }
  }

  /// The colour of the bars and of the square.
  public var pauseStopTintColor: UIColor {
    get { model.colors.pauseStopTintColor }
    set { model.colors.pauseStopTintColor = newValue }
  }

  /// The colour of the disc in the modes play and buffering.
  public var playBufferingBackgroundColor: UIColor {
    get { model.colors.playBufferingBackgroundColor }
    set { model.colors.playBufferingBackgroundColor = newValue }
  }

  /// The colour of the triangle and of the buffering shape.
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
