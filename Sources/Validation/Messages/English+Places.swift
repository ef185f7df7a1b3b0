extension MessageCatalog {
  /// The English messages for countries, currencies, languages, postal codes and telephone numbers.
  static let englishPlaces: KeyValuePairs<FailureCode, String> = [
    "country.malformed": "must be a country code: {expected}",
    "country.unassigned": "must be a country code that ISO 3166-1 assigns",
    "currency.inactive": "must be an active currency code of ISO 4217",
    "currency.malformed": "must be a currency code: {expected}",
    "e164.calling-code": "must be a telephone number: no country calling code is at its beginning",
    "e164.character":
      "must be a telephone number as + and digits: character {position}, '{character}', is not a digit",
    "e164.plus": "must be a telephone number that begins with +",
    "e164.too-long": "must be a telephone number: it has {actual} digits, {maximum} are allowed",
    "e164.too-short":
      "must be a telephone number: it has {actual} {actual|digit|digits}, at least {minimum} are required",
    "language.duplicate-singleton":
      "must be a language tag: the extension '{subtag}' at character {position} is a repetition",
    "language.duplicate-variant":
      "must be a language tag: the variant '{subtag}' at character {position} is a repetition",
    "language.letters": "must be a language code of {count} lower-case letters",
    "language.malformed":
      "must be a language tag, such as en or de-CH: the part that begins at character {position} is not allowed",
    "language.unassigned": "must be a language code of {standard}",
    "language.unregistered":
      "must be a language tag: '{subtag}' at character {position} is not a registered {kind}",
    "phone.calling-code": "must be a telephone number: no country calling code is at its beginning",
    "phone.character":
      "must be a telephone number: character {position}, '{character}', is not allowed there",
    "phone.not-international": "must be a telephone number that begins with + and the country calling code",
    "phone.other-calling-code":
      "must be a telephone number with the country calling code {expected}, not {actual}",
    "phone.overlong": "must be a telephone number: it has more than {maximum} characters",
    "phone.too-long":
      "must be a telephone number: it has {actual} digits without its prefixes, at most {maximum} are allowed",
    "phone.too-short":
      "must be a telephone number: it has {actual} {actual|digit|digits} without its prefixes, at "
      + "least {minimum} are required",
    "phone.unassigned": "must be a telephone number that exists: +{callingCode} has no such number",
    "postal-code.character":
      "must be a postal code of {region}: character {position}, '{character}', is not allowed there",
    "postal-code.incomplete": "must be a postal code of {region}: its end is missing",
    "postal-code.too-long": "must be a postal code of {region}: it should end before character {position}",
  ]
}
