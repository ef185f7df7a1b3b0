extension MessageCatalog {
  /// The catalogs of all built-in languages, English first.
  public static let all: [MessageCatalog] = [
    .english, .spanish, .german, .french, .portuguese, .italian, .japanese, .arabic,
  ]

  private static let languageTags = all.map { Array($0.language.utf8) }

  /// Returns the catalog for a tag of BCP 47, or `nil`. A tag with a region or script falls back to its language (RFC
  /// 4647, section 3.4).
  ///
  /// ```swift
  /// MessageCatalog.catalog(for: "de-CH")?.language  // "de"
  /// MessageCatalog.catalog(for: "nl")               // nil
  /// ```
  public static func catalog(for tag: String) -> MessageCatalog? {
    var tag = tag
    return tag.withUTF8 { tag in
      // SAFETY: the span is read only during the call of the closure, as long as the bytes are valid.
      let tag = unsafe tag.span
      return LanguagePreference.lookUp(tag, in: languageTags).map { all[$0] }
    }
  }

  /// Returns the catalog that the `Accept-Language` field of a request prefers (RFC 9110, section 12.5.4), or English
  /// if the field accepts none. O(n).
  ///
  /// Malformed parts are skipped, so any text is accepted. Several fields of one request must be joined by commas.
  ///
  /// ```swift
  /// MessageCatalog.preferred("nl, de-CH;q=0.9, en;q=0.8").language  // "de"
  /// MessageCatalog.preferred("").language                           // "en"
  /// ```
  public static func preferred(_ acceptLanguage: String) -> MessageCatalog {
    var field = acceptLanguage
    return field.withUTF8 { field in
      // SAFETY: the span is read only during the call of the closure, as long as the bytes are valid.
      let field = unsafe field.span
      return LanguagePreference(field, among: languageTags).preferred.map { all[$0] } ?? .english
    }
  }
}
