extension SeededGenerator {
  /// Creates a generator with a random seed, prints the seed with the name of the test, and returns both.
  package static func announced(by test: String) -> (random: SeededGenerator, seed: UInt64) {
    let seed = UInt64.random(in: .min ... .max)
    print("\(test): seed \(seed)")
    return (SeededGenerator(seed: seed), seed)
  }

  /// Returns a random number of random elements of an alphabet, within the given range of counts.
  package mutating func string<Element>(of alphabet: [Element], count: ClosedRange<Int>) -> [Element] {
    (0..<Int.random(in: count, using: &self)).map { _ in alphabet[below(alphabet.count)] }
  }

  /// Returns a random element.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Returns a random number from 0 up to, but not including, the bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 1) % bound
  }
}
