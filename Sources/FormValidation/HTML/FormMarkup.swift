internal import Synchronization

/// The parts of a form that are the same on all of its pages. A server that only writes JSON renders none of them.
final class FormMarkup: Sendable {
  let fields: [FieldMarkup]
  /// The fields of a new element of each group, from which a script makes elements: the index in their names is ``newIndex``.
  let newElements: [[PageField]]

  /// The index in the names of a new element, until the script replaces it.
  static let newIndex = "NEW"

  init(_ form: CompiledForm) {
    fields = form.fields.map(FieldMarkup.init)
    newElements = form.groups.map { group in
      group.group.fields(ofElement: Self.newIndex, called: group.owner.label, in: group.owner).map {
        PageField(CompiledField($0), FieldMarkup($0))
      }
    }
  }
}

extension Form {
  /// The parts of each field that are the same on every page; rendered once, by the first page of the form.
  var fieldMarkup: [FieldMarkup] {
    markup.fields
  }

  var markup: FormMarkup {
    if let markup = compiled.markup.load() { return markup }
    // Of two pages that render it at the same time, both use the markup that is stored first.
    return compiled.markup.storeIfNil(FormMarkup(compiled))
  }
}
