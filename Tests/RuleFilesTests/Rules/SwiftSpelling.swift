import Validation

/// The rules of the catalog's examples as Swift strategies, by their inline spellings.
enum SwiftSpelling {
  typealias Row = (inline: String, strategy: any InputFieldValidationStrategy)

  private static let today = day(2026, 11, 21)

  private static func day(_ year: Int, _ month: Int, _ day: Int) -> CalendarDay {
    CalendarDay(year: year, month: month, day: day)!
  }

  /// Returns the strategies by the inline spellings of their rules.
  static func all() throws -> [String: any InputFieldValidationStrategy] {
    var rows = try general + text() + numbers + time + patterns() + network + resources + codes + places()
    #if InternationalNames
    rows += try internationalNames()
    #endif
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.inline, $0.strategy) })
  }

  private static let general: [Row] = [
    ("empty", .empty), ("one-of:US,GB,DE", .oneOf("US", "GB", "DE")),
    ("one-of:(?i)yes,no", .oneOf("yes", "no", ignoringCase: true)),
    ("none-of:admin,root", .noneOf("admin", "root")),
    ("none-of:(?i)admin,root", .noneOf("admin", "root", ignoringCase: true)), ("equals:yes", .equals("yes")),
    ("equals:a:b", .equals("a:b")), ("equals:é", .equals("é")), ("boolean", .boolean),
  ]

  #if InternationalNames
  private static func internationalNames() throws -> [Row] {
    [
      ("email:international", .email(.international)), ("idn-email", .email(.international)),
      ("idn-hostname", .hostName(.international)), ("script:Latin", try ScriptStrategy("Latin")),
      ("script:Han,Hiragana,Katakana", try ScriptStrategy("Han", "Hiragana", "Katakana")),
      ("normalized", .normalized(.nfc)), ("normalized:NFD", .normalized(.nfd)),
      ("normalized:NFKC", .normalized(.nfkc)), ("normalized:NFKD", .normalized(.nfkd)),
    ]
  }
  #endif

  private static func text() throws -> [Row] {
    [
      ("length:1..3", .length(1...3)), ("length:2..", .length(2...)),
      ("length:..3 bytes", .length(...3, unit: .bytes)),
      ("length:2 utf16", .length(2, unit: .utf16)), ("length:1 graphemes", .length(1, unit: .graphemes)),
      ("length:8", .length(8)), ("words:2..3", .words(2...3)), ("words:1", .words(1...1)),
      (#"regex:\d{5}(-\d{4})?"#, try RegexStrategy(#"\d{5}(-\d{4})?"#)),
      ("regex:a|b", try RegexStrategy("a|b")),
      ("regex:(?i)straße", try RegexStrategy("(?i)straße")),
      (#"regex:\A(a|aa)+"#, try RegexStrategy(#"\A(a|aa)+"#)),
      ("not-regex:[0-9]+", try NotRegexStrategy("[0-9]+")),
      ("not-regex:(?is).*<script.*", try NotRegexStrategy("(?is).*<script.*")),
      (#"not-regex:\A(a|aa)+"#, try NotRegexStrategy(#"\A(a|aa)+"#)),
    ] + (try words())
  }

  private static func words() throws -> [Row] {
    [
      ("contains:://", .contains("://")), ("contains:ab", .contains("ab")),
      ("not-contains:--", .notContains("--")),
      ("starts-with:https://", .startsWith("https://")), ("not-starts-with:www.", .notStartsWith("www.")),
      ("ends-with:.pdf", .endsWith(".pdf")), ("not-ends-with:.exe", .notEndsWith(".exe")), ("alpha", .alpha),
      ("alpha:unicode", .alpha(.unicode)), ("alphanumeric", .alphanumeric),
      ("alphanumeric:unicode", .alphanumeric(.unicode)), ("numeric", .numeric),
      ("numeric:unicode", .numeric(.unicode)),
      ("digits:6", .digits(6)), ("digits:4..", .digits(4...)), ("lowercase", .lowercase),
      ("uppercase", .uppercase),
      ("slug", .slug), ("identifier", .identifier), ("identifier:unicode", .identifier(.unicode)),
      ("trimmed", .trimmed),
      ("single-line", .singleLine), ("ascii", .ascii), ("printable", .printable), ("no-control", .noControl),
      ("no-control:lines", .noControlButInLines), ("no-bidi", .noBidi),
    ]
  }

  private static let numbers: [Row] = [
    ("integer", .integer), ("number", .number), ("number:html", .number(.html)),
    ("number:de", .number(.german)), ("number:trailing-minus", .number(.trailingMinus)),
    ("number:de-trailing-minus", .number(.germanTrailingMinus)),
    ("decimal:5,2", .decimal(5, 2)),
    ("range:0..10000", .range(0...10000)),
    ("range:-1.5..", RangeStrategy(lower: .inclusive(ExactDecimal("-1.5")!))),
    ("range:..0", .range(...0)), ("positive", .positive), ("negative", .negative),
    ("multiple-of:0.01", MultipleOfStrategy(of: ExactDecimal("0.01")!)!), ("multiple-of:3", .multiple(of: 3)),
    ("percentage", .percentage), ("port", .port), ("latitude", .latitude), ("longitude", .longitude),
  ]

  private static let time: [Row] = [
    ("date", .date), ("date:html", .date(.html)), ("time", .time), ("time:html", .time(.html)),
    ("date-time", .dateTime),
    ("local-date-time", .localDateTime), ("duration", .duration), ("year", .year), ("year-month", .yearMonth),
    ("month", .month), ("week", .week), ("before:2024-03-01", .before(day(2024, 3, 1))),
    ("before:today", .before(today)),
    ("after:2024-02-28", .after(day(2024, 2, 28))), ("after:today", .after(today)),
    ("between:2024-02-28..2024-03-01", .between(day(2024, 2, 28)...day(2024, 3, 1))),
    ("between:2000-01-01..today", .between(day(2000, 1, 1)...today)), ("past", .past(on: today)),
    ("future", .future(on: today)), ("age:0..", .age(0..., on: today)),
    ("age:9000..", .age(9000..., on: today)),
    ("age:..17", .age(...17, on: today)), ("timezone", .timeZone),
  ]

  private static func patterns() throws -> [Row] {
    [
      ("date:%d/%m/%Y", try .date(pattern: "%d/%m/%Y")), ("date:%d-%b-%y", try .date(pattern: "%d-%b-%y")),
      ("date:%Y%m%dT%H%M%S%z", try .date(pattern: "%Y%m%dT%H%M%S%z")),
    ]
  }

  private static let network: [Row] = [
    ("email", .email), ("email:html", .email(.html)), ("email:rfc5321", .email(.rfc5321)),
    ("email:rfc5322", .email(.rfc5322)), ("hostname", .hostName),
    ("domain", .domain), ("host-port", .hostPort), ("ip", .ip), ("ipv4", .ipv4), ("ipv6", .ipv6),
    ("cidr", .cidr),
    ("cidr:4", .cidr(.v4)), ("cidr:6", .cidr(.v6)), ("mac", .macAddress), ("mac:48", .macAddress(.eui48)),
    ("mac:64", .macAddress(.eui64)),
  ]

  private static let resources: [Row] = [
    ("url", .url), ("url:ftp,sftp", .url(.schemes(["ftp", "sftp"]))), ("url:any", .url(.anyScheme)),
    ("url:whatwg", .url(.whatwg)), ("uri", .uri), ("uri-reference", .uri(.uriReference)), ("iri", .uri(.iri)),
    ("iri-reference", .uri(.iriReference)), ("uri-template", .uriTemplate), ("data-uri", .dataURI),
    ("mime-type", .mimeType), ("uuid", .uuid), ("uuid:4", .uuid(version: 4)), ("uuid:7", .uuid(version: 7)),
    ("ulid", .ulid), ("jwt", .jwt), ("json-pointer", .jsonPointer),
    ("relative-json-pointer", .jsonPointer(.relative)),
    ("semver", .semver), ("json", .json), ("hex", .encoded(.hex)), ("base64", .encoded(.base64)),
    ("base64url", .encoded(.base64url)), ("base32", .encoded(.base32)), ("hex-color", .hexColor),
    ("hex-color:html", .hexColor(.simple)), ("md5", .digest(.md5)), ("sha1", .digest(.sha1)),
    ("sha256", .digest(.sha256)), ("sha512", .digest(.sha512)), ("is-regex", .isRegex),
  ]

  private static let codes: [Row] = [
    ("luhn", .luhn), ("verhoeff", .verhoeff), ("credit-card", .creditCard),
    ("credit-card:visa,amex", .creditCard(.visa, .amex)),
    ("iban", .iban), ("iban:DE,AT", .iban("DE", "AT")), ("bic", .bic), ("isbn", .isbn),
    ("isbn-10", .isbn(.isbn10)),
    ("isbn-13", .isbn(.isbn13)), ("issn", .issn), ("ean-8", .ean8), ("ean-13", .ean13), ("upc", .upc),
    ("isin", .isin),
    ("imei", .imei), ("lei", .lei), ("vat", .vat), ("vat:NL", .vat(.netherlands)), ("vat:LV", .vat(.latvia)),
    ("national-id:PL", .nationalID(.poland)), ("national-id:ES", .nationalID(.spain)),
    ("national-id:US", .nationalID(.unitedStates)),
  ]

  private static func places() throws -> [Row] {
    let (strict, common) = (8, ["password1", "correct horse", "Passwortöffner", "iloveyou99"])
    return [
      ("in-file:countries.csv#code", .oneOf("DE", "US", "FR")), ("country", .country),
      ("country:alpha-3", .country(.alpha3)),
      ("country:numeric", .country(.numeric)), ("currency", .currency),
      ("currency:numeric", .currency(.numeric)),
      ("language", .language), ("language:iso-639-1", .language(.iso6391)),
      ("language:iso-639-2", .language(.iso6392)),
      ("language:iso-639-3", .language(.iso6393)), ("e164", .e164), ("phone", .phone),
      ("postal-code:DE", try PostalCodeStrategy.postalCode("DE")),
      ("postal-code:GB", try PostalCodeStrategy.postalCode("GB")),
      ("postal-code:US", try PostalCodeStrategy.postalCode("US")),
      ("postal-code:NL", try PostalCodeStrategy.postalCode("NL")),
      ("phone:DE", try PhoneStrategy.phone("DE")), ("phone:US", try PhoneStrategy.phone("US")),
      ("password", .password),
      ("password:length=8..64", .password(length: strict...64)),
      ("password:length=8.. classes=3 distinct=6", .password(length: strict..., classes: 3, distinct: 6)),
      ("password:length=8.. list=common-passwords.txt", .password(length: strict..., listed: common)),
    ]
  }
}
