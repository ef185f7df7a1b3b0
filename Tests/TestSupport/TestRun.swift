import Platform

/// What the environment determines for the random tests of a run: `SEED=7 ROUNDS=20 swift test` runs them on other values
/// than usual, and twenty times as many.
package enum TestRun {
  /// The seed of every random test: the environment variable `SEED`, or else 1, so that the runs of the gate are equal.
  package static let seed: UInt64 = {
    let seed = number("SEED") ?? 1
    print("SEED=\(seed) ROUNDS=\(factor) repeats the random tests of this run.")
    return seed
  }()

  private static let factor = Int(number("ROUNDS") ?? 1)

  /// Returns how many rounds a random test runs: the given number times the environment variable `ROUNDS`, by default 1.
  package static func rounds(_ count: Int) -> Int { count * factor }

  /// Whether the run has more rounds than those of the gate, so that tests of every value have longer values too.
  package static let isThorough = factor > 1

  private static func number(_ name: String) -> UInt64? {
    guard let text = unsafe getenv(name).map({ unsafe String(cString: $0) }) else { return nil }
    guard let number = UInt64(text) else { preconditionFailure("\(name)=\(text) is not a number") }
    return number
  }
}
