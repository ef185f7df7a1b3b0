/// The destinations of the findings of a check.
struct FindingDestination: Sendable {
  /// The report whose lines the workers write, each for its own chunk.
  var report: (any Report)?
  /// Whether findings are passed to the caller as values.
  var passesToCaller = false
  /// Whether findings are passed to the caller as rows of a table.
  var passesRows = false
  /// Whether documents need findings as values.
  var hasDocuments = false
  /// Whether findings are counted by code, with the first location and the most frequent values.
  var needsStatistics = false
  /// Whether records with findings are passed to documents as samples.
  var needsSamples = false
  /// Whether findings are compared with those of an earlier run.
  var comparesFindings = false
  /// Whether copies of invalid records have the reasons.
  var needsReasons = false
  /// Whether warnings are omitted.
  var omitsWarnings = false

  /// The destination of a check that only counts findings.
  static let nowhere = FindingDestination()

  /// Whether findings are passed to the caller, as values or as rows.
  var isCaller: Bool { passesToCaller || passesRows }
  /// Whether findings are needed as values.
  var needsValues: Bool { passesToCaller || hasDocuments || needsSamples || needsReasons || comparesFindings }
  /// Whether findings are needed other than as lines of the report.
  var needsFindings: Bool { needsValues || needsStatistics }
  /// Whether findings are created, and not only counted.
  var isWanted: Bool { report != nil || passesRows || needsFindings }
}
