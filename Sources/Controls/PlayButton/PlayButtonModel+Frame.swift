/// The picture of a play button at a moment.
public struct PlayButtonFrame: Hashable, Sendable {
  /// The shapes on the disc, for a button of 44 × 44: one, or the two bars of pause.
  public let parts: [RoundedHull]
  /// The color of the disc.
  public let background: Color
  /// The color of the shapes.
  public let tint: Color
  /// The scale of the whole button about its center.
  public let scale: Double
  /// The opacity of the whole button.
  public let opacity: Double

  /// The outlines of the shapes, for a button of 44 × 44.
  public var paths: [Path] { parts.map(\.path) }

  /// Returns the picture in a rectangle as SVG, without an accessible name, which the button has.
  public func svg(in size: Size, contentMode: Scaling = .scaleAspectFit) -> String {
    let transform = contentMode.transform(of: PlayButtonShapes.side, to: size)
      .scaled(by: scale, about: Point(size.width / 2, size.height / 2))
    let (width, height) = (size.width.short, size.height.short)
    let faded = opacity < 1 ? " opacity=\"\(opacity.short)\"" : ""
    let radius = (PlayButtonShapes.side / 2).short
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\" aria-hidden=\"true\" focusable=\"false\">"
      + "<g transform=\"\(transform.svg)\"\(faded)>"
      + "<circle cx=\"\(radius)\" cy=\"\(radius)\" r=\"\(radius)\" fill=\"\(background.css)\"/>"
      + "<path d=\"\(paths.map(\.svg).joined())\" fill=\"\(tint.css)\"/></g></svg>"
  }
}

extension PlayButtonModel {
  /// The picture at the progress that the last event `progressed` reported.
  public var frame: PlayButtonFrame { frame(at: step?.elapsed ?? loop?.phase ?? 0) }

  /// Returns the picture at a fraction, from 0 to 1, of the duration of the running step or round.
  public func frame(at time: Double) -> PlayButtonFrame {
    let (parts, pair) = step.map { shown(in: $0, at: $0.presented(at: time)) } ?? atRest(time: time)
    let colors = colors.mixed(by: pair)
    return PlayButtonFrame(
      parts: parts, background: colors.background, tint: colors.tint, scale: scale, opacity: opacity)
  }

  /// Returns the shapes and the pair of colors, 0 for play and 1 for pause.
  private func atRest(time: Double) -> ([RoundedHull], Double) {
    switch mode {
    case .buffering: ([shapes.buffering(at: loop == nil ? 0 : time)], 0)
    case .pause: (shapes.pauseBars, 1)
    case .play: ([shapes.triangle], 0)
    case .stop: ([shapes.square], 1)
    }
  }

  private func shown(in step: Step, at way: Double) -> ([RoundedHull], Double) {
    let back = 1 - way
    return switch step.kind {
    case .toBar: ([shapes.triangle.mixed(with: shapes.bar, by: way)], 0)
    case .toTriangle: ([shapes.triangle.mixed(with: shapes.bar, by: back)], 0)
    case .loopToBar: ([shapes.buffering(at: step.phase).mixed(with: shapes.bar, by: way)], 0)
    case .rotate: ([shapes.bar.turned(byQuarters: way, about: PlayButtonShapes.center)], way)
    case .rotateBack: ([shapes.bar.turned(byQuarters: back, about: PlayButtonShapes.center)], back)
    case .split: (shapes.pauseBars.map { shapes.upright.mixed(with: $0, by: way) }, 1)
    case .merge: (shapes.pauseBars.map { shapes.upright.mixed(with: $0, by: back) }, 1)
    case .expand: ([shapes.upright.mixed(with: shapes.square, by: way)], 1)
    case .shrink: ([shapes.upright.mixed(with: shapes.square, by: back)], 1)
    }
  }
}
