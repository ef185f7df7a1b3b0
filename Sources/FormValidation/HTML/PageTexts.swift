internal import Validation

/// The texts of a catalog that pages of a form have, prepared once for all of them: each access to those of a catalog copies all of them.
final class PageTexts: Sendable {
  let interface: InterfaceTexts
  /// The text before each error text.
  let errorPrefix: String
  /// The text before each warning.
  let warningPrefix: String

  init(_ catalog: MessageCatalog) {
    let texts = catalog.interface
    interface = texts
    errorPrefix = catalog.entry(field: texts.error, message: "")
    warningPrefix = catalog.entry(field: texts.warning, message: "")
  }
}
