internal import Bytes

/// A strategy that accepts an ORCID iD, which identifies a researcher: four groups of four characters with hyphens between.
///
/// ORCID, "Structure of the ORCID Identifier": fifteen digits, of which none is left out, and the check character of ISO/IEC 7064
/// MOD 11-2, a digit or a capital X. The whole iD is a URI with `https://orcid.org/` before the number; the ``Form`` tells
/// whether a value has it. A prefix with `http:`, or in capital letters, is rejected, and so is a number without hyphens. The
/// number must be in one of the blocks that ISNI has reserved for ORCID: 0000-0001-5000-0007 to 0000-0003-5000-0001, and
/// 0009-0000-0000-0000 to 0009-0010-0000-0000 (ORCID, "What is the relationship between ISNI and ORCID?", 22 February 2023).
///
/// ```swift
/// ORCIDStrategy().verdict(on: "0000-0002-1825-0097")                        // .valid
/// ORCIDStrategy(.uri).verdict(on: "https://orcid.org/0000-0002-1825-0097")  // .valid
/// ORCIDStrategy().failure(of: "0000-0002-1825-0098")?.code                  // "orcid.checksum"
/// ```
///
/// Codes: `orcid.structure` (`example`, `found`, `position`), `orcid.checksum`, `orcid.block`.
public struct ORCIDStrategy: ByteValidationStrategy, Hashable {
  /// The form of an iD; the raw value is the argument of the rule.
  public enum Form: String, Sendable, CaseIterable {
    /// The number alone: `0000-0002-1825-0097`.
    case number
    /// The number after `https://orcid.org/`.
    case uri
    /// The number alone or after `https://orcid.org/`.
    case either
  }

  private static let prefix: StaticString = "https://orcid.org/"
  private static let notation = CodeNotation(
    "dddd-dddd-dddd-dddx", like: "0000-0002-1825-0097")

  /// The form of the values.
  public let form: Form

  /// Creates a strategy that accepts iDs of a form.
  public init(_ form: Form = .number) {
    self.form = form
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let shared = Self.shared(value)
    let hasPrefix = shared == Self.prefix.utf8CodeUnitCount
    guard hasPrefix || form != .uri else {
      throw structure(["found": .phrase("code.wrong")] + .position(shared, in: value))
    }
    let start = hasPrefix && form != .number ? shared : 0
    switch Self.notation.read(value, from: start) {
    case .failure(let mismatch): throw structure(mismatch.parameters(in: value))
    case .success(let symbols):
      var checksum = ISO7064.Pure.mod11Radix2.over(symbols, 0..<15)
      checksum.append(min(symbols[15], 10))
      guard checksum.isValid else { throw ValidationFailure("orcid.checksum") }
      guard Self.isInBlock(symbols.number(0..<15)) else { throw ValidationFailure("orcid.block") }
    }
  }

  /// The number of bytes that the value shares with the prefix.
  private static func shared(_ value: Span<UInt8>) -> Int {
    var count = 0
    while count < min(value.count, prefix.utf8CodeUnitCount), value[count] == prefix[count] { count += 1 }
    return count
  }

  /// Whether the first fifteen digits are in a block that ISNI has reserved for ORCID.
  private static func isInBlock(_ digits: Int) -> Bool {
    15_000_000...35_000_000 ~= digits || 900_000_000_000...900_100_000_000 ~= digits
  }

  private func structure(_ place: FailureParameters) -> ValidationFailure {
    let number = "0000-0002-1825-0097"
    let example = form == .uri ? "\(Self.prefix)\(number)" : number
    return ValidationFailure("orcid.structure", ["example": .text(example)] + place)
  }
}

extension InputFieldValidationStrategy where Self == ORCIDStrategy {
  /// The number of an ORCID iD.
  public static var orcid: ORCIDStrategy { ORCIDStrategy() }

  /// An ORCID iD of a form.
  public static func orcid(_ form: ORCIDStrategy.Form) -> ORCIDStrategy { ORCIDStrategy(form) }
}

extension CatalogEntry {
  static let orcid = CatalogEntry(
    name: "orcid", group: .codes,
    summary: "An ORCID iD of a researcher: sixteen characters in groups of four, the last a check character.",
    argument: .optional(
      "FORM",
      """
      number (default: 0000-0002-1825-0097), uri (with https://orcid.org/ before the number), either (with or without \
      https://orcid.org/)
      """),
    swift: ".orcid, .orcid(.uri)",
    messages: [
      "orcid.structure":
        "must be an ORCID iD such as {example}: there is {found} at character {position}",
      "orcid.checksum": "must be an ORCID iD: its check character is wrong",
      "orcid.block": "must be an ORCID iD: its number is not in a block that is reserved for ORCID",
    ],
    synonyms: ["orcid-id", "researcher-id"],
    examples: [
      .init(valid: "0000-0002-1825-0097", "0000-0002-1694-233X", "0009-0001-5055-9262"),
      .init(
        invalid: ("0000-0002-1825-0098", "orcid.checksum"), ("0000000218250097", "orcid.structure"),
        ("0000-0002-1694-233x", "orcid.structure"), ("0000-0000-0000-0001", "orcid.block"),
        ("https://orcid.org/0000-0002-1825-0097", "orcid.structure")),
      .init(argument: "uri", valid: "https://orcid.org/0000-0002-1825-0097"),
      .init(
        argument: "uri", invalid: ("http://orcid.org/0000-0002-1825-0097", "orcid.structure"),
        ("0000-0002-1825-0097", "orcid.structure")),
      .init(argument: "either", valid: "0000-0002-1825-0097", "https://orcid.org/0000-0002-1825-0097"),
      .init(argument: "either", invalid: ("orcid.org/0000-0002-1825-0097", "orcid.structure")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(ORCIDStrategy()) }
    return .content(ORCIDStrategy(try ORCIDStrategy.Form(argument: argument, of: "form")))
  }
}
