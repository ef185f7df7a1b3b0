/// The colours of a play button: a pair for play and buffering, and one for pause and stop.
public struct PlayButtonColors: Hashable, Sendable {
  /// The colour of the disc in the modes pause and stop.
  public var pauseStopBackgroundColor = Color(0x24384F)
  /// The colour of the bars and of the square.
  public var pauseStopTintColor = Color.white
  /// The colour of the disc in the modes play and buffering.
  public var playBufferingBackgroundColor = Color.blue
  /// The colour of the triangle and of the buffering shape.
  public var playBufferingTintColor = Color.white

  /// Creates the default colours.
  public init() {}

  /// Returns the interpolation of the colours from play, at 0, to pause, at 1.
  func mixed(by fraction: Double) -> (background: Color, tint: Color) {
    (
      playBufferingBackgroundColor.mixed(with: pauseStopBackgroundColor, by: fraction),
      playBufferingTintColor.mixed(with: pauseStopTintColor, by: fraction)
    )
  }
}
