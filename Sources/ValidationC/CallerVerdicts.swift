/// The records of a batch that break the rules of the caller (`CallerRule`).
struct CallerVerdicts {
  /// The rows of the next batch by the number of the rule, ascending.
  private var next: [[Int]]
  /// Those of the current batch, and how many of each have been checked.
  private var current: [[Int]] = []
  private var checked: [Int] = []

  /// Creates the verdicts of some rules, none of which a record breaks.
  init(rules: Int) { next = Array(repeating: [], count: rules) }

  /// Whether there are rules of the caller.
  var areWanted: Bool { !next.isEmpty }

  /// Sets the rows of the next batch that break a rule.
  mutating func set(_ rows: [Int], ofRule rule: Int) throws(ArgumentError) {
    guard next.indices.contains(rule) else {
      throw ArgumentError(
        "there is no rule \(rule): the rules whose verdicts are given have the numbers from 0 to \(next.count - 1)"
      )
    }
    guard zip(rows, rows.dropFirst()).allSatisfy({ $0 < $1 }), rows.first ?? 0 >= 0 else {
      throw ArgumentError("the rows that break a rule are ascending numbers from 0 on")
    }
    next[rule] = rows
  }

  /// Begins the next batch.
  ///
  /// - Parameter count: The number of its rows.
  mutating func begin(count: Int) throws(ArgumentError) {
    for rows in next {
      if let last = rows.last, last >= count {
        throw ArgumentError("row \(last) breaks a rule, and the batch has \(count) rows")
      }
    }
    current = next
    checked = Array(repeating: 0, count: next.count)
    for rule in next.indices { next[rule] = [] }
  }

  /// Returns the positions in some rows, which follow those of the call before, by the number of the rule.
  mutating func positions(in rows: Range<Int>) -> [[Int]] {
    current.indices.map { rule in
      let start = checked[rule]
      while checked[rule] < current[rule].count, current[rule][checked[rule]] < rows.upperBound {
        checked[rule] += 1
      }
      return current[rule][start..<checked[rule]].map { $0 - rows.lowerBound }
    }
  }
}
