import Validation

/// Checks that every rule of the catalog takes linear time in the length of the value, for all values.
///
/// A value is a prefix, a repeated piece and a suffix, all taken from the examples of the rule; the piece has up to 16 bytes.
/// For each value the time for 1 MiB must be at most 2.3 times that for 512 KiB.
enum Linear {
  private static let allowed = 2.3
  private static let size = 1 << 19
  /// The time below which a call is assumed to return without reading the whole value.
  private static let negligible = Duration.microseconds(100)

  /// The context, in which every file that a rule names has one line.
  private static let context = RuleContext { _ throws(RuleError) in Array("password1\n".utf8) }

  private struct Pump {
    let prefix: [UInt8]
    let piece: [UInt8]
    let suffix: [UInt8]

    func value(ofBytes count: Int) -> [UInt8] {
      var value = prefix
      value.reserveCapacity(count)
      while value.count + piece.count + suffix.count <= count { value += piece }
      return value + suffix
    }
  }

  private struct Measure {
    let ratio: Double
    let time: Duration
    let rule: String
    let pump: Pump
  }

  /// Measures all rules and prints the values with the greatest ratios.
  ///
  /// - Parameter pumps: The number of values for each rule.
  static func run(pumps: Int, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var measures: [Measure] = []
    var rules = 0
    // Patterns of users are not linear but limited in steps; `patterns` measures them.
    for entry in Catalog.entries where entry.name != "regex" && entry.name != "not-regex" {
      for argument in Set(entry.examples.map(\.argument)).sorted(by: { ($0 ?? "") < ($1 ?? "") }) {
        guard case .content(let strategy) = try entry.rule(argument: argument, in: context).kind else {
          continue
        }
        rules += 1
        let spelling = entry.name + (argument.map { ":\($0)" } ?? "")
        let examples = entry.examples.filter { $0.argument == argument }
        let seeds = examples.flatMap { $0.valid + $0.invalid.map(\.value) }.map { Array($0.utf8) }
        for _ in 0..<pumps {
          let measure = measure(strategy, spelling, pump(from: seeds, &random))
          if let measure { measures.append(measure) }
        }
      }
    }
    report(measures.sorted { $0.ratio > $1.ratio }, rules: rules, pumps: pumps, seed: seed)
  }

  private static func pump(from seeds: [[UInt8]], _ random: inout SplitMix) -> Pump {
    func piece(_ count: ClosedRange<Int>) -> [UInt8] {
      let seed = seeds.randomElement(using: &random) ?? []
      guard !seed.isEmpty else { return [0x61] }
      let start = Int.random(in: 0..<seed.count, using: &random)
      return Array(seed[start...].prefix(Int.random(in: count, using: &random)))
    }
    let whole = seeds.randomElement(using: &random) ?? []
    let cut = Int.random(in: 0...whole.count, using: &random)
    return Pump(prefix: Array(whole.prefix(cut)), piece: piece(1...16), suffix: piece(0...16))
  }

  /// Returns the ratio of the times for both lengths, or `nil` if the rule does not read the whole value.
  private static func measure(
    _ strategy: any InputFieldValidationStrategy, _ rule: String, _ pump: Pump
  ) -> Measure? {
    // Values are small at first, so that a rule that is not linear does not run for long.
    for size in [1 << 14, 1 << 16] {
      let ratio = ratio(strategy, pump, size)
      if ratio.value > 3.5 && ratio.time > .milliseconds(5) {
        return Measure(ratio: ratio.value, time: ratio.time, rule: rule, pump: pump)
      }
    }
    var best = ratio(strategy, pump, size)
    var tries = 1
    while best.value > allowed && best.time > negligible && tries < 6 {
      let again = ratio(strategy, pump, size)
      if again.value < best.value { best = again }
      tries += 1
    }
    guard best.time > negligible else { return nil }
    return Measure(ratio: best.value, time: best.time, rule: rule, pump: pump)
  }

  private static func ratio(
    _ strategy: any InputFieldValidationStrategy, _ pump: Pump, _ size: Int
  ) -> (value: Double, time: Duration) {
    let (single, double) = (pump.value(ofBytes: size), pump.value(ofBytes: size * 2))
    let times = (time(strategy, single), time(strategy, double))
    return (times.1 / max(times.0, .nanoseconds(1)), times.1)
  }

  /// Returns the best time of three calls for the verdict and the failure, which other processes disturbed least.
  private static func time(_ strategy: any InputFieldValidationStrategy, _ value: [UInt8]) -> Duration {
    var best = Duration.seconds(1_000)
    for _ in 0..<3 {
      let time = ContinuousClock().measure {
        precondition(
          (strategy.verdict(on: value.span) == .valid) == (strategy.failure(of: value.span) == nil))
      }
      best = min(best, time)
    }
    return best
  }

  private static func report(_ measures: [Measure], rules: Int, pumps: Int, seed: UInt64) {
    let over = measures.filter { $0.ratio > allowed }
    print("\(rules) rules, \(pumps) values each, seed \(seed): \(measures.count) values were read whole,")
    print("\(over.count) take more than \(allowed) times as long for 1 MiB as for half; the greatest ratios:")
    for measure in measures.prefix(max(10, over.count)) {
      let ratio = (measure.ratio * 100).rounded() / 100
      print("\(ratio)  \(measure.time)  \(measure.rule)  \(shown(measure.pump))")
    }
  }

  private static func shown(_ pump: Pump) -> String {
    let parts = [pump.prefix, pump.piece, pump.suffix].map { String(decoding: $0, as: UTF8.self) }
    return "\(parts[0].debugDescription) + n × \(parts[1].debugDescription) + \(parts[2].debugDescription)"
  }
}

/// The generator SplitMix64, which gives the same numbers for a seed on all systems.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
