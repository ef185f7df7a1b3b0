internal import Bytes

extension Catalog {
  /// Words of other languages and tools, each with the rules that mean the same, the most likely first.
  static let synonyms: [String: [String]] = [
    "allowed-values": ["one-of"], "alnum": ["alphanumeric"], "alpha-num": ["alphanumeric"],
    "alphabetic": ["alpha"], "amount": ["decimal"], "any-of": ["one-of"], "array": ["json"],
    "b64": ["base64"], "bank-account": ["iban"], "barcode": ["ean-13", "ean-8", "upc"],
    "begins-with": ["starts-with"], "bigint": ["integer"], "birth-date": ["past", "age"],
    "birthdate": ["past", "age"], "birthday": ["past", "age"], "blacklist": ["none-of"],
    "blank": ["empty"], "bool": ["boolean"], "card": ["credit-card"], "cc": ["credit-card"],
    "cell-phone": ["phone", "e164"], "char": ["length"], "checkbox": ["boolean"], "choice": ["one-of"],
    "choices": ["one-of"], "color": ["hex-color"], "colour": ["hex-color"], "const": ["equals"],
    "content-type": ["mime-type"], "country-code": ["country"], "currency-code": ["currency"],
    "date-format": ["date"], "date-of-birth": ["past", "age"], "dateformat": ["date"],
    "datetime": ["date-time"], "datetime-local": ["local-date-time"], "day": ["date"],
    "digit": ["digits"], "distinct": ["unique"], "dob": ["past", "age"], "domain-name": ["domain"],
    "double": ["number"], "e-mail-address": ["email"], "ean": ["ean-13", "ean-8"],
    "email-address": ["email"], "enum": ["one-of"], "enumeration": ["one-of"], "eq": ["equals"],
    "equal": ["equals"], "excludes": ["not-contains"], "exclusion": ["none-of"], "fk": ["in-file"],
    "flag": ["boolean"], "float": ["number"], "foreign-key": ["in-file"], "format": ["regex"],
    "fqdn": ["domain", "hostname"], "ge": ["range"], "greater-than": ["range"], "gt": ["range"],
    "gte": ["range"], "gtin": ["ean-13", "ean-8"], "guid": ["uuid"], "hexadecimal": ["hex"],
    "host": ["hostname"], "href": ["url"], "html-color": ["hex-color"], "id-number": ["national-id"],
    "in": ["one-of"], "in-list": ["one-of"], "include": ["contains"], "includes": ["contains"],
    "inclusion": ["one-of"], "inet": ["ip"], "instant": ["date-time"], "int": ["integer"],
    "int32": ["integer"], "int64": ["integer"], "interval": ["duration"], "ip-address": ["ip"],
    "ip4": ["ipv4"], "ip6": ["ipv6"], "iso-8601": ["date-time", "date"], "iso-date": ["date"],
    "iso3166": ["country"], "iso4217": ["currency"], "iso639": ["language"],
    "iso8601": ["date-time", "date"], "isodate": ["date"], "json-object": ["json"], "lang": ["language"],
    "lat": ["latitude"], "latlng": ["latitude", "longitude"], "le": ["range"], "len": ["length"],
    "less-than": ["range"], "letters": ["alpha"], "like": ["contains", "regex"], "link": ["url"],
    "lng": ["longitude"], "locale": ["language"], "logical": ["boolean"], "lon": ["longitude"],
    "long": ["integer", "longitude"], "lookup": ["in-file"], "lower": ["lowercase"], "lt": ["range"],
    "lte": ["range"], "mac-address": ["mac"], "mail": ["email"], "mail-address": ["email"],
    "mandatory": ["required"], "match": ["regex"], "matches": ["regex"], "max": ["range", "length"],
    "max-len": ["length"], "max-length": ["length"], "max-value": ["range"], "maximum": ["range"],
    "maxlen": ["length"], "maxlength": ["length"], "maxvalue": ["range"], "media-type": ["mime-type"],
    "mime": ["mime-type"], "min": ["range", "length"], "min-len": ["length"], "min-length": ["length"],
    "min-value": ["range"], "minimum": ["range"], "minlen": ["length"], "minlength": ["length"],
    "minvalue": ["range"], "mobile": ["phone", "e164"], "mobile-phone": ["phone", "e164"],
    "money": ["decimal"], "msisdn": ["e164"], "naive-datetime": ["local-date-time"],
    "national-insurance-number": ["national-id"], "natural": ["positive", "integer"],
    "network": ["cidr"], "nin": ["national-id"], "no-duplicates": ["unique"], "non-blank": ["not-blank"],
    "non-empty": ["not-blank", "required"], "non-null": ["required"], "nonnull": ["required"],
    "not-empty": ["not-blank", "required"], "not-in": ["none-of"], "not-missing": ["required"],
    "not-null": ["required"], "notnull": ["required"], "num": ["number"], "numeral": ["number"],
    "object": ["json"], "options": ["one-of"], "pan": ["credit-card"], "passwd": ["password"],
    "pattern": ["regex"], "percent": ["percentage"], "personal-id": ["national-id"],
    "phone-number": ["phone", "e164"], "pk": ["unique"], "plz": ["postal-code"],
    "post-code": ["postal-code"], "postal": ["postal-code"], "postcode": ["postal-code"],
    "prefix": ["starts-with"], "presence": ["required"], "present": ["required"], "price": ["decimal"],
    "primary-key": ["unique"], "real": ["number"], "regexp": ["regex"], "regular-expression": ["regex"],
    "rfc3339": ["date-time"], "rgb": ["hex-color"], "set": ["one-of"], "size": ["length"],
    "smallint": ["integer"], "social-security-number": ["national-id"], "ssn": ["national-id"],
    "str": ["length"], "strftime": ["date"], "string": ["length"], "strip": ["trimmed"],
    "strptime": ["date"], "subnet": ["cidr"], "substring": ["contains"], "suffix": ["ends-with"],
    "swift": ["bic"], "swift-code": ["bic"], "tax-id": ["vat", "national-id"], "tel": ["phone", "e164"],
    "telephone": ["phone", "e164"], "time-of-day": ["time"], "time-zone": ["timezone"],
    "timedelta": ["duration"], "timespan": ["duration"], "timestamp": ["date-time"],
    "tin": ["vat", "national-id"], "trim": ["trimmed"], "true-false": ["boolean"], "tz": ["timezone"],
    "uint": ["integer", "positive"], "unsigned": ["positive"], "upper": ["uppercase"],
    "values": ["one-of"], "varchar": ["length"], "vat-id": ["vat"], "vat-number": ["vat"],
    "version": ["semver"], "website": ["url"], "whitelist": ["one-of"], "whole-number": ["integer"],
    "yes-no": ["boolean"], "zip": ["postal-code"], "zip-code": ["postal-code"],
    "zipcode": ["postal-code"],
  ]

  /// The rules that a word of another language or tool means, the most likely first. Case is ignored, and `_`
  /// is read as `-`.
  static func rules(meaning word: String) -> [String] {
    synonyms[String(word.lowercased().map { $0 == "_" ? "-" : $0 })] ?? []
  }

  /// The rule that an unknown name probably means: the first rule of which it is a synonym, or else the rule
  /// with the most similar name. `nil` if there is none.
  package static func suggestion(for name: String, among others: [String] = []) -> String? {
    rules(meaning: name).first ?? Suggestion.nearest(to: name, among: entries.map(\.name) + others)
  }

  /// The entries that match a word: those of which it is a synonym, and those whose name, group or summary
  /// contains it as a whole word; if there are none, those that contain it. Case is ignored. O(n) in the size
  /// of the catalog.
  public static func entries(mentioning word: String) -> [CatalogEntry] {
    let word = word.lowercased()
    let meant = rules(meaning: word)
    let found = entries.filter { meant.contains($0.name) || $0.has(wholeWord: word) }
    return found.isEmpty ? entries.filter { $0.texts.contains { $0.hasPart(word) } } : found
  }
}

extension CatalogEntry {
  /// The texts that are searched, in lower case.
  fileprivate var texts: [String] { [name, group.rawValue, summary].map { $0.lowercased() } }

  /// Whether a text has the word between characters that are neither letters nor digits, or is the word.
  fileprivate func has(wholeWord word: String) -> Bool {
    texts.contains { text in
      text == word || text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == word }
    }
  }
}
