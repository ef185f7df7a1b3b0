internal import FormValidation
internal import Validation

/// The values of the headers `Accept-Language` and `Content-Type`, and language tags.
enum HeaderTarget {
  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let languages = MessageCatalog.all.map(\.language)
    expect(languages.contains(MessageCatalog.preferred(text).language), "a language that does not exist")
    if let catalog = MessageCatalog.catalog(for: text) {
      let language = catalog.language
      expect(text.lowercased().hasPrefix(language), "the catalog \(language) for another language")
    }
    guard case .multipart(let boundary)? = try? SubmissionType(text) else { return }
    expect(1...70 ~= boundary.count, "a boundary of \(boundary.count) bytes")
  }
}
