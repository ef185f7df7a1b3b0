/// The positions of a regular expression (Glushkov, 1961): each is an occurrence of a set of characters, and has the
/// positions that may follow it.
struct PositionGraph {
  /// The position after the last character.
  static let end = 0

  /// The set of each position.
  private var sets: [UInt128] = [0]
  /// The positions that may follow each, ascending.
  private var followers: [[Int]] = [[]]
  /// The positions that may come first, ascending.
  private(set) var start: [Int] = []
  /// The steps from a position to a follower that can be made in more than one way.
  private(set) var doubledSteps: [(from: Int, to: Int)] = []
  private let limit: Int

  /// A part of the expression: its first positions, its last ones, and whether it may be empty.
  private struct Part {
    var first: [Int]
    var last: [Int]
    var isEmpty: Bool
  }

  /// - Returns: `nil` for a syntax of more positions than the limit.
  init?(_ syntax: RegularSyntax, limit: Int) {
    self.limit = limit
    guard let whole = add(syntax) else { return nil }
    for position in whole.last { followers[position].append(Self.end) }
    start = sorted(whole.first + (whole.isEmpty ? [Self.end] : []))
    for index in followers.indices {
      let all = followers[index]
      followers[index] = sorted(all)
      guard followers[index].count < all.count else { continue }
      for (follower, ways) in Dictionary(grouping: all, by: \.self) where ways.count > 1 {
        doubledSteps.append((index, follower))
      }
    }
  }

  private func sorted(_ positions: [Int]) -> [Int] { Array(Set(positions)).sorted() }

  private mutating func add(_ syntax: RegularSyntax) -> Part? {
    switch syntax {
    case .set(let set):
      guard sets.count < limit else { return nil }
      sets.append(set)
      followers.append([])
      return Part(first: [sets.count - 1], last: [sets.count - 1], isEmpty: false)
    case .sequence(let parts):
      var whole = Part(first: [], last: [], isEmpty: true)
      for part in parts {
        guard let part = add(part) else { return nil }
        whole = joined(whole, part)
      }
      return whole
    case .alternatives(let parts):
      var whole = Part(first: [], last: [], isEmpty: false)
      for part in parts {
        guard let part = add(part) else { return nil }
        whole = Part(
          first: whole.first + part.first, last: whole.last + part.last,
          isEmpty: whole.isEmpty || part.isEmpty)
      }
      return whole
    case .repeated(let part, let minimum, let maximum): return add(part, from: minimum, to: maximum)
    }
  }

  /// Adds as many copies as the counts require, the last one in a loop if there is no maximum. Optional
  /// copies are nested, `a(a(a)?)?` for `a{1,3}`, so that the counts add no ambiguity.
  private mutating func add(_ syntax: RegularSyntax, from minimum: Int, to maximum: Int?) -> Part? {
    var whole = Part(first: [], last: [], isEmpty: true)
    var before = whole
    for count in 0..<(maximum ?? max(minimum, 1)) {
      guard let part = add(syntax) else { return nil }
      if maximum == nil && count == max(minimum, 1) - 1 { connect(part.last, part.first) }
      before = joined(before, part)
      if part.isEmpty || count + 1 < minimum {
        whole = before
      } else {
        whole = Part(
          first: before.first, last: (count + 1 == minimum ? [] : whole.last) + part.last,
          isEmpty: minimum == 0)
      }
    }
    return whole
  }

  private mutating func joined(_ first: Part, _ second: Part) -> Part {
    connect(first.last, second.first)
    return Part(
      first: first.isEmpty ? first.first + second.first : first.first,
      last: second.isEmpty ? first.last + second.last : second.last,
      isEmpty: first.isEmpty && second.isEmpty)
  }

  private mutating func connect(_ last: [Int], _ first: [Int]) {
    for position in last { followers[position] += first }
  }

  /// Returns the followers of those of the positions that have the character, ascending.
  func successors(of positions: [Int], by character: Int) -> [Int] {
    var result: [Int] = []
    var isMember = [Bool](repeating: false, count: sets.count)
    for position in positions where sets[position] >> UInt128(character) & 1 == 1 {
      for follower in followers[position] where !isMember[follower] {
        isMember[follower] = true
        result.append(follower)
      }
    }
    return result.sorted()
  }

  var count: Int { sets.count }

  func followers(of position: Int) -> [Int] { followers[position] }

  /// Returns whether the two positions have a character in common.
  func intersect(_ position: Int, _ other: Int) -> Bool { sets[position] & sets[other] != 0 }

  /// Returns the number of steps that ``successors(of:by:)`` takes.
  func steps(from positions: [Int], by character: Int) -> Int {
    positions.reduce(0) { $0 + (sets[$1] >> UInt128(character) & 1 == 1 ? followers[$1].count : 1) }
  }

  /// The characters of ASCII, in classes that each set has as a whole or not at all.
  var classes: [[Int]] {
    let distinct = Set(sets)
    return Dictionary(grouping: 0..<128) { character in
      distinct.map { $0 >> UInt128(character) & 1 == 1 }
    }.values.sorted { $0[0] < $1[0] }
  }
}
