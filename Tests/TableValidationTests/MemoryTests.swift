import FileOutput
import Platform
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Tests that the memory of a check depends neither on the size of the input nor on the number of findings.
///
/// Each test streams its input through a FIFO into a process of its own with two jobs, and compares the peak memory
/// of the process with its memory before the check.
@Suite(.serialized) struct MemoryTests {
  private static let text = String(repeating: "text ", count: 180)

  // The figures beside the calls were measured in a debug build; the limit is 48 MiB.

  @Test func `a table of 64 MiB of valid records needs little memory`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 64 << 10, "12345,\"Ann, of\"\"x\"\"\",\(Self.text),\n")  // 2 MiB
    }
  }

  @Test func `a table of 64 MiB of invalid records needs little memory`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 64 << 10, "x,\u{FF}\u{0}\"\"\",,\(Self.text)\n")  // 5 MiB
    }
  }

  @Test func `a record of 16 MiB needs little memory`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 16 << 10, "1,Ann,\(Self.text),")
    }
  }

  @Test func `an unclosed quote followed by 16 MiB needs little memory`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 16 << 10, "1,\"Ann,\(Self.text),\n")
    }
  }

  /// The input fills a chunk for each of the two jobs with the shortest, and therefore the most, records.
  @Test func `a table of the shortest records, all invalid, needs little memory`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 576, "\n")
    }
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 576, "x\n")
    }
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 576, "\u{FF}\u{0}\n")
    }
    await #expect(processExitsWith: .success) {
      try Self.expectSmallGrowth(kilobytes: 576, "x,,,\n")
    }
  }

  private static func expectSmallGrowth(kilobytes: Int, _ record: String) throws {
    let growth = try Self.growth(kilobytes: kilobytes, of: record)
    #expect(growth < 48 << 20, "\(growth >> 20) MiB")
  }

  /// Checks a table that repeats a record, and returns the growth of the process in bytes.
  private static func growth(kilobytes: Int, of record: String) throws -> Int {
    let directory = ScratchDirectory()
    let path = directory.makePipe("input")
    let block = [UInt8](latin: String(repeating: record, count: max(1, (64 << 10) / record.utf8.count)))
    let count = (kilobytes << 10) / block.count
    let writer = BackgroundThread {
      let descriptor = unsafe open(path, O_WRONLY)
      descriptor.writeAll(Array("a,b,c,d\n".utf8))
      for _ in 0..<count { descriptor.writeAll(block) }
      close(descriptor)
    }
    var job = try Job(csv: [], rules: ["a": ["integer"], "b": ["length:1..20"], "c": [], "d": []])
    job.columnCount = 4
    let options = job.options(jobs: 2)
    let input = try TableInput(path, format: job.format, hasHeader: true, options: options)
    let plan = CheckPlan(
      job.checks, columnCount: 4, format: job.format, options: options, report: JSONLinesReport())
    // The device discards all bytes; /dev/null would not be written to at all.
    let check = TableCheck(
      plan,
      outputs: .init(
        findings: try OutputFile("/dev/zero"), valid: try OutputFile("/dev/zero"),
        invalid: try OutputFile("/dev/zero")))
    let before = ProcessMemory.bytes("VmRSS")
    let summary = try check.run([input])
    writer.join()
    #expect(summary.bytes == count * block.count + 8)
    return ProcessMemory.bytes("VmHWM") - before
  }
}
