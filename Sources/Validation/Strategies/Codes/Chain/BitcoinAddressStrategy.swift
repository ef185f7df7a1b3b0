internal import Bytes

/// A strategy that accepts an address of Bitcoin with its checksum.
///
/// - Base58Check: a version byte, twenty bytes and the first four bytes of the double SHA-256 of these; on the main network version 0
///   (`1…`) and 5 (`3…`), on the test networks 111 (`m…`, `n…`) and 196 (`2…`).
/// - Bech32 (BIP 173) for version 0 of a witness, Bech32m (BIP 350) for versions 1 to 16: `bc1…`, on the test networks `tb1…`; all in
///   one case.
///
/// ```swift
/// BitcoinAddressStrategy().verdict(on: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2")        // .valid
/// BitcoinAddressStrategy().failure(of: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3")?.code  // "bitcoin.checksum"
/// ```
///
/// Codes: `bitcoin.structure`, `bitcoin.network`, `bitcoin.checksum`.
public struct BitcoinAddressStrategy: ByteValidationStrategy, Hashable {
  /// The networks of addresses; the raw value is the name in rules.
  public enum Network: String, Sendable, CaseIterable {
    /// The main network.
    case main
    /// The test networks.
    case test
    /// The main and the test networks.
    case any
  }

  /// The network of the addresses.
  public let network: Network

  /// Creates a strategy that accepts the addresses of a network.
  public init(_ network: Network = .main) {
    self.network = network
  }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    let isBech32 = value.count > 3 && value[2] == UInt8(ascii: "1") && value[0].isLetter && value[1].isLetter
    guard isBech32 else { return try checkBase58(value) }
    let isTest: Bool
    switch (value[0] | 0x20, value[1] | 0x20) {
    case (UInt8(ascii: "b"), UInt8(ascii: "c")): isTest = false
    case (UInt8(ascii: "t"), UInt8(ascii: "b")): isTest = true
    default: return try checkBase58(value)
    }
    var address = WitnessAddress()
    guard address.read(value) else { throw ValidationFailure("bitcoin.structure") }
    guard address.isValid else { throw ValidationFailure("bitcoin.checksum") }
    try require(isTest: isTest)
  }

  private func checkBase58(_ value: Span<UInt8>) throws(ValidationFailure) {
    guard 26...35 ~= value.count, let bytes = Base58.decoded(value) else {
      throw ValidationFailure("bitcoin.structure")
    }
    let digest = SHA256(bytes, count: 21).again
    guard (0..<4).allSatisfy({ bytes[21 + $0] == digest[$0] }) else {
      throw ValidationFailure("bitcoin.checksum")
    }
    switch bytes[0] {
    case 0, 5: try require(isTest: false)
    case 111, 196: try require(isTest: true)
    default: throw ValidationFailure("bitcoin.network")
    }
  }

  private func require(isTest: Bool) throws(ValidationFailure) {
    guard network == .any || isTest == (network == .test) else { throw ValidationFailure("bitcoin.network") }
  }
}

extension InputFieldValidationStrategy where Self == BitcoinAddressStrategy {
  /// An address of the main network of Bitcoin.
  public static var bitcoin: BitcoinAddressStrategy { BitcoinAddressStrategy() }

  /// An address of that network of Bitcoin.
  public static func bitcoin(_ network: BitcoinAddressStrategy.Network) -> BitcoinAddressStrategy {
    BitcoinAddressStrategy(network)
  }
}

extension CatalogEntry {
  static let bitcoin = CatalogEntry(
    name: "bitcoin", group: .codes,
    summary: "An address of Bitcoin, in Base58Check, Bech32 or Bech32m, with its checksum.",
    argument: .optional("NETWORK", "main (default), test or any"),
    swift: ".bitcoin, .bitcoin(.any)",
    messages: [
      "bitcoin.structure": "must be a Bitcoin address, in Base58 or Bech32",
      "bitcoin.network": "must be a Bitcoin address of another network",
      "bitcoin.checksum": "must be a Bitcoin address: its checksum is wrong",
    ],
    synonyms: ["bech32", "btc", "btc-address"],
    examples: [
      .init(valid: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"),
      .init(
        invalid: ("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3", "bitcoin.checksum"),
        ("1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN0", "bitcoin.structure"),
        ("tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", "bitcoin.network")),
      .init(
        argument: "test", valid: "tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx",
        "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn"),
    ]
  ) { argument throws(RuleError) in
    guard let argument else { return .content(BitcoinAddressStrategy()) }
    return .content(BitcoinAddressStrategy(try .init(argument: argument, of: "network")))
  }
}
