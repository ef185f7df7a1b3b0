internal import Bytes

/// A strategy that accepts the codes of one kind, such as the numbers of a securities registry.
///
/// The scheme of each kind defines the notation, the parts that are issued, and the check digits. Letters are upper case; only
/// the separators of the official print are allowed. Whether a code was issued is not checked.
///
/// ```swift
/// CodeStrategy(.cusip).verdict(on: "037833100")        // .valid
/// CodeStrategy(.cusip).failure(of: "037833101")?.code  // "cusip.checksum"
/// ```
///
/// Codes, after the name of the kind: `.structure` (`expected`, `found`, `position`), `.part` (`position`, `part`), `.checksum`.
public struct CodeStrategy: ByteValidationStrategy, Hashable {
  /// The kinds of codes; the raw value is the name of the rule.
  public enum Kind: String, Sendable, CaseIterable {
    case aba
    case cusip
    case cve
    case figi
    case iccid
    case imsi
    case ismn
    case isni
    case iso6346 = "iso-6346"
    case isrc
    case meid
    case sedol
    case vin

    /// The notation of the codes and their checks.
    var scheme: CodeScheme {
      switch self {
      case .aba: .aba
      case .cusip: .cusip
      case .cve: .cve
      case .figi: .figi
      case .iccid: .iccid
      case .imsi: .imsi
      case .ismn: .ismn
      case .isni: .isni
      case .iso6346: .iso6346
      case .isrc: .isrc
      case .meid: .meid
      case .sedol: .sedol
      case .vin: .vin
      }
    }
  }

  /// The kind of the codes.
  public let kind: Kind

  /// Creates a strategy that accepts the codes of one kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  public var ruleName: String { kind.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    try kind.scheme.check(value, rule: kind.rawValue)
  }
}

extension InputFieldValidationStrategy where Self == CodeStrategy {
  /// A code of that kind.
  public static func code(_ kind: CodeStrategy.Kind) -> CodeStrategy { CodeStrategy(kind) }
}

extension CatalogMessages {
  /// The messages of a kind of code.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - noun: What a value must be, with its article: "a CUSIP".
  ///   - checkDigits: The name of its check digits, with "is" or "are"; `nil` for a code without any.
  ///   - hasParts: Whether parts of it are checked.
  static func code(
    _ kind: CodeStrategy.Kind, _ noun: String, checkDigits: String? = "check digit is", hasParts: Bool = false
  ) -> CatalogMessages {
    let name = kind.rawValue
    var messages: CatalogMessages = [
      FailureCode(rawValue: "\(name).structure"):
        "must be \(noun), such as {expected}: there is {found} at character {position}"
    ]
    if hasParts {
      messages = messages.and([
        FailureCode(rawValue: "\(name).part"): "must be \(noun): none has '{part}' at character {position}",
        FailureCode(rawValue: "\(name).part/start"): "must be \(noun): none begins with '{part}'",
      ])
    }
    guard let checkDigits else { return messages }
    return messages.and([
      FailureCode(rawValue: "\(name).checksum"): "must be \(noun): its \(checkDigits) wrong"
    ])
  }
}
