internal import Validation

/// What a check has found, at a field or in the form as a whole: a ``RecordFinding`` that knows the field by its place.
struct FieldFinding: Sendable {
  /// The position of the field, or `nil` for the form as a whole.
  let field: Int?
  let finding: RuleSet.Finding
  /// Whether its text must not contain the field's value, though the field is no secret: the rule reads one that is.
  var isSecret = false

  var isError: Bool { finding.severity == .error }
}
