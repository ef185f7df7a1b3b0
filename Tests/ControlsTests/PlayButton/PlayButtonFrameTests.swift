import Controls
import TestSupport
import Testing

@Suite struct PlayButtonFrameTests {
  /// A button in the middle of the step, by the shortest way.
  private static func running(_ kind: PlayStepKind) -> PlayButtonModel {
    for from in PlayMode.allCases {
      for to in PlayMode.allCases where to != from {
        var model = PlayButtonModelTests.resting(at: from)
        if from == .buffering { _ = model.reduce(.progressed(model.loop!.id, to: 0.6)) }
        _ = model.reduce(.setMode(to, animated: true))
        while let step = model.step {
          if step.kind == kind { return model }
          _ = model.reduce(.stepEnded(step.id))
        }
      }
    }
    fatalError("no way has \(kind)")
  }

  private static let directions =
    (0..<32).map { index in
      let angle = Double(index) / 32
      // Points of the unit circle without trigonometry: the halves of the rational parametrization.
      let t = angle * 4 - 2
      let point = Point((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
      return point
    }
    + (0..<32).map { index in
      let t = Double(index) / 8 - 2
      return Point(-(1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
    }

  /// The farthest that a point of the outline moves between two frames.
  static func movement(_ one: PlayButtonFrame, _ other: PlayButtonFrame) -> Double {
    let count = max(one.parts.count, other.parts.count)
    return (0..<count).reduce(0) { greatest, index in
      let (from, to) = (one.parts[index % one.parts.count], other.parts[index % other.parts.count])
      return directions.reduce(greatest) { max($0, abs(from.extent(toward: $1) - to.extent(toward: $1))) }
    }
  }

  @Test func `the frames of every step are as drawn`() {
    var text = ""
    for kind in PlayStepKind.allCases {
      for quarter in 0...4 {
        let frame = Self.running(kind).frame(at: Double(quarter) / 4)
        text += "\(kind.rawValue) \(quarter * 25) %\n\(frame.svg(in: Size(width: 44, height: 44)))\n"
      }
    }
    #expect(
      GoldenFile("../Golden/PlayButtonFrames.txt", near: #filePath).difference(from: Array(text.utf8)) == nil)
  }

  @Test func `the frames of the buffering animation are as drawn`() {
    let model = PlayButtonModelTests.resting(at: .buffering)
    let text = (0...8).map { eighth in
      let frame = model.frame(at: Double(eighth) / 8)
      return "buffering \((Double(eighth) * 12.5).short) %\n\(frame.svg(in: Size(width: 44, height: 44)))\n"
    }.joined()
    #expect(
      GoldenFile("../Golden/PlayButtonLoop.txt", near: #filePath).difference(from: Array(text.utf8)) == nil)
  }

  @Test func `no point jumps between neighboring frames of the buffering animation`() {
    let model = PlayButtonModelTests.resting(at: .buffering)
    let frames = (0...60).map { model.frame(at: Double($0) / 60) }
    let greatest = zip(frames, frames.dropFirst()).map { Self.movement($0, $1) }.max()!
    #expect(greatest < 1.7 && greatest > 1.6, "\(greatest)")
  }

  /// A row for each step, with its frames at 0, 25, 50, 75 and 100 %.
  @Test func `the sheet of all frames is as drawn`() {
    let kinds = PlayStepKind.allCases
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="\(kinds.count * 52 + 28)">
      <style>text { font: 14px system-ui, sans-serif; fill: #1C1C21 }
      @media (prefers-color-scheme: dark) { text { fill: #ECECF1 } }</style>

      """
    for quarter in 0...4 {
      text += "<text x=\"\(quarter * 60 + 112)\" y=\"18\">\(quarter * 25) %</text>\n"
    }
    for (row, kind) in kinds.enumerated() {
      let y = row * 52 + 28
      text += "<text x=\"4\" y=\"\(y + 27)\">\(kind.rawValue)</text>\n"
      for quarter in 0...4 {
        let frame = Self.running(kind).frame(at: Double(quarter) / 4).svg(in: Size(width: 44, height: 44))
        text += frame.replacing("<svg ", with: "<svg x=\"\(quarter * 60 + 104)\" y=\"\(y)\" ") + "\n"
      }
    }
    text += "</svg>\n"
    let golden = GoldenFile("../../../Documentation/Pictures/play-button-steps.svg", near: #filePath)
    #expect(golden.difference(from: Array(text.utf8)) == nil)
  }

  @Test(arguments: PlayStepKind.allCases) func `no point jumps between neighboring frames`(
    kind: PlayStepKind
  ) {
    let model = Self.running(kind)
    let frames = (0...12).map { model.frame(at: Double($0) / 12) }
    let greatest = zip(frames, frames.dropFirst()).map { Self.movement($0, $1) }.max()!
    // 12 frames of a step of 0.2 s at 60 frames a second: the turning bar moves most, by 1.54 of 44.
    #expect(greatest < 1.6 && greatest > 0.1, "\(kind): \(greatest)")
  }

  @Test(arguments: PlayMode.allCases, PlayMode.allCases) func `each step begins where the one before it ends`(
    from: PlayMode, to: PlayMode
  ) {
    var model = PlayButtonModelTests.resting(at: from)
    if from == .buffering { _ = model.reduce(.progressed(model.loop!.id, to: 0.6)) }
    var last = model.frame
    _ = model.reduce(.setMode(to, animated: true))
    while let step = model.step {
      #expect(Self.movement(last, model.frame(at: 0)) < 1e-9, "\(from) to \(to), \(step.kind)")
      #expect(last.background == model.frame(at: 0).background && last.tint == model.frame(at: 0).tint)
      last = model.frame(at: 1)
      _ = model.reduce(.stepEnded(step.id))
    }
    #expect(Self.movement(last, model.frame) < 1e-9, "\(from) to \(to)")
    #expect(last.background == model.frame.background)
  }

  @Test(arguments: PlayStepKind.allCases, PlayMode.allCases)
  func `a change in the middle goes on from where it is`(
    kind: PlayStepKind, mode: PlayMode
  ) {
    for time in [0.1, 0.3, 0.5, 0.9] {
      var model = Self.running(kind)
      _ = model.reduce(.progressed(model.step!.id, to: time))
      let before = model.frame
      _ = model.reduce(.setMode(mode, animated: true))
      #expect(Self.movement(before, model.frame) < 1e-9, "\(kind) at \(time) to \(mode)")
      #expect(before.background == model.frame.background)
    }
  }

  @Test func `the colors change in the rotation alone`() {
    for kind in PlayStepKind.allCases {
      let model = Self.running(kind)
      let changes = model.frame(at: 0).background != model.frame(at: 1).background
      #expect(changes == (kind == .rotate || kind == .rotateBack), "\(kind)")
    }
  }

  @Test func `the colors come in pairs`() {
    let button = PlayButton()
    button.pauseStopBackgroundColor = .orange
    button.pauseStopTintColor = .black
    button.playBufferingBackgroundColor = .blue
    button.playBufferingTintColor = .white
    for mode in PlayMode.allCases {
      button.setMode(mode, animated: false)
      let isPlay = mode == .play || mode == .buffering
      #expect(button.model.frame.background == (isPlay ? .blue : .orange))
      #expect(button.model.frame.tint == (isPlay ? .white : .black))
    }
  }

  @Test func `the default colors have a contrast of 3`() {
    let colors = PlayButtonColors()
    #expect(colors.pauseStopBackgroundColor.contrast(with: colors.pauseStopTintColor) >= 3)
    #expect(colors.playBufferingBackgroundColor.contrast(with: colors.playBufferingTintColor) >= 3)
  }
}
