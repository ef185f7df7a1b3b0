/// A queue that keeps effects in the order of their events, even if a handler of an effect sends further events.
struct EffectQueue<Effect> {
  private var pending: [Effect] = []
  private var isPerforming = false

  /// Appends effects.
  ///
  /// - Returns: Whether the caller must perform them; `false` within a handler, because the caller of the handler
  ///   performs them.
  mutating func append(_ effects: [Effect]) -> Bool {
    pending += effects
    if isPerforming { return false }
    isPerforming = true
    return true
  }

  /// Removes and returns the next effect; `nil` if there is none.
  mutating func next() -> Effect? {
    if pending.isEmpty {
      isPerforming = false
      return nil
    }
    return pending.removeFirst()
  }
}
