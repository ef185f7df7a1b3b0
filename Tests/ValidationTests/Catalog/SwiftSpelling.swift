import Validation

/// The rules of the catalog's examples as Swift strategies, by their inline spellings: those of the tables, and here those that
/// have no table.
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
    rows += RuleTable.all.compactMap { table in table.strategy.map { (table.rule, $0) } }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.inline, $0.strategy) })
  }

  private static let general: [Row] = [
    ("one-of:US,GB,DE", .oneOf("US", "GB", "DE")),
    ("one-of:(?i)yes,no", .oneOf("yes", "no", ignoringCase: true)),
    ("none-of:admin,root", .noneOf("admin", "root")),
    ("none-of:(?i)admin,root", .noneOf("admin", "root", ignoringCase: true)), ("equals:yes", .equals("yes")),
    ("equals:a:b", .equals("a:b")), ("equals:é", .equals("é")),
    // The rule reads the column of the context of the tests.
    ("in-file:countries.csv#code", .oneOf("DE", "US", "FR")),
    ("file-exists", .fileExists(in: .testing)),
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
      ("length:8", .length(8)), ("words:1", .words(1...1)),
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
      ("not-confusable", try .notConfusable()),
      ("not-confusable:paypal,admin", try .notConfusable(with: "paypal", "admin")),
      ("starts-with:https://", .startsWith("https://")), ("not-starts-with:www.", .notStartsWith("www.")),
      ("not-ends-with:.exe", .notEndsWith(".exe")),
      ("alphanumeric", .alphanumeric),
      ("digits:6", .digits(6)), ("digits:4..", .digits(4...)),
    ]
  }

  private static let numbers: [Row] = [
    ("number", .number),
    ("range:0..10000", .range(0...10000)),
    ("range:-1.5..", RangeStrategy(lower: .inclusive(ExactDecimal("-1.5")!))),
    ("range:..0", .range(...0)),
    ("multiple-of:0.01", MultipleOfStrategy(of: ExactDecimal("0.01")!)!),
  ]

  private static let time: [Row] = [
    ("date", .date),
    ("before:2024-03-01", .before(day(2024, 3, 1))),
    ("before:today", .before(today)),
    ("after:2024-02-28", .after(day(2024, 2, 28))), ("after:today", .after(today)),
    ("between:2024-02-28..2024-03-01", .between(day(2024, 2, 28)...day(2024, 3, 1))),
    ("between:2000-01-01..today", .between(day(2000, 1, 1)...today)), ("past", .past(on: today)),
    ("future", .future(on: today)), ("age:0..", .age(0..., on: today)),
    ("age:9000..", .age(9000..., on: today)),
    ("age:..17", .age(...17, on: today)),
  ]

  private static func patterns() throws -> [Row] {
    [
      ("time:%I:%M %p", try .time(pattern: "%I:%M %p")), ("time:%H:%M", try .time(pattern: "%H:%M")),
      ("money:$#,##0.00", .money(try MoneyFormat("$#,##0.00"))),
      ("money:([$]#[,]##0[.00])", .money(try MoneyFormat("([$]#[,]##0[.00])"))),
      ("money:de-DE", .money(try MoneyFormat(locale: "de-DE"))),
      ("money:hi-IN", .money(try MoneyFormat(locale: "hi-IN"))),
      ("money:fr-CH", .money(try MoneyFormat(locale: "fr-CH"))),
      ("date:%d/%m/%Y", try .date(pattern: "%d/%m/%Y")), ("date:%d-%b-%y", try .date(pattern: "%d-%b-%y")),
      ("date:%Y%m%dT%H%M%S%z", try .date(pattern: "%Y%m%dT%H%M%S%z")),
    ]
  }

  private static let network: [Row] = [
    ("email", .email), ("email:html", .email(.html)), ("email:rfc5321", .email(.rfc5321)),
  ]

  private static let resources: [Row] = [
    ("url:ftp,sftp", .url(.schemes(["ftp", "sftp"]))),
    ("uuid:7", .uuid(version: 7)),
    ("md5", .digest(.md5)), ("sha1", .digest(.sha1)),
    ("sha256", .digest(.sha256)), ("sha512", .digest(.sha512)),
  ]

  private static let codes: [Row] = [
    ("credit-card:visa,amex", .creditCard(.visa, .amex)),
    ("iban:DE,AT", .iban("DE", "AT")),
    ("tax-id:BR", .taxID(.brazil, on: today)), ("tax-id:MX", .taxID(.mexico, on: today)),
    ("tax-id:IS", .taxID(.iceland, on: today)), ("company-id:MX", .companyID(.mexico, on: today)),
    ("company-id:IS", .companyID(.iceland, on: today)),
    ("tax-id:US", .taxID(.unitedStates, on: today)), ("company-id:FR", .companyID(.france, on: today)),
    ("company-id:GB", .companyID(.unitedKingdom, on: today)),
    ("company-id:CN", .companyID(.china, on: today)),
    ("licence-plate:DE", .licencePlate(.germany)), ("licence-plate:FR", .licencePlate(.france)),
    ("passport:DE", .passport(.germany)), ("passport:US", .passport(.unitedStates)),
  ]

  private static func places() throws -> [Row] {
    let common = ["password1", "correct horse", "Passwortöffner", "iloveyou99"]
    return [
      ("country", .country),
      ("country:alpha-3", .country(.alpha3)),
      ("country:numeric", .country(.numeric)),
      ("postal-code:DE", try PostalCodeStrategy.postalCode("DE")),
      ("postal-code:GB", try PostalCodeStrategy.postalCode("GB")),
      ("postal-code:US", try PostalCodeStrategy.postalCode("US")),
      ("postal-code:NL", try PostalCodeStrategy.postalCode("NL")),
      ("phone:DE", try PhoneStrategy.phone("DE")), ("phone:US", try PhoneStrategy.phone("US")),
      ("password:length=8.. classes=3 distinct=6", .password(length: 8..., classes: 3, distinct: 6)),
      ("password:length=8.. list=common-passwords.txt", .password(length: 8..., listed: common)),
    ]
  }
}
