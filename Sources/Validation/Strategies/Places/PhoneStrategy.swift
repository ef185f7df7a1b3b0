/// A strategy that accepts a telephone number that a numbering plan assigns.
///
/// Numbers, prefixes and plans are those of libphonenumber's metadata, and a value is read as its `parse` reads it
/// (`WrittenPhone` defines the separators); unlike there, the whole value must be the number. Text around it, letters for
/// digits, extensions and digits other than ASCII's are rejected.
///
/// Without a region the number is in international format: `+`, a calling code, the number. With a region it
/// may also be in national format or have the region's international prefix, and it must have the region's
/// calling code: `phone:US` accepts Canadian numbers, whose code is also 1, but no British ones. With a
/// region, the accepted values are those for which `is_valid_number(parse(value, region))` is true and the
/// calling code is the region's.
///
/// ```swift
/// PhoneStrategy().verdict(on: "+49 (0)30 12345678")                      // .valid
/// try PhoneStrategy(region: "DE").verdict(on: "030/12345678")            // .valid
/// try PhoneStrategy(region: "DE").failure(of: "+44 20 7946 0000")?.code  // "phone.other-calling-code"
/// ```
///
/// O(n), no allocation. Lengths are numbers of digits without the calling code and the national prefix.
///
/// Codes: `phone.character` (`position`, `character`), `phone.overlong` (`maximum`), `phone.not-international`,
/// `phone.calling-code`, `phone.other-calling-code` (`expected`, `actual`), `phone.too-short` (`minimum`, `actual`),
/// `phone.too-long` (`maximum`, `actual`), `phone.unassigned` (`callingCode`).
public struct PhoneStrategy: ByteValidationStrategy, Hashable {
  /// The region dialled from, as two letters of ISO 3166-1 or `XK`, `AC` or `TA`; `nil` for international format.
  public var region: String? { plan?.region }
  private let plan: PhonePlan?

  /// Creates a strategy that accepts numbers in international format.
  public init() {
    plan = nil
  }

  /// Creates a strategy that accepts numbers with the calling code of a region, in national or international
  /// format.
  ///
  /// - Throws: `RuleError.malformedArgument` for a region without a numbering plan.
  public init(region: String) throws(RuleError) {
    guard region.utf8.count == 2, let plan = PhoneDirectory.plan(for: region) else {
      throw .malformedArgument(region, expected: "a region, such as DE, GB or US", of: "phone")
    }
    self.plan = plan
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    do throws(PhoneFault) {
      try read(value)
    } catch {
      throw error.failure(of: value)
    }
  }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    do throws(PhoneFault) {
      try read(value)
      return .valid
    } catch {
      return .invalid
    }
  }

  private func read(_ value: Span<UInt8>) throws(PhoneFault) {
    let reading = try PhoneReading(try WrittenPhone(value), from: plan)
    if let plan, plan.callingCode != reading.code.number {
      throw .otherCallingCode(expected: plan.callingCode, actual: reading.code.number)
    }
    if !reading.number.isAccepted(by: reading.code.assigned) { throw reading.fault }
  }

  public static func == (first: Self, second: Self) -> Bool { first.region == second.region }
  public func hash(into hasher: inout Hasher) { hasher.combine(region) }
}

extension InputFieldValidationStrategy where Self == PhoneStrategy {
  /// A telephone number in international format.
  public static var phone: PhoneStrategy { PhoneStrategy() }

  /// A telephone number as written in that region: `try .phone("DE")`.
  public static func phone(_ region: String) throws(RuleError) -> PhoneStrategy {
    try PhoneStrategy(region: region)
  }
}

extension CatalogEntry {
  static let phone = CatalogEntry(
    name: "phone", group: .places,
    summary: "A telephone number that a numbering plan assigns (libphonenumber's metadata).",
    argument: .optional(
      "REGION",
      "two upper-case letters of ISO 3166-1, DE, GB, US: national form too, of that region's calling code; "
        + "without it, international form of any"),
    swift: #".phone, try .phone("DE")"#,
    messages: [
      "phone.character":
        "must be a telephone number: character {position}, '{character}', is not allowed there",
      "phone.overlong": "must be a telephone number: it has more than {maximum} characters",
      "phone.not-international": "must be a telephone number that begins with + and the country calling code",
      "phone.calling-code": "must be a telephone number: no country calling code is at its beginning",
      "phone.other-calling-code":
        "must be a telephone number with the country calling code {expected}, not {actual}",
      "phone.too-short":
        "must be a telephone number: it has {actual} {actual|digit|digits} without its prefixes, at "
        + "least {minimum} are required",
      "phone.too-long":
        "must be a telephone number: it has {actual} digits without its prefixes, at most {maximum} are allowed",
      "phone.unassigned": "must be a telephone number that exists: +{callingCode} has no such number",
    ],
    synonyms: ["cell-phone", "mobile", "mobile-phone", "phone-number", "tel", "telephone"],
    examples: [
      .init(valid: "+49 30 12345678", "+1 (415) 555-2671", "+44 (0)20 7946 0000", "+800 1234 5678"),
      .init(
        invalid: ("030 12345678", "phone.not-international"), ("+49 30 1234x", "phone.character"),
        ("+210 1234567", "phone.calling-code"), ("+1 415 555", "phone.too-short"),
        ("+1 415 555 2671 9", "phone.too-long"), ("+1 115 555 2671", "phone.unassigned"),
        ("+1 415 555" + String(repeating: " ", count: 240) + "2671", "phone.overlong")),
      .init(argument: "DE", valid: "030 12345678", "(030) 123 456-78", "+49 30 12345678", "0049 30 12345678"),
      .init(
        argument: "DE", invalid: ("+44 20 7946 0000", "phone.other-calling-code"),
        ("030 12345678 ext. 9", "phone.character"), ("0", "phone.too-short")),
      .init(argument: "US", valid: "(415) 555-2671", "1-415-555-2671", "+1 416 555 0123"),
      .init(argument: "US", invalid: ("555-2671", "phone.too-short"), ("(115) 555-2671", "phone.unassigned")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(PhoneStrategy()) }
    return .content(try PhoneStrategy(region: argument))
  }
}
