extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let places: [RuleTable] = [
    country, countryAlpha3, countryNumeric, currency, currencyNumeric, language, languageTwo, languageThree,
    languageFull, e164, phone, phoneGermany, phoneUnitedStates, phoneItaly, phoneArgentina, phoneBrazil,
    postalCodeGermany, postalCodeBritain, postalCodeUnitedStates, postalCodeBahrain,
  ]
}
