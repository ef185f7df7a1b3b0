/// The degree of ambiguity of a pattern (Weber and Seidl, "On the degree of ambiguity of finite automata", 1991).
///
/// The degree is exponential if some text leads from a position back to the same position in two ways: a text
/// of *n* such pieces is matched in 2ⁿ ways. That is so in two cases: one step within a loop can be made in
/// two ways, as in `(a+)+`; or, in the product of the position graph with itself over the same characters, a
/// pair of equal positions and a pair of different positions are reachable from each other.
struct PatternAmbiguity {
  private let graph: PositionGraph
  /// The loop that each position belongs to; positions that are not reachable from each other have different
  /// loops.
  private let loops: [Int]

  init(_ graph: PositionGraph) {
    self.graph = graph
    loops = StronglyConnectedComponents(count: graph.count) { graph.followers(of: $0) }.numbers
  }

  var isExponential: Bool { hasDoubledStep || hasTwoWays }

  /// Whether a step from a position to one from which it is reachable can be made in two ways.
  private var hasDoubledStep: Bool {
    graph.doubledSteps.contains { loops[$0.from] == loops[$0.to] }
  }

  /// Whether a pair of different positions and a pair of equal ones are reachable from each other.
  private var hasTwoWays: Bool {
    Dictionary(grouping: 0..<graph.count) { loops[$0] }.values.contains { hasTwoWays(within: $0) }
  }

  private func hasTwoWays(within positions: [Int]) -> Bool {
    guard positions.count > 1 else { return false }
    var numbers: [Int: Int] = [:]
    for (number, position) in positions.enumerated() { numbers[position] = number }
    let count = positions.count
    let pairs = StronglyConnectedComponents(count: count * count) { pair in
      let (first, second) = (positions[pair / count], positions[pair % count])
      return graph.followers(of: first).flatMap { next in
        graph.followers(of: second).compactMap { other in
          guard let row = numbers[next], let column = numbers[other], graph.intersect(next, other) else {
            return nil
          }
          return row * count + column
        }
      }
    }
    let twice = Set((0..<count).map { pairs.numbers[$0 * count + $0] })
    return (0..<count * count).contains { $0 / count != $0 % count && twice.contains(pairs.numbers[$0]) }
  }
}
