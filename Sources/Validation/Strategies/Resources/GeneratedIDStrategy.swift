internal import Bytes

/// A strategy that accepts an identifier as programs generate them, by the name of its scheme.
///
/// ```swift
/// GeneratedIDStrategy(.nanoid).verdict(on: "V1StGXR8_Z5jdHi6B-myT")       // .valid
/// GeneratedIDStrategy(.mongodb).failure(of: "507f1f77bcf86cd79943901")?.code  // "generated-id.length"
/// ```
///
/// Codes: `generated-id.character` (`scheme`, `position`, `character`), `generated-id.length` (`scheme`, `expected`, `actual`),
/// `generated-id.too-large` (`scheme`, `maximum`).
public struct GeneratedIDStrategy: ByteValidationStrategy, Hashable {
  /// The scheme.
  public let scheme: GeneratedIDScheme

  /// Creates the strategy of a scheme.
  public init(_ scheme: GeneratedIDScheme) { self.scheme = scheme }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let form = scheme.form
    for index in 0..<value.count {
      let isAllowed =
        form.characters.contains(value[index])
        && (index > 0 || form.first.contains(value[index]))
        && (index < form.lengths.upperBound - 1 || form.last.contains(value[index]))
      guard isAllowed else {
        var parameters = FailureParameters.character(index, in: value)
        parameters["scheme"] = .text(scheme.title)
        throw .init("generated-id.character", parameters)
      }
    }
    guard form.lengths.contains(value.count) else {
      let (least, most) = (form.lengths.lowerBound, form.lengths.upperBound)
      throw .init(
        "generated-id.length",
        [
          "scheme": .text(scheme.title), "expected": .text(least == most ? "\(most)" : "\(least)–\(most)"),
          "actual": .integer(value.count),
        ])
    }
    guard let maximum = form.maximum, maximum.span.isBefore(value) else { return }
    throw .init(
      "generated-id.too-large",
      ["scheme": .text(scheme.title), "maximum": .text(String(decoding: maximum, as: UTF8.self))])
  }
}

extension Span<UInt8> {
  /// Whether the bytes, as many as the others, are before them in their order.
  fileprivate func isBefore(_ other: Span<UInt8>) -> Bool {
    for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
      return self[index] < other[index]
    }
    return false
  }
}

extension InputFieldValidationStrategy where Self == GeneratedIDStrategy {
  /// An identifier of a scheme.
  public static func generatedID(_ scheme: GeneratedIDScheme) -> GeneratedIDStrategy {
    GeneratedIDStrategy(scheme)
  }
}

extension CatalogEntry {
  static let generatedID = CatalogEntry(
    name: "generated-id", group: .network,
    summary: "An identifier as programs generate them, by the name of its scheme.",
    argument: .required(
      "SCHEME",
      """
      cuid (c and 24 digits of base 36), cuid2 (a letter and 1 to 31 of them), ksuid (27 of base 62), \
      mongodb (24 hexadecimal ones), nanoid (21 of base 64url) or xid (20 of base 32hex)
      """),
    swift: ".generatedID(.nanoid)",
    messages: [
      "generated-id.character":
        "must be an identifier of type {scheme}: character {position}, '{character}', is not allowed there",
      "generated-id.length":
        "must be an identifier of type {scheme} with {expected} characters, has {actual}",
      "generated-id.too-large": "must be an identifier of type {scheme}, the largest of which is {maximum}",
    ],
    synonyms: ["cuid", "cuid2", "ksuid", "mongo-id", "mongodb-id", "nanoid", "object-id", "objectid", "xid"],
    examples: [
      .init(argument: "nanoid", valid: "V1StGXR8_Z5jdHi6B-myT"),
      .init(
        argument: "nanoid", invalid: ("V1StGXR8_Z5jdHi6B-my", "generated-id.length"),
        ("V1StGXR8 Z5jdHi6B-myT", "generated-id.character")),
      .init(argument: "mongodb", valid: "507f1f77bcf86cd799439011"),
      .init(argument: "ksuid", valid: "0ujtsYcgvSTl8PAuAdqWYSMnLOv", "aWgEPTl1tmebfsQzFP4bxwgy80V"),
      .init(argument: "ksuid", invalid: ("aWgEPTl1tmebfsQzFP4bxwgy80W", "generated-id.too-large")),
      .init(argument: "xid", valid: "9m4e2mr0ui3e8a215n4g"),
      .init(argument: "xid", invalid: ("9m4e2mr0ui3e8a215n4h", "generated-id.character")),
      .init(argument: "cuid", valid: "cjld2cjxh0000qzrmn831i7rn"),
      .init(argument: "cuid2", valid: "tz4a98xxat96iws9zmbrgj3a"),
    ]
  ) { argument throws(RuleError) in
    .content(GeneratedIDStrategy(try GeneratedIDScheme(argument: argument ?? "", of: "scheme")))
  }
}
