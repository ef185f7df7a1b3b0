extension RuleTable {
  /// The tables of this group; each is declared next to the tests of its strategy.
  static let codes: [RuleTable] =
    [
      luhn, verhoeff, creditCard, creditCardNetworks, iban, bic, isbn, isbn10, isbn13, issn, ean8, ean13, upc,
      isin,
      imei, lei, vat,
    ] + vatCountries + nationalIDs
}
