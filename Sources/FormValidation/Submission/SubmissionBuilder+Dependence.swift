internal import Bytes
internal import RuleFiles
internal import Validation

/// Fields that depend on the values of others.
extension SubmissionBuilder {
  /// Removes the values of fields that the form does not have under these values, and returns for each field whether it is one of them.
  mutating func removeHidden(_ form: CompiledForm) -> [Bool] {
    guard !form.dependences.isEmpty else { return [] }
    var known: [Bool?] = form.fields.map { _ in nil }
    let hidden = form.fields.indices.map { isHidden($0, of: form, &known) }
    for index in hidden.indices where hidden[index] { values[index] = nil }
    furtherValues.removeAll { hidden[$0.field] }
    return hidden
  }

  /// Whether the condition of a field does not hold. A condition on a hidden field never holds; in a circle of conditions, the field with
  /// which it begins is taken as shown.
  private func isHidden(_ index: Int, of form: CompiledForm, _ known: inout [Bool?]) -> Bool {
    if let decided = known[index] { return decided }
    known[index] = false
    guard let other = form.dependences[index], let dependence = form.fields[index].dependence else {
      return false
    }
    let hides = isHidden(other, of: form, &known) || !hasValue(other, among: dependence.values)
    known[index] = hides
    return hides
  }

  private func hasValue(_ field: Int, among wanted: [String]) -> Bool {
    let further = furtherValues.lazy.filter { $0.field == field }.map(\.value)
    return ([values[field]].compactMap(\.self) + further).contains { value in
      wanted.contains { $0.utf8.elementsEqual(bytes[value.normalized]) }
    }
  }
}
