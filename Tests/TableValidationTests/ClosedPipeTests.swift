import FileOutput
import Platform
import TestSupport
import Testing

@testable import TableValidation

/// Tests of runs whose reader has closed the pipe, or whose output or input fails during the run.
struct ClosedPipeTests {
  private let directory = ScratchDirectory()

  init() {
    // As in the program, writing to a closed pipe is an error number and not a signal.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Returns a table with the given number of invalid records.
  private func table(badRecords: Int) throws -> Job {
    try Job(
      csv: Array(("a,b\n1,2\n" + String(repeating: "x,2\n", count: badRecords)).utf8),
      rules: ["a": ["integer"], "b": []], columnCount: 2)
  }

  private func check(_ job: Job, jobs: Int, _ outputs: TableCheck.Outputs) throws -> (
    TableCheck, [TableInput]
  ) {
    let options = job.options(chunkSize: 256, jobs: jobs)
    let inputs = try job.write(to: directory).map {
      try TableInput($0, format: job.format, hasHeader: true, options: options)
    }
    let plan = CheckPlan(
      job.checks, columnCount: job.columnCount, format: job.format, options: options, report: TextReport())
    return (TableCheck(plan, outputs: outputs), inputs)
  }

  /// Creates a FIFO and returns it open for writing, together with its read end.
  private func pipe(_ name: String) throws -> (output: OutputFile, reader: Int32) {
    let path = directory.makePipe(name)
    let reader = unsafe open(path, O_RDONLY | O_NONBLOCK)
    return (try OutputFile(path), reader)
  }

  @Test func `writing to a pipe without a reader throws ClosedPipe`() throws {
    let (output, reader) = try pipe("fifo")
    close(reader)
    let bytes: [UInt8] = [0x61]
    #expect(throws: ClosedPipe()) { try output.write(bytes.span) }
  }

  @Test(arguments: [1, 2, 3])
  func `a run ends quietly and leaves no files if the reader of findings has closed the pipe`(jobs: Int)
    throws
  {
    let (findings, reader) = try pipe("findings")
    close(reader)
    directory.write("old", to: "valid")
    let (check, inputs) = try check(
      table(badRecords: 5000), jobs: jobs,
      .init(
        findings: findings, valid: try OutputFile(directory("valid")),
        invalid: try OutputFile(directory("invalid"))))
    let summary = try check.run(inputs)
    #expect(!summary.isValid, "the records before the end are invalid")
    #expect(summary.isCutShort)
    #expect(summary.records > 0 && summary.invalid > 0 && summary.invalid <= 5000)
    #expect(directory.names == ["findings", "input1", "valid"])
    #expect((try? directory.text(of: "valid")) == "old")
  }

  @Test(arguments: [1, 3])
  func `the summary covers the records before the reader of valid records closed the pipe`(jobs: Int) throws {
    let (valid, reader) = try pipe("valid")
    close(reader)
    var job = try table(badRecords: 0)
    job.inputs[0] += Array(String(repeating: "2,2\n", count: 5000).utf8)
    let (check, inputs) = try check(
      job, jobs: jobs, .init(valid: valid, invalid: try OutputFile(directory("invalid"))))
    // The header is the first write that fails.
    let summary = try check.run(inputs)
    #expect(summary.isValid && summary.records < 5001)
    #expect(directory.names == ["input1", "valid"])
  }

  @Test func `a reader that closes the pipe after some findings has received them in order`() throws {
    let (findings, reader) = try pipe("findings")
    let path = directory.path
    let reading = BackgroundThread {
      // A non-blocking read returns nothing before the first write, so it is repeated.
      var text: [UInt8] = []
      while text.count < 300 {
        if let more = reader.readSome() { text += more } else { usleep(1000) }
      }
      close(reader)
      return String(decoding: text.removing("\(path)/").prefix(150), as: UTF8.self)
    }
    let (check, inputs) = try check(table(badRecords: 100_000), jobs: 2, .init(findings: findings))
    let summary = try check.run(inputs)
    #expect(!summary.isValid && summary.records < 100_001, "the run ended early")
    let begin = reading.join()
    #expect(
      begin.hasPrefix(
        """
        input1:3:1: error: a: 'x' must be a whole number [integer.malformed]
        input1:4:1: error: a: 'x' must be a whole number [integer.malformed]
        """))
  }

  @Test func `a run with a closed pipe does not wait for further input`() throws {
    let (findings, reader) = try pipe("findings")
    close(reader)
    let path = directory.makePipe("input")
    let writer = unsafe open(path, O_RDWR)
    writer.writeAll(Array("a,b\nx,2\nx,2\n".utf8))
    let job = try table(badRecords: 0)
    let options = job.options(jobs: 3)
    let input = try TableInput(path, format: job.format, hasHeader: true, options: options)
    let plan = CheckPlan(
      job.checks, columnCount: 2, format: job.format, options: options, report: TextReport())
    let check = TableCheck(plan, outputs: .init(findings: findings))
    let summary = try check.run([input])
    #expect(summary.invalid == 2)
    close(writer)
  }

  @Test(arguments: [1, 2, 3])
  func `a run leaves no files if an output fails`(jobs: Int) throws {
    directory.write("old", to: "invalid")
    let valid = try OutputFile(directory("valid"))
    let invalid = try OutputFile(directory("invalid"))
    let (check, inputs) = try check(
      table(badRecords: 5000), jobs: jobs,
      .init(findings: try OutputFile("/dev/full"), valid: valid, invalid: invalid))
    let error = #expect(throws: FileError.self) { try check.run(inputs) }
    #expect(error?.description == "cannot write /dev/full: No space left on device")
    // The outputs are still referenced here, so the run itself has discarded them.
    #expect(directory.names == ["input1", "invalid"])
    try valid.commit()
    try invalid.commit()
    #expect(directory.names == ["input1", "invalid"])
    #expect((try? directory.text(of: "invalid")) == "old")
  }

  @Test(arguments: [1, 3])
  func `a run leaves no files if an input fails`(jobs: Int) throws {
    let valid = try OutputFile(directory("valid"))
    var job = try table(badRecords: 3)
    job.inputs.append(job.inputs[0])
    let (check, inputs) = try check(job, jobs: jobs, .init(valid: valid))
    directory.remove("input2")
    let error = #expect(throws: FileError.self) { try check.run(inputs) }
    #expect(error?.description == "cannot read \(directory("input2")): No such file or directory")
    try valid.commit()
    #expect(directory.names == ["input1"])
  }

  @Test func `a run without outputs counts findings`() throws {
    let (check, inputs) = try check(table(badRecords: 3), jobs: 2, .init())
    let summary = try check.run(inputs)
    #expect(summary.records == 4 && summary.invalid == 3 && !summary.isCutShort)
    #expect(summary.counts == [.init(field: "a", rule: "integer", code: nil, findings: 3)])
  }
}
