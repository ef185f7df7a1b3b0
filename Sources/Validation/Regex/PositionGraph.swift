/// The positions of a regular expression, each a set of characters that may stand there, and which may follow which.
struct PositionGraph {
  /// The position after the last character.
  static let end = 0

  /// The set of each position.
  private var sets: [UInt128] = [0]
  /// Which positions may follow each.
  private var followers: [[Int]] = [[]]
  /// Which positions may come first, ascending.
  private(set) var start: [Int] = []
  /// The steps from a position to the next that can be made in more than one way.
  private(set) var doubledSteps: [(from: Int, to: Int)] = []
  private let limit: Int

  /// Glushkov's construction: a part's first positions, its last ones, and whether it may be empty.
  private struct Part {
    var first: [Int]
    var last: [Int]
    var isEmpty: Bool
  }

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
    case .repeated(let part, let minimum, let maximum): return add(part, minimum, maximum)
    }
  }

  /// As many copies as the counts ask for, the last one in a loop where there is no maximum. What may be left out is left
  /// out from the end, `a(a(a)?)?` for `a{1,3}`, so that no text is read in two ways for the counts' sake.
  private mutating func add(_ syntax: RegularSyntax, _ minimum: Int, _ maximum: Int?) -> Part? {
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

  /// Where a character leads from any of the positions, ascending; the position that it stands at is one of `positions`.
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

  /// Whether one character may stand at both positions.
  func meet(_ position: Int, _ other: Int) -> Bool { sets[position] & sets[other] != 0 }

  /// How many steps ``successors(of:by:)`` takes.
  func steps(from positions: [Int], by character: Int) -> Int {
    positions.reduce(0) { $0 + (sets[$1] >> UInt128(character) & 1 == 1 ? followers[$1].count : 1) }
  }

  /// The characters of ASCII, those together that no set tells apart.
  var classes: [[Int]] {
    let distinct = Set(sets)
    return Dictionary(grouping: 0..<128) { character in
      distinct.map { $0 >> UInt128(character) & 1 == 1 }
    }.values.sorted { $0[0] < $1[0] }
  }
}
