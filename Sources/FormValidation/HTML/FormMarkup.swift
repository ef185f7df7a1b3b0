internal import Validation

/// The parts of a form that are the same on all of its pages in one language. A server that only writes JSON renders none of them.
final class FormMarkup: Sendable {
  let fields: [FieldMarkup]
  /// The fields of a new element of each group, from which a script makes elements: the index in their names is ``newIndex``.
  let newElements: [[(field: CompiledField, markup: FieldMarkup)]]

  /// The texts of pages by their catalogs.
  private let texts = BoundedCache<MessageCatalog.Identity, PageTexts>(capacity: 16)
  /// The markup of the button that sends the form, by its texts and its look.
  let submitButton = BoundedCache<[String], [UInt8]>(capacity: 16)

  /// The index in the names of a new element, until the script replaces it.
  static let newIndex = "newElementIndex"

  init(_ form: CompiledForm, in language: String) {
    fields = form.compiledFields.map { FieldMarkup($0, in: language) }
    newElements = form.groups.map { group in
      group.group.fields(ofElement: Self.newIndex, number: nil, in: group.owner).map { field in
        let field = CompiledField(field, language: form.language)
        return (field, FieldMarkup(field, in: language))
      }
    }
  }

  /// Returns the texts of pages in a catalog, which is in the language of the markup.
  func texts(of catalog: MessageCatalog) -> PageTexts {
    texts.value(for: MessageCatalog.Identity(catalog)) { PageTexts(catalog) }
  }
}

extension Form {
  /// Returns the parts of each field that are the same on every page in a language.
  func fieldMarkup(in language: String) -> [FieldMarkup] { markup(in: language).fields }

  func markup(in language: String) -> FormMarkup {
    compiled.markup.value(for: language) { FormMarkup(compiled, in: language) }
  }
}
