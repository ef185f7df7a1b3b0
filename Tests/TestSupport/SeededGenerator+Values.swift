extension SeededGenerator {
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
