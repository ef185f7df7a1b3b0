internal import Bytes
internal import FileOutput
internal import Validation

/// A report of annotations as workflow commands of GitHub Actions.
///
/// GitHub shows at most 10 errors and 10 warnings of a step, so that the report has only the first of each; a notice states the
/// number of the others.
public struct GitHubReport: DocumentReport {
  /// The maximum number of annotations of each severity.
  private static let limit = 10

  private var errors = 0
  private var warnings = 0

  /// Creates the report, which has no parameters.
  public init() {}

  public mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    if finding.baseline == .same { return }
    let isError = finding.severity == .error
    guard (isError ? errors : warnings) < Self.limit else { return }
    if isError { errors += 1 } else { warnings += 1 }
    output.append(isError ? "::error " : "::warning ")
    if finding.file != "-" { output.append("file=\(Self.property(RelativePath.of(finding.file))),") }
    if let line = finding.location.line { output.append("line=\(line),col=\(finding.location.column ?? 1),") }
    output.append("title=\(Self.property(finding.failure.code.rawValue))::")
    output.append(Self.message(finding.description()) + "\n")
  }

  public func end(_ run: RunReport, to output: inout [UInt8]) {
    let others = (run.summary.baseline?.new ?? run.totalFindings) - errors - warnings
    guard others > 0 else { return }
    output.append("::notice title=validate::\(others) more finding\(others == 1 ? "" : "s") not shown\n")
  }

  /// Escapes the message of a command, as the runner reads it (`@actions/core`, `escapeData`), and control characters, which
  /// the log would interpret.
  private static func message(_ text: String) -> String {
    escape(text.visible) { "%\r\n".utf8.contains($0) }
  }

  /// Escapes the value of a property (`@actions/core`, `escapeProperty`), and other control characters.
  private static func property(_ text: String) -> String {
    escape(text) { $0 < 0x20 || $0 == 0x7F || "%:,".utf8.contains($0) }
  }

  private static func escape(_ text: String, _ isSpecial: (UInt8) -> Bool) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if isSpecial(byte) { bytes.append(percentEncoded: byte) } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a byte as a percent sign and two hexadecimal digits (RFC 3986, section 2.1).
  mutating func append(percentEncoded byte: UInt8) {
    let digits = [UInt8]("0123456789ABCDEF".utf8)
    self += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
  }
}
