internal import Bytes

/// The elements of repeated groups in a submission.
extension SubmissionBuilder {
  /// Makes room for the values of an element that has been counted.
  mutating func insertElement(_ element: Int, of group: Int) {
    let layout = elements.groups[group]
    let range = elements.fields(of: element, in: group)
    let new = layout.group.fields(ofElement: element, in: layout.owner).map {
      CompiledField($0, language: form.compiled.language)
    }
    fields.insert(contentsOf: new, at: range.lowerBound)
    insertValues(in: range)
  }

  private mutating func insertValues(in range: Range<Int>) {
    values.insert(contentsOf: range.map { _ in nil }, at: range.lowerBound)
    for index in furtherValues.indices where furtherValues[index].field >= range.lowerBound {
      furtherValues[index].field += range.count
    }
    likely = range.lowerBound
  }

  /// Removes an element and its values.
  mutating func removeElement(_ element: Int, of group: Int) {
    let range = elements.fields(of: element, in: group)
    fields.removeSubrange(range)
    values.removeSubrange(range)
    furtherValues.removeAll { range.contains($0.field) }
    for index in furtherValues.indices where furtherValues[index].field >= range.upperBound {
      furtherValues[index].field -= range.count
    }
    elements.change(group, by: -1)
  }

  /// Removes elements all of whose values are empty, the last ones first, while there are more than the least number.
  mutating func removeEmptyElements() {
    for group in elements.groups.indices {
      let least = elements.groups[group].group.count.lowerBound
      for element in (0..<elements.counts[group]).reversed() where elements.counts[group] > least {
        let range = elements.fields(of: element, in: group)
        let isEmpty = values[range].allSatisfy { $0.map { $0.raw.isEmpty && $0.isText } ?? true }
        if isEmpty { removeElement(element, of: group) }
      }
    }
  }

  /// Changes the elements as a button of the page says.
  mutating func apply(_ edit: GroupEdit) {
    let count = elements.counts[edit.group]
    switch edit.verb {
    case .add:
      elements.change(edit.group, by: 1)
      insertElement(count, of: edit.group)
    case .remove: removeElement(edit.element, of: edit.group)
    case .up where edit.element > 0: exchange(edit.element - 1, edit.element, of: edit.group)
    case .down where edit.element < count - 1: exchange(edit.element, edit.element + 1, of: edit.group)
    case .up, .down: break
    }
  }

  private mutating func exchange(_ first: Int, _ second: Int, of group: Int) {
    let (first, second) = (elements.fields(of: first, in: group), elements.fields(of: second, in: group))
    for (one, other) in zip(first, second) { values.swapAt(one, other) }
    for index in furtherValues.indices {
      let field = furtherValues[index].field
      if first.contains(field) {
        furtherValues[index].field += second.lowerBound - first.lowerBound
      } else if second.contains(field) {
        furtherValues[index].field -= second.lowerBound - first.lowerBound
      }
    }
  }
}
