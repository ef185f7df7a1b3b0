/// The values of one record, as byte ranges in one buffer, by the positions of the fields.
package protocol RecordValues {
  /// The content of a field: its value if it has exactly one, which only the field's rules can reject.
  func content(of field: Int, in bytes: Span<UInt8>) -> FieldContent

  /// Calls `body` with each value of a field whose content is ``FieldContent/several``, in order; the first is the field's input
  /// to rules over several fields.
  func forEachValue(of field: Int, in bytes: Span<UInt8>, _ body: (FieldValue) -> Void)
}

/// The content of one field in a record.
package enum FieldContent {
  /// Nothing.
  case absent
  /// One value, which may represent an absent value.
  case one(Range<Int>)
  /// Several values, or one that may be rejected before its rules are evaluated.
  case several
  /// Nothing, which is valid: the field is not checked.
  case disabled
}

/// One value of a field.
package enum FieldValue {
  case value(Range<Int>)
  /// A value that is rejected before its rules are evaluated, such as a file that is too large.
  case rejected(RuleSet.Finding)
}
