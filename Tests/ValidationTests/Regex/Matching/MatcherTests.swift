import Foundation
import Synchronization
import Testing
import Validation

/// Uses one strategy from several threads at the same time, each of which has its own matcher.
@Suite struct MatcherTests {
  @Test func `eight threads get the same verdicts from one strategy`() throws {
    let strategies = try [
      RegexStrategy(#"(?:\w+\s?)+"#), RegexStrategy("(*NO_JIT)(?:\\w+\\s?)+"), RegexStrategy(#"(\d+)-\1"#),
    ]
    let values = Self.values
    let expected = strategies.map { strategy in values.map { strategy.verdict(on: $0) } }
    #expect(Set(expected.joined()) == [.valid, .invalid, .undecided])
    let finished = DispatchSemaphore(value: 0)
    let differences = Differences()
    for thread in 0..<8 {
      Thread.detachNewThread {
        for round in 0..<4 {
          let index = (thread + round) % strategies.count
          if strategies[index].judge(values) != expected[index] { differences.increment() }
          for (value, verdict) in zip(values, expected[index]) {
            if strategies[index].verdict(on: value) != verdict { differences.increment() }
          }
        }
        finished.signal()
      }
    }
    for _ in 0..<8 { finished.wait() }
    #expect(differences.count == 0)
  }

  @Test func `tasks that change threads get the same verdicts`() async throws {
    let strategy = try RegexStrategy(#"(\w+)(?: \1)*"#)
    let values = Self.values
    let expected = values.map { strategy.verdict(on: $0) }
    let verdicts = await withTaskGroup(of: [Verdict].self) { group in
      for _ in 0..<16 {
        group.addTask {
          var found: [Verdict] = []
          for value in values {
            await Task.yield()
            found.append(strategy.verdict(on: value))
          }
          return found
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(verdicts.count == 16)
    #expect(verdicts.allSatisfy { $0 == expected })
  }

  @Test func `the end of a thread does not affect the verdicts in later threads`() throws {
    let strategy = try RegexStrategy("a+b")
    for _ in 0..<50 {
      let finished = DispatchSemaphore(value: 0)
      let differences = Differences()
      Thread.detachNewThread {
        if strategy.verdict(on: "aab") != .valid { differences.increment() }
        finished.signal()
      }
      finished.wait()
      #expect(differences.count == 0)
    }
  }

  private static let values =
    [
      "", "word", "two words", "12-12", "12-13", "again again", "again agai", "é",
      String(repeating: "w ", count: 500),
    ]
    .map { Array($0.utf8) } + [[0xFF], Array(String(repeating: "word", count: 10).utf8) + [0x21]]
}

/// Counts the verdicts that differ from the expected ones.
private final class Differences: Sendable {
  private let differing = Atomic(0)

  var count: Int { differing.load(ordering: .sequentiallyConsistent) }
  func increment() { differing.add(1, ordering: .sequentiallyConsistent) }
}
