extension MessageCatalog {
  /// The texts in German.
  public static let german = MessageCatalog(
    language: "de", interface: .german,
    // CLDR, cardinal rules of de: one: i = 1 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : 1 },
    texts: { germanTexts })

  private static let germanTexts = dictionary(of: germanText, germanTables, germanNetwork, germanCodes)
}

extension InterfaceTexts {
  fileprivate static let german = InterfaceTexts(
    heading: "{count|Es gibt # Problem|Es gibt # Probleme}", optional: "(optional)",
    submit: "Senden", submitting: "Wird gesendet …", show: "Anzeigen", entry: "{field}: {message}",
    error: "Fehler", warning: "Warnung")
}
