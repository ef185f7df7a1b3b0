internal import Bytes

/// A strategy that accepts a digital object identifier: `10.`, a registrant, a slash and a suffix.
///
/// ISO 26324:2022, section 5; DOI Handbook, section 2.2: the registrant has four to nine digits, and subdivisions after full stops;
/// the suffix has at least one character, of which none is white space or a control character. An address such as
/// `https://doi.org/10.1000/182` is not the identifier.
///
/// ```swift
/// DOIStrategy().verdict(on: "10.1000/182")         // .valid
/// DOIStrategy().failure(of: "10.1000")?.code       // "doi.structure"
/// ```
///
/// Codes: `doi.structure` (`expected`, `found`, `position`).
public struct DOIStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let start: StaticString = "10."
    for index in 0..<3 where index >= value.count || value[index] != start[index] {
      throw failure(at: index, in: value, expecting: Unicode.Scalar(start[index]))
    }
    var index = 3
    var (digits, isFirst) = (0, true)
    while index < value.count, value[index] != UInt8(ascii: "/") {
      if value[index] == UInt8(ascii: "."), digits > 0, !isFirst || digits >= 4 {
        (digits, isFirst) = (0, false)
      } else if value[index].isDigit, !isFirst || digits < 9 {
        digits += 1
      } else {
        throw failure(at: index, in: value, expecting: isFirst && digits == 9 ? "/" : "d")
      }
      index += 1
    }
    guard digits >= (isFirst ? 4 : 1) else { throw failure(at: index, in: value, expecting: "d") }
    guard index < value.count else { throw failure(at: index, in: value, expecting: "/") }
    try checkSuffix(value, from: index + 1)
  }

  private func checkSuffix(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) {
    guard start < value.count else { throw failure(at: start, in: value, expecting: "c") }
    var index = start
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      guard let scalar, !scalar.isWhiteSpace, scalar.properties.generalCategory != .control else {
        throw failure(at: index, in: value, expecting: "c")
      }
      index += count
    }
  }

  private func failure(
    at offset: Int, in value: Span<UInt8>, expecting element: Unicode.Scalar
  ) -> ValidationFailure {
    let mismatch = CodeMismatch(at: offset, in: value, expecting: element)
    return ValidationFailure("doi.structure", ["expected": "10.1000/182"] + mismatch.parameters(in: value))
  }
}

extension InputFieldValidationStrategy where Self == DOIStrategy {
  /// A digital object identifier.
  public static var doi: DOIStrategy { DOIStrategy() }
}

extension CatalogEntry {
  static let doi = CatalogEntry(
    name: "doi", group: .codes,
    summary: "A digital object identifier (DOI), such as 10.1000/182.",
    swift: ".doi",
    messages: [
      "doi.structure": "must be a DOI, such as {expected}: there is {found} at character {position}"
    ],
    strategy: DOIStrategy(),
    synonyms: ["digital-object-identifier"],
    examples: [
      .init(
        valid: "10.1000/182", "10.1038/nphys1170",
        "10.1002/(SICI)1099-0690(199810)1998:10%3C2071::AID-EJOC2071%3E3.0.CO;2-A"),
      .init(
        invalid: ("10.1000", "doi.structure"), ("10.1000/", "doi.structure"),
        ("https://doi.org/10.1000/182", "doi.structure"), ("10.1000/1 82", "doi.structure")),
    ])
}
