internal import Synchronization

/// The parts of a form that are the same on all of its pages in one language. A server that only writes JSON renders none of them.
final class FormMarkup: Sendable {
  let fields: [FieldMarkup]
  /// The fields of a new element of each group, from which a script makes elements: the index in their names is ``newIndex``.
  let newElements: [[(field: CompiledField, markup: FieldMarkup)]]

  let submitButton = ButtonMarkupCache()

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
}

/// The markup of a form by the language of its pages; each is rendered by the first page in the language.
final class FormMarkupCache: Sendable {
  private let byLanguage = Mutex<[String: FormMarkup]>([:])

  /// More than any server has catalogs, so that a program that makes catalogs of requests does not fill the memory.
  private static let capacity = 64

  /// Returns the markup that is rendered for a language, or `nil`.
  func load(_ language: String) -> FormMarkup? { byLanguage.withLock { $0[language] } }

  /// Returns the markup for a language, which the closure renders if there is none.
  ///
  /// Of two pages that render it at the same time, both use the markup that is stored first.
  func markup(in language: String, rendering render: () -> FormMarkup) -> FormMarkup {
    if let markup = load(language) { return markup }
    let markup = render()
    return byLanguage.withLock { markups in
      if let first = markups[language] { return first }
      if markups.count < Self.capacity { markups[language] = markup }
      return markup
    }
  }
}

extension Form {
  /// Returns the parts of each field that are the same on every page in a language.
  func fieldMarkup(in language: String) -> [FieldMarkup] { markup(in: language).fields }

  func markup(in language: String) -> FormMarkup {
    compiled.markup.markup(in: language) { FormMarkup(compiled, in: language) }
  }
}
