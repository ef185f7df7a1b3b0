extension MessageCatalog {
  /// The texts in Arabic.
  ///
  /// A part that is written from left to right and contains more than letters, such as a date, is surrounded by U+2066
  /// LEFT-TO-RIGHT ISOLATE and U+2069 POP DIRECTIONAL ISOLATE.
  public static let arabic = MessageCatalog(
    language: "ar", direction: .rightToLeft, listSeparator: "، ", interface: .arabic,
    pluralForm: arabicForm,
    texts: { arabicTexts })

  private static let arabicTexts = dictionary(of: arabicText, arabicTables, arabicNetwork, arabicCodes)

  /// CLDR, cardinal rules of ar: zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99;
  /// other.
  private static let arabicForm: PluralRule = { count in
    switch count.magnitude {
    case 0...2: Int(count.magnitude)
    case let count where 3...10 ~= count % 100: 3
    case let count where 11...99 ~= count % 100: 4
    default: 5
    }
  }
}

extension InterfaceTexts {
  fileprivate static let arabic = InterfaceTexts(
    heading: "{count|لا توجد مشكلات|توجد مشكلة واحدة|توجد مشكلتان|توجد # مشكلات|توجد # مشكلة|توجد # مشكلة}",
    optional: "(اختياري)",
    submit: "إرسال", submitting: "جارٍ الإرسال…", show: "إظهار", entry: "{field}: {message}",
    error: "خطأ", warning: "تحذير")
}
