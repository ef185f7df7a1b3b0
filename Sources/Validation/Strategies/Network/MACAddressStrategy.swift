internal import Bytes

/// A strategy that accepts a MAC address, an EUI-48 or an EUI-64: hexadecimal pairs separated by `-` or `:`,
/// the same throughout, or groups of four digits separated by dots.
///
/// IEEE Std 802, section 8.1, and RFC 9542, section 2.1, for pairs (`00-00-5E-00-53-01`); the dotted notation
/// (`0000.5e00.5301`) is that of network equipment. Letters may be in either case. There are six or eight
/// pairs, or three or four groups; digits without separators are rejected.
///
/// ```swift
/// MACAddressStrategy().verdict(on: "00-00-5E-00-53-01")         // .valid
/// MACAddressStrategy(.eui64).verdict(on: "0000.5eff.fe00.5301") // .valid
/// MACAddressStrategy().failure(of: "00:00-5E:00:53:01")?.code   // "mac.mixed-separators"
/// ```
///
/// Codes: `mac.character` (`position`, `character`), `mac.mixed-separators` (`position`), `mac.group-length`
/// (`expected`, `position`), `mac.group-count` (`expected`, `actual`).
public struct MACAddressStrategy: ByteValidationStrategy, Hashable {
  /// The length of an address; the raw value is its number of bits.
  public enum Length: String, Sendable, CaseIterable {
    /// 48 bits.
    case eui48 = "48"
    /// 64 bits.
    case eui64 = "64"

    var bits: Int { self == .eui48 ? 48 : 64 }
  }

  /// The length of the addresses, or `nil` for both.
  public let length: Length?

  /// Creates a strategy that accepts addresses of one length, by default of both.
  public init(_ length: Length? = nil) {
    self.length = length
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var separator: UInt8?
    var groups = 0
    var start = 0
    for index in 0...value.count {
      if index < value.count {
        let byte = value[index]
        if byte.isHexDigit { continue }
        guard Self.isSeparator(byte) else {
          throw ValidationFailure("mac.character", .character(index, in: value))
        }
        guard byte == separator ?? byte else {
          throw ValidationFailure("mac.mixed-separators", .position(index, in: value))
        }
        separator = byte
      }
      let digits = separator == UInt8(ascii: ".") ? 4 : 2
      guard index - start == digits else {
        let isBare = separator == nil && index == value.count && index > 2
        throw ValidationFailure(
          "mac.group-length",
          ["expected": .integer(digits)] + .position(start, in: value) + (isBare ? ["variant": "none"] : [:]))
      }
      groups += 1
      start = index + 1
    }
    let bits = separator == UInt8(ascii: ".") ? 16 : 8
    guard groups * bits == 48 && length != .eui64 || groups * bits == 64 && length != .eui48 else {
      let allowed = length.map { [$0] } ?? Length.allCases
      let expected = ParameterValue.numbers(allowed.map { $0.bits / bits })
      throw ValidationFailure("mac.group-count", ["expected": expected, "actual": .integer(groups)])
    }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }
}

extension InputFieldValidationStrategy where Self == MACAddressStrategy {
  /// A MAC address, `00-00-5E-00-53-01`.
  public static var macAddress: MACAddressStrategy { MACAddressStrategy() }

  /// A MAC address of one length.
  public static func macAddress(_ length: MACAddressStrategy.Length) -> MACAddressStrategy {
    MACAddressStrategy(length)
  }
}

extension CatalogEntry {
  static let macAddress = CatalogEntry(
    name: "mac", group: .network,
    summary: "A MAC address of 48 or 64 bits: pairs with - or : between, or groups of four with dots.",
    argument: .optional("BITS", "48 or 64 for the one length; both unless given"),
    swift: ".macAddress, .macAddress(.eui48)",
    messages: [
      "mac.character":
        "must be a MAC address: character {position}, '{character}', is neither a hexadecimal digit nor a separator",
      "mac.mixed-separators":
        "must be a MAC address: the separator at character {position} differs from the one before it",
      "mac.group-length":
        "must be a MAC address: the group at character {position} must have {expected} digits",
      "mac.group-length/none": "must be a MAC address: it has no separators, as in 00:00:5e:00:53:01",
      "mac.group-count":
        "must be a MAC address of {expected} groups of digits, has {actual}",
    ],
    synonyms: ["mac-address"],
    examples: [
      .init(valid: "00-00-5E-00-53-01", "00:00:5e:00:53:01", "0000.5e00.5301", "02-00-5E-10-00-00-00-01"),
      .init(
        invalid: ("00:00-5E:00:53:01", "mac.mixed-separators"), ("00:00:5E:00:53", "mac.group-count"),
        ("0:0:5E:0:53:1", "mac.group-length"), ("00005E005301", "mac.group-length"),
        ("00:00:5G:00:53:01", "mac.character"), ("00:00:5E:00:53:", "mac.group-length")),
      .init(argument: "48", valid: "00-00-5E-00-53-01"),
      .init(argument: "48", invalid: ("02-00-5E-10-00-00-00-01", "mac.group-count")),
      .init(argument: "64", valid: "0200.5e10.0000.0001"),
      .init(argument: "64", invalid: ("0000.5e00.5301", "mac.group-count")),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(MACAddressStrategy()) }
    return .content(MACAddressStrategy(try MACAddressStrategy.Length(argument: argument, of: "length")))
  }
}
