import Foundation
import Validation

/// Measures patterns on values that make backtracking engines slow.
enum Patterns {
  struct Case: Decodable {
    struct Attack: Decodable {
      let prefix: String?
      let pump: String?
      let suffix: String?
    }

    let pattern: String
    let flags: String?
    let attack: Attack?
    let attack_pcre2: Attack?
  }

  struct Timing {
    let milliseconds: Double
    let pattern: String
    let size: Int
    let verdict: Verdict
  }

  static func run(_ file: String) throws {
    var timings: [Timing] = []
    var refused = 0
    for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
      guard let row = try? JSONDecoder().decode(Case.self, from: Data(line.utf8)) else { continue }
      guard let strategy = try? RegexStrategy(row.pattern, options: options(row.flags ?? "")) else {
        refused += 1
        continue
      }
      for attack in [row.attack, row.attack_pcre2] {
        guard let attack, let pump = attack.pump, !pump.isEmpty else { continue }
        for size in [25, 100, 1000, 2048, 4096, 16384, 65536] {
          timings.append(time(strategy, value(attack, pump, size)))
        }
      }
    }
    timings.sort { $0.milliseconds > $1.milliseconds }
    let undecided = timings.count { $0.verdict == .undecided }
    print(
      "\(timings.count) values, \(undecided) undecided, \(refused) patterns invalid in PCRE2; the slowest:")
    for timing in timings.prefix(10) {
      let time = (timing.milliseconds * 100).rounded() / 100
      print("\(time) ms  \(timing.size) bytes  \(timing.verdict)  \(timing.pattern.prefix(60))")
    }
  }

  private static func value(_ attack: Case.Attack, _ pump: String, _ size: Int) -> [UInt8] {
    let (prefix, suffix) = (attack.prefix ?? "", attack.suffix ?? "")
    let count = max(1, (size - prefix.utf8.count - suffix.utf8.count) / pump.utf8.count)
    return Array((prefix + String(repeating: pump, count: count) + suffix).utf8)
  }

  private static func time(_ strategy: RegexStrategy, _ value: [UInt8]) -> Timing {
    var verdict = Verdict.valid
    let times = (0..<3).map { _ in
      ContinuousClock().measure { verdict = strategy.verdict(on: value.span) }
    }
    let best = Double(times.min()!.components.attoseconds) / 1e15
    return Timing(milliseconds: best, pattern: strategy.pattern, size: value.count, verdict: verdict)
  }

  private static func options(_ flags: String) -> PatternOptions {
    var options: PatternOptions = []
    if flags.contains("i") { options.insert(.caseless) }
    if flags.contains("s") { options.insert(.dotAll) }
    if flags.contains("x") { options.insert(.extended) }
    if flags.contains("m") { options.insert(.multiline) }
    return options
  }
}
