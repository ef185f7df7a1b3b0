extension MessageCatalog {
  /// The English messages for codes with check digits.
  static let englishCodes: KeyValuePairs<FailureCode, String> = [
    "bic.country": "must be a BIC: '{country}' at its fifth character is not a country",
    "bic.structure":
      "must be a BIC, written {expected} (9 a digit, A a letter, X either): it does not match from character "
      + "{position} on",
    "credit-card.checksum": "must be the number of a card: its check digit is wrong",
    "credit-card.length": "must be the number of a card with {expected} digits, has {actual}",
    "credit-card.network": "must be the number of a card of '{networks}'",
    "credit-card.structure":
      "must be the number of a card, digits alone or in groups: character {position} is not "
      + "allowed there",
    "ean-13.checksum": "must be an EAN-13: its check digit is wrong",
    "ean-13.length": "must be an EAN-13 of {expected} digits, has {actual}",
    "ean-13.structure": "must be an EAN-13: character {position} is not a digit",
    "ean-8.checksum": "must be an EAN-8: its check digit is wrong",
    "ean-8.length": "must be an EAN-8 of {expected} digits, has {actual}",
    "ean-8.structure": "must be an EAN-8: character {position} is not a digit",
    "iban.checksum": "must be an IBAN: its check digits are wrong",
    "iban.country": "must be an IBAN: '{country}' is not a country that has IBANs",
    "iban.length": "must be an IBAN of {expected} characters, has {actual}",
    "iban.other-country": "must be an IBAN of '{allowed}', not of '{country}'",
    "iban.structure": "must be an IBAN: character {position} is not allowed there",
    "imei.checksum": "must be an IMEI: its check digit is wrong",
    "imei.structure": "must be an IMEI, written {expected}: it does not match from character {position} on",
    "isbn-10.checksum": "must be an ISBN: its check digit is wrong",
    "isbn-10.length": "must be an ISBN of 10 digits, has {actual}",
    "isbn-10.structure": "must be an ISBN of 10 digits: character {position} is not allowed there",
    "isbn-13.checksum": "must be an ISBN: its check digit is wrong",
    "isbn-13.length": "must be an ISBN of 13 digits, has {actual}",
    "isbn-13.prefix": "must be an ISBN: of 13 digits it begins with 978 or 979, but not with 979-0",
    "isbn-13.structure": "must be an ISBN of 13 digits: character {position} is not allowed there",
    "isbn.length": "must be an ISBN of 10 or 13 digits, has {actual}",
    "isbn.structure": "must be an ISBN: character {position} is not allowed there",
    "isin.checksum": "must be an ISIN: its check digit is wrong",
    "isin.country": "must be an ISIN: no code begins with '{country}'",
    "isin.structure":
      "must be an ISIN, written {expected} (9 a digit, A a letter, X either): it does not match from character "
      + "{position} on",
    "issn.checksum": "must be an ISSN: its check digit is wrong",
    "issn.structure":
      "must be an ISSN, written {expected} (9 a digit): it does not match from character {position} "
      + "on",
    "lei.checksum": "must be an LEI: its check digits are wrong",
    "lei.structure":
      "must be an LEI, written {expected} (9 a digit, X a letter or digit): it does not match from character "
      + "{position} on",
    "luhn.checksum": "must end in its check digit by the Luhn formula",
    "luhn.structure": "must be digits: character {position} is not a digit",
    "national-id.birth-date": "must be a national number of {country}: its date of birth does not exist",
    "national-id.checksum": "must be a national number of {country}: its check digits are wrong",
    "national-id.part":
      "must be a national number of {country}: the part from character {position} on is not valid",
    "national-id.structure":
      "must be a national number of {country}, written {expected} (9 a digit, A a letter, X either): it does "
      + "not match from character {position} on",
    "upc.checksum": "must be a UPC: its check digit is wrong",
    "upc.length": "must be a UPC of {expected} digits, has {actual}",
    "upc.structure": "must be a UPC: character {position} is not a digit",
    "vat.birth-date": "must be a VAT number of {country}: its date of birth does not exist",
    "vat.checksum": "must be a VAT number of {country}: its check digits are wrong",
    "vat.country": "must be a VAT number, which begins with its country, such as DE or EL",
    "vat.part": "must be a VAT number of {country}: the part from character {position} on is not valid",
    "vat.structure":
      "must be a VAT number of {country}, written {expected} (9 a digit, A a letter, X either): it does not match "
      + "from character {position} on",
    "verhoeff.checksum": "must end in its check digit by Verhoeff's method",
    "verhoeff.structure": "must be digits: character {position} is not a digit",
  ]
}
