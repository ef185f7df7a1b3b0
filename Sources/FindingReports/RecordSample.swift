public import Validation

/// A record with findings, as a document shows it: its fields, shortened, and the findings on them.
public struct RecordSample: Sendable {
  /// A field of the record.
  public struct Cell: Sendable {
    /// The 0-based position of the field in the record.
    public let column: Int
    /// The content, at most ``RecordSample/longestText`` characters; `nil` for a secret.
    public let text: String?
    /// The severity of the findings on the field, `error` if one of them is an error; `nil` if there is none.
    public let severity: Severity?

    package init(column: Int, text: String?, severity: Severity?) {
      (self.column, self.text, self.severity) = (column, text, severity)
    }
  }

  /// The maximum number of characters of a field that are shown.
  public static let longestText = 120
  /// The maximum number of fields that are shown.
  public static let maximumCells = 12

  /// The fields, ascending; those between the marked ones and their neighbors are omitted if there are too many. Empty for a
  /// record whose shape is wrong.
  public let cells: [Cell]
  /// The findings on the record, at least one.
  public let findings: [Finding]

  package init(cells: [Cell], findings: [Finding]) {
    (self.cells, self.findings) = (cells, findings)
  }

  /// Returns the positions of the fields to show: the marked ones, then as many others as there is room for, nearest first.
  package static func columns(_ marked: [Int], of count: Int) -> [Int] {
    guard count > maximumCells else { return Array(0..<count) }
    var shown = Set(marked.prefix(maximumCells))
    var distance = 1
    while shown.count < maximumCells, distance < count {
      for column in marked {
        for near in [column - distance, column + distance]
        where 0..<count ~= near && shown.count < maximumCells {
          shown.insert(near)
        }
      }
      distance += 1
    }
    return shown.sorted()
  }
}

/// Chooses the records that are shown as samples: those with one of the first findings of a rule.
package struct SampleChoice: Sendable {
  private struct Key: Hashable {
    let field: String?
    let rule: String
  }

  /// The number of samples of each rule of a column.
  private static let perRule = 3

  private var counts: [Key: Int] = [:]

  package init() {}

  /// Returns whether a record with these findings is chosen, and counts it if it is.
  ///
  /// A chunk chooses its own records first; every record that a choice among all records makes is among them, so that the result
  /// does not depend on the sizes of chunks.
  package mutating func choose(_ findings: some Sequence<Finding>) -> Bool {
    let keys = Set(findings.map { Key(field: $0.field, rule: $0.rule) })
    guard keys.contains(where: { counts[$0, default: 0] < Self.perRule }) else { return false }
    for key in keys { counts[key, default: 0] += 1 }
    return true
  }
}
