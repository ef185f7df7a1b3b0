/// The rules by which unions and intersections that are obviously equal become one term.
extension TermGraph {
  /// Returns the members of a union, sorted, without those that add nothing.
  func simplifiedUnion(_ members: [ID]) -> [ID] {
    var all: Set<ID> = []
    for member in members {
      if case .union(let inner) = terms[member] { all.formUnion(inner) } else { all.insert(member) }
    }
    if all.contains(Self.anything) { return [Self.anything] }
    all.remove(Self.nothing)
    return all.isEmpty ? [Self.nothing] : all.sorted()
  }

  /// Returns the members of an intersection, sorted, without those that add nothing; nothing if one of them excludes another.
  func simplifiedIntersection(_ members: [ID]) -> [ID] {
    var all: Set<ID> = []
    for member in members {
      if case .intersection(let inner) = terms[member] { all.formUnion(inner) } else { all.insert(member) }
    }
    if all.contains(Self.nothing) { return [Self.nothing] }
    all.remove(Self.anything)
    for member in all {
      guard case .complement(let excluded) = terms[member] else { continue }
      if all.contains(excluded) { return [Self.nothing] }
      guard case .union(let members) = terms[excluded] else { continue }
      if members.contains(where: all.contains) { return [Self.nothing] }
    }
    return all.isEmpty ? [Self.anything] : all.sorted()
  }
}
