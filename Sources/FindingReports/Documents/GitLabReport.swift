internal import Bytes
internal import FileOutput
internal import JSONDocument
internal import Validation

/// A report for the code quality widget of GitLab: a JSON array of findings.
///
/// A finding has a description, the rule as the name of its check, a fingerprint that is unique in the report, a severity
/// (`major` for errors, `minor` for warnings) and a location.
public struct GitLabReport: DocumentReport {
  private var fingerprints = FingerprintSequence()
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
      json.member("fingerprint", fingerprints.next(for: finding))
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

  public func end(_ run: RunReport, to output: inout [UInt8]) { output.append("\n]\n") }
}

/// Computes fingerprints of findings, in the order of the input: equal for the same finding in another run, wherever its record is
/// then, and different from all others in the same run.
///
/// A fingerprint is made of the file, the column, the code, the value and the number of the finding among those that are equal in
/// these. O(n) memory in the number of different ones.
struct FingerprintSequence {
  /// The number of findings so far by what they are made of.
  private var counts: [UInt64: Int] = [:]

  /// Returns the fingerprint of the next finding, 16 hexadecimal digits.
  mutating func next(for finding: Finding) -> String {
    let parts = [
      finding.file, finding.field ?? "", finding.failure.code.rawValue, finding.value ?? "",
      finding.value == nil ? "absent" : "",
    ]
    let number = counts[Self.hash(parts), default: 0]
    counts[Self.hash(parts)] = number + 1
    return Self.hexadecimal(Self.hash(parts + ["\(number)"]))
  }

  /// Returns the hash FNV-1a of texts, each followed by a NUL.
  static func hash(_ parts: [String]) -> UInt64 {
    var hash = FNV1aHash()
    for part in parts {
      for byte in part.utf8 { hash.add(byte) }
      hash.add(0)
    }
    return hash.value
  }

  static func hexadecimal(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
