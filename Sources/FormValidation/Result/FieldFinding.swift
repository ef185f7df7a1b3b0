internal import Validation

/// What a check has found, at a field or in the form as a whole: a ``RecordFinding`` that knows the field by its place.
struct FieldFinding: Sendable {
  /// The position of the field, or `nil` for the form as a whole.
  let field: Int?
  let finding: RuleSet.Finding

  var isError: Bool { finding.severity == .error }
}
