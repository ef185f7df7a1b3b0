internal import ValidationData

extension MessageCatalog {
  /// The texts in Arabic.
  public static let arabic = MessageCatalog(
    language: "ar", direction: .rightToLeft, listSeparator: "، ",
    pluralForm: arabicForm,
    texts: { arabicTexts })

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

  /// The texts in French.
  public static let french = MessageCatalog(
    language: "fr",
    // CLDR, cardinal rules of fr: one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude <= 1 ? 0 : $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { frenchTexts })

  /// The texts in German.
  public static let german = MessageCatalog(
    language: "de",
    // CLDR, cardinal rules of de: one: i = 1 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : 1 },
    texts: { germanTexts })

  /// The texts in Italian.
  public static let italian = MessageCatalog(
    language: "it",
    // CLDR, cardinal rules of it: one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : $0 != 0 && $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { italianTexts })

  /// The texts in Japanese.
  public static let japanese = MessageCatalog(
    language: "ja", listSeparator: "、",
    // CLDR, cardinal rules of ja: other alone.
    pluralForm: { _ in 0 },
    texts: { japaneseTexts })

  /// The texts in Portuguese, as it is written in Brazil.
  public static let portuguese = MessageCatalog(
    language: "pt",
    // CLDR, cardinal rules of pt: one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude <= 1 ? 0 : $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { portugueseTexts })

  /// The texts in Spanish.
  public static let spanish = MessageCatalog(
    language: "es",
    // CLDR, cardinal rules of es: one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : $0 != 0 && $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { spanishTexts })

  // Each is parsed when the first text of the language is needed.
  private static let arabicTexts = LanguageTexts(Translations.ar)
  private static let frenchTexts = LanguageTexts(Translations.fr)
  private static let germanTexts = LanguageTexts(Translations.de)
  private static let italianTexts = LanguageTexts(Translations.it)
  private static let japaneseTexts = LanguageTexts(Translations.ja)
  private static let portugueseTexts = LanguageTexts(Translations.pt)
  private static let spanishTexts = LanguageTexts(Translations.es)
}
