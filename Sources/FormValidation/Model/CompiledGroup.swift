internal import Validation

/// A repeated group of a form, as the decoder of a submission finds it by names.
struct CompiledGroup: Sendable {
  /// The field that is the group.
  let owner: FormField
  let group: FieldGroup
  /// The name of the field.
  let name: [UInt8]
  /// The index of that field among the declared ones.
  let position: Int

  init?(_ field: FormField, at position: Int) {
    guard let group = field.kind.group else { return nil }
    (owner, self.group, self.position) = (field, group, position)
    name = Array(field.name.utf8)
  }

  /// Whether a form has a number of elements that is not valid.
  func failure(of count: Int) -> ValidationFailure? {
    if count < group.count.lowerBound {
      ValidationFailure(
        "length.too-few", ["minimum": .integer(group.count.lowerBound), "actual": .integer(count)])
    } else if count > group.count.upperBound {
      ValidationFailure(
        "length.too-many", ["maximum": .integer(group.count.upperBound), "actual": .integer(count)])
    } else {
      nil
    }
  }
}
