internal import Bytes
internal import FindingReports
public import Validation

/// The check of one column, or of each line.
public struct ColumnCheck: Sendable {
  /// The column's name in findings; `nil` for lines.
  public let name: String?
  /// The index of the column, from 0.
  public let column: Int
  /// The rules of the column's values.
  public internal(set) var rules: RuleSet
  /// The steps that change a value before it is checked, or `nil`.
  public let normalization: Normalization?
  /// The same check without a comparison with other records.
  package var withoutUniqueness: ColumnCheck {
    var check = self
    check.rules = rules.withoutUniqueness
    return check
  }

  /// Whether its values are read although it has no rules, because they are texts, which must be UTF-8.
  package var isText = false
  /// Whether findings contain no part of a value, because one of the rules is for secrets.
  public var isSecret: Bool { rules.isSecret }
  /// The type by whose meaning keys compare values, regardless of their spelling; if it is `nil`, they compare the bytes.
  package var keyType: (any LogicalType)?

  /// The column of a record that is read, if it is not the column itself: two versions of rules have checks of their own.
  var source: Int?
  /// The version of the rules to which it belongs; `nil` if both have it, and for a check by one.
  var version: RuleVersion?
  /// The index of the column in a record.
  var readColumn: Int { source ?? column }

  /// Creates the check of a column.
  ///
  /// - Parameters:
  ///   - name: The column's name in findings; `nil` for lines.
  ///   - column: The index of the column, from 0.
  ///   - rules: The rules of the column's values.
  ///   - normalization: The steps that change a value before it is checked; none by default.
  public init(name: String?, column: Int, rules: RuleSet, normalization: Normalization? = nil) {
    self.name = name
    self.column = column
    self.rules = rules
    self.normalization = normalization
  }
}

extension [ColumnCheck] {
  /// Returns the index of a column's check among checks in the order of their columns, or `nil` if there is none. O(log n).
  package func index(ofColumn column: Int) -> Int? {
    let index = partitioningIndex { $0.column >= column }
    return index < count && self[index].column == column ? index : nil
  }
}
