extension MessageCatalog {
  /// The catalogues of all languages that there are, English first.
  public static let all: [MessageCatalog] = [
    .english, .spanish, .german, .french, .portuguese, .italian, .japanese, .arabic,
  ]

  private static let languageTags = all.map { Array($0.language.utf8) }

  /// The catalogue for a tag of BCP 47, or `nil`: that of the language where there is none of the region or script
  /// (RFC 4647, section 3.4).
  ///
  /// ```swift
  /// MessageCatalog.catalog(for: "de-CH")?.language  // "de"
  /// MessageCatalog.catalog(for: "nl")               // nil
  /// ```
  public static func catalog(for tag: String) -> MessageCatalog? {
    var tag = tag
    return tag.withUTF8 { tag in
      // SAFETY: the span is read while the text lends the buffer.
      let tag = unsafe tag.span
      return LanguagePreference.lookUp(tag, in: languageTags).map { all[$0] }
    }
  }

  /// The catalogue that the field `Accept-Language` of a request prefers (RFC 9110, section 12.5.4), English where it
  /// accepts none. O(n).
  ///
  /// Parts that are not well formed are passed over, so that any text will do. Several fields of one request are joined
  /// by commas.
  ///
  /// ```swift
  /// MessageCatalog.preferred("nl, de-CH;q=0.9, en;q=0.8").language  // "de"
  /// MessageCatalog.preferred("").language                           // "en"
  /// ```
  public static func preferred(_ acceptLanguage: String) -> MessageCatalog {
    var field = acceptLanguage
    return field.withUTF8 { field in
      // SAFETY: the span is read while the text lends the buffer.
      let field = unsafe field.span
      return LanguagePreference(field, among: languageTags).preferred.map { all[$0] } ?? .english
    }
  }
}
