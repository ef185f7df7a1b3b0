extension MessageCatalog {
  /// The texts in Italian.
  public static let italian = MessageCatalog(
    language: "it", interface: .italian,
    // CLDR, cardinal rules of it: one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : $0 != 0 && $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { italianTexts })

  private static let italianTexts = dictionary(of: italianText, italianTables, italianNetwork, italianCodes)
}

extension InterfaceTexts {
  fileprivate static let italian = InterfaceTexts(
    heading: "{count|C’è # problema|Ci sono # problemi}", optional: "(facoltativo)",
    submit: "Invia", submitting: "Invio in corso…", show: "Mostra", entry: "{field}: {message}",
    error: "Errore", warning: "Avviso")
}
