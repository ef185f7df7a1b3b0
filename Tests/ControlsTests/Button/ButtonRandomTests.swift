import Controls
import TestSupport
import Testing

@Suite struct ButtonRandomTests {
  @Test
  func `random events give the state and the taps that their history requires`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var taps = 0
    for _ in 0..<TestRun.rounds(250) {
      var model = ButtonModel(title: "Send", loadingTitle: "Sending")
      var history: [ButtonModel.Event] = []
      var shown = model.state
      for _ in 0..<24 {
        let event = ButtonModel.Event.random(
          attempts: model.attempt, steps: model.step?.id ?? 0, using: &random)
        history.append(event)
        let effects = model.reduce(event)
        let expected = ObviousButton(history)
        for case .stateChanged(let state) in effects { shown = state }
        let tapped = effects.contains(.tapped)
        taps += tapped ? 1 : 0
        if model.state == expected.state && shown == expected.state && tapped == expected.isLastTap
          && model.attempt == expected.attempts && model.isHighlighted == expected.isHeld
          && (model.step != nil) == expected.isMoving
        {
          continue
        }
        Issue.record("seed \(seed): \(history): \(model), \(effects) for \(expected)")
        return
      }
    }
    #expect(taps > 100, "seed \(seed)")
  }
}

extension ButtonModel.Event {
  fileprivate static func random(attempts: Int, steps: Int, using random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .setState(ButtonModel.State.allCases.randomElement(using: &random)!)
    case 1: .setEnabled(.random(using: &random))
    case 2: .setSelected(.random(using: &random))
    case 3: .setLoading(.random(using: &random))
    case 4, 5: .finished(attempt: Int.random(in: 0...attempts + 1, using: &random))
    case 6, 7: .stepEnded(Int.random(in: max(steps - 1, 0)...steps + 1, using: &random))
    case 8: .setReducesMotion(.random(using: &random))
    default: .press(PressEvent.allCases.randomElement(using: &random)!)
    }
  }
}

/// What a history of events requires, each property found by its own walk through the whole history.
private struct ObviousButton: CustomStringConvertible {
  private let history: ArraySlice<ButtonModel.Event>

  init(_ history: [ButtonModel.Event]) { self.history = history[...] }

  private init(_ history: ArraySlice<ButtonModel.Event>) { self.history = history }

  private var earlier: ObviousButton { ObviousButton(history.dropLast()) }

  var isEnabled: Bool {
    for event in history.reversed() {
      if case .setEnabled(let flag) = event { return flag }
      if event == .setState(.disabled) { return false }
      if event == .setState(.normal) { return true }
    }
    return true
  }

  var isSelected: Bool {
    for event in history.reversed() {
      if case .setSelected(let flag) = event { return flag }
      if event == .setState(.selected) { return true }
      if event == .setState(.normal) { return false }
    }
    return false
  }

  /// The indices of the events that began a loading, and whether it lasts.
  private var loadings: (starts: [Int], isLoading: Bool) {
    var starts: [Int] = []
    var isLoading = false
    for (index, event) in history.enumerated() {
      switch event {
      case .setLoading(true), .setState(.loading):
        if !isLoading { starts.append(index) }
        isLoading = true
      case .setLoading(false), .setState(.normal): isLoading = false
      case .finished(let attempt, _): if attempt == starts.count { isLoading = false }
      default: break
      }
    }
    return (starts, isLoading)
  }

  var attempts: Int { loadings.starts.count }
  var isLoading: Bool { loadings.isLoading }

  var state: ButtonModel.State {
    isLoading ? .loading : !isEnabled ? .disabled : isSelected || isHeld ? .selected : .normal
  }

  /// The events since the button last could not be pressed, or was set to normal.
  private var sincePossible: ArraySlice<ButtonModel.Event> {
    for end in history.indices.reversed() {
      let prefix = ObviousButton(history[...end])
      if prefix.isLoading || !prefix.isEnabled || history[end] == .setState(.normal) {
        return history[(end + 1)...]
      }
    }
    return history
  }

  private var pointer: (isDown: Bool, isInside: Bool) {
    let events = sincePossible
    let ends: [PressEvent] = [.touchUpInside, .touchUpOutside, .touchCancel]
    guard let down = events.lastIndex(of: .press(.touchDown)),
      !events[down...].contains(where: { event in ends.contains { event == .press($0) } })
    else { return (false, false) }
    let moves = events[down...].filter { $0 == .press(.touchDragExit) || $0 == .press(.touchDragEnter) }
    return (true, moves.last != .press(.touchDragExit))
  }

  private var isSpaceDown: Bool {
    let events = sincePossible
    guard let down = events.lastIndex(of: .press(.keyDown(.space, isRepeat: false))) else { return false }
    return !events[down...].contains { $0 == .press(.keyUp(.space)) || $0 == .press(.focusLost) }
  }

  var isHeld: Bool { pointer.isInside || isSpaceDown }

  var isLastTap: Bool {
    let earlier = earlier
    guard !earlier.isLoading, earlier.isEnabled, let last = history.last else { return false }
    switch last {
    case .press(.touchUpInside): return earlier.pointer.isDown
    case .press(.keyUp(.space)): return earlier.isSpaceDown
    case .press(.keyDown(.enter, isRepeat: false)), .press(.primaryActionTriggered): return true
    default: return false
    }
  }

  /// Whether a transition runs: one begins with each change of loading, and its number is the count of those that began.
  var isMoving: Bool {
    var count = 0
    var running: Int?
    var reduces = false
    for end in history.indices {
      if case .setReducesMotion(let flag) = history[end] { reduces = flag }
      if case .stepEnded(let id) = history[end], id == running { running = nil }
      if reduces { running = nil }
      let changed =
        ObviousButton(history[...end]).isLoading != ObviousButton(history[..<end]).isLoading
      if changed && !reduces {
        count += 1
        running = count
      }
    }
    return running != nil
  }

  var description: String { "\(state), tap \(isLastTap), attempts \(attempts), moving \(isMoving)" }
}
