internal import Bytes

/// A strategy that accepts a version number in the grammar of Semantic Versioning 2.0.0 ("Backus–Naur Form Grammar for
/// Valid SemVer Versions"): three numbers separated by dots, then optionally `-` and a pre-release, then optionally `+`
/// and a build.
///
/// Numbers have any size and no leading zeros. Numeric identifiers of a pre-release have no leading zeros
/// either; those of a build may have some. A preceding `v` is rejected.
///
/// ```swift
/// SemVerStrategy().verdict(on: "1.0.0-rc.1+build.5")        // .valid
/// SemVerStrategy().failure(of: "1.0.0-rc.01")?.code         // "semver.leading-zero"
/// ```
///
/// Codes: `semver.number-missing`, `semver.leading-zero`, `semver.identifier-missing` (`position`),
/// `semver.character` (`position`, `character`).
public struct SemVerStrategy: ByteValidationStrategy, Hashable {
  private static let dot = UInt8(ascii: ".")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var index = try endOfNumber(value, from: 0)
    for _ in 0..<2 {
      guard index < value.count else { throw .init("semver.number-missing", .position(index, in: value)) }
      guard value[index] == Self.dot else { throw .init("semver.character", .character(index, in: value)) }
      index = try endOfNumber(value, from: index + 1)
    }
    if index < value.count, value[index] == UInt8(ascii: "-") {
      index = try endOfIdentifiers(value, from: index + 1, isPrerelease: true)
    }
    if index < value.count, value[index] == UInt8(ascii: "+") {
      index = try endOfIdentifiers(value, from: index + 1, isPrerelease: false)
    }
    guard index == value.count else { throw .init("semver.character", .character(index, in: value)) }
  }

  private func endOfNumber(_ value: Span<UInt8>, from start: Int) throws(ValidationFailure) -> Int {
    var index = start
    while index < value.count, value[index].isDigit { index += 1 }
    guard index > start else {
      guard index < value.count, value[index] != Self.dot else {
        throw .init("semver.number-missing", .position(index, in: value))
      }
      throw .init("semver.character", .character(index, in: value))
    }
    try checkLeadingZero(value, start..<index)
    return index
  }

  private func endOfIdentifiers(
    _ value: Span<UInt8>, from first: Int, isPrerelease: Bool
  ) throws(ValidationFailure) -> Int {
    var index = first
    while true {
      let start = index
      var isNumber = true
      while index < value.count, let isDigit = kind(of: value[index]) {
        isNumber = isNumber && isDigit
        index += 1
      }
      guard index > start else {
        guard index < value.count, value[index] != Self.dot, value[index] != UInt8(ascii: "+") else {
          throw .init("semver.identifier-missing", .position(index, in: value))
        }
        throw .init("semver.character", .character(index, in: value))
      }
      if isPrerelease, isNumber { try checkLeadingZero(value, start..<index) }
      guard index < value.count, value[index] == Self.dot else { return index }
      index += 1
    }
  }

  /// Whether the byte is a digit; `nil` if an identifier cannot contain it.
  private func kind(of byte: UInt8) -> Bool? {
    if byte.isDigit { return true }
    return byte.isLetter || byte == UInt8(ascii: "-") ? false : nil
  }

  private func checkLeadingZero(_ value: Span<UInt8>, _ digits: Range<Int>) throws(ValidationFailure) {
    guard digits.count == 1 || value[digits.lowerBound] != UInt8(ascii: "0") else {
      throw .init("semver.leading-zero", .position(digits.lowerBound, in: value))
    }
  }
}

extension InputFieldValidationStrategy where Self == SemVerStrategy {
  /// A version of Semantic Versioning 2.0.0.
  public static var semver: SemVerStrategy { SemVerStrategy() }
}

extension CatalogEntry {
  static let semver = CatalogEntry(
    name: "semver", group: .network,
    summary: "A version number of Semantic Versioning 2.0.0.",
    swift: ".semver",
    messages: [
      "semver.number-missing":
        "must be a semantic version: of three numbers with dots between, one is missing at character {position}",
      "semver.leading-zero":
        "must be a semantic version: the number at character {position} has a leading zero",
      "semver.identifier-missing":
        "must be a semantic version: an identifier is required at character {position}",
      "semver.character":
        "must be a semantic version: character {position}, '{character}', is not allowed there",
    ],
    strategy: SemVerStrategy(),
    synonyms: ["version"],
    examples: [
      .init(valid: "1.0.0", "0.0.4", "1.0.0-alpha.1", "1.0.0-x-y-z.--", "1.0.0+001", "1.0.0-rc.1+build.5"),
      .init(
        invalid: ("1.0", "semver.number-missing"), ("1..0", "semver.number-missing"),
        ("01.0.0", "semver.leading-zero"), ("1.0.0-01", "semver.leading-zero"),
        ("1.0.0-", "semver.identifier-missing"), ("1.0.0-a..b", "semver.identifier-missing"),
        ("v1.0.0", "semver.character"), ("1.0.0.0", "semver.character")),
    ])
}
