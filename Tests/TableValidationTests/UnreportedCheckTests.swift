import CSV
import Testing
import Validation

@testable import TableValidation

/// A check that nobody reads a report of counts all the same.
struct UnreportedCheckTests {
  @Test(arguments: [64, 4096, ChunkReader.defaultChunkSize])
  func `findings are counted without a report as with one`(chunkSize: Int) throws {
    let long = [UInt8](repeating: 0x78, count: 3_000_000)
    var job = try Job(
      lines: Array("abc\n1\n".utf8) + long + Array("\nabcd\n\u{0}\n".utf8), rules: "alpha", "length:..3")
    job.maximumRecordSize = 10
    job.reportsAll = true
    let directory = ScratchDirectory()
    let names = job.write(to: directory)
    for jobs in [1, 3] {
      let options = job.options(chunkSize: chunkSize, jobs: jobs)
      let input = try TableInput(names[0], format: job.format, hasHeader: false, options: options)
      var check = TableCheck(CheckPlan(job.checks, columnCount: 1, format: job.format, options: options))
      let summary = try check.run([input])
      let reported = try job.outcome(
        of: names, chunkSize: chunkSize, jobs: jobs, TextReport(), in: directory)
      #expect(summary == reported.summary)
      #expect(summary.invalid == 4)
    }
  }
}
