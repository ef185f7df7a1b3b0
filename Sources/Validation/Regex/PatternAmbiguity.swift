/// Whether a pattern reads some text from one of its positions back to the same one in two ways: then a text of *n* such
/// pieces is read in 2ⁿ ways.
///
/// Known as exponential degree of ambiguity (Weber and Seidl, "On the degree of ambiguity of finite automata", 1991): two
/// positions are followed side by side over the same characters; the pattern is exponential if, in that product, a pair of
/// one position twice and a pair of two different ones lead to each other; or if one step inside a loop can be made in
/// two ways, as in `(a+)+`.
struct PatternAmbiguity {
  private let graph: PositionGraph
  /// For each position the loop that it stands in; different for positions that do not lead to each other.
  private let loops: [Int]

  init(_ graph: PositionGraph) {
    self.graph = graph
    loops = StronglyConnected(count: graph.count) { graph.followers(of: $0) }.components
  }

  var isExponential: Bool { hasDoubledStep || hasTwoWays }

  /// Whether a step from a position to one that leads back to it can be made in two ways.
  private var hasDoubledStep: Bool {
    graph.doubledSteps.contains { loops[$0.from] == loops[$0.to] }
  }

  /// Whether a pair of different positions and a pair of the same ones lead to each other.
  private var hasTwoWays: Bool {
    Dictionary(grouping: 0..<graph.count) { loops[$0] }.values.contains { hasTwoWays(within: $0) }
  }

  private func hasTwoWays(within positions: [Int]) -> Bool {
    guard positions.count > 1 else { return false }
    var numbers: [Int: Int] = [:]
    for (number, position) in positions.enumerated() { numbers[position] = number }
    let count = positions.count
    let pairs = StronglyConnected(count: count * count) { pair in
      let (first, second) = (positions[pair / count], positions[pair % count])
      return graph.followers(of: first).flatMap { next in
        graph.followers(of: second).compactMap { other in
          guard let row = numbers[next], let column = numbers[other], graph.meet(next, other) else {
            return nil
          }
          return row * count + column
        }
      }
    }
    let twice = Set((0..<count).map { pairs.components[$0 * count + $0] })
    return (0..<count * count).contains { $0 / count != $0 % count && twice.contains(pairs.components[$0]) }
  }
}

/// The strongly connected components of a graph: nodes that lead to each other (Tarjan, 1972), without recursion.
private struct StronglyConnected {
  /// The number of each node's component.
  private(set) var components: [Int]

  /// O(nodes + edges).
  init(count: Int, followers: (Int) -> [Int]) {
    components = Array(repeating: -1, count: count)
    var order = Array(repeating: -1, count: count)
    var lowest = Array(repeating: 0, count: count)
    var stack: [Int] = []
    var next = 0
    var componentCount = 0
    for root in 0..<count where order[root] < 0 {
      var path: [(node: Int, rest: ArraySlice<Int>)] = []
      func enter(_ node: Int) {
        (order[node], lowest[node]) = (next, next)
        next += 1
        stack.append(node)
        path.append((node, followers(node)[...]))
      }
      enter(root)
      while let (node, rest) = path.last {
        if let follower = rest.first {
          path[path.count - 1].rest = rest.dropFirst()
          if order[follower] < 0 {
            enter(follower)
          } else if components[follower] < 0 {
            lowest[node] = min(lowest[node], order[follower])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node] else { continue }
        while let member = stack.popLast() {
          components[member] = componentCount
          if member == node { break }
        }
        componentCount += 1
      }
    }
  }
}
