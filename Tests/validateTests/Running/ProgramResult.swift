import TestSupport
import Testing

/// What a program left behind: its status and all that it wrote.
struct ProgramResult {
  /// The words, as a shell would have to be given them.
  let command: String
  /// What it exited with, or 128 and the signal that ended it.
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]

  /// Standard output as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// Standard error as text, the time in its last line replaced.
  ///
  /// The last line of a summary, `13 B in 0.002 s: 500 records/s, 6.5 kB/s`, keeps what comes before ` in `; the rest
  /// differs from run to run and stands as `…`. No other line changes.
  var errorsText: String {
    var lines = String(decoding: errors, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let last = lines.count - 2
    if last >= 0, let speed = lines[last].wholeMatch(of: SummaryTests.speedLine) {
      lines[last] = "\(speed.size) in …"
    }
    return lines.joined(separator: "\n")
  }

  /// Expects the status and, to the byte, what was written.
  func expect(
    _ status: Int32, output: String = "", errors: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(status, output: Array(output.utf8), errors: errors, sourceLocation: sourceLocation)
  }

  /// Expects the status and, to the byte, what was written.
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

  /// Expects the status, whatever was written.
  func expect(status: Int32, sourceLocation: SourceLocation = #_sourceLocation) {
    guard status != self.status else { return }
    let errors = String(decoding: self.errors.prefix(2000), as: UTF8.self)
    Issue.record(
      "\(command)\nstatus: expected \(status), got \(self.status)\nstandard error: \(errors)",
      sourceLocation: sourceLocation)
  }
}
