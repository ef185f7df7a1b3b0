internal import Bytes

/// A strategy that accepts a number of GS1 with its check digit, digits alone: of an article, EAN-8, EAN-13, UPC-A or GTIN-14, of a
/// place, GLN, or of a shipped unit, SSCC.
///
/// GS1 General Specifications, sections 2.1 (GTIN-8, GTIN-12, GTIN-13, GTIN-14), 2.2.1 (SSCC), 2.4.1 (GLN) and 7.9.1; ISO/IEC 15420. A
/// UPC has twelve digits; the shortened UPC-E is not accepted. The prefix of the GS1 member is not checked.
///
/// ```swift
/// ArticleNumberStrategy(.ean13).verdict(on: "4006381333931")       // .valid
/// ArticleNumberStrategy(.ean8).failure(of: "73513536")?.code       // "ean-8.checksum"
/// ```
///
/// Codes, after the rule's name (`ean-8`, `ean-13`, `upc`, `gtin-14`, `gln`, `sscc`): `.structure` (`position`, `character`),
/// `.length` (`expected`, `actual`), `.checksum`.
public struct ArticleNumberStrategy: ByteValidationStrategy, Hashable {
  /// The kinds of numbers.
  public enum Kind: String, Sendable, CaseIterable {
    /// Eight digits: GTIN-8.
    case ean8 = "ean-8"
    /// Thirteen digits: GTIN-13.
    case ean13 = "ean-13"
    /// Twelve digits: GTIN-12, UPC-A.
    case upc
    /// Fourteen digits, of which the first is the level of the package: GTIN-14.
    case gtin14 = "gtin-14"
    /// Thirteen digits of a place or a company: Global Location Number.
    case gln
    /// Eighteen digits of a shipped unit: Serial Shipping Container Code.
    case sscc

    /// The number of digits.
    var length: Int {
      switch self {
      case .ean8: 8
      case .ean13, .gln: 13
      case .upc: 12
      case .gtin14: 14
      case .sscc: 18
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
    switch fault(of: value) {
    case nil: break
    case .character(let index): throw failure("structure", .character(index, in: value))
    case .length:
      throw failure("length", ["expected": .integer(kind.length), "actual": .integer(value.count)])
    case .checksum: throw failure("checksum")
    }
  }

  public func verdict(on value: Span<UInt8>) -> Verdict { Verdict(fault(of: value) == nil) }

  private enum Fault: Equatable {
    case character(Int)
    case length, checksum
  }

  private func fault(of value: Span<UInt8>) -> Fault? {
    var checksum = GTINChecksum()
    for index in 0..<value.count {
      guard value[index].isDigit else { return .character(index) }
      checksum.append(CodeSymbols.value(of: value[index]))
    }
    guard value.count == kind.length else { return .length }
    return checksum.isValid ? nil : .checksum
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

  /// An article number of fourteen digits.
  public static var gtin14: ArticleNumberStrategy { ArticleNumberStrategy(.gtin14) }

  /// The number of a place or a company.
  public static var gln: ArticleNumberStrategy { ArticleNumberStrategy(.gln) }

  /// The number of a shipped unit.
  public static var sscc: ArticleNumberStrategy { ArticleNumberStrategy(.sscc) }
}
