extension MessageCatalog {
  /// The texts in Spanish.
  public static let spanish = MessageCatalog(
    language: "es", interface: .spanish,
    // CLDR, cardinal rules of es: one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : $0 != 0 && $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { spanishTexts })

  private static let spanishTexts = dictionary(of: spanishText, spanishTables, spanishNetwork, spanishCodes)
}

extension InterfaceTexts {
  fileprivate static let spanish = InterfaceTexts(
    heading: "{count|Hay # problema|Hay # problemas}", optional: "(opcional)",
    submit: "Enviar", submitting: "Enviando…", show: "Mostrar", entry: "{field}: {message}",
    error: "Error", warning: "Aviso")
}
