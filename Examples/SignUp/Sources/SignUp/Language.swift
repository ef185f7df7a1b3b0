internal import Forms
internal import Validation

/// The language of an answer: the texts of rules, and the words of pages.
struct Language {
  let catalog: MessageCatalog
  let words: FormWords

  /// The one to answer a request in; there is English alone.
  init(for request: Request) {
    (catalog, words) = (.english, .english)
  }
}
