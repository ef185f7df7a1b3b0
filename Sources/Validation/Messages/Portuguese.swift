extension MessageCatalog {
  /// The texts in Portuguese, as it is written in Brazil.
  public static let portuguese = MessageCatalog(
    language: "pt", interface: .portuguese,
    // CLDR, cardinal rules of pt: one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude <= 1 ? 0 : $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { portugueseTexts })

  private static let portugueseTexts = dictionary(
    of: portugueseText, portugueseTables, portugueseNetwork, portugueseCodes)
}

extension InterfaceTexts {
  fileprivate static let portuguese = InterfaceTexts(
    heading: "{count|Há # problema|Há # problemas}", optional: "(opcional)",
    submit: "Enviar", submitting: "Enviando…", show: "Mostrar", entry: "{field}: {message}",
    error: "Erro", warning: "Aviso")
}
