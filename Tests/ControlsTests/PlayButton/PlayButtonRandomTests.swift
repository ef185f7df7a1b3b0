import Controls
import TestSupport
import Testing

@Suite struct PlayButtonRandomTests {
  /// The shapes as a graph, in which the way is searched anew each time.
  private struct Obvious {
    static let edges: [PlayStepKind: (String, String)] = [
      .toBar: ("play", "bar"), .toTriangle: ("bar", "play"), .loopToBar: ("buffering", "bar"),
      .rotate: ("bar", "upright"), .rotateBack: ("upright", "bar"), .split: ("upright", "pause"),
      .merge: ("pause", "upright"), .expand: ("upright", "stop"), .shrink: ("stop", "upright"),
    ]

    var mode = PlayMode.play
    var running: PlayStepKind?
    var jumps = (hidden: false, reduced: false)

    /// All ways without a repeated shape, shortest first.
    static func way(from: String, to: String) -> [String] {
      var ways = [[from]]
      while !ways.isEmpty {
        let way = ways.removeFirst()
        if way.last == to { return way }
        var next = edges.values.filter { $0.0 == way.last }.map(\.1)
        if way.last == "bar" { next.append("buffering") }
        ways += next.filter { !way.contains($0) }.map { way + [$0] }
      }
      return []
    }

    static func step(_ from: String, _ to: String) -> PlayStepKind? {
      edges.first { $0.value == (from, to) }?.key
    }

    mutating func apply(_ event: PlayButtonModel.Event, isRunningStep: Bool) {
      switch event {
      case .setMode(let mode, animated: true):
        if mode == self.mode { break }
        if let running {
          let (start, end) = Self.edges[running]!
          let way = Self.way(from: end, to: mode.rawValue)
          if way.dropFirst().first == start, let back = Self.step(end, start) { self.running = back }
        } else {
          let way = Self.way(from: self.mode.rawValue, to: mode.rawValue)
          running = Self.step(way[0], way[1])
        }
        self.mode = mode
      case .setMode(let mode, animated: false): (self.mode, running) = (mode, nil)
      case .stepEnded:
        guard isRunningStep, let running else { break }
        let way = Self.way(from: Self.edges[running]!.1, to: mode.rawValue)
        self.running = way.count > 1 ? Self.step(way[0], way[1]) : nil
      case .setHidden(let flag): jumps.hidden = flag
      case .setReducesMotion(let flag): jumps.reduced = flag
      default: break
      }
      if jumps.hidden || jumps.reduced { running = nil }
    }
  }

  @Test
  func `random sequences have the obvious steps and rest at the target within 4 steps`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var longest = 0
    for _ in 0..<TestRun.rounds(2_500) {
      var model = PlayButtonModel()
      var obvious = Obvious()
      var history: [PlayButtonModel.Event] = []
      for _ in 0..<10 {
        let event = PlayButtonModel.Event.random(model, using: &random)
        history.append(event)
        obvious.apply(event, isRunningStep: event == .stepEnded(model.step?.id ?? -1))
        _ = model.reduce(event)
        let mayMove = !model.isHidden && !model.reducesMotion
        if model.mode == obvious.mode && model.step?.kind == obvious.running
          && (model.loop != nil) == (model.mode == .buffering && model.step == nil && mayMove)
        {
          continue
        }
        Issue.record("seed \(seed): \(history): \(model) for \(obvious)")
        return
      }
      let steps = PlayButtonModelTests.steps(of: &model)
      longest = max(longest, steps.count)
      #expect(model.mode == obvious.mode)
    }
    #expect(longest == 3, "seed \(seed)")
  }

  @Test
  func `random sequences rest at the target, without a jump on the way`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      var model = PlayButtonModel()
      for _ in 0..<4 {
        if let step = model.step {
          _ = model.reduce(.progressed(step.id, to: .random(in: 0...1, using: &random)))
        }
        let before = model.step.map { ($0.kind, $0.presented) }
        let mode = PlayMode.allCases.randomElement(using: &random)!
        _ = model.reduce(.setMode(mode, animated: true))
        // What is presented is the same on the way there and on the way back.
        if let before, let after = model.step {
          let isSame =
            after.kind == before.0 ? after.presented == before.1 : abs(1 - after.presented - before.1) < 1e-12
          if !isSame { Issue.record("seed \(seed): \(before), \(after)") }
        }
      }
      let target = model.mode
      let count = PlayButtonModelTests.steps(of: &model).count
      if count > 4 || model.mode != target || model.step != nil { Issue.record("seed \(seed): \(model)") }
    }
  }
}

extension PlayButtonModel.Event {
  fileprivate static func random(_ model: PlayButtonModel, using random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .setMode(PlayMode.allCases.randomElement(using: &random)!, animated: false)
    case 1: .setHidden(Int.random(in: 0..<3, using: &random) == 0)
    case 2: .setReducesMotion(Int.random(in: 0..<3, using: &random) == 0)
    case 3...6: .stepEnded((model.step?.id ?? 0) + (Int.random(in: 0..<4, using: &random) == 0 ? -1 : 0))
    case 7: .progressed(model.step?.id ?? 0, to: .random(in: 0...1, using: &random))
    default: .setMode(PlayMode.allCases.randomElement(using: &random)!, animated: true)
    }
  }
}
