internal import Bytes

/// A strategy that accepts a structured creditor reference: RF, two check digits, and 1 to 21 letters and digits.
///
/// ISO 11649:2009, section 4: upper-case letters; ISO/IEC 7064 MOD 97-10 with the first four characters moved to the end. In print a
/// space follows every fourth character.
///
/// ```swift
/// RFStrategy().verdict(on: "RF18 5390 0754 7034")       // .valid
/// RFStrategy().failure(of: "RF18539007547035")?.code    // "rf.checksum"
/// ```
///
/// Codes: `rf.structure` (`expected`, `found`, `position`), `rf.checksum`.
public struct RFStrategy: ByteValidationStrategy, Hashable {
  /// The most letters and digits, RF and the check digits included.
  private static let maximum = 25

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let symbols = try symbols(of: value)
    let ending = ISO7064.Mod97().over(symbols, 4..<symbols.count).over(symbols, 0..<4)
    guard ending.isValid else { throw ValidationFailure("rf.checksum") }
  }

  private func symbols(of value: Span<UInt8>) throws(ValidationFailure) -> CodeSymbols {
    let isGrouped = value.count > 4 && value[4] == UInt8(ascii: " ")
    var symbols = CodeSymbols()
    for index in 0..<value.count {
      let element = element(at: symbols.count, isSpace: isGrouped && index % 5 == 4)
      guard symbols.count < Self.maximum, CodeMismatch.allows(UInt8(ascii: element), value[index]) else {
        throw failure(at: index, in: value, symbols.count < Self.maximum ? element : nil)
      }
      if element != " " { symbols.append(value[index], at: index) }
    }
    let endsWithSpace = value.count > 0 && value[value.count - 1] == UInt8(ascii: " ")
    guard symbols.count > 4, !endsWithSpace else {
      throw failure(at: value.count, in: value, element(at: symbols.count, isSpace: false))
    }
    return symbols
  }

  /// The element of a notation that the character after a number of symbols is.
  private func element(at count: Int, isSpace: Bool) -> Unicode.Scalar {
    if isSpace { return " " }
    return switch count {
    case 0: "R"
    case 1: "F"
    case 2, 3: "d"
    default: "c"
    }
  }

  private func failure(at offset: Int, in value: Span<UInt8>, _ element: Unicode.Scalar?) -> ValidationFailure
  {
    let mismatch =
      element.map { CodeMismatch(at: offset, in: value, expecting: $0) }
      ?? CodeMismatch(offset: offset, actual: value[offset])
    return ValidationFailure(
      "rf.structure", ["expected": .text("RF18 5390 0754 7034")] + mismatch.parameters(in: value))
  }
}

extension InputFieldValidationStrategy where Self == RFStrategy {
  /// A creditor reference by ISO 11649.
  public static var rf: RFStrategy { RFStrategy() }
}

extension CatalogEntry {
  static let rf = CatalogEntry(
    name: "rf", group: .codes,
    summary: "An RF creditor reference (ISO 11649) with its check digits.",
    swift: ".rf",
    messages: [
      "rf.structure": "must be an RF reference, such as {expected}: there is {found} at character {position}",
      "rf.checksum": "must be an RF reference: its check digits are wrong",
    ],
    strategy: RFStrategy(),
    synonyms: ["creditor-reference", "iso-11649", "rf-reference", "structured-reference"],
    examples: [
      .init(valid: "RF18539007547034", "RF18 5390 0754 7034", "RF18000000000539007547034"),
      .init(
        invalid: ("RF18539007547035", "rf.checksum"), ("RF18", "rf.structure"),
        ("RF18 53900754 7034", "rf.structure"), ("rf18539007547034", "rf.structure")),
    ])
}
