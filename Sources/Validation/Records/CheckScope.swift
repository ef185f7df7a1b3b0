/// The findings in a record that a check reports.
public enum CheckScope: Sendable {
  /// All of them.
  case all
  /// The first error of each field and of each rule over several fields, or its first warning if it has no error.
  case firstPerField
  /// The first error of the record, or its first warning if it has no error.
  case first
}
