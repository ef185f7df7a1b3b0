extension SeededGenerator {
  /// A generator with a seed that nobody has chosen, and prints it.
  package static func announced(by test: String) -> (random: SeededGenerator, seed: UInt64) {
    let seed = UInt64.random(in: .min ... .max)
    print("\(test): seed \(seed)")
    return (SeededGenerator(seed: seed), seed)
  }

  /// So many elements of an alphabet, one after another.
  package mutating func string<Element>(of alphabet: [Element], count: ClosedRange<Int>) -> [Element] {
    (0..<Int.random(in: count, using: &self)).map { _ in alphabet[below(alphabet.count)] }
  }

  /// An element.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// A number from 0 up to and without the bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(truncatingIfNeeded: next() >> 1) % bound
  }
}
