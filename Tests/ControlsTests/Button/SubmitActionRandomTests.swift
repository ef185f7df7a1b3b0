import Controls
import TestSupport
import Testing

@Suite struct SubmitActionRandomTests {
  @Test(arguments: SubmitAction.Policy.allCases)
  func `random events give the state and effects that their history requires`(policy: SubmitAction.Policy) {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    var kinds: [String: Int] = [:]
    for _ in 0..<TestRun.rounds(1_000) {
      var action = SubmitAction(
        ButtonModel(title: "Send"), policy: policy, isFormValid: .random(using: &random))
      var history = History(policy: policy, isInitiallyValid: action.isFormValid)
      for _ in 0..<40 {
        let before = action
        let event = SubmitAction.Event.random(upTo: action.attempt + 1, using: &random)
        let expected = history.effects(of: event)
        let effects = SubmitEffect.list(action.reduce(event))
        for effect in effects { kinds[effect.kind, default: 0] += 1 }
        if effects == expected && action.state == history.state
          && !(action.button.isLoading && action.isAccepted)
        {
          continue
        }
        Issue.record("seed \(seed): \(before), \(event): \(action), \(effects) for \(expected)")
        return
      }
    }
    #expect(kinds.count == (policy == .always ? 4 : 5))
    #expect(kinds.values.allSatisfy { $0 > 200 }, "seed \(seed): \(kinds)")
  }
}

/// The events of an action and the submissions they caused. Every property is computed from the complete history.
private struct History {
  let policy: SubmitAction.Policy
  let isInitiallyValid: Bool
  private var entries: [(event: SubmitAction.Event, sent: Int?)] = []

  init(policy: SubmitAction.Policy, isInitiallyValid: Bool) {
    (self.policy, self.isInitiallyValid) = (policy, isInitiallyValid)
  }

  private var lastSend: (index: Int, attempt: Int)? {
    for (index, entry) in entries.enumerated().reversed() {
      if let sent = entry.sent { return (index, sent) }
    }
    return nil
  }

  private var sinceLastSend: [SubmitAction.Event] {
    guard let lastSend else { return [] }
    return entries[(lastSend.index + 1)...].map(\.event)
  }

  private var isAwaited: Bool {
    guard let attempt = lastSend?.attempt else { return false }
    return !sinceLastSend.contains { event in
      if case .finished(attempt, _) = event { true } else { false }
    }
  }

  /// Whether the current form was accepted: it was sent, has not changed since, and the response was a success.
  private var isAccepted: Bool {
    guard let attempt = lastSend?.attempt else { return false }
    let isUnchanged = !sinceLastSend.contains { if case .formChanged = $0 { true } else { false } }
    return isUnchanged && sinceLastSend.contains(.finished(attempt: attempt))
  }

  private var isValid: Bool {
    for entry in entries.reversed() { if case .formChanged(let isValid) = entry.event { return isValid } }
    return isInitiallyValid
  }

  var state: ButtonModel.State {
    if isAwaited { return .loading }
    return policy == .always || isValid ? .normal : .disabled
  }

  /// Adds the event to the history and returns its effects.
  mutating func effects(of event: SubmitAction.Event) -> [SubmitEffect] {
    let before = state
    let next = (lastSend?.attempt ?? 0) + 1
    var effects: [SubmitEffect] = []
    var sent: Int?
    if event == .press(.primaryActionTriggered), before == .normal {
      if isAccepted {
        effects = [.alreadySent(next - 1)]
      } else {
        sent = next
        effects = [.send(next)]
      }
    }
    entries.append((event, sent))
    return state == before ? effects : [.state(state)] + effects
  }
}

extension SubmitAction.Event {
  fileprivate static func random(upTo attempt: Int, using random: inout SeededGenerator) -> Self {
    switch Int.random(in: 0..<8, using: &random) {
    case 0...3: .press(.primaryActionTriggered)
    case 4...5:
      .finished(
        attempt: .random(in: max(0, attempt - 3)...attempt, using: &random),
        failure: Bool.random(using: &random) ? nil : "no")
    default: .formChanged(isValid: .random(using: &random))
    }
  }
}

extension SubmitEffect {
  fileprivate var kind: String {
    switch self {
    case .state(let state): "\(state)"
    case .send: "send"
    case .alreadySent: "already sent"
    }
  }
}
