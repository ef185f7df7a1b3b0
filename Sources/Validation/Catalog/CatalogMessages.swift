/// Codes of failures, each with its English text, in the order of the documentation.
///
/// A code has one text: beside one of the rules that report it, the others have `nil`. The text for a unit or a fault, the
/// value of the parameter `unit` or `fault`, has the key `CODE/UNIT`.
struct CatalogMessages: ExpressibleByDictionaryLiteral, Sendable {
  /// The codes and keys with their texts.
  private(set) var texts: [(FailureCode, String?)]

  init(dictionaryLiteral texts: (FailureCode, String?)...) {
    self.texts = texts
  }

  /// The same messages, followed by others.
  func and(_ others: CatalogMessages) -> CatalogMessages {
    var all = self
    all.texts += others.texts
    return all
  }

  /// The codes, without the keys for a unit or a fault.
  var codes: [FailureCode] {
    texts.lazy.map(\.0).filter { !$0.isForVariant }
  }
}

extension FailureCode {
  /// Whether this is the key of a text for a unit or a fault, or of a phrase.
  var isForVariant: Bool { rawValue.utf8.contains(UInt8(ascii: "/")) }
}
