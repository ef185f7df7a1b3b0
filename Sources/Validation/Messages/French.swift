extension MessageCatalog {
  /// The texts in French.
  ///
  /// A no-break space precedes `:` and is inside `«` and `»`; a narrow no-break space precedes `;`.
  public static let french = MessageCatalog(
    language: "fr", interface: .french,
    // CLDR, cardinal rules of fr: one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude <= 1 ? 0 : $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { frenchTexts })

  private static let frenchTexts = dictionary(of: frenchText, frenchTables, frenchNetwork, frenchCodes)
}

extension InterfaceTexts {
  fileprivate static let french = InterfaceTexts(
    heading: "{count|Il y a # problème|Il y a # problèmes}", optional: "(facultatif)",
    submit: "Envoyer", submitting: "Envoi en cours…", show: "Afficher", entry: "{field} : {message}",
    error: "Erreur", warning: "Avertissement")
}
