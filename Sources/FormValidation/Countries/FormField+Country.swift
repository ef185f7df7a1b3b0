internal import RuleFiles
internal import Validation

extension FormField {
  /// Returns a list of the countries of ISO 3166-1, whose values are their codes of two letters. A page has their names in its
  /// language, in the order of that language: those of CLDR in the eight languages of the messages, else in English.
  ///
  /// ```swift
  /// let form = Form([.country("country", label: "Country", isRequired: true)])
  /// let result = form.check(try Submission(decoding: Array("country=DE".utf8), as: .urlEncoded, for: form))
  /// result["country"]  // "DE"
  /// ```
  ///
  /// A form that offers only some has them by ``Form/adjusted(choices:disabled:omitted:)``, with codes as values.
  public static func country(_ name: String, label: String? = nil, isRequired: Bool = false) -> FormField {
    var field = FormField(
      name, .choice(Self.countries), label: label, autocomplete: "country",
      rules: isRequired ? [.required] : [])
    field.listsCountries = true
    return field
  }

  /// The countries with their English names.
  static var countries: [Choice] {
    CountryList.countries(in: "en").map { Choice($0.code, label: $0.name) }
  }
}

extension FieldWording {
  /// Returns the names of countries in a language, and the choices of a field in their order.
  static func countries(
    _ choices: [FormField.Choice], in language: String
  ) -> (choices: [FormField.Choice], names: [String: String]) {
    let offered = Set(choices.map(\.value))
    let countries = CountryList.countries(in: language).filter { offered.contains($0.code) }
    return (
      countries.map { FormField.Choice($0.code, label: $0.name) },
      Dictionary(uniqueKeysWithValues: countries.map { ($0.code, $0.name) })
    )
  }
}
