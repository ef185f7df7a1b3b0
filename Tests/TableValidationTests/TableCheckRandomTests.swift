import CSVRecords
import TableValidation
import TestSupport
import Testing

/// Compares the pipeline with the simple reference check, for several numbers of threads and chunk sizes.
struct TableCheckRandomTests {
  private static let rounds = UInt64(TestRun.rounds(6))

  @Test(arguments: [1, 2, 7, 64, 100, 4096, ChunkReader.defaultChunkSize])
  func `findings and outputs of random checks equal those of the reference for any number of jobs`(
    chunkSize: Int
  ) throws {
    let seed = TestRun.seed
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
    let missing = Self.frequentKinds.subtracting(seen)
    #expect(missing.isEmpty, "seed \(seed): every frequent kind has been found but \(missing.sorted())")
  }

  /// The rules and codes of which 250 rounds have a finding. Repeated keys and long fields are too rare among random
  /// cells; they have tests of their own.
  private static let frequentKinds: Set<String> = [
    "date", "email", "integer", "length", "not-blank", "number", "one-of", "own", "range", "regex",
    "required",
    "record.blank-line", "record.invalid-utf8", "record.nul", "record.ragged", "record.stray-quote",
    "record.too-long", "record.unclosed-quote",
  ]
}

/// Compares checks with the reference check.
private struct Trial {
  let chunkSize: Int
  private let directory = ScratchDirectory()

  init(chunkSize: Int) {
    self.chunkSize = chunkSize
  }

  /// Returns the first difference and its number of jobs, or `nil`, and adds the codes that were found to `seen`.
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

  /// Returns the job with the input reduced as far as there is still a difference.
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
