internal import Bytes

/// A strategy that accepts a UUID as text: 8, 4, 4, 4 and 12 hexadecimal digits in either case, separated by hyphens.
///
/// RFC 9562, section 4. Unless a version is required, every version and variant is accepted, including the nil UUID
/// (section 5.9) and the max UUID (section 5.10). If a version, 1 to 8, is required, the version field must contain it
/// (section 4.2) and the variant field must be `10`, the variant of the RFC (section 4.1). Braces and `urn:uuid:` are
/// rejected.
///
/// ```swift
/// UUIDStrategy().verdict(on: "919108F7-52d1-4320-9bac-f847db4148a8")  // .valid
/// UUIDStrategy(version: 7).failure(of: "919108f7-52d1-4320-9bac-f847db4148a8")?.code  // "uuid.version"
/// ```
///
/// Codes: `uuid.malformed`, `uuid.character` (`position`, `character`), and with a version `uuid.version`
/// (`expected`, `actual`), `uuid.variant` (`position`, `character`).
public struct UUIDStrategy: ByteValidationStrategy, Hashable {
  /// The required version, or `nil` for any.
  public let version: Int?

  /// Creates a strategy that accepts any UUID.
  public init() {
    version = nil
  }

  /// Creates a strategy that accepts UUIDs of one version.
  ///
  /// - Precondition: The version is one of 1 to 8.
  public init(version: Int) {
    precondition(1...8 ~= version, "a version from 1 to 8")
    self.version = version
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard value.count == 36 else { throw .init("uuid.malformed") }
    let hyphen = UInt8(ascii: "-")
    guard value[8] == hyphen, value[13] == hyphen, value[18] == hyphen, value[23] == hyphen else {
      throw .init("uuid.malformed")
    }
    for index in 0..<36 where !value[index].isHexDigit {
      guard index == 8 || index == 13 || index == 18 || index == 23 else {
        throw .init("uuid.character", .character(index, in: value))
      }
    }
    guard let version else { return }
    guard Int(value[14]) - 0x30 == version else {
      let actual = Character(UnicodeScalar(value[14].lowercased))
      throw .init("uuid.version", ["expected": .integer(version), "actual": .text(String(actual))])
    }
    switch value[19].lowercased {
    case UInt8(ascii: "8"), UInt8(ascii: "9"), UInt8(ascii: "a"), UInt8(ascii: "b"): return
    default: throw .init("uuid.variant", .character(19, in: value))
    }
  }
}

extension InputFieldValidationStrategy where Self == UUIDStrategy {
  /// A UUID of any version.
  public static var uuid: UUIDStrategy { UUIDStrategy() }

  /// A UUID of that version, 1 to 8.
  public static func uuid(version: Int) -> UUIDStrategy { UUIDStrategy(version: version) }
}

extension CatalogEntry {
  static let uuid = CatalogEntry(
    name: "uuid", group: .network,
    summary: "A UUID, in either case (RFC 9562).",
    argument: .optional("VERSION", "1 to 8; any version and variant unless given"),
    swift: ".uuid, .uuid(version: 4)",
    messages: [
      "uuid.malformed": "must be a UUID: 8, 4, 4, 4 and 12 hexadecimal digits with hyphens between",
      "uuid.character": "must be a UUID: character {position}, '{character}', is not a hexadecimal digit",
      "uuid.version": "must be a UUID of version {expected}, has version {actual}",
      "uuid.variant": "must be a UUID of RFC 9562: character {position}, '{character}', must be 8, 9, a or b",
    ],
    synonyms: ["guid"],
    examples: [
      .init(
        valid: "919108f7-52d1-4320-9bac-f847db4148a8", "00000000-0000-0000-0000-000000000000",
        "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"),
      .init(
        invalid: ("919108f752d143209bacf847db4148a8", "uuid.malformed"),
        ("{919108f7-52d1-4320-9bac-f847db4148a8}", "uuid.malformed"),
        ("919108f7-52d1-4320-9bac-f847db4148ag", "uuid.character")),
      .init(argument: "4", valid: "919108f7-52d1-4320-9bac-f847db4148a8"),
      .init(
        argument: "4", invalid: ("017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "uuid.version"),
        ("919108f7-52d1-4320-cbac-f847db4148a8", "uuid.variant"),
        ("00000000-0000-0000-0000-000000000000", "uuid.version")),
      .init(argument: "7", valid: "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(UUIDStrategy()) }
    guard let version = Int(digits: argument), 1...8 ~= version, argument.utf8.count == 1 else {
      throw .malformedArgument(argument, expected: "a version from 1 to 8", of: "uuid")
    }
    return .content(UUIDStrategy(version: version))
  }
}
