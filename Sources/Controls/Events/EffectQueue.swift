/// Performs effects in the order of their events, also when a handler causes further ones.
struct EffectQueue<Effect> {
  private var pending: [Effect] = []
  private var isPerforming = false

  /// Appends effects.
  ///
  /// - Returns: Whether the caller performs them; `false` within a handler, whose caller does.
  mutating func append(_ effects: [Effect]) -> Bool {
    pending += effects
    if isPerforming { return false }
    isPerforming = true
    return true
  }

  /// Removes and returns the next effect; `nil` ends the performance.
  mutating func next() -> Effect? {
    if pending.isEmpty {
      isPerforming = false
      return nil
    }
    return pending.removeFirst()
  }
}
