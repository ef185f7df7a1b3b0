import Testing

@testable import Validation

/// A value for which a strategy reports a code, with the English message.
struct FailureWitness: Sendable, CustomTestStringConvertible {
  let code: FailureCode
  let strategy: any InputFieldValidationStrategy
  let value: String
  let message: String

  init(_ code: FailureCode, _ strategy: any InputFieldValidationStrategy, _ value: String, _ message: String)
  {
    (self.code, self.strategy, self.value, self.message) = (code, strategy, value, message)
  }

  var testDescription: String { code.rawValue }

  /// One or more witnesses for each code that a strategy can report, including one for each unit of a length.
  static let all: [FailureWitness] = composites + emails + lengths + empty + others

  private static let composites: [FailureWitness] = [
    .init("all.failed", .collecting(.integer, .length(2)), "x", "breaks several rules"),
    .init("any.failed", .any(.integer, .email), "x", "meets none of the rules of which one must be met"),
    .init(
      "exactly-one.none", .exactlyOne(.integer, .email), "x",
      "meets none of the rules of which exactly one must be met"),
    .init(
      "exactly-one.several", .exactlyOne(.integer, .number, .email), "1",
      "meets 2 rules of which exactly one must be met"),
    .init("not.matched", .not(.integer), "1", "meets a rule that must not be met"),
  ]

  private static let emails: [FailureWitness] = [
    email("no-at-sign", "ann", "it has no @"),
    email("too-long", String(repeating: "a", count: 255), "it has 255 bytes, 254 are allowed"),
    email("local-part-missing", "@b.de", "nothing precedes the @"),
    email(
      "local-part-too-long", String(repeating: "a", count: 65) + "@b.de",
      "65 bytes before the @, 64 are allowed"),
    email("local-part-character", "a b@c.de", "character 2, ' ', is not allowed before the @"),
    email("domain-missing", "ann@", "nothing follows the @"),
    email("domain-character", "ann@b_c.de", "character 6, '_', is not allowed in a domain"),
    email("domain-single-label", "ann@localhost", "its domain has no dot"),
    email("label-empty", "ann@b..de", "its domain has an empty part next to the dot at character 7"),
    email(
      "label-too-long", "ann@" + String(repeating: "b", count: 64) + ".de",
      "a part of its domain has 64 characters, 63 are allowed"),
    email(
      "label-hyphen", "ann@b-.de", "a part of its domain begins or ends with the hyphen at character 6"),
    email("top-level-domain", "ann@b.c", "the last part of its domain must have two letters or more"),
    .init(
      "email.address-literal", .email(.rfc5321), "ann@[1.2.3]",
      "must be an e-mail address: its brackets contain no address such as [192.0.2.1] or [IPv6:2001:db8::1]"),
  ]

  private static func email(_ code: String, _ value: String, _ text: String) -> FailureWitness {
    .init(FailureCode(rawValue: "email." + code), .email, value, "must be an e-mail address: " + text)
  }

  private static let lengths: [FailureWitness] = [
    .init("length.too-long", .length(...1), "né", "must have at most 1 character, has 2"),
    .init("length.too-long", .length(...1, unit: .bytes), "né", "must have at most 1 byte, has 3"),
    .init("length.too-long", .length(...1, unit: .utf16), "😀", "must have at most 1 UTF-16 unit, has 2"),
    .init("length.too-long", .length(...1, unit: .graphemes), "né", "must have at most 1 grapheme, has 2"),
    .init("length.too-short", .length(1...), "", "must have at least 1 character, has 0"),
    .init("length.too-short", .length(4...), "né", "must have at least 4 characters, has 2"),
    .init("length.too-short", .length(4, unit: .bytes), "né", "must have at least 4 bytes, has 3"),
    .init("length.too-short", .length(4..., unit: .utf16), "😀", "must have at least 4 UTF-16 units, has 2"),
    .init("length.too-short", .length(4..., unit: .graphemes), "né", "must have at least 4 graphemes, has 2"),
  ]

  /// The codes of an empty value. Examples of rules cannot contain it because it counts as absent.
  private static let empty: [FailureWitness] = [
    .init("alpha.empty", .alpha, "", "must have letters"),
    .init("alphanumeric.empty", .alphanumeric, "", "must have letters or digits"),
    .init("identifier.empty", .identifier, "", "must be an identifier"),
    .init("numeric.empty", .numeric, "", "must have digits"),
    .init("slug.empty", .slug, "", "must be a slug"),
    .init("emoji.empty", .emoji, "", "must be one or more emoji"),
  ]

  private static let others: [FailureWitness] = [
    .init(
      "boolean.malformed", BooleanStrategy(trueValues: ["y"], falseValues: ["n"]), "x",
      "must be one of 'y', 'n'"),
    .init("date.malformed", .date, "x", "must be a date as YYYY-MM-DD"),
    .init("date.no-such-month", .date, "2024-13-01", "must be a day that exists: there is no month 13"),
    .init(
      "date.no-such-day", .date, "2023-02-29", "must be a day that exists: the month has 28 days, not 29"),
    date("date.too-early", .minimum, "must be 2024-01-02 or later"),
    date("date.too-late", .maximum, "must be 2024-01-02 or earlier"),
    date("date.not-after", .exclusiveMinimum, "must be after 2024-01-02"),
    date("date.not-before", .exclusiveMaximum, "must be before 2024-01-02"),
    .init(
      "email.local-part-too-long", .email(.rfc5321), String(repeating: "e", count: 66) + "@b.de",
      "must be an e-mail address: 66 bytes before the @, 64 are allowed"),
    .init(
      "base64.length", .encoded(.base64), "Z",
      "must be base64, which never has a length of 4n + 1 digits, such as 1"),
    .init(
      "base64.character", .encoded(.base64), "Zg==Z",
      "must be base64: character 5, 'Z', is not allowed there"),
    .init(
      "cidr.address", .cidr(.v4), "2001:db8::/32",
      "must be a block of IP addresses: '2001:db8::' before the slash is not an IP address of an allowed version"
    ),
    .init(
      "mac.group-count", .macAddress, "00",
      "must be a MAC address of 6 or 8 groups of digits, has 1"),
    .init("integer.malformed", .integer, "x", "must be a whole number"),
    .init("number.malformed", .number, "x", "must be a number"),
    .init("one-of.not-listed", .oneOf("a", "b"), "c", "must be one of 'a', 'b'"),
    .init("range.not-a-number", .range(0...1), "x", "must be a number"),
    .init("range.too-small", .range(0...1), "-1", "must be at least 0"),
    .init("range.too-large", .range(0...1), "2", "must be at most 1"),
    .init("range.not-above", RangeStrategy(lower: .exclusive(ExactDecimal(0))), "0", "must be above 0"),
    .init("range.not-below", RangeStrategy(upper: .exclusive(ExactDecimal(1))), "1", "must be below 1"),
    regex("regex.no-match", #"\d{5}"#, "x", #"must match \d{5}"#),
    regex(
      "regex.budget-exceeded", "(?-i)(?:a|a)*[!?]", String(repeating: "a", count: 1000),
      "could not be decided: matching (?-i)(?:a|a)*[!?] took too many steps"),
  ]

  private static func date(_ code: FailureCode, _ kind: DateBound.Kind, _ message: String) -> FailureWitness {
    let value = kind == .minimum || kind == .exclusiveMinimum ? "2024-01-01" : "2024-01-03"
    let bound = DateBound(kind, "2024-01-02").map { [$0] } ?? []
    return .init(code, DateStrategy(bounds: bound), value, message)
  }

  private static func regex(
    _ code: FailureCode, _ pattern: String, _ value: String, _ message: String
  ) -> FailureWitness {
    // If the pattern does not compile, a strategy that accepts every value makes the test fail.
    .init(code, (try? RegexStrategy(pattern)) ?? AllStrategy([]), value, message)
  }
}
