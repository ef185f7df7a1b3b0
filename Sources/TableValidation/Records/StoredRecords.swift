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

  /// Inserts the records that a rule over several columns may reject, without texts. Those whose values the rules of the columns may
  /// reject need not be inserted.
  ///
  /// - Parameter rule: The index of a rule in the plan on which ``StoredDecisions`` say that texts are not needed.
  func doubt(rule: Int, in records: inout DoubtfulRecords)
}

/// What ``StoredRecords`` can decide without texts, whatever their values are.
package struct StoredDecisions: Sendable {
  /// Whether it may decide on each checked column of the plan.
  package let columns: [Bool]
  /// Whether it decides on each rule of the plan over several columns.
  package let rules: [Bool]

  package init(columns: [Bool], rules: [Bool]) { (self.columns, self.rules) = (columns, rules) }
}
