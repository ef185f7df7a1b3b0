internal import Bytes

/// A way from one accepted value to others: changes of two digits at a time with which the check digits are still right.
///
/// Of random digits one value in 97 has the right check digits. Most of them are sums with a weight for each place, so that a change of two
/// digits that leaves one value accepted does so with others; each value is checked all the same.
struct DigitWalk: Sendable {
  private struct Move {
    let places: (Int, Int)
    let steps: (Int, Int)
  }

  private var value: [UInt8]
  private var moves: [Move] = []

  /// The number of changes that are tried.
  private static let trials = 6_000
  /// The greatest number of changes that are kept.
  private static let most = 64
  /// The number of changes that are made at a time.
  private static let together = 8
  /// The least number of changes with which values are different enough.
  private static let least = 12

  /// Finds changes of an accepted value; returns `nil` if there are too few.
  init?(from value: [UInt8], accepts: (Span<UInt8>) -> Bool, using random: inout RandomNumbers) {
    let digits = value.indices.filter { value[$0].isDigit }
    guard digits.count >= 4 else { return nil }
    self.value = value
    for _ in 0..<Self.trials where moves.count < Self.most {
      let places = (random.element(of: digits), random.element(of: digits))
      let steps = (random.number(in: 1...9), random.number(in: -9...9))
      let move = Move(places: places, steps: steps)
      guard places.0 != places.1 else { continue }
      var changed = value
      if Self.change(&changed, by: move), accepts(changed.span) { moves.append(move) }
    }
    guard moves.count >= Self.least else { return nil }
  }

  /// Appends a value that may be accepted to an empty buffer.
  func appendNext(to next: inout [UInt8], using random: inout RandomNumbers) {
    next += value
    for _ in 0..<Self.together {
      let move = random.element(of: moves)
      let isReversed = random.isOne(in: 2)
      let steps = isReversed ? (-move.steps.0, -move.steps.1) : move.steps
      _ = Self.change(&next, by: Move(places: move.places, steps: steps))
    }
  }

  /// Goes on from an accepted value.
  mutating func go(to value: [UInt8]) {
    self.value.removeAll(keepingCapacity: true)
    self.value += value
  }

  /// Replaces two digits; returns `false`, and changes nothing, if one would be none.
  private static func change(_ value: inout [UInt8], by move: Move) -> Bool {
    let first = Int(value[move.places.0]) + move.steps.0
    let second = Int(value[move.places.1]) + move.steps.1
    guard 0x30...0x39 ~= first, 0x30...0x39 ~= second else { return false }
    value[move.places.0] = UInt8(truncatingIfNeeded: first)
    value[move.places.1] = UInt8(truncatingIfNeeded: second)
    return true
  }
}
