internal import Bytes

/// A strategy that accepts a ULID: 26 characters of Crockford's base 32, in either case, for a number below 2^128.
///
/// The ULID specification, "Encoding": digits and letters without I, L, O and U. The first one is at most 7,
/// because the number would otherwise exceed 128 bits ("Overflow Errors when Parsing Base32 Strings").
///
/// ```swift
/// ULIDStrategy().verdict(on: "01ARZ3NDEKTSV4RRFFQ69G5FAV")        // .valid
/// ULIDStrategy().failure(of: "81ARZ3NDEKTSV4RRFFQ69G5FAV")?.code  // "ulid.too-large"
/// ```
///
/// Codes: `ulid.character` (`position`, `character`), `ulid.length` (`expected`, `actual`), `ulid.too-large`.
public struct ULIDStrategy: ByteValidationStrategy, Hashable {
  private static let alphabet = ByteSet("0123456789ABCDEFGHJKMNPQRSTVWXYZabcdefghjkmnpqrstvwxyz")

  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    for index in 0..<value.count where !Self.alphabet.contains(value[index]) {
      throw .init("ulid.character", .character(index, in: value))
    }
    guard value.count == 26 else {
      throw .init("ulid.length", ["expected": 26, "actual": .integer(value.count)])
    }
    guard value[0] <= UInt8(ascii: "7") else { throw .init("ulid.too-large") }
  }
}

extension InputFieldValidationStrategy where Self == ULIDStrategy {
  /// A ULID.
  public static var ulid: ULIDStrategy { ULIDStrategy() }
}

extension CatalogEntry {
  static let ulid = CatalogEntry(
    name: "ulid", group: .network,
    summary: "A ULID: 26 characters of Crockford's base 32, in either case.",
    swift: ".ulid",
    messages: [
      "ulid.character": "must be a ULID: character {position}, '{character}', is not in its alphabet",
      "ulid.length": "must be a ULID of {expected} characters, has {actual}",
      "ulid.too-large": "must be a ULID: its first character must be at most 7",
    ],
    strategy: ULIDStrategy(),
    examples: [
      .init(
        valid: "01ARZ3NDEKTSV4RRFFQ69G5FAV", "01arz3ndektsv4rrffq69g5fav", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"),
      .init(
        invalid: ("81ARZ3NDEKTSV4RRFFQ69G5FAV", "ulid.too-large"),
        ("01ARZ3NDEKTSV4RRFFQ69G5FA", "ulid.length"),
        ("01ARZ3NDEKTSV4RRFFQ69G5FAU", "ulid.character")),
    ])
}
