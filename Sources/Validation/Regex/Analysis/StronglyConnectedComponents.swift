/// The strongly connected components of a graph: sets of nodes that are reachable from each other (Tarjan,
/// 1972).
///
/// The search does not recurse, so that its stack does not grow with the graph.
struct StronglyConnectedComponents {
  /// The component of each node.
  private(set) var numbers: [Int]

  /// O(nodes + edges).
  init(count: Int, followers: (Int) -> [Int]) {
    numbers = Array(repeating: -1, count: count)
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
          } else if numbers[follower] < 0 {
            lowest[node] = min(lowest[node], order[follower])
          }
          continue
        }
        path.removeLast()
        if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
        guard lowest[node] == order[node] else { continue }
        while let member = stack.popLast() {
          numbers[member] = componentCount
          if member == node { break }
        }
        componentCount += 1
      }
    }
  }
}
