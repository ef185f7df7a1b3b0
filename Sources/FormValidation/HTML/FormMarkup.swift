internal import Synchronization

/// The parts of a form that are the same on all of its pages. A server that only writes JSON renders none of them.
final class FormMarkup: Sendable {
  let fields: [FieldMarkup]

  init(_ fields: [FormField]) {
    self.fields = fields.map(FieldMarkup.init)
  }
}

extension Form {
  /// The parts of each field that are the same on every page; rendered once, by the first page of the form.
  var fieldMarkup: [FieldMarkup] {
    if let markup = compiled.markup.load() { return markup.fields }
    // Of two pages that render it at the same time, both use the markup that is stored first.
    return compiled.markup.storeIfNil(FormMarkup(fields)).fields
  }
}
