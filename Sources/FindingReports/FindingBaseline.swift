internal import Bytes
internal import JSONDocument
internal import Validation

/// The findings of an earlier run, with which those of a run are compared: a finding that the earlier run had is the same, wherever
/// its record is now, any other is new, and those of the earlier run that are left over are gone.
///
/// The identity of a finding is its file, its column, its code, and what identifies its record or, without that, its value. Equal
/// findings are counted. O(n) memory in the findings of the earlier run.
public struct FindingBaseline: Sendable {
  /// How a finding is related to the earlier run.
  public enum State: String, Sendable {
    case new, same
  }

  /// The numbers of findings by their relation to the earlier run.
  public struct Counts: Sendable, Equatable {
    public internal(set) var new = 0
    public internal(set) var same = 0
    public internal(set) var gone = 0
    package internal(set) var newErrors = 0
    package internal(set) var newWarnings = 0
  }

  /// A finding of the earlier run that the run has not.
  package struct Gone: Sendable {
    package let file: String
    package let code: String
    package let rule: String
    package let message: String
    package let severity: String
    package let line: Int?
    package let column: Int?
    /// The hash of its identity, which equal findings share.
    package let fingerprint: String
  }

  /// Why a document is not a list of findings.
  public struct Fault: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// The findings that are left over by their identity, the last of equal ones first.
  private var rest: [FindingIdentity: [Gone]] = [:]
  private var counts = Counts()

  /// Creates the baseline of the findings of an earlier run in JSON Lines.
  ///
  /// - Parameters:
  ///   - lines: The findings, as ``JSONLinesReport`` writes them.
  ///   - limit: The maximum memory in bytes.
  /// - Throws: A ``Fault`` with its line.
  public init(_ lines: [UInt8], limit: Int) throws(Fault) {
    var size = 0
    for (number, line) in lines.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
      guard let value = try? JSONValue(Array(line)), let file = value["file"]?.text,
        let code = value["code"]?.text
      else {
        throw Fault(
          description:
            "line \(number + 1) is no finding; write the baseline by 'validate check --format jsonl'")
      }
      size += line.count + Self.costOfFinding
      guard size <= limit else {
        throw Fault(
          description: "its findings take more than \(limit) bytes; raise the bound with --unique-memory")
      }
      let identity = FindingIdentity(
        file: file, field: value["field"]?.text, code: code, id: Self.identifiers(value["id"]),
        value: value["value"]?.text)
      let gone = Gone(
        file: file, code: code, rule: value["rule"]?.text ?? "", message: value["message"]?.text ?? "",
        severity: value["severity"]?.text ?? "error", line: Self.number(value["line"]),
        column: Self.number(value["column"]), fingerprint: identity.fingerprint())
      rest[identity, default: []].append(gone)
      counts.gone += 1
    }
    for identity in rest.keys { rest[identity]?.reverse() }
  }

  /// The approximate number of bytes that a finding takes in addition to its line.
  private static let costOfFinding = 256

  private static func number(_ value: JSONValue?) -> Int? {
    if case .number(let text)? = value { Int(text) } else { nil }
  }

  private static func identifiers(_ value: JSONValue?) -> [Finding.Identifier] {
    guard case .object(let object)? = value else { return [] }
    return object.members.map {
      Finding.Identifier(name: String(decoding: $0.name, as: UTF8.self), value: $0.value.text ?? "")
    }
  }

  /// Returns a finding with its relation to the earlier run, and counts it.
  package mutating func compared(_ finding: Finding) -> Finding {
    if rest[FindingIdentity(finding)]?.popLast() != nil {
      counts.same += 1
      counts.gone -= 1
      return finding.with(.same)
    }
    counts.new += 1
    if finding.severity == .error { counts.newErrors += 1 } else { counts.newWarnings += 1 }
    return finding.with(.new)
  }

  /// The numbers of the findings so far.
  package var result: Counts { counts }

  /// The findings of the earlier run that are left over, by file and line.
  package var gone: [Gone] {
    rest.values.joined().ordered {
      ($0.file, $0.line ?? 0, $0.column ?? 0, $0.code) < ($1.file, $1.line ?? 0, $1.column ?? 0, $1.code)
    }
  }
}
