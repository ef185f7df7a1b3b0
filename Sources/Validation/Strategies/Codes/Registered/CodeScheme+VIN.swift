extension CodeScheme {
  /// The vehicle identification number: seventeen digits and letters without I, O and Q, of which the last four are digits.
  ///
  /// ISO 3779:2009, section 4. The check digit at the ninth place, which the United States demand (49 CFR 565.15), is no part of the
  /// standard, and vehicles of other markets have another character there.
  static let vin = CodeScheme("nnnnnnnnnnnnndddd", like: "1M8GDM9AXKP042788")
}

extension CatalogEntry {
  static let vin = CatalogEntry(
    name: "vin", group: .codes,
    summary: "A vehicle identification number (VIN) of seventeen characters.",
    swift: ".code(.vin)",
    messages: .code(.vin, "a VIN", checkDigits: nil),
    strategy: CodeStrategy(.vin),
    synonyms: ["chassis-number", "vehicle-identification-number"],
    examples: [
      .init(valid: "1M8GDM9AXKP042788", "WVWZZZ1JZ3W386752"),
      .init(
        invalid: ("1M8GDM9AXKP04278", "vin.structure"), ("1M8GDM9AXKPO42788", "vin.structure"),
        ("1m8gdm9axkp042788", "vin.structure")),
    ])
}
