/// Numbers without a visible order that depend on a seed alone, the same on every machine: SplitMix64 (Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators", 2014).
struct RandomNumbers: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The numbers of a block of records under a seed.
  init(seed: UInt64, block: Int) {
    var first = RandomNumbers(seed: seed ^ UInt64(block) &* 0xD6E8_FEB8_6659_FD93)
    state = first.next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to the bound, without it; some are more frequent than others by less than one in 2⁶⁴ / bound.
  ///
  /// - Precondition: The bound is above 0.
  mutating func below(_ bound: Int) -> Int { Int(next().multipliedFullWidth(by: UInt64(bound)).high) }

  /// Returns a number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    guard width < .max else { return Int(bitPattern: UInt(next())) }
    return range.lowerBound &+ Int(truncatingIfNeeded: next().multipliedFullWidth(by: width + 1).high)
  }

  /// Returns `true` once in that many calls, on average.
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

  /// Returns an element of a collection that is not empty.
  mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}
