internal import Validation

/// What is found about a record beyond what its fields say one by one: by a rule over several of them, or by a key.
struct RejectedRecord {
  /// The record's position in its batch.
  let record: Int
  /// The position among the plan's checks of the column that it is told of; their count for the record as a whole.
  let check: Int
  /// Where the field or the record begins in the chunk.
  let offset: Int
  /// What the field says, in the chunk's buffer; empty for the record as a whole.
  let value: Range<Int>
  let finding: RuleSet.Finding
  let severity: Severity
  /// Whether the value is not shown, though its column is no secret: the rule reads one that is.
  var isSecret = false
}
