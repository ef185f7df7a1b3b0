internal import Bytes

/// A strategy that accepts an article number with its check digit: EAN-8, EAN-13 or UPC-A, digits alone.
///
/// GS1 General Specifications, sections 2.1 (GTIN-8, GTIN-12, GTIN-13) and 7.9.1; ISO/IEC 15420. A UPC has
/// twelve digits; the shortened UPC-E is not accepted. The prefix of the GS1 member is not checked.
///
/// ```swift
/// ArticleNumberStrategy(.ean13).verdict(on: "4006381333931")       // .valid
/// ArticleNumberStrategy(.ean8).failure(of: "73513536")?.code       // "ean-8.checksum"
/// ```
///
/// Codes, after the rule's name (`ean-8`, `ean-13`, `upc`): `.structure` (`position`, `character`), `.length` (`expected`,
/// `actual`), `.checksum`.
public struct ArticleNumberStrategy: ByteValidationStrategy, Hashable {
  /// The kinds of article numbers.
  public enum Kind: String, Sendable, CaseIterable {
    /// Eight digits: GTIN-8.
    case ean8 = "ean-8"
    /// Thirteen digits: GTIN-13.
    case ean13 = "ean-13"
    /// Twelve digits: GTIN-12, UPC-A.
    case upc

    /// The number of digits.
    var length: Int {
      switch self {
      case .ean8: 8
      case .ean13: 13
      case .upc: 12
      }
    }
  }

  /// The kind of the numbers.
  public let kind: Kind

  /// Creates a strategy that accepts the numbers of one kind.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  public var ruleName: String { kind.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var checksum = GTINChecksum()
    for index in 0..<value.count {
      guard value[index].isDigit else { throw failure("structure", .character(index, in: value)) }
      checksum.append(CodeSymbols.value(of: value[index]))
    }
    guard value.count == kind.length else {
      throw failure("length", ["expected": .integer(kind.length), "actual": .integer(value.count)])
    }
    guard checksum.isValid else { throw failure("checksum") }
  }

  private func failure(_ code: StaticString, _ parameters: FailureParameters = [:]) -> ValidationFailure {
    ValidationFailure(FailureCode(rawValue: "\(kind.rawValue).\(code)"), parameters)
  }
}

extension InputFieldValidationStrategy where Self == ArticleNumberStrategy {
  /// An article number of eight digits.
  public static var ean8: ArticleNumberStrategy { ArticleNumberStrategy(.ean8) }

  /// An article number of thirteen digits.
  public static var ean13: ArticleNumberStrategy { ArticleNumberStrategy(.ean13) }

  /// An article number of twelve digits.
  public static var upc: ArticleNumberStrategy { ArticleNumberStrategy(.upc) }
}

extension CatalogEntry {
  static let ean8 = CatalogEntry(
    name: "ean-8", group: .codes, summary: "An article number of eight digits (GTIN-8) with its check digit.",
    swift: ".ean8",
    messages: [
      "ean-8.structure": "must be an EAN-8: character {position}, '{character}', is not a digit",
      "ean-8.length": "must be an EAN-8 of {expected} digits, has {actual}",
      "ean-8.checksum": "must be an EAN-8: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.ean8),
    lesserSynonyms: ["barcode", "ean", "gtin"],
    examples: [
      .init(valid: "73513537", "96385074"),
      .init(
        invalid: ("73513536", "ean-8.checksum"), ("7351353", "ean-8.length"),
        ("7351 3537", "ean-8.structure")),
    ])

  static let ean13 = CatalogEntry(
    name: "ean-13", group: .codes,
    summary: "An article number of thirteen digits (GTIN-13) with its check digit.",
    swift: ".ean13",
    messages: [
      "ean-13.structure": "must be an EAN-13: character {position}, '{character}', is not a digit",
      "ean-13.length": "must be an EAN-13 of {expected} digits, has {actual}",
      "ean-13.checksum": "must be an EAN-13: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.ean13),
    synonyms: ["barcode", "ean", "gtin"],
    examples: [
      .init(valid: "4006381333931", "9780306406157"),
      .init(
        invalid: ("4006381333932", "ean-13.checksum"), ("400638133393", "ean-13.length"),
        ("4-006381-333931", "ean-13.structure")),
    ])

  static let upc = CatalogEntry(
    name: "upc", group: .codes, summary: "An article number of twelve digits (UPC-A) with its check digit.",
    swift: ".upc",
    messages: [
      "upc.structure": "must be a UPC: character {position}, '{character}', is not a digit",
      "upc.length": "must be a UPC of {expected} digits, has {actual}",
      "upc.checksum": "must be a UPC: its check digit is wrong",
    ],
    strategy: ArticleNumberStrategy(.upc),
    lesserSynonyms: ["barcode"],
    examples: [
      .init(valid: "036000291452", "042100005264"),
      .init(
        invalid: ("036000291453", "upc.checksum"), ("36000291452", "upc.length"),
        ("0 36000 29145 2", "upc.structure")),
    ])
}
