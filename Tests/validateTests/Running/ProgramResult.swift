import TestSupport
import Testing

/// The result of running a program: its status and its outputs.
struct ProgramResult {
  /// The command line, quoted for a shell.
  let command: String
  /// The exit status, or 128 plus the number of the signal that ended the program.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]

  /// Standard output as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text, with the time in the last line of a summary replaced.
  ///
  /// Of that line, `13 B in 0.002 s: 500 records/s, 6.5 kB/s`, the part after ` in ` differs from run to run and is replaced by
  /// `…`. No other line changes.
  var errorsText: String {
    var lines = String(decoding: errors, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.reversed() {
      guard let speed = lines[index].wholeMatch(of: SummaryTests.speedLine) else { continue }
      lines[index] = "\(speed.size) in …"
      break
    }
    return lines.joined(separator: "\n")
  }

  /// Expects the status and exactly these outputs.
  func expect(
    _ status: Int32, output: String = "", errors: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(status, output: Array(output.utf8), errors: errors, sourceLocation: sourceLocation)
  }

  /// Expects the status and exactly these outputs.
  func expect(
    _ status: Int32, output: [UInt8], errors: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(status: status, sourceLocation: sourceLocation)
    let pairs = [
      ("standard output", output, self.output),
      ("standard error", Array(errors.utf8), Array(errorsText.utf8)),
    ]
    for (name, expected, got) in pairs where expected != got {
      Issue.record(
        "\(command)\n\(name): \(Difference(expected: expected, got: got))", sourceLocation: sourceLocation)
    }
  }

  /// Expects the status and any output.
  func expect(status: Int32, sourceLocation: SourceLocation = #_sourceLocation) {
    guard status != self.status else { return }
    let errors = String(decoding: self.errors.prefix(2000), as: UTF8.self)
    Issue.record(
      "\(command)\nstatus: expected \(status), got \(self.status)\nstandard error: \(errors)",
      sourceLocation: sourceLocation)
  }
}
