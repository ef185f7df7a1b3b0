import Controls

/// Interprets transition tables by their documentation alone, as the script of a page does.
struct TableInterpreter {
  private let tables: [TransitionTable]

  /// The index of the present row of each table.
  private var present: [Int]

  /// The number of the last step or loop, and of the last attempt.
  private var last = (step: 0, attempt: 0)

  /// Whether the end of the last step or attempt has not been reported yet.
  private var isOpen = (step: false, attempt: false)

  init(_ tables: [TransitionTable]) {
    self.tables = tables
    present = tables.map { _ in 0 }
  }

  /// The names of the present rows.
  var rows: [String] { zip(tables, present).map { $0.rows[$1].name } }

  /// Applies an event; returns the names of the effects with their numbers.
  mutating func apply(_ event: String, number: Int?) -> [String] {
    if event == "stepEnded" {
      guard number == last.step, isOpen.step else { return [] }
      isOpen.step = false
    } else if event == "finished" || event == "failed" {
      guard number == last.attempt, isOpen.attempt else { return [] }
      isOpen.attempt = false
    }
    for (index, table) in tables.enumerated() {
      let transitions = table.rows[present[index]].transitions
      guard let transition = transitions.first(where: { $0.event == event }) else { continue }
      present[index] = transition.next
      return transition.effects.map { numbered($0) }
    }
    return []
  }

  private mutating func numbered(_ effect: String) -> String {
    switch effect.prefix(while: { $0 != ":" }) {
    case "stepStarted", "loopStarted":
      last.step += 1
      isOpen.step = true
      return "\(effect) \(last.step)"
    case "loadingStarted", "requested":
      last.attempt += 1
      isOpen.attempt = true
      return "\(effect) \(last.attempt)"
    default: return effect
    }
  }
}
