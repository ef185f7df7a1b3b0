internal import Bytes
internal import ValidationData

/// A strategy that accepts a value in the format of the postal codes of a region.
///
/// The format is that of the region's postal operator where it is known, such as Eircode, India Post, La Poste or Correos
/// (`Tools/Tables/postal_formats.py` has the sources), and otherwise the region's regular expression in Google's address
/// metadata. A country prefix such as `LV-` may be omitted. Whether a code is in use is not checked. Letters must be upper
/// case; spaces and hyphens are required if the format has them.
///
/// ```swift
/// try PostalCodeStrategy(region: "GB").verdict(on: "SW1A 1AA")    // .valid
/// try PostalCodeStrategy(region: "DE").failure(of: "1011")?.code  // "postal-code.incomplete"
/// ```
///
/// O(n), no allocation. Codes, each with the `region` and an `example`: `postal-code.character` (`position`, `character`,
/// and `found` if no character of that kind is allowed there), `postal-code.incomplete`, `postal-code.too-long`
/// (`position`).
public struct PostalCodeStrategy: ByteValidationStrategy, Hashable {
  /// The region of the codes, as two letters of ISO 3166-1 or `XK`, `AC` or `TA`.
  public let region: String
  private let automaton: Automaton

  /// Creates a strategy that accepts the codes of a region.
  ///
  /// - Throws: `RuleError.malformedArgument` for a region without known postal codes.
  public init(region: String) throws(RuleError) {
    let table = PostalCodes.regions
    let name = Array(region.utf8)
    guard name.count == 2, let line = table.line(startingWith: name.span),
      let start = table.number(in: line.lowerBound + 3..<line.upperBound)
    else {
      throw .malformedArgument(
        region, expected: "a region that has postal codes, such as DE, GB or US", of: "postal-code")
    }
    self.region = region
    automaton = AutomatonTable.postalCodes[start]
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    switch automaton.outcome(of: value) {
    case .accepted: return
    case .incomplete: throw ValidationFailure("postal-code.incomplete", parameters)
    case .stopped(let offset):
      guard automaton.accepts(value.extracting(0..<offset)) else {
        throw ValidationFailure(
          "postal-code.character", .character(offset, in: value) + parameters + place(offset, in: value))
      }
      throw ValidationFailure("postal-code.too-long", .position(offset, in: value) + parameters)
    }
  }

  private var parameters: FailureParameters { ["region": .text(region), "example": .text(example)] }

  /// A code of the region.
  fileprivate var example: String {
    let examples = PostalCodes.examples
    guard let line = examples.line(startingWith: Array(region.utf8).span) else { return "" }
    return String(decoding: line.dropFirst(3).map { examples[$0] }, as: UTF8.self)
  }

  /// What is wrong at the offset, unless a character of its kind is allowed there.
  private func place(_ offset: Int, in value: Span<UInt8>) -> FailureParameters {
    var mismatch = CodeMismatch(offset: offset, actual: value[offset])
    for (first, last) in automaton.edges(after: value.extracting(0..<offset)) {
      let isClass = first != last || first.isDigit || first.isLetter
      let element = first.isDigit ? UInt8(ascii: "d") : isClass ? UInt8(ascii: "a") : first
      guard !CodeMismatch.allows(element, value[offset]) else { return [:] }
      mismatch.expect(element)
    }
    return ["found": .phrase(mismatch.found), "variant": "place"]
  }

  public static func == (first: Self, second: Self) -> Bool { first.region == second.region }
  public func hash(into hasher: inout Hasher) { hasher.combine(region) }
}

extension PostalCodeStrategy: ExemplifiedStrategy {
  package var exampleTexts: [String] { example.isEmpty ? [] : [example] }
}

extension InputFieldValidationStrategy where Self == PostalCodeStrategy {
  /// A postal code of that region: `try .postalCode("GB")`.
  public static func postalCode(_ region: String) throws(RuleError) -> PostalCodeStrategy {
    try PostalCodeStrategy(region: region)
  }
}

extension CatalogEntry {
  static let postalCode = CatalogEntry(
    name: "postal-code", group: .places,
    summary: "The format of a postal code of a region, by its postal operator or Google's address metadata.",
    argument: .required("REGION", "two upper-case letters of ISO 3166-1: DE, GB, US; 183 regions are known"),
    swift: #"try .postalCode("GB")"#,
    messages: [
      "postal-code.character":
        "must be a postal code ({region}), such as {example}: no code has '{character}' at character {position}",
      "postal-code.character/place":
        "must be a postal code ({region}), such as {example}: there is {found} at character {position}",
      "postal-code.incomplete": "must be a postal code ({region}), such as {example}: its end is missing",
      "postal-code.too-long":
        "must be a postal code ({region}), such as {example}: it should end before character {position}",
    ],
    synonyms: ["plz", "post-code", "postal", "postcode", "zip", "zip-code", "zipcode"],
    examples: [
      .init(argument: "DE", valid: "10115", "01067"),
      .init(
        argument: "DE", invalid: ("1011", "postal-code.incomplete"), ("101155", "postal-code.too-long"),
        ("D-10115", "postal-code.character")),
      .init(argument: "GB", valid: "SW1A 1AA", "M1 1AE", "GIR 0AA"),
      .init(
        argument: "GB", invalid: ("sw1a 1aa", "postal-code.character"), ("SW1A", "postal-code.incomplete")),
      .init(argument: "US", valid: "94103", "94103-1234"),
      .init(argument: "US", invalid: ("94103-12", "postal-code.incomplete")),
      .init(argument: "NL", valid: "1012 AB"),
      .init(
        argument: "NL", invalid: ("0012 AB", "postal-code.character"), ("1012 SS", "postal-code.character")),
    ]
  ) { argument throws(RuleError) in .content(try PostalCodeStrategy(region: argument ?? "")) }
}

extension AutomatonTable {
  fileprivate static let postalCodes = AutomatonTable(PostalCodes.automata)
}
