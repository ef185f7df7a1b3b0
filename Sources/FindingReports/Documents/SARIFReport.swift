internal import Bytes
internal import FileOutput
internal import JSONDocument
internal import Validation

/// A report in SARIF 2.1.0, the Static Analysis Results Interchange Format (OASIS).
///
/// The code of a finding is the identifier of its rule. Columns count Unicode code points. The report has at most
/// ``limit`` results, the maximum that GitHub accepts; a notification of the invocation states the number of the others.
public struct SARIFReport: DocumentReport {
  /// The maximum number of results.
  public static let limit = 25_000

  private let version: String
  private var count = 0
  private var others = 0
  /// The codes of the results with their rules, in the order of their first results.
  private var codes: [(code: String, rule: String)] = []
  private var known: Set<String> = []

  /// Creates a report.
  ///
  /// - Parameter version: The version of the program that makes the report.
  public init(version: String) { self.version = version }

  public func begin(_ output: inout [UInt8]) {
    output.append(#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"#)
    output.append(#""columnKind":"unicodeCodePoints","results":["#)
  }

  public mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    guard count < Self.limit else {
      others += 1
      return
    }
    if count > 0 { output.append(",") }
    output.append("\n")
    count += 1
    let code = finding.failure.code.rawValue
    if known.insert(code).inserted { codes.append((code, finding.rule)) }
    var json = JSONWriter(appendingTo: output)
    output = []
    json.object { json in
      json.member("ruleId", code)
      json.member("level", finding.severity.rawValue)
      if let baseline = finding.baseline {
        json.member("baselineState", baseline == .new ? "new" : "unchanged")
      }
      json.key("message")
      json.object { $0.member("text", finding.description()) }
      json.key("locations")
      json.array { Self.write(locationOf: finding, to: &$0) }
      Self.write(fingerprint: FindingIdentity(finding).fingerprint(), to: &json)
    }
    output = json.bytes
  }

  /// Appends the result of a finding that the run has not and an earlier one had.
  private mutating func append(_ gone: FindingBaseline.Gone, to output: inout [UInt8]) {
    guard count < Self.limit else {
      others += 1
      return
    }
    output.append(count > 0 ? ",\n" : "\n")
    count += 1
    if known.insert(gone.code).inserted { codes.append((gone.code, gone.rule)) }
    var json = JSONWriter(appendingTo: output)
    output = []
    json.object { json in
      json.member("ruleId", gone.code)
      json.member("level", gone.severity)
      json.member("baselineState", "absent")
      json.key("message")
      json.object { $0.member("text", gone.message) }
      json.key("locations")
      json.array { json in
        json.object { json in
          json.key("physicalLocation")
          json.object { json in
            json.key("artifactLocation")
            json.object { $0.member("uri", Self.uri(of: RelativePath.of(gone.file))) }
          }
        }
      }
      Self.write(fingerprint: gone.fingerprint, to: &json)
    }
    output = json.bytes
  }

  private static func write(fingerprint: String, to json: inout JSONWriter) {
    json.key("partialFingerprints")
    json.object { $0.member("findingHash/v1", fingerprint) }
  }

  private static func write(locationOf finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.key("physicalLocation")
      json.object { json in
        json.key("artifactLocation")
        json.object { $0.member("uri", uri(of: RelativePath.of(finding.file))) }
        let location = finding.location
        guard location.line != nil || location.offset != nil else { return }
        json.key("region")
        json.object { json in
          guard let line = location.line else { return json.member("byteOffset", location.offset) }
          json.member("startLine", line)
          json.member("startColumn", location.column)
        }
      }
    }
  }

  public mutating func end(_ run: RunReport, to output: inout [UInt8]) {
    for gone in run.gone { append(gone, to: &output) }
    let cut = others + run.totalFindings - run.reportedFindings
    var json = JSONWriter()
    json.object { json in
      json.key("tool")
      json.object { json in
        json.key("driver")
        json.object { json in
          json.member("name", "validate")
          json.member("version", version)
          json.key("rules")
          json.array { json in for rule in codes { Self.write(rule, to: &json) } }
        }
      }
      json.key("invocations")
      json.array { json in
        json.object { json in
          json.member("executionSuccessful", !run.summary.isInterrupted)
          json.member("exitCode", Int(run.outcome.exitStatus))
          Self.write(cut: cut, unchecked: run.summary.uncheckedLines, to: &json)
        }
      }
    }
    output.append("\n],")
    // The members of the object continue those of the run.
    output += json.bytes.dropFirst()
    output.append("]}\n")
  }

  private static func write(_ rule: (code: String, rule: String), to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.code)
      json.key("properties")
      json.object { $0.member("rule", rule.rule) }
    }
  }

  /// Writes a notification for each thing that is not in the results: findings beyond the limit, and rules that were not checked.
  private static func write(cut: Int, unchecked: [String], to json: inout JSONWriter) {
    let cut = cut > 0 ? ["\(cut) more finding\(cut == 1 ? " is" : "s are") not in this report"] : []
    let texts = cut + unchecked
    guard !texts.isEmpty else { return }
    json.key("toolExecutionNotifications")
    json.array { json in
      for text in texts {
        json.object { json in
          json.member("level", "warning")
          json.key("message")
          json.object { $0.member("text", text) }
        }
      }
    }
  }

  /// Returns the URI reference of a file (RFC 3986): relative for a relative path, with the scheme `file` for an absolute one.
  static func uri(of file: String) -> String {
    if file == "-" { return "stdin" }
    var uri: [UInt8] = Array((file.hasPrefix("/") ? "file://" : "").utf8)
    // The first segment of a relative reference must not contain a colon (RFC 3986, section 4.2).
    if let first = file.utf8.split(separator: UInt8(ascii: "/")).first, !file.hasPrefix("/"),
      first.contains(UInt8(ascii: ":"))
    {
      uri += "./".utf8
    }
    for byte in file.utf8 {
      if byte.isLetter || byte.isDigit || "-._~!$&'()*+,;=:@/".utf8.contains(byte) {
        uri.append(byte)
      } else {
        uri.append(percentEncoded: byte)
      }
    }
    return String(decoding: uri, as: UTF8.self)
  }
}
