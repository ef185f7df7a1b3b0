internal import Synchronization

/// The forms into which a form with repeated groups is expanded: its fields, and those of so many elements of each group.
///
/// They are created once and kept, because most submissions have few elements, up to a number of fields, so that submissions of many
/// different numbers of elements do not fill the memory.
final class FormExpansions: Sendable {
  /// The number of fields of all forms that are kept. A field takes some kilobytes for each language of its pages.
  private static let largestFieldCount = 2_000

  private struct Kept {
    var forms: [[Int]: CompiledForm] = [:]
    var fieldCount = 0
  }

  private let kept = Mutex(Kept())

  /// Returns the form with these numbers of elements.
  func form(of declared: CompiledForm, _ counts: [Int]) -> CompiledForm {
    if let form = kept.withLock({ $0.forms[counts] }) { return form }
    let form = CompiledForm(expanding: declared, counts)
    return kept.withLock { kept in
      if let other = kept.forms[counts] { return other }
      if kept.fieldCount + form.names.count <= Self.largestFieldCount {
        kept.forms[counts] = form
        kept.fieldCount += form.names.count
      }
      return form
    }
  }
}

extension CompiledForm {
  /// Returns the form with these numbers of elements of its groups.
  func expanded(_ counts: [Int]) -> CompiledForm {
    groups.isEmpty ? self : declared.expansions.form(of: declared, counts)
  }

  /// The form with the least numbers of elements, which an empty page shows.
  var smallest: CompiledForm { groups.isEmpty ? self : expanded(groups.map { $0.group.count.lowerBound }) }

  /// The index of the first field of an element of a group among the fields of the expanded form.
  ///
  /// - Parameter counts: The number of elements of each group.
  static func start(ofElement element: Int, _ group: Int, in groups: [CompiledGroup], _ counts: [Int]) -> Int
  {
    let before = groups.indices.prefix(group).reduce(0) { $0 + counts[$1] * groups[$1].group.fields.count }
    return groups[group].position + 1 + before + element * groups[group].group.fields.count
  }
}
