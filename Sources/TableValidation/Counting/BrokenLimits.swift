/// The limits of the rules that one record breaks.
struct BrokenLimits {
  /// The indices of the plan's limits, each once.
  private(set) var indices: [Int] = []
  /// Whether the record breaks rules without limits of their own.
  private(set) var includesOthers = false

  /// Inserts the limits of a broken rule, by their index; `nil` is a rule without limits of its own.
  mutating func insert(_ index: Int?) {
    guard let index else {
      includesOthers = true
      return
    }
    if !indices.contains(index) { indices.append(index) }
  }
}
