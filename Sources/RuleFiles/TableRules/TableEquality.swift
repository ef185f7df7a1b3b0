package import JSONDocument

extension TableRules {
  /// Numbers of tables that must be equal, at least two: an element of `equal` under `table`.
  ///
  /// ```swift
  /// let yaml = "fields: [{name: n, type: number}]\ntable: {equal: [[sum(n), 'totals.csv#sum(n)']]}"
  /// let equality = try RuleFile(Array(yaml.utf8)).table?.equalities[0]
  /// equality?.numbers[1].path  // "totals.csv"
  /// ```
  public struct Equality: Sendable {
    /// A number of a table.
    public struct Number: Sendable {
      /// The number of records, or the sum of a column.
      public enum Measure: Sendable, Hashable {
        /// The number of records.
        case count
        /// The sum of the numbers of a column; absent and invalid values are no summands.
        case sum(String)
      }

      /// The path of the file of another table, absolute or relative to the rule file; `nil` for the table of the rule file.
      public let path: String?
      /// The number.
      public let measure: Measure
      /// The number as the rule file writes it.
      public let text: String
      package let position: DocumentPosition
    }

    /// The numbers.
    public let numbers: [Number]
  }
}
