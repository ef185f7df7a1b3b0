/// Records whose values are in the columns of arrays, which have texts only where they are needed.
package protocol StoredRecords {
  /// The number of records.
  var count: Int { get }

  /// Replaces the batch of a checked column, given by its index in the plan, by the values of records, and appends their bytes to
  /// those of the other columns. The absences of the batch are the values that are null.
  ///
  /// - Parameter records: The positions of the records, ascending; `nil` for all.
  func write(column: Int, of records: [Int]?, to batch: inout ColumnBatch, appendingTo bytes: inout [UInt8])

  /// Inserts the records whose value in a checked column the rules of the column may reject, without texts.
  ///
  /// - Returns: Whether a record has a value; `nil` if only texts decide, and nothing is inserted.
  func doubt(column: Int, in records: inout DoubtfulRecords) -> Bool?

  /// Whether ``doubt(column:in:)`` may decide on a column.
  func isDecided(column: Int) -> Bool

  /// Inserts the records that a rule over several columns may reject, without texts.
  ///
  /// - Parameter rule: The index of the rule in the plan. Records whose values the rules of the columns may reject need not be
  ///   inserted.
  /// - Returns: `false` if only texts decide, and nothing is inserted.
  func doubt(rule: Int, in records: inout DoubtfulRecords) -> Bool

  /// Whether ``doubt(rule:in:)`` decides on a rule.
  func isDecided(rule: Int) -> Bool
}
