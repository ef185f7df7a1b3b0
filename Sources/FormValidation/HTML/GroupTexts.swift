/// The texts of the buttons that change the elements of a repeated group, in one language.
struct GroupTexts {
  let add: String
  let remove: String
  let up: String
  let down: String

  private init(_ add: String, remove: String, up: String, down: String) {
    (self.add, self.remove, self.up, self.down) = (add, remove, up, down)
  }

  /// Returns the texts of a language; those in English for one that has none.
  init(_ language: String) {
    self = Self.byLanguage[language] ?? Self.english
  }

  private static let english = GroupTexts("Add another", remove: "Remove", up: "Move up", down: "Move down")

  private static let byLanguage: [String: GroupTexts] = [
    "en": english,
    "ar": GroupTexts("إضافة عنصر آخر", remove: "إزالة", up: "نقل إلى أعلى", down: "نقل إلى أسفل"),
    "de": GroupTexts("Weiteren Eintrag hinzufügen", remove: "Entfernen", up: "Nach oben", down: "Nach unten"),
    "es": GroupTexts("Añadir otro", remove: "Quitar", up: "Subir", down: "Bajar"),
    "fr": GroupTexts("Ajouter un élément", remove: "Supprimer", up: "Monter", down: "Descendre"),
    "it": GroupTexts("Aggiungi un altro", remove: "Rimuovi", up: "Sposta su", down: "Sposta giù"),
    "ja": GroupTexts("追加", remove: "削除", up: "上へ移動", down: "下へ移動"),
    "pt": GroupTexts("Adicionar outro", remove: "Remover", up: "Mover para cima", down: "Mover para baixo"),
  ]
}
