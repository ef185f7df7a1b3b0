import Glibc
import TestSupport
import Testing
import Validation

@testable import TableValidation

/// Memory does not depend on the size of the input nor on how much is found.
///
/// Each test streams through a FIFO into a process of its own, with two jobs, and compares the most memory that the
/// process ever had with what it had before.
@Suite(.serialized) struct MemoryTests {
  private static let text = String(repeating: "text ", count: 180)

  // What was measured in debug stands beside each; the bound is 48 MiB.

  @Test func `sixty-four megabytes of good records`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 64 << 10, "12345,\"Ann, of\"\"x\"\"\",\(Self.text),\n")  // 2 MiB
    }
  }

  @Test func `sixty-four megabytes of records that are all bad`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 64 << 10, "x,\u{FF}\u{0}\"\"\",,\(Self.text)\n")  // 5 MiB
    }
  }

  @Test func `a record of sixteen megabytes`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 16 << 10, "1,Ann,\(Self.text),")
    }
  }

  @Test func `a quote that never closes before sixteen megabytes`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 16 << 10, "1,\"Ann,\(Self.text),\n")
    }
  }

  /// A chunk for each of the two jobs, full of records so short that there are as many as there can be.
  @Test func `the shortest records, all bad`() async {
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 576, "\n")
    }
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 576, "x\n")
    }
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 576, "\u{FF}\u{0}\n")
    }
    await #expect(processExitsWith: .success) {
      try Self.expectLittle(kilobytes: 576, "x,,,\n")
    }
  }

  private static func expectLittle(kilobytes: Int, _ record: String) throws {
    let growth = try Self.growth(kilobytes: kilobytes, of: record)
    #expect(growth < 48 << 20, "\(growth >> 20) MiB")
  }

  /// Runs a check of a table that repeats a record; by how many bytes the process grew.
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
    // The device swallows all, as /dev/null does, to which nothing would be written at all.
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
