/// A set of the classes of characters, by their numbers.
struct ClassSet: Hashable {
  private var words: [UInt64]

  static func none(of count: Int) -> ClassSet {
    ClassSet(words: Array(repeating: 0, count: (count + 63) / 64))
  }

  static func all(of count: Int) -> ClassSet {
    var set = none(of: count)
    for number in 0..<count { set.insert(number) }
    return set
  }

  private init(words: [UInt64]) { self.words = words }

  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  func contains(_ number: Int) -> Bool { words[number / 64] >> UInt64(number % 64) & 1 == 1 }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  mutating func formUnion(_ other: ClassSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func formIntersection(_ other: ClassSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  /// The numbers in it, ascending.
  var numbers: [Int] {
    words.indices.flatMap { index in
      var (rest, numbers) = (words[index], [Int]())
      while rest != 0 {
        numbers.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
      return numbers
    }
  }
}
