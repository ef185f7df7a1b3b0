internal import Bytes

/// A strategy that accepts codes with correct check digits, by a published system or by weights.
///
/// The code has digits and upper-case letters, as far as the system allows them, and no separators.
///
/// ```swift
/// CheckDigitsStrategy(.damm).verdict(on: "5724")                          // .valid
/// CheckDigitsStrategy(.damm).failure(of: "5742")?.code                    // "check-digits.checksum"
/// CheckDigitsStrategy(.iso7064(.mod37Radix2)).verdict(on: "G123489654321Y")  // .valid
/// ```
///
/// Codes: `check-digits.structure` (`position`, `character`), `check-digits.checksum`.
public struct CheckDigitsStrategy: ByteValidationStrategy, Hashable {
  private enum Method: Hashable {
    case system(CheckDigitSystem)
    case weighted(WeightedCheck)
  }

  private let method: Method

  /// Creates a strategy for a published system.
  ///
  /// - Precondition: The radix of ``CheckDigitSystem/luhn(radix:)`` is an even number from 2 to 36.
  public init(_ system: CheckDigitSystem) {
    if case .luhn(let radix) = system {
      precondition(2...36 ~= radix && radix.isMultiple(of: 2), "the radix is an even number from 2 to 36")
    }
    method = .system(system)
  }

  /// Creates a strategy for check digits by weights, from left to right.
  ///
  /// - Precondition: There are 1 to 8 check digits.
  public init(weighted digits: WeightedCheckDigit...) {
    self.init(weighted: digits)
  }

  init(weighted digits: [WeightedCheckDigit]) {
    precondition(1...WeightedCheck.capacity ~= digits.count, "a code has 1 to 8 check digits")
    method = .weighted(WeightedCheck(digits: digits))
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    switch method {
    case .system(let system): try system.check(value)
    case .weighted(let weighted): try weighted.check(value)
    }
  }
}

extension InputFieldValidationStrategy where Self == CheckDigitsStrategy {
  /// A code with the check digits of a published system.
  public static func checkDigits(_ system: CheckDigitSystem) -> CheckDigitsStrategy {
    CheckDigitsStrategy(system)
  }
}

extension CatalogEntry {
  static let checkDigits = CatalogEntry(
    name: "check-digits", group: .codes,
    summary: "A code with correct check digits, by a published system or by weights.",
    argument: .required("SYSTEM", "one of " + CheckDigitSystem.names.joined(separator: ", ")),
    structure: .checkDigits, swift: ".checkDigits(.damm)",
    messages: [
      "check-digits.structure":
        "must be a code with check digits: '{character}' is not allowed at character {position}",
      "check-digits.structure/short": "must be a code with check digits: it is too short",
      "check-digits.checksum": "must be a code with check digits: they are wrong",
    ],
    synonyms: [
      "check-digit", "check-sum", "checksum", "damm", "iso-7064", "iso7064", "luhn-mod-n", "mod-10", "mod-11",
      "mod-97", "mod10", "mod11",
    ],
    examples: [
      .init(argument: "damm", valid: "5724"),
      .init(
        argument: "damm", invalid: ("5742", "check-digits.checksum"), ("57-24", "check-digits.structure")),
      .init(argument: "iso7064:11-2", valid: "079X"),
      .init(argument: "iso7064:37-2", valid: "G123489654321Y"),
      .init(argument: "iso7064:97-10", valid: "213800KUD8LAJWSQ9D15"),
      .init(argument: "luhn:36", valid: "ABCH"),
    ]
  ) { argument throws(RuleError) in
    .content(CheckDigitsStrategy(try CheckDigitSystem(argument: argument ?? "")))
  }
}
