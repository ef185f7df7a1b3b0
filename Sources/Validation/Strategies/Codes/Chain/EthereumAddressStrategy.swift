internal import Bytes

/// A strategy that accepts an address of Ethereum: `0x` and forty hexadecimal digits, whose case is a checksum.
///
/// EIP-55: if the letters are in both cases, a letter is upper case where the digit of the Keccak-256 of the lower-case address at its
/// place is at least 8. Letters in one case have no checksum.
///
/// ```swift
/// EthereumAddressStrategy().verdict(on: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")        // .valid
/// EthereumAddressStrategy().failure(of: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD")?.code  // "ethereum.checksum"
/// ```
///
/// Codes: `ethereum.structure` (`position`), `ethereum.checksum`.
public struct EthereumAddressStrategy: ByteValidationStrategy, Hashable {
  /// Creates the strategy, which has no parameters.
  public init() {}

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    var digits = InlineArray<64, UInt8>(repeating: 0)
    var (hasUpper, hasLower) = (false, false)
    for index in 0..<min(value.count, 42) {
      let isMet =
        switch index {
        case 0: value[0] == UInt8(ascii: "0")
        case 1: value[1] == UInt8(ascii: "x")
        default: value[index].isHexDigit
        }
      guard isMet else { throw ValidationFailure("ethereum.structure", .position(index, in: value)) }
      guard index > 1 else { continue }
      let isLetter = value[index].isLetter
      hasUpper = hasUpper || isLetter && value[index].isUppercase
      hasLower = hasLower || isLetter && !value[index].isUppercase
      digits[index - 2] = isLetter ? value[index] | 0x20 : value[index]
    }
    guard value.count == 42 else {
      throw ValidationFailure("ethereum.structure", .position(min(value.count, 42), in: value))
    }
    guard hasUpper, hasLower else { return }
    let digest = Keccak256(digits, count: 40)
    for index in 0..<40 where value[index + 2].isLetter {
      let digit = index.isMultiple(of: 2) ? digest[index / 2] >> 4 : digest[index / 2] & 15
      guard value[index + 2].isUppercase == (digit >= 8) else { throw ValidationFailure("ethereum.checksum") }
    }
  }
}

extension InputFieldValidationStrategy where Self == EthereumAddressStrategy {
  /// An address of Ethereum.
  public static var ethereum: EthereumAddressStrategy { EthereumAddressStrategy() }
}

extension CatalogEntry {
  static let ethereum = CatalogEntry(
    name: "ethereum", group: .codes,
    summary: "An address of Ethereum, whose letters in both cases are a checksum (EIP-55).",
    swift: ".ethereum",
    messages: [
      "ethereum.structure":
        "must be an Ethereum address of 0x and 40 hexadecimal digits: it is malformed at character {position}",
      "ethereum.checksum": "must be an Ethereum address: the case of its letters is wrong",
    ],
    strategy: EthereumAddressStrategy(),
    synonyms: ["eip-55", "eth", "eth-address"],
    examples: [
      .init(
        valid: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed"),
      .init(
        invalid: ("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD", "ethereum.checksum"),
        ("5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed", "ethereum.structure"),
        ("0x5aAeb6053F", "ethereum.structure")),
    ])
}
