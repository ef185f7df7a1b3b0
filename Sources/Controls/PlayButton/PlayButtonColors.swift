/// The colors of a play button: a pair for play and buffering, and one for pause and stop.
public struct PlayButtonColors: Hashable, Sendable {
  /// The color of the disc in the modes pause and stop.
  public var pauseStopBackgroundColor = Color(0x24384F)
  /// The color of the bars and of the square.
  public var pauseStopTintColor = Color.white
  /// The color of the disc in the modes play and buffering.
  public var playBufferingBackgroundColor = Color.blue
  /// The color of the triangle and of the buffering shape.
  public var playBufferingTintColor = Color.white

  /// Creates the default colors.
  public init() {}

  /// Returns the interpolation of the colors from play, at 0, to pause, at 1.
  func mixed(by fraction: Double) -> (background: Color, tint: Color) {
    (
      playBufferingBackgroundColor.mixed(with: pauseStopBackgroundColor, by: fraction),
      playBufferingTintColor.mixed(with: pauseStopTintColor, by: fraction)
    )
  }
}
