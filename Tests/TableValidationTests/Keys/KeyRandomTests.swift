import CSVRecords
import RuleFiles
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Compares keys over few distinct values, most of which are repeated, with dictionaries of the values.
struct KeyRandomTests {
  private static let rounds = UInt64(TestRun.rounds(20))

  @Test(arguments: [1, 7, 100, ChunkReader.defaultChunkSize])
  func `findings of random keys equal those of the reference for any number of jobs`(chunkSize: Int) throws {
    let seed = TestRun.seed
    let directory = ScratchDirectory()
    var seen: Set<String> = []
    for round in 0..<Self.rounds {
      var random = RandomKeyJob(seed: seed &+ round)
      let job = try random.job()
      let names = job.write(to: directory)
      let expected = ObviousCheck(job, names: names).outcome
      for count in expected.summary.counts { seen.insert(count.rule) }
      for jobs in 1...3 {
        let outcome = try job.outcome(
          of: names, chunkSize: chunkSize, jobs: jobs, BothReports(), in: directory)
        guard let difference = outcome.difference(from: expected) else { continue }
        Issue.record("chunks of \(chunkSize), \(jobs) jobs, seed \(seed &+ round): \(difference)\n\(job)")
        return
      }
      // With less memory, keys are compared on disk.
      var limited = job
      limited.uniqueMemory = random.smallMemory()
      // What can be read only once cannot be read before the check.
      limited.readsOnce = round % 2 == 0 && !job.keys.contains(where: \.kind.refersToItself)
      let jobs = Int(round % 3) + 1
      let outcome = try limited.outcome(
        of: names, chunkSize: chunkSize, jobs: jobs, BothReports(), in: directory)
      guard let difference = outcome.difference(from: expected) else { continue }
      Issue.record(
        """
        \(limited.uniqueMemory) bytes, reads once: \(limited.readsOnce), chunks of \(chunkSize), \(jobs) jobs, \
        seed \(seed &+ round): \(difference)
        \(job)
        """)
      return
    }
    #expect(
      seen.isSuperset(of: ["unique", "primary-key", "unique-key", "foreign-key", "integer", "required"]),
      "every kind of finding has been seen, seed \(seed): \(seen.sorted())")
  }

  @Test func `findings of identifiers in a row equal those of the reference`() throws {
    let seed = TestRun.seed
    let directory = ScratchDirectory()
    for round in 0..<UInt64(TestRun.rounds(4)) {
      var random = RandomKeyJob(seed: seed &+ round)
      var job = try random.identifiers()
      let names = job.write(to: directory)
      let expected = ObviousCheck(job, names: names).outcome
      for (jobs, memory) in [(1, 1 << 30), (3, 1 << 30), (2, 40_000)] {
        job.uniqueMemory = memory
        let outcome = try job.outcome(of: names, chunkSize: 32_768, jobs: jobs, BothReports(), in: directory)
        guard let difference = outcome.difference(from: expected) else { continue }
        Issue.record("\(memory) bytes, \(jobs) jobs, seed \(seed &+ round): \(difference)")
        return
      }
    }
  }
}

/// A generator of tables with few distinct cells and keys over all of their columns.
private struct RandomKeyJob {
  private var random: SeededGenerator
  private static let cells = [
    "", "", "NA", "1", "2", "3", "\"1\"", "a", "b", "\"a\nb\"", "\"a,b\"", "\"say \"\"a\"\"\"", "é", "12",
    "a\u{0}",
    "\u{0}a", String(repeating: "x", count: 130), "\"\"", "A", "É", " a", "A\u{A0}", "1 2",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func job() throws -> Job {
    let columnCount = pick([1, 2, 3, 3])
    let pool = (0..<pick([2, 4, 18])).map { _ in pick(Self.cells) }
    let inputs = (0..<pick([1, 1, 2, 3])).map { _ in
      Array((table(columnCount, "f", pool, count: Int.random(in: 0...60, using: &random))).utf8)
    }
    var checks: [ColumnCheck] = []
    for column in 0..<columnCount {
      let rules = try pick([[], [], ["integer"], ["unique"], ["required"], ["length:1..3", "unique"]])
        .map { try Catalog.rule($0) }
      let set = RuleSet(rules, missingValues: pick([[""], [""], ["", "NA"], []]))
      checks.append(ColumnCheck(name: "f\(column)", column: column, rules: set))
    }
    var job = Job(inputs: inputs, format: .csv(Dialect()), checks: checks, columnCount: columnCount)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let own = Array((0..<columnCount).shuffled(using: &random).prefix(pick([1, 2, 3])))
      let itself = JobKey.Kind.itself(Array((0..<columnCount).shuffled(using: &random).prefix(own.count)))
      let table = JobKey.Kind.table(Array([0, 1].shuffled(using: &random).prefix(own.count)))
      let kinds = own.count < 3 ? [.primary, .uniqueKey, itself, table] : [.primary, .uniqueKey, itself]
      var key = JobKey(kind: pick(kinds), columns: own)
      if case .uniqueKey = key.kind {
        key.ignored = pick([[], [.case], [.blanks], [.case, .blanks]])
        if Bool.random(using: &random) {
          key.condition = .init(
            column: Int.random(in: 0..<columnCount, using: &random), value: pick(["1", "a", "2"]),
            isNegated: Bool.random(using: &random))
        }
      }
      job.keys.append(key)
    }
    job.reference = Array(table(2, "r", pool, count: Int.random(in: 0...9, using: &random)).utf8)
    return job
  }

  /// Returns a job with identifiers that are numbers in a row but for some, in an order that changes little, and references to them.
  mutating func identifiers() throws -> Job {
    var rows: [String] = []
    var next = Int.random(in: -50...1_000_000, using: &random)
    for _ in 0..<6_000 {
      next += pick([1, 1, 1, 1, 1, 1, 2, 3, -1, 0])
      let other = pick(["x\(next)", "\(next)0000000", "0\(next)", "\"\(next)\"", ""])
      let id = Int.random(in: 0..<2_000, using: &random) == 0 ? other : "\(next)"
      let isLong = Int.random(in: 0..<3_000, using: &random) == 0
      rows.append("\(id),\(next - Int.random(in: 0...2_000, using: &random)),\(isLong ? "\"a\nb\"" : "c")")
    }
    let table = "f0,f1,f2\n" + rows.joined(separator: "\n") + "\n"
    let rules = RuleSet([try Catalog.rule("unique")], missingValues: [""])
    let checks = (0..<3).map { column in
      ColumnCheck(
        name: "f\(column)", column: column, rules: column == 0 ? rules : RuleSet([], missingValues: [""]))
    }
    var job = Job(inputs: [Array(table.utf8)], format: .csv(Dialect()), checks: checks, columnCount: 3)
    job.keys = [JobKey(kind: .itself([0]), columns: [1])]
    return job
  }

  /// Returns a limit on memory that some keys exceed.
  mutating func smallMemory() -> Int { Int.random(in: 1...1500, using: &random) }

  /// Returns a header and records, some of which are followed by a blank line; one in twenty has an extra field.
  private mutating func table(_ columnCount: Int, _ letter: String, _ pool: [String], count: Int) -> String {
    var text = (0..<columnCount).map { "\(letter)\($0)" }.joined(separator: ",") + "\n"
    for _ in 0..<count {
      let isRagged = Int.random(in: 0..<20, using: &random) == 0
      text += (0..<columnCount + (isRagged ? 1 : 0)).map { _ in pick(pool) }.joined(separator: ",")
      text += pick(["\n", "\n", "\n", "\r\n", "\n\n"])
    }
    return text
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}
