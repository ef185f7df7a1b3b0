import CSVRecords
import TableValidation
import TestSupport
import Testing

/// The pipeline against the obvious check, for any number of threads and any size of chunks.
struct TableCheckRandomTests {
  #if DEBUG
  /// Unoptimised checks take ten times as long, so there are fewer: the optimised tests are the thorough ones.
  private static let rounds: UInt64 = 40
  #else
  private static let rounds: UInt64 = 250
  #endif

  @Test(arguments: [1, 2, 7, 64, 100, 4096, ChunkReader.defaultChunkSize])
  func `what is found and written is what the obvious check finds, by any number of jobs`(
    chunkSize: Int
  ) throws {
    let seed = UInt64.random(in: 0...(.max))
    print("chunks of \(chunkSize): random checks from seed \(seed)")
    let trial = Trial(chunkSize: chunkSize)
    var seen: Set<String> = []
    for round in 0..<Self.rounds {
      var random = RandomJob(seed: seed &+ round)
      let job = try random.job()
      guard let difference = try trial.difference(in: job, &seen) else { continue }
      let small = try trial.shrunk(job)
      let smallDifference = try trial.difference(in: small, &seen) ?? difference
      Issue.record("chunks of \(chunkSize), seed \(seed &+ round): \(smallDifference)\n\(small)")
      return
    }
    guard Self.rounds >= 250 else { return }
    // Keys are seldom repeated by cells that are anything: they have tests of their own.
    seen.subtract(["unique", "primary-key", "unique-key", "foreign-key"])
    #expect(seen.count == 18, "every kind of finding has been seen, seed \(seed): \(seen.sorted())")
  }
}

/// Holds checks against the obvious one.
private struct Trial {
  let chunkSize: Int
  private let directory = ScratchDirectory()

  init(chunkSize: Int) {
    self.chunkSize = chunkSize
  }

  /// What differs, with which number of jobs, or `nil`; adds the codes that were found.
  func difference(in job: Job, _ seen: inout Set<String>) throws -> String? {
    let names = job.write(to: directory)
    let expected = ObviousCheck(job, names: names).outcome
    for count in expected.summary.counts { seen.insert(count.code ?? count.rule) }
    for jobs in 1...3 {
      let outcome = try job.outcome(
        of: names, chunkSize: chunkSize, jobs: jobs, BothReports(), in: directory)
      if let difference = outcome.difference(from: expected) { return "\(jobs) jobs: \(difference)" }
    }
    return nil
  }

  /// The same with as little input as still shows a difference.
  func shrunk(_ job: Job) throws -> Job {
    var (job, ignored) = (job, Set<String>())
    for number in job.inputs.indices {
      var size = job.inputs[number].count / 2
      while size > 0 {
        var start = 0
        while start < job.inputs[number].count {
          var smaller = job
          smaller.inputs[number].removeSubrange(start..<min(start + size, job.inputs[number].count))
          if try difference(in: smaller, &ignored) != nil { job = smaller } else { start += size }
        }
        size /= 2
      }
    }
    return job
  }
}
