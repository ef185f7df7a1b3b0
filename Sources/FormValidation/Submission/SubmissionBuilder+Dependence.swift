internal import Bytes
internal import RuleFiles
internal import Validation

/// Fields that depend on the values of others.
extension SubmissionBuilder {
  /// Removes the values of fields that the form does not have under these values, and the elements of such groups; returns for each field
  /// that is left whether it is one of them.
  mutating func removeHidden(_ form: inout CompiledForm) -> [Bool] {
    guard !form.dependences.isEmpty else { return [] }
    var known: [Bool?] = form.fields.map { _ in nil }
    var hidden = form.fields.indices.map { isHidden($0, of: form, &known) }
    for index in hidden.indices where hidden[index] { values[index] = nil }
    furtherValues.removeAll { hidden[$0.field] }
    for group in elements.groups.indices.reversed() where elements.counts[group] > 0 {
      let owner = elements.fields(of: 0, in: group).lowerBound - 1
      guard hidden[owner] else { continue }
      for element in (0..<elements.counts[group]).reversed() {
        hidden.removeSubrange(elements.fields(of: element, in: group))
        removeElement(element, of: group)
      }
    }
    form = form.expanded(elements.counts)
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
