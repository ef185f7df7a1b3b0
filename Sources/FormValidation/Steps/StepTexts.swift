/// The texts of the buttons of a form of several steps, in one language.
struct StepTexts {
  let next: String
  let back: String
  let change: String

  private init(next: String, back: String, change: String) {
    (self.next, self.back, self.change) = (next, back, change)
  }

  /// Returns the texts of a language; those in English for one that has none.
  init(_ language: String) {
    self = Self.byLanguage[language] ?? Self.english
  }

  private static let english = StepTexts(next: "Continue", back: "Back", change: "Change")

  private static let byLanguage: [String: StepTexts] = [
    "en": english,
    "ar": StepTexts(next: "متابعة", back: "رجوع", change: "تغيير"),
    "de": StepTexts(next: "Weiter", back: "Zurück", change: "Ändern"),
    "es": StepTexts(next: "Continuar", back: "Atrás", change: "Cambiar"),
    "fr": StepTexts(next: "Continuer", back: "Retour", change: "Modifier"),
    "it": StepTexts(next: "Continua", back: "Indietro", change: "Modifica"),
    "ja": StepTexts(next: "次へ", back: "戻る", change: "変更"),
    "pt": StepTexts(next: "Continuar", back: "Voltar", change: "Alterar"),
  ]
}
