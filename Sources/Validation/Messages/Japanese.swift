extension MessageCatalog {
  /// The texts in Japanese.
  public static let japanese = MessageCatalog(
    language: "ja", listSeparator: "、", interface: .japanese,
    // CLDR, cardinal rules of ja: other alone.
    pluralForm: { _ in 0 },
    texts: { japaneseTexts })

  private static let japaneseTexts = dictionary(
    of: japaneseText, japaneseTables, japaneseNetwork, japaneseCodes)
}

extension InterfaceTexts {
  fileprivate static let japanese = InterfaceTexts(
    heading: "{count|#件の問題があります}", optional: "（任意）",
    submit: "送信", submitting: "送信中…", show: "表示", entry: "{field}：{message}",
    error: "エラー", warning: "警告")
}
