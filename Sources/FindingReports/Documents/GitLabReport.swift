internal import Bytes
internal import FileOutput
internal import JSONDocument
internal import Validation

/// A report for the code quality widget of GitLab: a JSON array of findings.
///
/// A finding has a description, the rule as the name of its check, a fingerprint that is unique in the report, a severity
/// (`major` for errors, `minor` for warnings) and a location.
public struct GitLabReport: DocumentReport {
  /// The number of findings so far by the fingerprint that equal ones share.
  private var counts: [String: Int] = [:]
  private var count = 0

  /// Creates the report, which has no parameters.
  public init() {}

  public func begin(_ output: inout [UInt8]) { output.append("[") }

  public mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    output.append(count > 0 ? ",\n" : "\n")
    count += 1
    var json = JSONWriter(appendingTo: output)
    output = []
    json.object { json in
      json.member("description", finding.description())
      json.member("check_name", finding.failure.code.rawValue)
      json.member("fingerprint", fingerprint(of: finding))
      json.member("severity", finding.severity == .error ? "major" : "minor")
      json.key("location")
      json.object { json in
        json.member("path", RelativePath.of(finding.file))
        json.key("lines")
        json.object { $0.member("begin", finding.location.line ?? finding.location.record ?? 1) }
      }
    }
    output = json.bytes
  }

  /// Returns the fingerprint of the next finding, which has its number among equal ones in it, so that it is unique.
  private mutating func fingerprint(of finding: Finding) -> String {
    let identity = FindingIdentity(finding)
    let common = identity.fingerprint()
    let number = counts[common, default: 0]
    counts[common] = number + 1
    return identity.fingerprint(number)
  }

  public func end(_ run: RunReport, to output: inout [UInt8]) { output.append("\n]\n") }
}
