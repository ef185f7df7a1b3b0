internal import Bytes
internal import JSONDocument
internal import Validation

/// A report of one JSON object: the summary of the run, and optionally the first findings.
///
/// The summary has the members `version`, `files`, `columns`, `unchecked`, `status` and `stopped`; with findings, `findings` and
/// `findingsTotal` follow. A finding has the members of a line of ``JSONLinesReport``.
public struct JSONReport: DocumentReport {
  /// The maximum number of findings of a report.
  public static let defaultLimit = 1_000
  /// The maximum number of values per rule and code.
  private static let valuesPerRule = 10

  private let version: String
  private let limit: Int
  private let lines = JSONLinesReport()
  private var findings: [UInt8] = []
  private var count = 0

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - version: The version of the program that makes the report.
  ///   - limit: The maximum number of findings; `nil` for the summary without findings.
  public init(version: String, limit: Int? = defaultLimit) {
    self.version = version
    self.limit = limit ?? -1
  }

  public var needsFindings: Bool { limit >= 0 }
  public var needsStatistics: Bool { true }

  public mutating func append(_ finding: Finding, to output: inout [UInt8]) {
    guard count < limit else { return }
    if count > 0 { findings.append(UInt8(ascii: ",")) }
    lines.append(finding, to: &findings)
    findings.removeLast()
    count += 1
  }

  public mutating func end(_ run: RunReport, to output: inout [UInt8]) {
    var json = JSONWriter(appendingTo: output)
    output = []
    json.object { json in
      json.member("version", version)
      json.key("files")
      json.array { json in for file in run.files { Self.write(file, to: &json) } }
      json.key("columns")
      json.array { json in
        let entries = Dictionary(grouping: run.statistics.entries) {
          ColumnKey(name: $0.field, table: $0.table)
        }
        for column in run.reportedColumns {
          Self.write(column, entries[ColumnKey(name: column.name, table: column.table)] ?? [], to: &json)
        }
      }
      json.key("unchecked")
      json.array { json in
        for rule in run.summary.unchecked {
          json.object { json in
            json.member("column", rule.column)
            json.member("rule", rule.rule)
          }
        }
      }
      Self.write(run.summary.limited, to: &json)
      if let baseline = run.summary.baseline {
        json.key("baseline")
        json.object { json in
          json.member("new", baseline.new)
          json.member("same", baseline.same)
          json.member("gone", baseline.gone)
        }
      }
      json.member("status", Int(run.outcome.exitStatus))
      json.member("stopped", run.summary.isStopped || run.summary.isInterrupted)
      guard needsFindings else { return }
      json.key("findings")
      json.array { if !findings.isEmpty { $0.raw(findings.span) } }
      json.member("findingsTotal", run.totalFindings)
    }
    output = json.bytes
    output.append("\n")
  }

  private static func write(_ limited: [LimitedRecords], to json: inout JSONWriter) {
    guard !limited.isEmpty else { return }
    json.key("limits")
    json.array { json in for limited in limited { limited.write(to: &json) } }
  }

  private static func write(_ file: RunReport.File, to json: inout JSONWriter) {
    json.object { json in
      json.member("file", file.name)
      json.member("records", file.records)
      json.member("invalid", file.invalid)
      json.key("seconds")
      json.raw(file.duration.secondsText)
      json.member("bytes", file.bytes)
    }
  }

  /// The column of findings.
  private struct ColumnKey: Hashable {
    let name: String?
    let table: String?
  }

  /// - Parameter entries: The findings of the column.
  private static func write(
    _ column: RunReport.Column, _ entries: [FindingStatistics.Entry], to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("name", column.name)
      if let table = column.table { json.member("resource", table) }
      json.member("absent", column.absent)
      json.member("invalid", column.invalid)
      json.key("rules")
      json.array { json in for entry in entries { write(entry, to: &json) } }
    }
  }

  private static func write(_ entry: FindingStatistics.Entry, to json: inout JSONWriter) {
    json.object { json in
      json.member("rule", entry.rule)
      json.member("code", entry.code.rawValue)
      json.member("count", entry.count)
      json.member("severity", entry.severity.rawValue)
      json.key("first")
      json.object { json in
        json.member("file", entry.firstFile)
        json.member("record", entry.firstLocation.record)
        json.member("line", entry.firstLocation.line)
        json.member("column", entry.firstLocation.column)
        json.member("offset", entry.firstLocation.offset)
      }
      json.key("values")
      json.array { json in
        for (value, count) in entry.mostFrequentValues(valuesPerRule) {
          json.object { json in
            json.member("value", value)
            json.member("count", count)
          }
        }
      }
      if entry.isApproximate { json.member("approximate", true) }
    }
  }
}

extension RunReport {
  /// The columns, preceded by one without a name for whole records and the table if they have findings.
  var reportedColumns: [Column] {
    let hasLines = columns.contains { $0.name == nil }
    let isNeeded = !hasLines && statistics.entries.contains { $0.field == nil }
    return (isNeeded ? [wholeRecords] : []) + columns
  }
}

extension Duration {
  /// The duration in seconds with three digits after the point.
  var secondsText: String {
    let milliseconds = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
